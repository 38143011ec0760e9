"""Stopping rule: a generalized sequential probability ratio test on deals.

Each deal, played in all its seatings, gives one independent score between 0 and 1, so the test
needs no model of the frequency of ties. The log-likelihood ratio of "the mean is
1/2 + margin" against "the mean is 1/2" is, in the normal approximation with the observed
variance (Van den Bergh, "A practical introduction to the GSPRT", 2020),

    n · margin · (mean − 1/2 − margin/2) / variance

and likewise for 1/2 − margin. ``FALSE_ALARM`` is the probability, for each side, of declaring an
equal opponent better; ``MISSED`` that of missing an advantage as large as the margin.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from typing import Final

FALSE_ALARM: Final = 0.025
MISSED: Final = 0.05
ACCEPT: Final = math.log((1 - MISSED) / FALSE_ALARM)
REJECT: Final = math.log(MISSED / (1 - FALSE_ALARM))
FEWEST_DEALS: Final = 16
"""Minimum number of deals for an estimate of the variance."""
LEAST_VARIANCE: Final = 0.005
"""Minimum variance; a few equal scores prove less than their variance suggests."""


class Decision(Enum):
    """The current result of a test."""

    OPEN = "open"
    FIRST = "first"
    SECOND = "second"
    NEITHER = "neither"

    @property
    def is_final(self) -> bool:
        """Whether the test has ended."""
        return self is not Decision.OPEN


def decide(scores: Sequence[float], margin: float) -> Decision:
    """Return which entrant is significantly better, given the first one's scores."""
    n = len(scores)
    if n < FEWEST_DEALS:
        return Decision.OPEN
    mean = sum(scores) / n
    variance = max(LEAST_VARIANCE, sum((score - mean) ** 2 for score in scores) / (n - 1))
    first, second = (n * margin * (sign * (mean - 0.5) - margin / 2) / variance for sign in (1, -1))
    if first >= ACCEPT:
        return Decision.FIRST
    if second >= ACCEPT:
        return Decision.SECOND
    if first <= REJECT and second <= REJECT:
        return Decision.NEITHER
    return Decision.OPEN
