"""Ratings of people after matches of any form: duels, several sides, partners, ties.

The model is openskill's Thurstone–Mosteller (Weng and Lin, "A Bayesian approximation method for
online ranking", JMLR 12, 2011) with as much luck as dominoes have; ``docs/ratings.md`` tells how it
was chosen. A rating is a mean and a standard deviation on openskill's scale, where new players have
25 and 8.33; ``shown`` is the number that people see.

>>> one, other = after_match([[NEW], [NEW]], [1, 2])
>>> shown(one[0].mean) > shown(NEW.mean) > shown(other[0].mean)
True
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist
from typing import Any, Final

from capicua.arena.ratings import Rating

LUCK: Final = 2.5
"""The luck of a player in a match, in standard deviations of strength among players."""
NEW: Final = Rating(25.0, 25 / 3)
"""The rating of somebody who has not played yet."""
SURE: Final = 6.0
"""The standard deviation up to which a rating is shown without a question mark."""
_SCALE: Final = 24.0
_CENTRE: Final = 1500.0
_BETA: Final = LUCK * 25 / 3
_TAU: Final = 0.03
_normal: Final = NormalDist()


def after_match(sides: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Return the ratings of all players after a match.

    ``places`` are those of the sides, 1 for the best, equal for ties.
    """
    model = _model()
    teams = [[model.rating(mu=one.mean, sigma=one.deviation) for one in side] for side in sides]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [[Rating(one.mu, one.sigma) for one in team] for team in rated]


def chance(one: Sequence[Rating], other: Sequence[Rating]) -> float:
    """Return the chance that one side comes before another."""
    both = [*one, *other]
    spread = sum(each.deviation**2 for each in both) + len(both) * _BETA**2
    more = sum(each.mean for each in one) - sum(each.mean for each in other)
    return _normal.cdf(more / math.sqrt(spread))


def shown(mean: float) -> int:
    """Return a rating as people see it: 1500 at first; two in three lie within 200 of it."""
    return round(_CENTRE + _SCALE * (mean - NEW.mean))


def shown_deviation(deviation: float) -> int:
    """Return the standard deviation of a rating as people see it."""
    return round(_SCALE * deviation)


def is_sure(deviation: float) -> bool:
    """Return whether a rating is known well enough to be compared."""
    return deviation <= SURE


@cache
def _model() -> Any:
    from openskill.models import ThurstoneMostellerFull  # takes 40 ms, and few commands need it

    return ThurstoneMostellerFull(beta=_BETA, tau=_TAU, gamma=_whole)


def _whole(*_: object) -> float:
    """Let deviations shrink as fast as Bayes' rule says; openskill's own factor is smaller."""
    return 1.0
