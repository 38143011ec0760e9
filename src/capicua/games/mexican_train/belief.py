"""Where the hidden tiles may be: what draws, passes, stops and the opening prove.

A seat's tiles came in batches: those it was dealt, and each tile it drew and kept. What a
seat shows it lacks is barred from the batches it has by then, and from none it gets later.
A drawn tile that was kept is a batch that fits, or does not fit, the trains of that moment.

A tile that a seat laid may come from several of its batches, and which one decides how
much room is left in each. Such tiles are laid out among the hidden ones too, unless the
batches are alike for all that is hidden.

Whoever stops a series or leaves a double that needed no cover could have gone on: some
tile of the hand of that moment fits. Such a clause can be open for several seats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.chance import Rng
from capicua.core.game import EVERYTHING
from capicua.core.tile import BIT_OF, HIGH, LOW, WORD, WORD_OF, double_of, tiles_in
from capicua.core.worlds import Unknowns
from capicua.games.mexican_train.trains import DRAWN, HOLDS, LACKS, MISSED, OPTIONAL, SERIES

if TYPE_CHECKING:
    from capicua.games.mexican_train.round import TrainRound

BONEYARD = 0
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
class Batch:
    """Tiles that a seat got together; ``room`` is for those not known to be laid."""

    def __init__(self, room: int, barred: int) -> None:
        self.room: int = room
        self.barred: int = barred
        """Tiles that cannot be among them, as bits."""


@final
class Clause:
    """At least one of the tiles ``wanted`` was in one of the first ``rows`` batches of a seat."""

    def __init__(self, seat: int, rows: int, wanted: int) -> None:
        self.seat: int = seat
        self.rows: int = rows
        self.wanted: int = wanted
        self.is_met: bool = False
        """Whether such a tile has been laid since."""


@final
class Doubtful:
    """A laid tile that may come from several batches of its seat."""

    def __init__(self, tile: int, seat: int, rows: list[int]) -> None:
        self.tile: int = tile
        self.seat: int = seat
        self.rows: list[int] = rows


@final
class Memory:
    """The batches of every seat, read from the plays and the proofs between them."""

    def __init__(self, state: TrainRound) -> None:
        self.state: TrainRound = state
        self.viewer: int = int(state.viewer)
        self.moment: int = len(state.log)
        self.players: int = int(state.players)
        self.hidden: list[int] = _hidden_tiles(state)
        self.clauses: list[Clause] = []
        self.laid: int = 0
        """The tiles laid so far in the reading, as bits."""
        self.doubtful: list[Doubtful] = []
        self.batches: list[list[Batch]] = []
        if state.is_over:
            self.batches = [[] for _ in range(self.players)]
        else:
            self._read()
        for seat in range(self.players):
            self._merge(seat)
        self.places: list[tuple[int, int]] = [
            (seat, row) for seat in range(self.players) for row in range(len(self.batches[seat]))
        ]

    # -- reading the round -------------------------------------------------------------------

    def _read(self) -> None:
        state = self.state
        self._begin()
        length = 0
        for code in state.proofs:
            length = self._lay(length, int(code >> 6 & 255))
            meant = self._tiles(int(code >> 14 & 65535), int(code >> 30))
            self._prove(int(code & 3), int(code >> 2 & 15), meant)
        self._lay(length, int(state.trains.laid_count))
        turn = int(state.turn)
        numbers, doubles = state.meant()
        if state.phase == DRAWN:
            self.batches[turn].append(Batch(1, ~self._tiles(int(numbers), int(doubles))))
        elif state.phase == SERIES or state.phase == OPTIONAL:
            self._prove(int(HOLDS), turn, self._tiles(int(numbers), int(doubles)))
        if state.viewer >= 0:
            viewer = int(state.viewer)
            self.batches[viewer] = []
            self.doubtful = [laid for laid in self.doubtful if laid.seat != viewer]
            self.clauses = [clause for clause in self.clauses if clause.seat != viewer]
        self.clauses = [clause for clause in self.clauses if not clause.is_met]

    def _begin(self) -> None:
        """How many tiles of their first hand the seats have not been known to lay."""
        state = self.state
        rooms = [int(count) for count in state.counts]
        for index in range(state.trains.laid_count):
            seat = int(state.trains.laid[index] >> 13 & 15) - 1
            if seat >= 0 and state.trains.laid[index] >> 17 == 0:
                rooms[seat] += 1
        for code in state.proofs:
            if code & 3 != LACKS and code & 3 != HOLDS:
                rooms[int(code >> 2 & 15)] -= 1
        if state.phase == DRAWN:
            rooms[int(state.turn)] -= 1
        self.batches = [[Batch(room, 0)] for room in rooms]

    def _prove(self, kind: int, seat: int, meant: int) -> None:
        own = self.batches[seat]
        if kind == LACKS:
            for batch in own:
                batch.barred |= meant
        elif kind == HOLDS:
            # What lies on the table by then is in no hand, whatever batch it came from.
            self.clauses.append(Clause(seat, len(own), meant & ~self.laid))
        else:
            own.append(Batch(1, meant if kind == MISSED else ~meant))

    def _lay(self, start: int, stop: int) -> int:
        """The tiles laid from number ``start`` to ``stop``, excluded; returns ``stop``."""
        for index in range(start, stop):
            entry = self.state.trains.laid[index]
            seat = int(entry >> 13 & 15) - 1
            tile = int(entry & 255)
            if seat >= 0 and entry >> 17 == 0:
                self._take(tile, seat)
            self.laid |= 2**tile
        return stop

    def _take(self, tile: int, seat: int) -> None:
        """A tile leaves one of the batches that may hold it."""
        own = self.batches[seat]
        rows = [row for row in range(len(own)) if own[row].room and not own[row].barred >> tile & 1]
        if len(rows) == 1:
            own[rows[0]].room -= 1
        else:
            self.doubtful.append(Doubtful(tile, seat, rows))
        for clause in self.clauses:
            if clause.seat == seat and clause.wanted >> tile & 1 and max(rows) < clause.rows:
                clause.is_met = True

    def _tiles(self, numbers: int, doubles: int) -> int:
        """The tiles that masks of numbers mean, as bits."""
        found = 0
        for tile in range(int(self.state.tiles)):
            mask = doubles if HIGH[tile] == LOW[tile] else numbers
            if (mask >> HIGH[tile] | mask >> LOW[tile]) & 1:
                found |= 2**tile
        return found

    # -- batches that are alike ------------------------------------------------------------

    def _merge(self, seat: int) -> None:
        """Makes one batch of those of a seat that nothing hidden tells apart.

        Their tiles could be divided among them in the same number of ways whatever they
        are, as long as a laid tile is free among all of them, or in none, or in them alone.
        """
        hidden = sum([2**tile for tile in self.hidden])
        own = self.batches[seat]
        ends = [clause.rows for clause in self.clauses if clause.seat == seat]
        groups: dict[tuple[int, int], list[int]] = {}
        for row, batch in enumerate(own):
            is_pending = self._is_drawn_tile(seat, row)
            stage = -1 if is_pending else sum([1 for end in ends if end <= row])
            groups.setdefault((batch.barred & hidden, stage), []).append(row)
        for rows in groups.values():
            if len(rows) > 1 and self._are_alike(seat, rows):
                self._put_together(seat, rows)

    def _are_alike(self, seat: int, rows: list[int]) -> bool:
        group = set(rows)
        for laid in self.doubtful:
            if laid.seat == seat:
                own = set(laid.rows)
                if not (own <= group or group <= own or not own & group):
                    return False
        return True

    def _put_together(self, seat: int, rows: list[int]) -> None:
        own = self.batches[seat]
        first = rows[0]
        for row in rows[1:]:
            own[first].room += own[row].room
            own[row].room = 0
        left: list[Doubtful] = []
        for laid in self.doubtful:
            if laid.seat == seat:
                kept = {first if row in rows else row for row in laid.rows}
                if len(kept) == 1:
                    own[kept.pop()].room -= 1
                    continue
                laid.rows = sorted(kept)
            left.append(laid)
        self.doubtful = left

    def _is_drawn_tile(self, seat: int, row: int) -> bool:
        """Whether a batch is the tile that the seat to act has just drawn."""
        state = self.state
        return (
            not state.is_over
            and state.phase == DRAWN
            and seat == state.turn
            and row == len(self.batches[seat]) - 1
        )

    # -- what comes of it ------------------------------------------------------------------

    def unknowns(self) -> Unknowns:
        """The places of the hidden tiles, and the clauses."""
        rooms = [int(self.state.stock)]
        for seat, row in self.places:
            rooms.append(self.batches[seat][row].room)
        tiles = list(self.hidden)
        allowed = [self._allowed(tile) for tile in tiles]
        for laid in self.doubtful:
            tiles.append(laid.tile)
            allowed.append(sum([2 ** self._place(laid.seat, row) for row in laid.rows]))
        found = Unknowns(tiles, rooms, allowed)
        for clause in self.clauses:
            wanted = [tile for tile in tiles if clause.wanted >> tile & 1]
            found.demand_also(wanted, self._holders(clause))
        return found

    def is_of(self, state: TrainRound) -> bool:
        """Whether a state is the one remembered, or a world imagined at that moment."""
        return (
            state.viewer != EVERYTHING
            and state.viewer == self.viewer
            and len(state.log) == self.moment
        )

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
            seat, row = self.places[place - 1]
            state.hands[seat * state.words + WORD_OF[tile]] |= BIT_OF[tile]
            if self._is_drawn_tile(seat, row):
                state.drawn = tile
        state.boneyard = vec[i64](boneyard)
        rng.shuffle(state.boneyard)

    def _allowed(self, tile: int) -> int:
        mask: int = 2**BONEYARD
        for index, (seat, row) in enumerate(self.places):
            batch = self.batches[seat][row]
            if batch.room and not batch.barred >> tile & 1:
                mask |= 2 ** (index + 1)
        return mask

    def _place(self, seat: int, row: int) -> int:
        return self.places.index((seat, row)) + 1

    def _holders(self, clause: Clause) -> int:
        """The places of the batches that a clause speaks of."""
        return sum(
            [
                2 ** (index + 1)
                for index, (seat, row) in enumerate(self.places)
                if seat == clause.seat and row < clause.rows
            ]
        )


def _hidden_tiles(state: TrainRound) -> list[int]:
    """The tiles neither on the table nor in a hand that this state knows."""
    known = {int(double_of(state.trains.station))}
    for index in range(state.trains.laid_count):
        known.add(int(state.trains.laid[index] & 255))
    for index in range(len(state.hands)):
        known.update(tiles_in(state.hands[index], index % state.words * WORD))
    return [tile for tile in range(state.tiles) if tile not in known]
