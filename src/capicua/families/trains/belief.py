"""Where the hidden tiles may be: what draws, passes, stops and the opening prove.

What a seat took from the boneyard at a time is a batch of its own (``core.batches``).
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from capicua.core.batches import Batch, Batches, kind_of, seat_of
from capicua.core.chance import Rng
from capicua.core.knowing import Belief
from capicua.core.tile import BIT_OF, WORD_OF, double_of
from capicua.core.worlds import Unknowns
from capicua.families.trains.arms import NO_NUMBER
from capicua.families.trains.rules import HOLDS, LACKS, TrainsRound

BONEYARD: Final = 0
"""The place of the boneyard; the batches follow those outside, seat by seat."""

R = TypeVar("R", bound=TrainsRound)


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory(Batches, Generic[R]):
    """The batches of every seat, read from the laid tiles and the proofs between them."""

    def __init__(self, state: R, outside: int = BONEYARD + 1) -> None:
        super().__init__(state, state.game.tiles, hidden_tiles(state), outside)
        self.state: R = state
        if not state.is_over:
            self.begin()
            self.read(state.proofs, state.arms.laid_count)
            self.read_the_moment()
        self.settle()

    # -- what every game writes ----------------------------------------------------------------

    def taken(self, kind: int, meant: int) -> Batch:
        """Return the tiles that a proof of one of the game's own kinds says were taken."""
        raise NotImplementedError

    def read_the_moment(self) -> None:
        """Take in what can be told of the turn as it stands."""
        raise NotImplementedError

    # -- reading the round -----------------------------------------------------------------------

    def begin(self) -> None:
        """Begin with how many tiles of their first hands the seats are not known to have laid."""
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
        """Take in what is lacked, what is held, or what was taken."""
        if kind == LACKS:
            self.bar(seat, meant)
        elif kind == HOLDS:
            self.claim(seat, meant)
        else:
            self.batches[seat].append(self.taken(kind, meant))

    def lay(self, index: int) -> None:
        """Take a laid tile out of a batch of its seat, unless it was drawn only then."""
        arms = self.state.arms
        seat = arms.seat_at(index)
        tile = arms.tile_at(index)
        if seat >= 0 and not arms.was_drawn(index):
            self.take(tile, seat)
        self.laid |= 2**tile

    # -- what comes of it ------------------------------------------------------------------------

    def unknowns(self) -> Unknowns:
        """Return the places of the hidden tiles, and the clauses."""
        return self.unknowns_besides([int(self.state.stock.left)])

    def fill_in(self, state: R, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put each tile in its place; laid ones are where they are."""
        boneyard: list[int] = []
        hidden = set(self.hidden)
        for tile, place in zip(tiles, places, strict=True):
            if tile not in hidden:
                continue
            if place == BONEYARD:
                boneyard.append(tile)
            elif place >= self.outside:
                seat, row = self.batch_at(place)
                self.put(state, tile, seat, row)
        state.stock.imagine(boneyard, rng)

    def put(self, state: R, tile: int, seat: int, row: int) -> None:
        """Put a tile of a batch into its seat's hand, which counts it already."""
        hands = state.hands
        hands.bits[seat * hands.width + WORD_OF[tile]] |= BIT_OF[tile]


@mypyc_attr(allow_interpreted_subclasses=True)
class TrainsBelief(Belief[R], Generic[R]):
    """What a seat can infer about the hidden tiles, computed once for each moment."""

    def remember(self, state: R) -> Memory[R]:
        """Return what the viewer remembers of the round. Every game."""
        raise NotImplementedError

    def memory_of(self, state: R) -> Memory[R]:
        """Return the memory of this moment, which all its worlds share."""
        memory = state.memory
        if memory is None or not memory.is_of(state):
            memory = self.remember(state)
            state.memory = memory
        assert isinstance(memory, Memory)
        return memory

    def unknowns(self, state: R) -> Unknowns:
        """Return where the tiles may be that the viewer cannot place."""
        return self.memory_of(state).unknowns()

    def fill_in(self, state: R, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put the hidden tiles in the hands and, shuffled, in the boneyard."""
        self.memory_of(state).fill_in(state, tiles, places, rng)


def hidden_tiles(state: TrainsRound) -> list[int]:
    """Return the tiles neither on the table nor in a hand that this state knows."""
    arms = state.arms
    known = {arms.tile_at(index) for index in range(arms.laid_count)}
    if arms.centre != NO_NUMBER:
        known.add(int(double_of(arms.centre)))
    for seat in range(state.players):
        known.update(state.hands.tiles(seat))
    return [tile for tile in range(state.game.tiles) if tile not in known]
