"""How much a mistake matters, and how accurately somebody played, from winning chances."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
MISTAKE_FROM: Final = 0.05
"""The chance to win, as a share, from which what is lost is called a mistake."""
BLUNDER_FROM: Final = 0.15
HALVES: Final = 0.10
"""The lost chance that halves the accuracy of a decision."""


def grade(lost: float) -> str:
    """Return what a mistake is called that lost such a share of the chances to win.

    >>> grade(0.02), grade(0.08), grade(0.4)
    ('inaccuracy', 'mistake', 'blunder')
    """
    return BLUNDER if lost >= BLUNDER_FROM else MISTAKE if lost >= MISTAKE_FROM else INACCURACY


def accuracy(lost: Iterable[float]) -> float | None:
    """Return how accurate some decisions were, from 0 to 100; nothing for no decisions.

    A decision that lost nothing counts 100, and every ten percentage points of the chance
    to win halve it; the accuracy is the mean. ``lost`` are shares from 0 to 1.

    >>> accuracy([0, 0, 0.1])
    83.33333333333333
    """
    each = [100 * 0.5 ** (max(0.0, share) / HALVES) for share in lost]
    return sum(each) / len(each) if each else None
