"""The steps that can follow a draft: tiles that can be taken, spots of the tile that is taken.

A step is legal if some play has it and all of the draft. One such play is enough, so plays are
not listed: a tile is tried on every line that the draft leaves, until one way to fill it is found.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.tiles.tile import ALL_TILES, HIGH, NO_TILE, other_half, shows, tile_of
from capicua.games.traffic.board import EMPTY, Board
from capicua.games.traffic.grid import MARGIN, QUAD
from capicua.games.traffic.placement import PlacementSearch

WAYS: Final = 4
"""The directions in which a tile can lie."""


@final
class StepSearch(PlacementSearch):
    """Search for the next steps of a draft."""

    def __init__(self, high: i64, in_sequence: bool, one_half_is_enough: bool) -> None:
        super().__init__(high, in_sequence, one_half_is_enough)
        self.drafted: i64 = 0
        self.taken: i64 = NO_TILE
        """The tile whose spots are wanted; without one, tiles are wanted."""
        self.is_play: bool = False
        """Whether the draft is a play; known after ``next_tiles``."""
        self.found: vec[i64] = vec[i64]()
        """The tiles, or the places of the tile taken: ``WAYS`` times a square, and a direction."""
        self.is_found: vec[i64] = vec[i64]([0] * ALL_TILES)
        """1 for what is in ``found``."""

    def start_from(self, board: Board, pool: vec[i64], count: i64) -> None:
        """Start from the board of a table and the first ``count`` tiles of a pool."""
        self.begin(board, pool, count)
        self.drafted = 0

    def hold(self, tile: i64, spot: i64) -> None:
        """Lay a tile of the draft."""
        self.lay(tile, HIGH[tile], self.board.first(spot), self.board.second(spot))
        self.drafted += 1

    def next_tiles(self, is_opening: bool) -> vec[i64]:
        """Return the tiles that can be taken next; also finds out whether the draft is a play."""
        self.taken = NO_TILE
        self.is_play = False
        self.search(is_opening)
        for tile in self.found:
            self.is_found[tile] = 0
        return self.found

    def spots(self, tile: i64, is_opening: bool) -> vec[i64]:
        """Return the spots where a tile can be laid."""
        self.taken = tile
        places = WAYS * len(self.numbers)
        if len(self.is_found) < places:
            self.is_found = vec[i64]([0] * int(places))
        self.search(is_opening)
        for index in range(len(self.found)):
            place = self.found[index]
            self.is_found[place] = 0
            self.found[index] = self.board.spot_at(place // WAYS, place % WAYS)
        return self.found

    def search(self, is_opening: bool) -> None:
        """Try all lines that have a half of every tile of the draft."""
        self.found = vec[i64]()
        if is_opening:
            self.try_opening()
        elif self.drafted > 0:
            for half in range(i64(2)):
                self.try_lines_through(self.squares[half], 1, False)
                self.try_lines_through(self.squares[half], self.width, False)
        else:
            self.try_lines()
        while self.laid > 0:
            self.lift()
        self.end()

    def try_lines(self) -> None:
        """Try every line that has a number of the table."""
        numbers = self.numbers
        width = self.width
        for y in range(MARGIN, self.board.height - MARGIN):
            for square in range(y * width + MARGIN, (y + 1) * width - MARGIN):
                if numbers[square] != EMPTY:
                    self.try_lines_through(square, 1, True)
                    self.try_lines_through(square, width, True)
                    if self.is_done:
                        return

    def try_lines_through(self, square: i64, step: i64, is_first: bool) -> None:
        """Try the lines through a square; if wanted, only those in which it is the first filled."""
        start = square
        for _back in range(QUAD):
            self.try_line(start, step)
            start -= step
            if is_first and self.numbers[start] != EMPTY:
                return

    def fill(self) -> None:
        """Try the tile taken on a line, or every tile that was not found yet."""
        if self.taken != NO_TILE:
            self.try_on_line(self.taken)
            return
        if self.is_full():
            self.is_play = True
            return
        for tile in self.pool:
            if self.is_free[tile] == 1 and self.is_found[tile] == 0:
                self.try_on_line(tile)

    def is_full(self) -> bool:
        """Return whether no square of the line is empty."""
        for at in range(QUAD):
            if self.numbers[self.start + at * self.step] == EMPTY:
                return False
        return True

    def try_on_line(self, tile: i64) -> None:
        """Try a tile in every way on the line (TRA-3)."""
        numbers = self.numbers
        step = self.step
        side = self.width + 1 - step
        square = self.start
        wanted = self.number
        for at in range(QUAD):
            if numbers[square] == EMPTY and shows(tile, wanted):
                if at + 1 < QUAD and tile == tile_of(wanted, wanted + self.slope):
                    self.try_place(tile, wanted, square, square + step)
                self.try_place(tile, wanted, square, square + side)
                self.try_place(tile, wanted, square, square - side)
                if self.in_sequence and at == 0:
                    self.try_place(tile, wanted, square, square - step)
                if self.in_sequence and at == QUAD - 1:
                    self.try_place(tile, wanted, square, square + step)
            square += step
            wanted += self.slope

    def try_place(self, tile: i64, wanted: i64, square: i64, far: i64) -> None:
        """Try a tile on two squares, unless it is known to be of use already."""
        if self.numbers[far] != EMPTY:
            return
        sought = tile
        if self.taken != NO_TILE:
            other = other_half(tile, wanted)
            if other > wanted or (other == wanted and far < square):
                sought = WAYS * far + self.board.direction(square - far)
            else:
                sought = WAYS * square + self.board.direction(far - square)
        if self.is_found[sought] == 0:
            self.try_tile(0, tile, wanted, square, far)

    def keep(self) -> bool:
        """Add what was laid to what is found; one way to fill the line is enough."""
        if self.taken != NO_TILE:
            first = self.squares[2 * self.drafted]
            second = self.squares[2 * self.drafted + 1]
            self.add(WAYS * first + self.board.direction(second - first))
            return True
        for index in range(self.drafted, self.laid):
            self.add(self.tiles[index])
        self.is_done = self.drafted == 0 and len(self.found) == len(self.pool)
        return True

    def add(self, found: i64) -> None:
        """Add a tile or a place, once."""
        if self.is_found[found] == 0:
            self.is_found[found] = 1
            self.found = append(self.found, found)
