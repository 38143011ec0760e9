"""How much of the luck of the deal duplicate removes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Variance:
    """The variance of a table's result, in two parts."""

    deals: float
    """Between deals: what everybody at that side of the deal shares."""
    play: float
    """Within a deal: what the people at the table make of it."""
    count: int
    """The number of results."""

    @property
    def removed(self) -> float:
        """The share of the variance that comparing with the same deal removes, from 0 to 1."""
        total = self.deals + self.play
        return self.deals / total if total else 0.0


def components(results: Mapping[int, Sequence[int]]) -> Variance:
    """Return the parts of the variance of results by deal (one-way analysis of variance).

    The part of the deals is estimated without bias, and set to 0 if the estimate is negative.
    """
    groups = [list(each) for each in results.values() if len(each) > 1]
    count = sum(len(each) for each in groups)
    if len(groups) < 2:
        return Variance(0.0, 0.0, count)
    mean = sum(sum(each) for each in groups) / count
    means = [sum(each) / len(each) for each in groups]
    within = sum(
        (one - middle) ** 2 for each, middle in zip(groups, means, strict=True) for one in each
    )
    between = sum(
        len(each) * (middle - mean) ** 2 for each, middle in zip(groups, means, strict=True)
    )
    play = within / (count - len(groups))
    size = (count - sum(len(each) ** 2 for each in groups) / count) / (len(groups) - 1)
    deals = max(0.0, (between / (len(groups) - 1) - play) / size)
    return Variance(deals, play, count)
