"""Scoring a finished round: domino, the blocked scorings, and the pool.

Everything is computed from the pips each seat or side has left. ``out`` is the side that
went out; ``NOBODY`` means that the round was blocked.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.seats import NOBODY

LADDER: Final = 0
WINNER_DIFFERENCE: Final = 1
WINNER_NET: Final = 2
WINNER_ALL: Final = 3
"""The last two count whole hands, the first two differences."""
BLOCKED_SCORINGS: Final = {
    "ladder": LADDER,
    "winner_difference": WINNER_DIFFERENCE,
    "winner_net": WINNER_NET,
    "winner_all": WINNER_ALL,
}


def lowest_hand(left: vec[i64]) -> i64:
    """Return the only seat with the lowest total, or ``NOBODY`` (LIN-6)."""
    lowest = left[0]
    holder: i64 = 0
    for seat in range(1, len(left)):
        total = left[seat]
        if total < lowest:
            lowest = total
            holder = seat
        elif total == lowest:
            holder = NOBODY
    return holder


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


def pool_takers(left: vec[i64], out: i64, carries_over: bool) -> list[int]:
    """Return the seats that win or share the pool; empty if it stays (LIN-51)."""
    if out != NOBODY:
        return [int(out)]
    if carries_over:
        return []
    lowest = min([int(pips) for pips in left])
    return [seat for seat in range(len(left)) if left[seat] == lowest]


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
