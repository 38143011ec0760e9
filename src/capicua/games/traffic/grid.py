"""The endless table of Traffic: squares, spots, and their numbers in actions (TRA-1).

x goes to the right and y up, without limit. A spot is where a tile lies: the square of its
larger half and the direction of the other half. A double's first square is the lower or left
one.

The table has no edge, but actions are numbered, so the numbers of squares repeat every
``SIDE`` squares each way: a number stands for the square nearest to the tiles on the table. This
is unambiguous. No column and no row between the tiles of a round is free, and a tile covers
two squares, so the 91 tiles of the largest set lie within 182 columns and 182 rows, whatever is
played; a position set up by hand must leave as much room for the tiles to come (``ROOM``).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIDE: Final = 256
MIDDLE: Final = SIDE // 2
SPOTS: Final = SIDE * SIDE * 4
QUAD: Final[i64] = 4
"""The length of a quad; one more in order is too many."""
REACH: Final = QUAD
"""The reach of a play from the tiles on the table: three numbers and a far half."""
MARGIN: Final = 2 * QUAD
"""The distance to which squares are examined: a quad can begin at the edge of a play."""
ROOM: Final = SIDE - 2 * MARGIN
"""The most columns and rows that the tiles of a table can take up together."""
RIGHT: Final = vec[i64]([1, 0, -1, 0])
UP: Final = vec[i64]([0, 1, 0, -1])
"""The directions of spots: right, up, left, down."""


def square_at(x: i64, y: i64) -> i64:
    """Return the number of a square."""
    return ((y + MIDDLE) % SIDE) * SIDE + (x + MIDDLE) % SIDE


def column_near(square: i64, x: i64) -> i64:
    """Return the column of the square with this number that is nearest to a column."""
    return x - MIDDLE + (square - x) % SIDE


def row_near(square: i64, y: i64) -> i64:
    """Return the row of the square with this number that is nearest to a row."""
    return y - MIDDLE + (square // SIDE - y) % SIDE


def spot_at(first: tuple[int, int], second: tuple[int, int]) -> int:
    """Return the spot of a tile from its two squares; −1 where they do not touch."""
    for direction in range(4):
        if second == (first[0] + RIGHT[direction], first[1] + UP[direction]):
            return int(square_at(first[0], first[1])) * 4 + direction
    return -1
