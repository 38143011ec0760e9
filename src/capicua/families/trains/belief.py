"""Inference about the hidden tiles from draws, passes, stops and the opening.

The tiles that a seat takes from the boneyard at one time form a batch (``core.inference.clauses``).
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from capicua.core.bot_interfaces import Belief
from capicua.core.inference.clauses import Batch, Batches, kind_of, seat_of
from capicua.core.inference.sampling import Unknowns
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import BIT_OF, WORD_OF, double_of
from capicua.families.trains.arms import NO_NUMBER
from capicua.families.trains.rules import HOLDS, LACKS, R, TrainsRound

BONEYARD: Final = 0
"""The place of the boneyard; the batches follow the places outside, seat by seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory(Batches, Generic[R]):
    """The batches of every seat, read from the laid tiles and the proofs."""

    def __init__(self, state: R, outside: int = BONEYARD + 1) -> None:
        super().__init__(state, state.game.tiles, hidden_tiles(state), outside)
        self.state: R = state
        if not state.is_over:
            self.begin()
            self.read(state.proofs, state.arms.laid_count)
            self.read_the_moment()
        self.settle()

    # -- implemented by every game -------------------------------------------------------------

    def taken(self, kind: int, meant: int) -> Batch:
        """Return the batch taken according to a proof of a kind that the game defines."""
        raise NotImplementedError

    def read_the_moment(self) -> None:
        """Process the evidence of the current turn."""
        raise NotImplementedError

    # -- reading the round -----------------------------------------------------------------------

    def begin(self) -> None:
        """Start with each seat's first-hand tiles that are not known to be laid."""
        state = self.state
        arms = state.arms
        rooms = [int(count) for count in state.hands.counts]
        for index in range(arms.laid_count):
            seat = arms.seat_at(index)
            if seat >= 0 and not arms.was_drawn(index):
                rooms[seat] += 1
        for code in state.proofs:
            if kind_of(code) not in (LACKS, HOLDS):
                rooms[seat_of(code)] -= self.taken(kind_of(code), 0).room
        self.batches = [[Batch(room)] for room in rooms]

    def prove(self, kind: int, seat: int, meant: int) -> None:
        """Process a proof: tiles lacked, held or taken."""
        if kind == LACKS:
            self.bar(seat, meant)
        elif kind == HOLDS:
            self.claim(seat, meant)
        else:
            self.batches[seat].append(self.taken(kind, meant))

    def lay(self, index: int) -> None:
        """Remove a laid tile from a batch of its seat, unless it had just been drawn."""
        arms = self.state.arms
        seat = arms.seat_at(index)
        tile = arms.tile_at(index)
        if seat >= 0 and not arms.was_drawn(index):
            self.take(tile, seat)
        self.laid |= 2**tile

    # -- results ---------------------------------------------------------------------------------

    def unknowns(self) -> Unknowns:
        """Return the places of the hidden tiles, and the clauses."""
        return self.unknowns_besides([int(self.state.stock.left)])

    def put(self, state: R, tile: int, seat: int, row: int) -> None:
        """Put a tile of a batch into its seat's hand, whose count already includes it."""
        hands = state.hands
        hands.bits[seat * hands.width + WORD_OF[tile]] |= BIT_OF[tile]


@mypyc_attr(allow_interpreted_subclasses=True)
class TrainsBelief(Belief[R], Generic[R]):
    """Inference about the hidden tiles, computed once for each state."""

    def remember(self, state: R) -> Memory[R]:
        """Return the viewer's record of the round. Every game."""
        raise NotImplementedError

    def memory_of(self, state: R) -> Memory[R]:
        """Return the record for this state, shared by all deals sampled from it."""
        memory = state.memory
        if memory is None or not memory.is_of(state):
            memory = self.remember(state)
            state.memory = memory
        assert isinstance(memory, Memory)
        return memory

    def unknowns(self, state: R) -> Unknowns:
        """Return the tiles whose place the viewer does not know, and where each may be."""
        return self.memory_of(state).unknowns()

    def fill_in(self, state: R, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put the hidden tiles into the hands and, shuffled, into the boneyard.

        Laid tiles stay where they are.
        """
        memory = self.memory_of(state)
        boneyard: list[int] = []
        hidden = set(memory.hidden)
        for tile, place in zip(tiles, places, strict=True):
            if tile not in hidden:
                continue
            if place == BONEYARD:
                boneyard.append(tile)
            elif place >= memory.outside:
                seat, row = memory.batch_at(place)
                memory.put(state, tile, seat, row)
        state.stock.imagine(boneyard, rng)


def hidden_tiles(state: TrainsRound) -> list[int]:
    """Return the tiles neither on the table nor in a hand known to this state."""
    arms = state.arms
    known = {arms.tile_at(index) for index in range(arms.laid_count)}
    if arms.centre != NO_NUMBER:
        known.add(int(double_of(arms.centre)))
    for seat in range(state.players):
        known.update(state.hands.tiles(seat))
    return [tile for tile in range(state.game.tiles) if tile not in known]
