"""Scoring a finished round: domino, the blocked scorings, and the pool.

Everything is computed from the pips each seat or side has left. ``out`` is the side that
went out; ``NOBODY`` means that the round was blocked.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.seats import NOBODY

BLOCKED_SCORINGS: Final = ("ladder", "winner_difference", "winner_net", "winner_all")
"""By number; the last two count whole hands, the first two differences."""
LADDER: Final = 0
WINNER_NET: Final = 2


def side_of_lowest(left: vec[i64], sides: i64) -> i64:
    """Return the side with the lowest hand; ``NOBODY`` if two sides tie (LIN-6, PAR-14)."""
    lowest = left[0]
    side: i64 = 0
    for seat in range(1, len(left)):
        if left[seat] < lowest:
            lowest = left[seat]
            side = seat % sides
        elif left[seat] == lowest and seat % sides != side:
            side = NOBODY
    return side


# -- points (LIN-41 to LIN-44) ---------------------------------------------------------------


def side_points(left: vec[i64], side: i64, out: i64, how: i64) -> i64:
    """Return the score of a side: the tiles of the others, minus the cost of its own."""
    if not scores(left, side, out, how):
        return 0
    points = -part_taken_off(left, side, out, how)
    for other in range(len(left)):
        if other != side:
            points += part_from(left, side, other, out, how)
    return points


def scores(left: vec[i64], side: i64, out: i64, how: i64) -> bool:
    """Return whether a side may score: it went out, has the lowest hand, or ``ladder`` applies."""
    if out != NOBODY:
        return side == out
    if how == LADDER:
        return True
    for other in range(len(left)):
        if other != side and left[other] <= left[side]:
            return False
    return True


def part_from(left: vec[i64], side: i64, other: i64, out: i64, how: i64) -> i64:
    """Return the points of a scoring side for another side's tiles (LIN-41 to LIN-43)."""
    if out != NOBODY or how >= WINNER_NET:
        return left[other]
    difference = left[other] - left[side]
    return difference if difference > 0 else 0


def part_taken_off(left: vec[i64], side: i64, out: i64, how: i64) -> i64:
    """Return the deduction for the winner's own tiles: blocked, under ``winner_net`` only."""
    return left[side] if how == WINNER_NET and out == NOBODY else 0


# -- the pool (LIN-51, LIN-52) ---------------------------------------------------------------


def divide(points: vec[i64], chips: int, seats: list[int], leader: i64, after: vec[i64]) -> None:
    """Return equal shares; odd chips go one each in turn order from the leader (LIN-51)."""
    share = chips // len(seats)
    odd = chips % len(seats)
    seat = leader
    for _ in range(len(points)):
        if int(seat) in seats:
            points[seat] += share
            if odd > 0:
                points[seat] += 1
                odd -= 1
        seat = after[seat]
