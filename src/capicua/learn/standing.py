"""How somebody's puzzles went: a rating and streaks, worked out from the results alone.

The same results give the same standing in the browser (``web/src/learn/puzzles.ts``). The rating
is Glicko-2 (Glickman, "Example of the Glicko-2 system"): each puzzle is a game against its rating.
Of the packages that calculate it, glicko2-py has types, needs nothing else and agrees with the
paper; the older glicko2 has no types, and its volatility is calculated from the wrong term.
"""

from __future__ import annotations

import datetime
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from capicua.extras import needed

START: Final = 1500.0
START_DEVIATION: Final = 350.0
START_VOLATILITY: Final = 0.06
PUZZLE_DEVIATION: Final = 120.0
"""A puzzle's deviation: its difficulty says that little of it."""
LOWEST: Final = 600
PER_STEP: Final = 300
"""A puzzle of difficulty 1 is rated 900, each step 300 more."""


@dataclass(frozen=True)
class Outcome:
    """How a puzzle went the first time; later tries at it are practice."""

    puzzle: str
    difficulty: int
    right: bool
    """Whether the first move tried was the solution."""
    day: str
    """Such as ``2026-11-23``."""


@dataclass(frozen=True)
class Standing:
    """What a person's results amount to."""

    rating: int
    deviation: int
    played: int
    solved: int
    """Right at the first try."""
    streak: int
    """Right at the first try one after the other, up to now."""
    days: int
    """Days in a row with a puzzle, up to today or yesterday."""


def standing(found: Sequence[Outcome], today: datetime.date) -> Standing:
    """Return the standing after some results, the oldest first.

    Raises ``MissingExtraError`` where glicko2-py is not installed.
    """
    with needed("terminal", "Puzzle ratings"):
        from glicko2.math.algorithm import update_rating
        from glicko2.math.conversions import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi
    mu, phi, volatility = rating_to_mu(START), rd_to_phi(START_DEVIATION), START_VOLATILITY
    streak = 0
    for one in found:
        rated = rating_to_mu(LOWEST + PER_STEP * one.difficulty)
        game = (rated, rd_to_phi(PUZZLE_DEVIATION), float(one.right))
        mu, phi, volatility = update_rating(mu, phi, volatility, [game])
        streak = streak + 1 if one.right else 0
    return Standing(
        rating=round(mu_to_rating(mu)),
        deviation=round(phi_to_rd(phi)),
        played=len(found),
        solved=sum(one.right for one in found),
        streak=streak,
        days=_days_in_row({one.day for one in found}, today),
    )


def _days_in_row(days: Collection[str], today: datetime.date) -> int:
    step = datetime.timedelta(days=1)
    day = today if today.isoformat() in days else today - step
    count = 0
    while day.isoformat() in days:
        count += 1
        day -= step
    return count
