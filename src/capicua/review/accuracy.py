"""Severity of mistakes and accuracy of play, computed from winning chances."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

MISTAKE_FROM: Final = 0.05
"""Minimum loss of winning chances for a mistake and a blunder, as a fraction."""
BLUNDER_FROM: Final = 0.15
HALVES: Final = 0.10
"""Loss of winning chances that halves the accuracy of a decision."""


def grade(lost: float) -> str:
    """Return the severity of a mistake, given the loss of winning chances as a fraction.

    >>> grade(0.02), grade(0.08), grade(0.4)
    ('inaccuracy', 'mistake', 'blunder')
    """
    if lost >= BLUNDER_FROM:
        return "blunder"
    return "mistake" if lost >= MISTAKE_FROM else "inaccuracy"


def accuracy(lost: Iterable[float]) -> float | None:
    """Return the accuracy of decisions, from 0 to 100; ``None`` if there are none.

    A decision without loss counts 100; every ten percentage points of winning chances lost halve
    it. The result is the mean. ``lost`` holds fractions from 0 to 1.

    >>> accuracy([0, 0, 0.1])
    83.33333333333333
    """
    each = [100 * 0.5 ** (max(0.0, share) / HALVES) for share in lost]
    return sum(each) / len(each) if each else None
