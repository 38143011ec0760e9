"""The winner of a blocked round (PAR-13 to PAR-16), and the winning side's next leader (PAR-8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.seats import NOBODY
from capicua.families.line.scoring import side_of_lowest

LOWEST_PAIR: Final = 0
LOWEST_INDIVIDUAL: Final = 1
BLOCKER_VS_NEXT: Final = 2
COMPARISONS: Final = {
    "lowest_pair": LOWEST_PAIR,
    "lowest_individual": LOWEST_INDIVIDUAL,
    "blocker_vs_next": BLOCKER_VS_NEXT,
}
VOID: Final = 0
OPENER: Final = 1
BLOCKER: Final = 2
TIES: Final = {"void": VOID, "opener": OPENER, "blocker": BLOCKER}


def lighter_side(left: vec[i64], sides: i64, how: i64, blocker: i64, following: i64) -> i64:
    """Return the side that wins the comparison; ``NOBODY`` in a tie.

    ``left`` has the pips each seat holds; ``following`` is the seat after the blocker.
    """
    if how == BLOCKER_VS_NEXT:
        if left[blocker] == left[following]:
            return NOBODY
        lower = blocker if left[blocker] < left[following] else following
        return lower % sides
    if how == LOWEST_PAIR:
        gap = left[0] + left[2] - left[1] - left[3]
        if gap == 0:
            return NOBODY
        return 0 if gap < 0 else 1
    return side_of_lowest(left, sides)


def lower_partner(left: vec[i64], sides: i64, side: i64, blocker: i64, after: vec[i64]) -> i64:
    """Return the seat of a side with the lower hand; in a tie, the first after the blocker."""
    chosen: i64 = NOBODY
    seat = after[blocker]
    for _turns in range(len(left)):
        if seat % sides == side and (chosen == NOBODY or left[seat] < left[chosen]):
            chosen = seat
        seat = after[seat]
    return chosen
