"""Paired comparison of actions in the same sampled deals.

Sampled deals are consistent with what a seat has seen, and weighted by how well they explain
the other players' actions (``bots.belief``). Each action is tried in each of them with the same
random numbers, so that differences are far more precise than the values themselves.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from capicua.bots.belief import believed
from capicua.bots.player import is_compiled
from capicua.core.chance import Rng
from capicua.core.state import State
from capicua.measuring.samples import Estimate, ratio
from capicua.review.ahead import Ahead

FEWEST_WORLDS: Final = 8 if is_compiled() else 2
"""Minimum number of sampled deals, whatever the time limit."""


@dataclass(frozen=True)
class Effort:
    """Limits of the search for one decision."""

    worlds: int = 160
    """Number of sampled deals; one half selects the best action, the other measures it."""
    ms: float = 0.0
    """Time limit in ms, checked between sampled deals; 0 for none (reproducible)."""
    work: int = 8_000_000
    """Work limit per half, in units of ``bots.search.Budget``, checked between deals; 0: none.

    Only solving whole rounds of tricks reaches it; the intervals then widen accordingly.
    """


class Weighing:
    """The results of actions in sampled deals."""

    def __init__(self, actions: Sequence[int]) -> None:
        self.actions = list(actions)
        self.weights: list[float] = []
        """Number of playouts in each sampled deal."""
        self.leads: dict[int, list[float]] = {action: [] for action in actions}
        """For each action, the sum of leads in each sampled deal."""
        self.wins: dict[int, list[float]] = {action: [] for action in actions}

    def points(self, action: int) -> Estimate:
        """Return the expected lead after an action."""
        return estimate(self.leads[action], self.weights)

    def chance(self, action: int) -> Estimate:
        """Return the probability of winning the round with an action."""
        return _within(estimate(self.wins[action], self.weights), 0.0, 1.0)

    def points_between(self, better: int, worse: int) -> Estimate:
        """Return the advantage of one action over another, in points."""
        return estimate(_less(self.leads[better], self.leads[worse]), self.weights)

    def chance_between(self, better: int, worse: int) -> Estimate:
        """Return the advantage of one action over another in probability of winning."""
        between = estimate(_less(self.wins[better], self.wins[worse]), self.weights)
        return _within(between, -1.0, 1.0)

    def value(self, action: int, is_alone: bool) -> tuple[float, float]:
        """Return the sort key of an action: its points; in a solitaire, chance of winning first."""
        points = sum(self.leads[action])
        return (sum(self.wins[action]), points) if is_alone else (points, 0.0)

    def ranked(self, is_alone: bool, low_is_good: bool) -> list[int]:
        """Return the actions, best first."""

        def key(action: int) -> tuple[float, float]:
            first, second = self.value(action, is_alone)
            return -first, second if low_is_good else -second

        return sorted(self.actions, key=key)


def weigh(
    known: State,
    actions: Sequence[int],
    worlds: int,
    rng: Rng,
    ahead: Ahead,
    deadline: float = 0.0,
    work: int = 0,
) -> Weighing:
    """Try actions of the seat to act in deals consistent with what it knows.

    No further deal is begun after the deadline or once the work limit is reached.
    """
    stop = ahead.work + work if work else 0
    found = Weighing(actions)
    side = ahead.order.index(ahead.sides[known.turn])
    drawn = believed(known, worlds, rng)
    counts: dict[int, int] = {}
    for world in drawn:
        counts[id(world)] = counts.get(id(world), 0) + 1
    for world in drawn:
        count = counts.pop(id(world), 0)
        if not count:
            continue
        late = (deadline and time.perf_counter() > deadline) or (stop and ahead.work > stop)
        if late and len(found.weights) >= FEWEST_WORLDS:
            break
        seeds = [int(rng.bits()) for _ in range(count)]
        for action, ends in zip(actions, ahead.after_each(world, actions, seeds), strict=True):
            found.leads[action].append(sum(end[side].lead for end in ends))
            found.wins[action].append(sum(end[side].won for end in ends))
        found.weights.append(float(count))
    return found


def estimate(amounts: Sequence[float], weights: Sequence[float]) -> Estimate:
    """Return the mean over sampled deals with its 95% interval."""
    found = ratio(amounts, weights)
    return found if found is not None else Estimate(0.0, 0.0, 0.0)


def _less(a: Sequence[float], b: Sequence[float]) -> list[float]:
    return [x - y for x, y in zip(a, b, strict=True)]


def _within(found: Estimate, low: float, high: float) -> Estimate:
    """Return an estimate with its interval clipped to a range."""
    return Estimate(found.value, max(low, found.low), min(high, found.high), found.moved)
