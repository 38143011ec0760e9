"""Where the hidden tiles may be: what draws, passes, stops and the opening prove.

A seat's tiles came in batches: those it was dealt, and those it took at a time later.
What a seat shows it lacks is barred from the batches it has by then, and from none it
gets later.

A tile that a seat laid may come from several of its batches, and which one decides how
much room is left in each. Such tiles are laid out among the hidden ones too, unless the
batches are alike for all that is hidden.

Three things are clauses: who stops after a 14 could have gone on, who is to place a tile
can, and while the boneyard is empty somebody can.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.chance import Rng
from capicua.core.game import EVERYTHING, NOBODY
from capicua.core.tile import BIT_OF, HIGH, LOW, WORD, WORD_OF, tiles_in
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
class Batch:
    """Tiles that a seat got together; ``room`` is for those not known to be laid."""

    def __init__(self, room: int) -> None:
        self.room: int = room
        self.barred: int = 0
        """Tiles that cannot be among them, as bits."""


@final
class Clause:
    """At least one of the tiles ``wanted`` is in one of the first ``rows`` batches of a seat.

    With ``NOBODY`` as seat any batch of any seat will do.
    """

    def __init__(self, seat: int, rows: int, wanted: int) -> None:
        self.seat: int = seat
        self.rows: int = rows
        self.wanted: int = wanted
        self.is_met: bool = False
        """Whether such a tile has been laid since."""

    def speaks_of(self, seat: int, row: int) -> bool:
        """Whether a batch can meet the clause."""
        return self.seat == NOBODY or (seat == self.seat and row < self.rows)


@final
class Doubtful:
    """A laid tile that may come from several batches of its seat."""

    def __init__(self, tile: int, seat: int, rows: list[int]) -> None:
        self.tile: int = tile
        self.seat: int = seat
        self.rows: list[int] = rows


@final
class Memory:
    """The batches of every seat, read from the laid tiles and the events between them."""

    def __init__(self, state: SuperRound) -> None:
        self.state: SuperRound = state
        self.viewer: int = int(state.viewer)
        self.moment: int = len(state.log)
        self.players: int = int(state.players)
        self.hidden: list[int] = _hidden_tiles(state)
        self.clauses: list[Clause] = []
        self.doubtful: list[Doubtful] = []
        self.laid: int = 0
        """The tiles laid so far in the reading, as bits."""
        self.batches: list[list[Batch]] = [[] for _ in range(self.players)]
        if not state.is_over:
            self._read()
        for seat in range(self.players):
            self._merge(seat)
        self.places: list[tuple[int, int]] = [
            (seat, row) for seat in range(self.players) for row in range(len(self.batches[seat]))
        ]

    # -- reading the hand --------------------------------------------------------------------

    def _read(self) -> None:
        state = self.state
        self._begin()
        length = 0
        for code in state.events:
            length = self._lay(length, int(code >> 6 & 255))
            seat = int(code >> 2 & 15)
            own = self.batches[seat]
            kind = int(code & 3)
            if kind in (GETS_ONE, GETS_TWO):
                own.append(Batch(kind + 1))
                continue
            meant = self._tiles(int(code >> 14 & 65535), int(code >> 30))
            if kind == LACKS:
                for batch in own:
                    batch.barred |= meant
            else:
                self._claim(seat, len(own), meant)
        self._lay(length, int(state.legs.laid_count))
        self._read_the_moment()
        if state.viewer >= 0:
            viewer = int(state.viewer)
            self.batches[viewer] = []
            self.doubtful = [laid for laid in self.doubtful if laid.seat != viewer]
            self.clauses = [clause for clause in self.clauses if clause.seat != viewer]
        self.clauses = [clause for clause in self.clauses if not clause.is_met]

    def _read_the_moment(self) -> None:
        """Who is to place a tile can; at the start of a turn without boneyard, somebody can."""
        state = self.state
        numbers, doubles = state.meant()
        meant = self._tiles(int(numbers), int(doubles))
        turn = int(state.turn)
        if state.phase != TURN:
            self._claim(turn, len(self.batches[turn]), meant)
        elif state.stock == 0 and not (state.viewer >= 0 and state.can_place(state.viewer)):
            self._claim(int(NOBODY), 0, meant)

    def _begin(self) -> None:
        """How many tiles of their first hand the seats have not been known to lay."""
        state = self.state
        rooms = [int(count) for count in state.counts]
        for index in range(state.legs.laid_count):
            seat = int(state.legs.laid[index] >> 11) - 1
            if seat >= 0:
                rooms[seat] += 1
        for code in state.events:
            kind = int(code & 3)
            if kind in (GETS_ONE, GETS_TWO):
                rooms[int(code >> 2 & 15)] -= kind + 1
        self.batches = [[Batch(room)] for room in rooms]

    def _lay(self, start: int, stop: int) -> int:
        """The tiles laid from number ``start`` to ``stop``, excluded; returns ``stop``."""
        for index in range(start, stop):
            entry = self.state.legs.laid[index]
            seat = int(entry >> 11) - 1
            if seat >= 0:
                self._take(int(entry & 255), seat)
                self.laid |= 2 ** int(entry & 255)
        return stop

    def _claim(self, seat: int, rows: int, wanted: int) -> None:
        """A clause from now on: what was laid before cannot meet it."""
        self.clauses.append(Clause(seat, rows, wanted & ~self.laid))

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
        ends = [clause.rows for clause in self.clauses if clause.seat == seat]
        groups: dict[tuple[int, int], list[int]] = {}
        for row, batch in enumerate(self.batches[seat]):
            stage = sum([1 for end in ends if end <= row])
            groups.setdefault((batch.barred & hidden, stage), []).append(row)
        for rows in groups.values():
            if len(rows) > 1 and self._are_alike(seat, set(rows)):
                self._put_together(seat, rows)

    def _are_alike(self, seat: int, group: set[int]) -> bool:
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

    # -- what comes of it ------------------------------------------------------------------

    def unknowns(self) -> Unknowns:
        """The places of the hidden tiles, and the clauses."""
        rooms = [int(self.state.stock), 0]
        for seat, row in self.places:
            rooms.append(self.batches[seat][row].room)
        tiles = list(self.hidden)
        allowed = [self._allowed(tile) for tile in tiles]
        for laid in self.doubtful:
            tiles.append(laid.tile)
            allowed.append(sum([2 ** self._place(laid.seat, row) for row in laid.rows]))
        rooms[LEFT_OUT] = len(tiles) - sum(rooms)
        found = Unknowns(tiles, rooms, allowed)
        for clause in self.clauses:
            wanted = [tile for tile in tiles if clause.wanted >> tile & 1]
            found.demand_also(wanted, self._holders(clause))
        return found

    def is_of(self, state: SuperRound) -> bool:
        """Whether a state is the one remembered, or a world imagined at that moment."""
        return (
            state.viewer != EVERYTHING
            and state.viewer == self.viewer
            and len(state.log) == self.moment
        )

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
            seat, _ = self.places[place - BATCHES]
            state.hands[seat * state.words + WORD_OF[tile]] |= BIT_OF[tile]
        state.boneyard = vec[i64](boneyard)
        rng.shuffle(state.boneyard)

    def _allowed(self, tile: int) -> int:
        mask = 2**BONEYARD | 2**LEFT_OUT
        for index, (seat, row) in enumerate(self.places):
            batch = self.batches[seat][row]
            if batch.room and not batch.barred >> tile & 1:
                mask |= 2 ** (index + BATCHES)
        return mask

    def _place(self, seat: int, row: int) -> int:
        return self.places.index((seat, row)) + BATCHES

    def _holders(self, clause: Clause) -> int:
        """The places of the batches that a clause speaks of."""
        return sum(
            [
                2 ** (index + BATCHES)
                for index, (seat, row) in enumerate(self.places)
                if clause.speaks_of(seat, row)
            ]
        )


def _hidden_tiles(state: SuperRound) -> list[int]:
    """The tiles neither on the table nor in a hand that this state knows."""
    known = {int(state.legs.laid[index] & 255) for index in range(state.legs.laid_count)}
    for index in range(len(state.hands)):
        known.update(tiles_in(state.hands[index], index % state.words * WORD))
    return [tile for tile in range(state.tiles) if tile not in known]
