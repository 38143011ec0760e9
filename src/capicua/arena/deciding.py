"""When to stop: a generalised sequential probability ratio test on deals.

Each deal, played in all its seatings, gives one independent score between 0 and 1, so the
test needs no model of how often rounds are tied. The log-likelihood ratio of "the mean is
1/2 + margin" against "the mean is 1/2" is, in the normal approximation with the variance
seen (Van den Bergh, "A practical introduction to the GSPRT", 2020),

    n · margin · (mean − 1/2 − margin/2) / variance

and likewise for 1/2 − margin. ``FALSE_ALARM`` is the chance, for either side, to call an equal
opponent better; ``MISSED`` that of overlooking an advantage as large as the margin.
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
"""Before so many deals the variance is not trusted."""
LEAST_VARIANCE: Final = 0.005
"""A variance below it is taken for it: scores that are all alike prove less than they seem to."""


class Decision(Enum):
    """What a test has come to."""

    OPEN = "open"
    FIRST = "first"
    SECOND = "second"
    NEITHER = "neither"

    @property
    def is_final(self) -> bool:
        """Whether there is no need to go on."""
        return self is not Decision.OPEN


def decide(scores: Sequence[float], margin: float) -> Decision:
    """Return who is better by the scores of the first one, if that is clear."""
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
