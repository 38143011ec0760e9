"""Where the hidden tiles may be: what draws, passes, stops and the opening prove.

What a seat took from the boneyard at a time is a batch (``core.batches``). Three things are
clauses: who stops after a 14 could have gone on, who is to place a tile can, and while the
boneyard is empty somebody can.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.batches import Batch, Batches, kind_of, seat_of
from capicua.core.chance import Rng
from capicua.core.seats import NOBODY
from capicua.core.tile import BIT_OF, WORD, WORD_OF, tiles_in
from capicua.core.worlds import Unknowns
from capicua.games.super_dominos.turns import GETS_ONE, GETS_TWO, LACKS, TURN

if TYPE_CHECKING:
    from capicua.games.super_dominos.round import SuperRound

BONEYARD: Final = 0
LEFT_OUT: Final = 1
"""The place of tiles that a position does not list; the batches follow, seat by seat."""
BATCHES: Final = 2


def unknowns(state: SuperRound) -> Unknowns:
    """Where the tiles may be that the viewer cannot place."""
    return memory_of(state).unknowns()


def fill_in(state: SuperRound, tiles: list[int], places: list[int], rng: Rng) -> None:
    """Puts the hidden tiles in the hands and, shuffled, in the boneyard."""
    memory_of(state).fill_in(state, tiles, places, rng)


def memory_of(state: SuperRound) -> Memory:
    """What the viewer remembers of the round; read once for all worlds of one moment."""
    memory = state.memory
    if memory is None or not memory.is_of(state):
        memory = Memory(state)
        state.memory = memory
    return memory


@final
class Memory(Batches):
    """The batches of every seat, read from the laid tiles and the events between them."""

    def __init__(self, state: SuperRound) -> None:
        super().__init__(state, state.tiles, _hidden_tiles(state), BATCHES)
        self.state: SuperRound = state
        if not state.is_over:
            self._begin()
            self.read(state.events, state.legs.laid_count)
            self._read_the_moment()
        self.settle()

    # -- reading the hand --------------------------------------------------------------------

    def _begin(self) -> None:
        """How many tiles of their first hand the seats have not been known to lay."""
        state = self.state
        rooms = [int(count) for count in state.counts]
        for index in range(state.legs.laid_count):
            seat = int(state.legs.laid[index] >> 11) - 1
            if seat >= 0:
                rooms[seat] += 1
        for code in state.events:
            kind = kind_of(code)
            if kind in (GETS_ONE, GETS_TWO):
                rooms[seat_of(code)] -= kind + 1
        self.batches = [[Batch(room)] for room in rooms]

    def _read_the_moment(self) -> None:
        """Who is to place a tile can; at the start of a turn without boneyard, somebody can."""
        state = self.state
        numbers, doubles = state.meant()
        meant = self.meant(int(numbers), int(doubles))
        if state.phase != TURN:
            self.claim(int(state.turn), meant)
        elif state.stock == 0 and not (state.viewer >= 0 and state.can_place(state.viewer)):
            self.claim(NOBODY, meant)

    def prove(self, kind: int, seat: int, meant: int) -> None:
        """What was taken, what is lacked, or what is held."""
        if kind in (GETS_ONE, GETS_TWO):
            self.batches[seat].append(Batch(kind + 1))
        elif kind == LACKS:
            self.bar(seat, meant)
        else:
            self.claim(seat, meant)

    def lay(self, index: int) -> None:
        """A tile that a seat laid leaves its hand."""
        entry = self.state.legs.laid[index]
        seat = int(entry >> 11) - 1
        if seat >= 0:
            self.take(int(entry & 255), seat)
            self.laid |= 2 ** int(entry & 255)

    # -- what comes of it --------------------------------------------------------------------

    def unknowns(self) -> Unknowns:
        """The places of the hidden tiles, and the clauses."""
        found = self.unknowns_besides([int(self.state.stock), 0])
        found.rooms[LEFT_OUT] = len(found.tiles) - sum(found.rooms)
        return found

    def fill_in(self, state: SuperRound, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Puts each tile in its place; laid ones are where they are."""
        boneyard: list[int] = []
        hidden = set(self.hidden)
        for tile, place in zip(tiles, places, strict=True):
            if tile not in hidden or place == LEFT_OUT:
                continue
            if place == BONEYARD:
                boneyard.append(tile)
                continue
            seat, _ = self.batch_at(place)
            state.hands[seat * state.words + WORD_OF[tile]] |= BIT_OF[tile]
        state.boneyard = vec[i64](boneyard)
        rng.shuffle(state.boneyard)


def _hidden_tiles(state: SuperRound) -> list[int]:
    """The tiles neither on the table nor in a hand that this state knows."""
    known = {int(state.legs.laid[index] & 255) for index in range(state.legs.laid_count)}
    for index in range(len(state.hands)):
        known.update(tiles_in(state.hands[index], index % state.words * WORD))
    return [tile for tile in range(state.tiles) if tile not in known]
