"""The numbers on the squares around the tiles of a table, and the lines they form.

A board is made for one search or one query, and is just large enough for it. Its squares are
numbered row by row from the bottom; these numbers are its own, unlike the spots of ``grid.py``.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import HIGH, LOW
from capicua.games.traffic.grid import MARGIN, MIDDLE, QUAD, REACH, RIGHT, SIDE, UP, square_at

EMPTY: Final = -99
"""The content of an empty square; no number is next to it."""
NONE: Final = -1


@final
class Board:
    """A rectangle of squares, with ``MARGIN`` squares around the columns and rows with tiles."""

    def __init__(self, left: i64, right: i64, bottom: i64, top: i64) -> None:
        self.left: i64 = left - MARGIN
        self.bottom: i64 = bottom - MARGIN
        self.width: i64 = right - left + 1 + 2 * MARGIN
        self.height: i64 = top - bottom + 1 + 2 * MARGIN
        self.numbers: vec[i64] = vec[i64]([EMPTY] * (self.width * self.height))
        """The number on each square."""
        self.step: vec[i64] = vec[i64]([1, self.width, -1, -self.width])
        """The offset from a square to the next one: right, up, left, down."""

    def square(self, x: i64, y: i64) -> i64:
        """Return the square in a column and a row that are on the board."""
        return (y - self.bottom) * self.width + x - self.left

    def place(self, square: i64) -> tuple[int, int]:
        """Return the column and the row of a square."""
        return int(self.left + square % self.width), int(self.bottom + square // self.width)

    def first(self, spot: i64) -> i64:
        """Return the square of the larger half of a spot on the board."""
        square = spot // 4
        column = (square - MIDDLE - self.left) % SIDE
        return (square // SIDE - MIDDLE - self.bottom) % SIDE * self.width + column

    def second(self, spot: i64) -> i64:
        """Return the square of the smaller half."""
        return self.first(spot) + self.step[spot % 4]

    def direction(self, offset: i64) -> i64:
        """Return the direction from a square to the next one that is so far away."""
        direction: i64 = 0
        while self.step[direction] != offset:
            direction += 1
        return direction

    def spot(self, square: i64, other: i64) -> i64:
        """Return the spot of a tile by the squares of its larger half and its smaller one."""
        return self.spot_at(square, self.direction(other - square))

    def spot_at(self, square: i64, direction: i64) -> i64:
        """Return the spot of a tile by the square of its larger half and its direction."""
        x = self.left + square % self.width
        y = self.bottom + square // self.width
        return square_at(x, y) * 4 + direction

    def squares(self, spot: i64) -> list[int]:
        """Return both squares of a spot; none if no play can reach it."""
        near: i64 = MARGIN - REACH
        x = (spot // 4 - MIDDLE - self.left) % SIDE
        y = (spot // 4 // SIDE - MIDDLE - self.bottom) % SIDE
        far_x = x + RIGHT[spot % 4]
        far_y = y + UP[spot % 4]
        if min(x, far_x) < near or max(x, far_x) >= self.width - near:
            return []
        if min(y, far_y) < near or max(y, far_y) >= self.height - near:
            return []
        return [int(self.first(spot)), int(self.second(spot))]

    def lay(self, tile: i64, spot: i64) -> None:
        """Write the numbers of a tile on its squares."""
        first = self.first(spot)
        self.numbers[first] = HIGH[tile]
        self.numbers[first + self.step[spot % 4]] = LOW[tile]

    def lift(self, spot: i64) -> None:
        """Clear the squares of a spot."""
        first = self.first(spot)
        self.numbers[first] = EMPTY
        self.numbers[first + self.step[spot % 4]] = EMPTY


NOWHERE: Final = Board(0, 0, 0, 0)
"""The board of an empty table."""


def slope_of(numbers: vec[i64], start: i64, step: i64) -> i64:
    """Return 1 or -1 where four squares make a quad going up or down, else 0 (TRA-2)."""
    slope = numbers[start + step] - numbers[start]
    if slope != 1 and slope != -1:
        return 0
    if numbers[start + 2 * step] - numbers[start + step] != slope:
        return 0
    if numbers[start + 3 * step] - numbers[start + 2 * step] != slope:
        return 0
    return slope


def makes_five(
    numbers: vec[i64], start: i64, step: i64, number: i64, slope: i64, in_sequence: bool
) -> bool:
    """Return whether what lies beside four squares would make five of a quad there (TRA-7).

    The quad begins with ``number`` and goes up by ``slope`` per ``step``.
    """
    before = numbers[start - step]
    after = numbers[start + QUAD * step]
    if not in_sequence:
        return before != EMPTY or after != EMPTY
    return before == number - slope or after == number + QUAD * slope


def run_length(numbers: vec[i64], square: i64, step: i64, slope: i64) -> i64:
    """Return the number of squares in line through one that go up by ``slope`` per ``step``."""
    length: i64 = 1
    at = square
    while numbers[at + step] - numbers[at] == slope:
        at += step
        length += 1
    at = square
    while numbers[at] - numbers[at - step] == slope:
        at -= step
        length += 1
    return length


def row_length(numbers: vec[i64], square: i64, step: i64) -> i64:
    """Return the number of occupied squares in line through an occupied one."""
    length: i64 = 1
    at = square + step
    while numbers[at] != EMPTY:
        at += step
        length += 1
    at = square - step
    while numbers[at] != EMPTY:
        at -= step
        length += 1
    return length


def breaks_limit(numbers: vec[i64], width: i64, square: i64, in_sequence: bool) -> bool:
    """Return whether five in line go through a square, in order or at all (TRA-7)."""
    if not in_sequence:
        return row_length(numbers, square, 1) > QUAD or row_length(numbers, square, width) > QUAD
    return runs_too_far(numbers, square, 1) or runs_too_far(numbers, square, width)


def runs_too_far(numbers: vec[i64], square: i64, step: i64) -> bool:
    """Return whether five in order go through a square; what is next to it mostly settles that."""
    ahead = numbers[square + step] - numbers[square]
    behind = numbers[square] - numbers[square - step]
    if (ahead == 1 or behind == 1) and run_length(numbers, square, step, 1) > QUAD:
        return True
    return (ahead == -1 or behind == -1) and run_length(numbers, square, step, -1) > QUAD
