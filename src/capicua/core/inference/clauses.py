"""Batches: public inferences about hands that receive tiles more than once.

A seat's tiles arrive in batches: those it was dealt, and those it took later. When a seat shows
that it lacks some tiles, they are barred from the batches it has at that time, but not from later
ones.

A tile that a seat laid may come from several of its batches, and its origin decides how much room
is left in each. Such tiles are assigned along with the hidden ones, unless no hidden tile
distinguishes the batches.

A seat that could have continued holds a tile that fits. Such a clause can apply to one of several
seats, or to no seat in particular.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.inference.sampling import Unknowns
from capicua.core.seats import EVERYTHING, NOBODY
from capicua.core.tiles.tile import HIGH, LOW

if TYPE_CHECKING:
    from capicua.core.state import State


def proof(kind: i64, seat: i64, length: i64, numbers: i64, doubles: i64) -> i64:
    """Encode a public inference as one number: kind, seat, tiles laid before it, and its tiles.

    ``numbers`` is a mask of the numbers of the non-double tiles concerned, ``doubles`` of the
    doubles. A game defines its own kinds, at most four.
    """
    return (((doubles << 16 | numbers) << 8 | length) << 4 | seat) << 2 | kind


def kind_of(code: i64) -> int:
    """Return the kind of a proof."""
    return int(code & 3)


def seat_of(code: i64) -> int:
    """Return the seat that a proof is about."""
    return int(code >> 2 & 15)


@final
class Batch:
    """Tiles that a seat received together; ``room`` counts those not known to be laid."""

    def __init__(self, room: int, barred: int = 0) -> None:
        self.room: int = room
        self.barred: int = barred
        """Tiles that cannot be in this batch, as bits."""


@final
class Clause:
    """At least one of the tiles ``wanted`` is in one of the first ``rows`` batches of a seat.

    With ``NOBODY`` as the seat, any batch of any seat counts.
    """

    def __init__(self, seat: int, rows: int, wanted: int) -> None:
        self.seat: int = seat
        self.rows: int = rows
        self.wanted: int = wanted
        self.is_met: bool = False
        """Whether one of these tiles has been laid since."""

    def speaks_of(self, seat: int, row: int) -> bool:
        """Return whether a batch can satisfy the clause."""
        return self.seat == NOBODY or (seat == self.seat and row < self.rows)


@final
class AmbiguousTile:
    """A laid tile that may come from several batches of its seat."""

    def __init__(self, tile: int, seat: int, rows: list[int]) -> None:
        self.tile: int = tile
        self.seat: int = seat
        self.rows: list[int] = rows


@mypyc_attr(allow_interpreted_subclasses=True)
class Batches:
    """The batches of every seat, as the viewer of a state can infer them.

    A game's subclass starts with the batches that were dealt, calls ``read`` to process the
    proofs and the laid tiles in order, and then calls ``settle``. The first ``outside`` places
    of the unknown tiles are the game's own, such as the boneyard; the batches follow, seat by
    seat.
    """

    def __init__(self, state: State, tiles: i64, hidden: list[int], outside: int) -> None:
        self.viewer: int = int(state.viewer)
        self.moment: int = len(state.log)
        self.players: int = int(state.players)
        self.tiles: int = int(tiles)
        """Tiles in the set."""
        self.hidden: list[int] = hidden
        self.outside: int = outside
        self.batches: list[list[Batch]] = [[] for _ in range(self.players)]
        self.clauses: list[Clause] = []
        self.doubtful: list[AmbiguousTile] = []
        self.laid: int = 0
        """The tiles laid so far while reading, as bits."""
        self.places: list[tuple[int, int]] = []
        """The seat and the row of the batch at each place after the ``outside`` ones."""

    def is_of(self, state: State) -> bool:
        """Return whether a state is the remembered one, or a deal sampled from it."""
        return (
            state.viewer != EVERYTHING
            and state.viewer == self.viewer
            and len(state.log) == self.moment
        )

    # -- for games to override ----------------------------------------------------------------

    def prove(self, kind: int, seat: int, meant: int) -> None:
        """Process a proof; ``meant`` holds the tiles concerned, as bits."""
        raise NotImplementedError

    def lay(self, index: int) -> None:
        """Process the laid tile at that index."""
        raise NotImplementedError

    def is_apart(self, seat: int, row: int) -> bool:
        """Return whether a batch must not be merged with others."""
        return False

    # -- reading the round -------------------------------------------------------------------

    def read(self, proofs: vec[i64], laid_count: i64) -> None:
        """Process all proofs, and the tiles laid before, between and after them."""
        length = 0
        for code in proofs:
            length = self._lay_until(length, int(code >> 6 & 255))
            meant = self.meant(int(code >> 14 & 65535), int(code >> 30))
            self.prove(kind_of(code), seat_of(code), meant)
        self._lay_until(length, int(laid_count))

    def _lay_until(self, start: int, stop: int) -> int:
        for index in range(start, stop):
            self.lay(index)
        return stop

    def meant(self, numbers: int, doubles: int) -> int:
        """Return the tiles that two masks of numbers describe, as bits."""
        found = 0
        for tile in range(self.tiles):
            mask = doubles if HIGH[tile] == LOW[tile] else numbers
            if (mask >> HIGH[tile] | mask >> LOW[tile]) & 1:
                found |= 2**tile
        return found

    def bar(self, seat: int, tiles: int) -> None:
        """Bar tiles from all batches that a seat has so far."""
        for batch in self.batches[seat]:
            batch.barred |= tiles

    def claim(self, seat: int, wanted: int) -> None:
        """Require a seat, or any seat (``NOBODY``), to hold one of these tiles not yet laid."""
        rows = 0 if seat == NOBODY else len(self.batches[seat])
        self.clauses.append(Clause(seat, rows, wanted & ~self.laid))

    def take(self, tile: int, seat: int) -> None:
        """Remove a laid tile from the batch it came from, or mark it doubtful among several."""
        own = self.batches[seat]
        rows = [row for row in range(len(own)) if own[row].room and not own[row].barred >> tile & 1]
        if len(rows) == 1:
            own[rows[0]].room -= 1
        else:
            self.doubtful.append(AmbiguousTile(tile, seat, rows))
        for clause in self.clauses:
            if clause.seat == seat and clause.wanted >> tile & 1 and max(rows) < clause.rows:
                clause.is_met = True

    # -- after reading --------------------------------------------------------------------------

    def settle(self) -> None:
        """Drop the viewer's own tiles and satisfied clauses, and merge equivalent batches."""
        if self.viewer >= 0:
            self.batches[self.viewer] = []
            self.doubtful = [laid for laid in self.doubtful if laid.seat != self.viewer]
            self.clauses = [clause for clause in self.clauses if clause.seat != self.viewer]
        self.clauses = [clause for clause in self.clauses if not clause.is_met]
        for seat in range(self.players):
            self._merge(seat)
        self.places = [
            (seat, row) for seat in range(self.players) for row in range(len(self.batches[seat]))
        ]

    def _merge(self, seat: int) -> None:
        """Merge the batches of a seat that no hidden tile distinguishes.

        The number of ways to divide their tiles among them does not depend on the tiles, as long as
        each laid tile may come from all of them, from none, or only from them.
        """
        hidden = sum([2**tile for tile in self.hidden])
        ends = [clause.rows for clause in self.clauses if clause.seat == seat]
        groups: dict[tuple[int, int], list[int]] = {}
        for row, batch in enumerate(self.batches[seat]):
            stage = -1 if self.is_apart(seat, row) else sum([1 for end in ends if end <= row])
            groups.setdefault((batch.barred & hidden, stage), []).append(row)
        for rows in groups.values():
            if len(rows) > 1 and self._are_alike(seat, set(rows)):
                self._put_together(seat, rows)

    def _are_alike(self, seat: int, group: set[int]) -> bool:
        origins = [set(laid.rows) for laid in self.doubtful if laid.seat == seat]
        return all([own <= group or group <= own or not own & group for own in origins])

    def _put_together(self, seat: int, rows: list[int]) -> None:
        own = self.batches[seat]
        first = rows[0]
        for row in rows[1:]:
            own[first].room += own[row].room
            own[row].room = 0
        left: list[AmbiguousTile] = []
        for laid in self.doubtful:
            if laid.seat == seat:
                kept = {first if row in rows else row for row in laid.rows}
                if len(kept) == 1:
                    own[kept.pop()].room -= 1
                    continue
                laid.rows = sorted(kept)
            left.append(laid)
        self.doubtful = left

    # -- results -----------------------------------------------------------------------------

    def unknowns_besides(self, outside: list[int]) -> Unknowns:
        """Return where the tiles may be, under all clauses; ``outside`` is the room elsewhere."""
        rooms = outside + [self.batches[seat][row].room for seat, row in self.places]
        tiles = list(self.hidden)
        allowed = [self._allowed(tile) for tile in tiles]
        for laid in self.doubtful:
            tiles.append(laid.tile)
            allowed.append(sum([2 ** self._place(laid.seat, row) for row in laid.rows]))
        found = Unknowns(tiles, rooms, allowed)
        for clause in self.clauses:
            wanted = [tile for tile in tiles if clause.wanted >> tile & 1]
            found.demand(wanted, self._holders(clause))
        return found

    def batch_at(self, place: int) -> tuple[int, int]:
        """Return the seat and the row of the batch at a place."""
        return self.places[place - self.outside]

    def _place(self, seat: int, row: int) -> int:
        return self.places.index((seat, row)) + self.outside

    def _allowed(self, tile: int) -> int:
        """Return the game's own places, and the batches with room where a tile may be."""
        mask: int = 2**self.outside - 1
        for index, (seat, row) in enumerate(self.places):
            batch = self.batches[seat][row]
            if batch.room and not batch.barred >> tile & 1:
                mask |= 2 ** (index + self.outside)
        return mask

    def _holders(self, clause: Clause) -> int:
        """Return the places of the batches that a clause covers."""
        return sum(
            [
                2 ** (index + self.outside)
                for index, (seat, row) in enumerate(self.places)
                if clause.speaks_of(seat, row)
            ]
        )
