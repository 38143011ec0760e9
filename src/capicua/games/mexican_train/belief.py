"""Where the hidden tiles may be: what draws, passes, stops and the opening prove.

Each tile that a seat drew and kept is a batch of its own (``core.batches``), and it fits, or
does not fit, the trains of that moment. Whoever stops a series or leaves a double that
needed no cover could have gone on: some tile of the hand of that moment fits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.batches import Batch, Batches, kind_of, seat_of
from capicua.core.chance import Rng
from capicua.core.tile import BIT_OF, WORD, WORD_OF, double_of, tiles_in
from capicua.core.worlds import Unknowns
from capicua.games.mexican_train.trains import DRAWN, HOLDS, LACKS, MISSED, OPTIONAL, SERIES

if TYPE_CHECKING:
    from capicua.games.mexican_train.round import TrainRound

BONEYARD: Final = 0
"""The place of the boneyard; the batches follow, seat by seat."""


def unknowns(state: TrainRound) -> Unknowns:
    """Where the tiles may be that the viewer cannot place."""
    return memory_of(state).unknowns()


def fill_in(state: TrainRound, tiles: list[int], places: list[int], rng: Rng) -> None:
    """Puts the hidden tiles in the hands and, shuffled, in the boneyard."""
    memory_of(state).fill_in(state, tiles, places, rng)


def memory_of(state: TrainRound) -> Memory:
    """What the viewer remembers of the round; read once for all worlds of one moment."""
    memory = state.memory
    if memory is None or not memory.is_of(state):
        memory = Memory(state)
        state.memory = memory
    return memory


@final
class Memory(Batches):
    """The batches of every seat, read from the plays and the proofs between them."""

    def __init__(self, state: TrainRound) -> None:
        super().__init__(state, state.tiles, _hidden_tiles(state), BONEYARD + 1)
        self.state: TrainRound = state
        if not state.is_over:
            self._begin()
            self.read(state.proofs, state.trains.laid_count)
            self._read_the_moment()
        self.settle()

    # -- reading the round -------------------------------------------------------------------

    def _begin(self) -> None:
        """How many tiles of their first hand the seats have not been known to lay."""
        state = self.state
        rooms = [int(count) for count in state.counts]
        for index in range(state.trains.laid_count):
            seat = int(state.trains.laid[index] >> 13 & 15) - 1
            if seat >= 0 and state.trains.laid[index] >> 17 == 0:
                rooms[seat] += 1
        for code in state.proofs:
            if kind_of(code) not in (LACKS, HOLDS):
                rooms[seat_of(code)] -= 1
        if state.phase == DRAWN:
            rooms[int(state.turn)] -= 1
        self.batches = [[Batch(room)] for room in rooms]

    def _read_the_moment(self) -> None:
        """A drawn tile that has not been laid yet fits; whoever may go on can."""
        state = self.state
        numbers, doubles = state.meant()
        meant = self.meant(int(numbers), int(doubles))
        turn = int(state.turn)
        if state.phase == DRAWN:
            self.batches[turn].append(Batch(1, ~meant))
        elif state.phase == SERIES or state.phase == OPTIONAL:
            self.claim(turn, meant)

    def prove(self, kind: int, seat: int, meant: int) -> None:
        """What is lacked, what is held, or a tile that was drawn and kept."""
        if kind == LACKS:
            self.bar(seat, meant)
        elif kind == HOLDS:
            self.claim(seat, meant)
        else:
            self.batches[seat].append(Batch(1, meant if kind == MISSED else ~meant))

    def lay(self, index: int) -> None:
        """A laid tile leaves a batch of its seat, unless it was drawn only then."""
        entry = self.state.trains.laid[index]
        seat = int(entry >> 13 & 15) - 1
        tile = int(entry & 255)
        if seat >= 0 and entry >> 17 == 0:
            self.take(tile, seat)
        self.laid |= 2**tile

    def is_apart(self, seat: int, row: int) -> bool:
        """Whether a batch is the tile that the seat to act has just drawn."""
        state = self.state
        return (
            not state.is_over
            and state.phase == DRAWN
            and seat == state.turn
            and row == len(self.batches[seat]) - 1
        )

    # -- what comes of it --------------------------------------------------------------------

    def unknowns(self) -> Unknowns:
        """The places of the hidden tiles, and the clauses."""
        return self.unknowns_besides([int(self.state.stock)])

    def fill_in(self, state: TrainRound, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Puts each tile in its place; laid ones are where they are."""
        boneyard: list[int] = []
        hidden = set(self.hidden)
        for tile, place in zip(tiles, places, strict=True):
            if tile not in hidden:
                continue
            if place == BONEYARD:
                boneyard.append(tile)
                continue
            seat, row = self.batch_at(place)
            state.hands[seat * state.words + WORD_OF[tile]] |= BIT_OF[tile]
            if self.is_apart(seat, row):
                state.drawn = tile
        state.boneyard = vec[i64](boneyard)
        rng.shuffle(state.boneyard)


def _hidden_tiles(state: TrainRound) -> list[int]:
    """The tiles neither on the table nor in a hand that this state knows."""
    known = {int(double_of(state.trains.station))}
    for index in range(state.trains.laid_count):
        known.add(int(state.trains.laid[index] & 255))
    for index in range(len(state.hands)):
        known.update(tiles_in(state.hands[index], index % state.words * WORD))
    return [tile for tile in range(state.tiles) if tile not in known]
