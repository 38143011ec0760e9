"""Means, proportions and deviations with 95% intervals, and differences between two.

Rounds of one match are dependent; matches are independent. An ``Estimate`` is therefore computed
from sums per match and keeps the influence of each match, whose spread gives the interval (the
delta method, with Student's t for few matches). Two estimates from the same deals share some of
their luck, so their difference is more precise than either.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

Z95 = 1.959964
"""Half-width of the central 95% of the normal distribution, in standard deviations."""
FEWEST = 4
"""Minimum number of matches for an interval."""


@dataclass
class Sample:
    """Independent observations, with their mean and its 95% interval."""

    values: list[int] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The mean; 0 without observations."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    @property
    def margin(self) -> float:
        """Half-width of the 95% interval of the mean."""
        n = len(self.values)
        if n < 2:
            return 0.0
        mean = self.mean
        variance = sum((value - mean) ** 2 for value in self.values) / (n - 1)
        return Z95 * math.sqrt(variance / n)


def wilson(hits: float, n: float, reach: float = Z95) -> tuple[float, float]:
    """Return the 95% Wilson interval for the proportion ``hits / n``."""
    if n == 0:
        return 0.0, 1.0
    share, z2 = hits / n, reach * reach
    centre = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = reach * math.sqrt(share * (1 - share) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass(frozen=True)
class Estimate:
    """A value with its 95% interval."""

    value: float
    low: float
    high: float
    moved: tuple[float, ...] = ()
    """The influence of each match on the value, in order."""

    def as_data(self) -> dict[str, Any]:
        """Return the estimate as data for JSON."""
        return {"value": self.value, "interval": [self.low, self.high]}


def ratio(amounts: Sequence[float], weights: Sequence[float]) -> Estimate | None:
    """Return total amounts over total weights, both given per match; ``None`` for no weight."""
    total = sum(weights)
    if not total:
        return None
    value = sum(amounts) / total
    moved = tuple((a - value * w) / total for a, w in zip(amounts, weights, strict=True))
    margin = _margin(moved)
    return Estimate(value, value - margin, value + margin, moved)


def share(hits: Sequence[float], weights: Sequence[float]) -> Estimate | None:
    """Return a proportion, with a Wilson interval for its effective sample size."""
    plain = ratio(hits, weights)
    if plain is None:
        return None
    variance = _variance(plain.moved)
    cases = plain.value * (1 - plain.value) / variance if variance else sum(weights)
    low, high = wilson(plain.value * cases, cases, student(len(plain.moved) - 1))
    return Estimate(plain.value, min(low, plain.value), max(high, plain.value), plain.moved)


def deviation(
    sums: Sequence[float], squares: Sequence[float], counts: Sequence[float]
) -> Estimate | None:
    """Return a standard deviation, given sum, sum of squares and count per match."""
    if not sum(counts):
        return None
    mean = sum(sums) / sum(counts)
    rows = zip(sums, squares, counts, strict=True)
    variance = ratio([sq - 2 * mean * s + mean * mean * n for s, sq, n in rows], counts)
    if variance is None or variance.value <= 0:
        return Estimate(0.0, 0.0, 0.0, (0.0,) * len(counts))
    value = math.sqrt(variance.value)
    moved = tuple(part / (2 * value) for part in variance.moved)
    margin = _margin(moved)
    return Estimate(value, max(0.0, value - margin), value + margin, moved)


def difference(a: Estimate, b: Estimate) -> Estimate:
    """Return ``a`` minus ``b``; matches with the same index share their deals.

    The interval is derived from both intervals (Newcombe; Zou and Donner); it is narrower the more
    the shared deals influence both values in the same direction.
    """
    value = a.value - b.value
    common = sum(x * y for x, y in zip(a.moved, b.moved, strict=False))
    size = math.sqrt(sum(x * x for x in a.moved) * sum(y * y for y in b.moved))
    alike = common / size if size else 0.0
    below = _joined(a.value - a.low, b.high - b.value, alike)
    above = _joined(a.high - a.value, b.value - b.low, alike)
    return Estimate(value, value - below, value + above)


def student(freedom: int) -> float:
    """Return the 0.975 quantile of Student's t, for three degrees of freedom or more."""
    n, z = max(freedom, FEWEST - 1), Z95
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def _variance(moved: Sequence[float]) -> float:
    """Return the variance of a value, given the influence of each match."""
    n = len(moved)
    return sum(part * part for part in moved) * n / (n - 1) if n > 1 else 0.0


def _margin(moved: Sequence[float]) -> float:
    return student(len(moved) - 1) * math.sqrt(_variance(moved))


def _joined(one: float, other: float, alike: float) -> float:
    return math.sqrt(max(0.0, one * one + other * other - 2 * alike * one * other))
