"""Ratings of several entrants from all bouts, by openskill's Plackett–Luce model.

Weng and Lin, "A Bayesian approximation method for online ranking", JMLR 12 (2011). Each bout is
a game between two entrants, won with a score above one half.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from capicua.arena.bouts import Bout
from capicua.core.messages import BadOption, Message
from capicua.core.statistics import Z95


@dataclass(frozen=True)
class Rating:
    """An entrant's rating, initially 25, and its standard deviation."""

    mean: float
    deviation: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval."""
        reach = Z95 * self.deviation
        return self.mean - reach, self.mean + reach


def ratings(entrants: int, bouts: Sequence[Bout]) -> list[Rating]:
    """Return the rating of each entrant; raise ``BadOption`` if openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadOption(Message("arena-no-openskill")) from None
    model = PlackettLuce()
    found = [model.rating() for _ in range(entrants)]
    for bout in sorted(bouts, key=lambda bout: (bout.deal, bout.pair)):
        one, other = bout.pair
        scores = [bout.score, 1 - bout.score]
        (found[one],), (found[other],) = model.rate([[found[one]], [found[other]]], scores=scores)
    return [Rating(rating.mu, rating.sigma) for rating in found]
