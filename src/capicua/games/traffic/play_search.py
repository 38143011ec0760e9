"""All plays of a turn: the sets of tiles that together make a quad (TRA-5, TRA-6).

A play is four items, each a tile and its spot as one number, ``NONE`` if it has fewer tiles.
A play that makes several quads is found once, by the first of them.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.games.traffic.board import NONE, Board, slope_of
from capicua.games.traffic.grid import MARGIN, QUAD, SPOTS
from capicua.games.traffic.placement import PlacementSearch, halves_inside


@final
class PlaySearch(PlacementSearch):
    """Search for all plays of a turn."""

    def __init__(self, high: i64, in_sequence: bool, one_half_is_enough: bool) -> None:
        super().__init__(high, in_sequence, one_half_is_enough)
        self.is_opening: bool = False
        self.found: vec[i64] = vec[i64]()

    def plays(self, board: Board, pool: vec[i64], count: i64, is_opening: bool) -> vec[i64]:
        """Return all plays with the first ``count`` tiles of a pool."""
        self.found = vec[i64]()
        self.begin(board, pool, count)
        self.is_opening = is_opening
        if is_opening:
            self.try_opening()
        else:
            self.try_lines()
        self.end()
        return self.found

    def try_lines(self) -> None:
        """Fill the lines of a later play (TRA-6), row by row."""
        width = self.width
        for y in range(MARGIN - QUAD + 1, self.board.height - MARGIN):
            for x in range(MARGIN - QUAD + 1, width - MARGIN):
                self.try_line(y * width + x, 1)
                self.try_line(y * width + x, width)

    def fill(self) -> None:
        """Fill a line in every way."""
        self.lay_from(0)

    def keep(self) -> bool:
        """Record the play if it is found by the first of its quads, and go on."""
        board = self.board
        quad: i64 = self.start * 2
        if self.step != 1:
            quad += 1
        if not self.is_opening:
            one_half: bool = self.one_half_is_enough
            if first_quad(board, self.squares, self.laid, one_half, quad) != quad:
                return False
        for index in range(QUAD):
            item: i64 = NONE
            if index < self.laid:
                spot = board.spot(self.squares[2 * index], self.squares[2 * index + 1])
                item = self.tiles[index] * SPOTS + spot
            self.found = append(self.found, item)
        return False


def first_quad(
    board: Board, squares: vec[i64], laid: i64, one_half_is_enough: bool, known: i64 = NONE
) -> i64:
    """Return the first quad that makes a play legal, twice its start, plus 1 for a column (TRA-6).

    ``squares`` are those of the ``laid`` tiles, two for each, on the board already, and
    ``known`` is such a quad, if one is known. The result is ``NONE`` where no quad has an
    old number, a half of every new tile and, of a single tile, both halves (TRA-8).
    """
    best: i64 = known
    for half in range(i64(2)):
        for way in range(i64(2)):
            step: i64 = 1
            if way == 1:
                step = board.width
            for back in range(QUAD):
                start = squares[half] - back * step
                key = start * 2 + way
                if (best == NONE or key < best) and slope_of(board.numbers, start, step) != 0:
                    inside = halves_inside(squares, laid, start, step)
                    needed: i64 = 2 if laid == 1 and not one_half_is_enough else 1
                    if inside >= needed and inside < QUAD:
                        best = key
    return best
