"""The severity of mistakes and the accuracy of play, from winning chances."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
MISTAKE_FROM: Final = 0.05
"""The lowest loss of winning chances for each kind of mistake, as a share."""
BLUNDER_FROM: Final = 0.15
HALVES: Final = 0.10
"""The loss of winning chances that halves the accuracy of a decision."""


def grade(lost: float) -> str:
    """Return the name of a mistake that lost a share of the winning chances.

    >>> grade(0.02), grade(0.08), grade(0.4)
    ('inaccuracy', 'mistake', 'blunder')
    """
    return BLUNDER if lost >= BLUNDER_FROM else MISTAKE if lost >= MISTAKE_FROM else INACCURACY


def accuracy(lost: Iterable[float]) -> float | None:
    """Return the accuracy of some decisions, from 0 to 100; ``None`` for no decisions.

    A decision without a loss counts 100, and every ten percentage points of lost winning
    chances halve it; the accuracy is the mean. ``lost`` are shares from 0 to 1.

    >>> accuracy([0, 0, 0.1])
    83.33333333333333
    """
    each = [100 * 0.5 ** (max(0.0, share) / HALVES) for share in lost]
    return sum(each) / len(each) if each else None
