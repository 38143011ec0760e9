"""Puzzle ratings and streaks, computed from results alone.

``web/src/learn/puzzles.ts`` computes the same numbers in the browser. The rating is Glicko-2
(Glickman, "Example of the Glicko-2 system"): each puzzle is a game against its rating. Of the
packages that implement it, glicko2-py is typed, has no dependencies and agrees with the paper;
glicko2 is untyped and computes the volatility from a wrong term.
"""

from __future__ import annotations

import datetime
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from capicua.optional_dependencies import needed

START: Final = 1500.0
START_DEVIATION: Final = 350.0
START_VOLATILITY: Final = 0.06
PUZZLE_DEVIATION: Final = 120.0
"""Rating deviation of a puzzle; large, because its difficulty is a rough measure."""
LOWEST: Final = 600
PER_STEP: Final = 300
"""Puzzles of difficulty 1 are rated 900, with 300 more for each step."""


@dataclass(frozen=True)
class Outcome:
    """The result of the first attempt at a puzzle; later attempts are practice."""

    puzzle: str
    difficulty: int
    right: bool
    """Whether the first move tried was the solution."""
    day: str
    """ISO date, for example ``2026-11-23``."""


@dataclass(frozen=True)
class PuzzleRating:
    """A person's rating and streaks."""

    rating: int
    deviation: int
    played: int
    solved: int
    """Puzzles solved at the first try."""
    streak: int
    """Most recent puzzles in a row solved at the first try."""
    days: int
    """Consecutive days with a puzzle, up to today or yesterday."""


def puzzle_rating(found: Sequence[Outcome], today: datetime.date) -> PuzzleRating:
    """Return the standing after some results, given in chronological order.

    Raises ``MissingExtraError`` if glicko2-py is not installed.
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
    return PuzzleRating(
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
