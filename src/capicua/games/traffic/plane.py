"""The squares on which Traffic is played, and what stands in a line (TRA-1, TRA-2, TRA-7).

The table has ``SIDE`` squares each way, numbered row by row from the bottom; the square
(0, 0) of the rules lies near the middle. That is not endless, but more than a double-6
set can fill in one direction. Lines are looked at only where ``MARGIN`` squares around
them are on the table, so nothing ever runs over its edge.

A spot is where a tile lies: the square of its larger half and the direction in which the
other half follows. A double's first square is the lower or left one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIDE: Final = 128
SQUARES: Final = SIDE * SIDE
MARGIN: Final = 6
MIDDLE: Final = 62
ORIGIN: Final = MIDDLE * SIDE + MIDDLE
"""The square (0, 0)."""
EMPTY: Final = -99
"""What an empty square holds; no number is next to it."""
STEP: Final = vec[i64]([1, SIDE, -1, -SIDE])
"""From a square to the next one: right, up, left, down."""
SPOTS: Final = SQUARES * 4
QUAD: Final = 4
"""The numbers of a quad; one more in order is too many."""


def spot_of(square: i64, other: i64) -> i64:
    """The spot of a tile whose larger half is on ``square`` and the other one beside it."""
    direction: i64 = 0
    while STEP[direction] != other - square:
        direction += 1
    return square * 4 + direction


def first_square(spot: i64) -> i64:
    """The square of the larger half."""
    return spot // 4


def second_square(spot: i64) -> i64:
    """The square of the smaller half."""
    square = spot // 4
    return square + STEP[spot - square * 4]


def x_of(square: i64) -> i64:
    """How far to the right of (0, 0)."""
    return square % SIDE - MIDDLE


def y_of(square: i64) -> i64:
    """How far above (0, 0)."""
    return square // SIDE - MIDDLE


def is_inside(square: i64) -> bool:
    """Whether the square is far enough from the edge."""
    x = square % SIDE
    y = square // SIDE
    return min(x, y) >= MARGIN and max(x, y) < SIDE - MARGIN


def slope_of(board: vec[i64], start: i64, step: i64) -> i64:
    """1 or -1 where four squares from ``start`` make a quad going up or down, else 0 (TRA-2)."""
    slope = board[start + step] - board[start]
    if slope != 1 and slope != -1:
        return 0
    if board[start + 2 * step] - board[start + step] != slope:
        return 0
    return slope if board[start + 3 * step] - board[start + 2 * step] == slope else 0


def run_length(board: vec[i64], square: i64, step: i64, slope: i64) -> i64:
    """How many squares in line through ``square`` go up by ``slope`` at every ``step``."""
    length: i64 = 1
    at = square
    while board[at + step] - board[at] == slope:
        at += step
        length += 1
    at = square
    while board[at] - board[at - step] == slope:
        at -= step
        length += 1
    return length


def row_length(board: vec[i64], square: i64, step: i64) -> i64:
    """How many occupied squares lie in line through an occupied ``square``."""
    length: i64 = 1
    at = square + step
    while board[at] != EMPTY:
        at += step
        length += 1
    at = square - step
    while board[at] != EMPTY:
        at -= step
        length += 1
    return length


def breaks_limit(board: vec[i64], square: i64, in_sequence: bool) -> bool:
    """Whether five in line go through a square: five in order, or five at all (TRA-7)."""
    if not in_sequence:
        return row_length(board, square, 1) > QUAD or row_length(board, square, SIDE) > QUAD
    return (
        run_length(board, square, 1, 1) > QUAD
        or run_length(board, square, 1, -1) > QUAD
        or run_length(board, square, SIDE, 1) > QUAD
        or run_length(board, square, SIDE, -1) > QUAD
    )
