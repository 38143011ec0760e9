"""Paired comparison of actions in the same sampled deals.

Sampled deals are consistent with what a seat has seen, and weighted by how well they explain
the other players' actions (``bots.belief``). Each action is tried in each of them with the same
random numbers, so that differences are far more precise than the values themselves.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from capicua.bots.belief import believed
from capicua.bots.rollouts import Rollouts, SideResult
from capicua.core.runtime.build import is_compiled
from capicua.core.state import State
from capicua.core.statistics import Estimate, ratio
from capicua.core.tiles.random import Rng

FEWEST_WORLDS: Final = 8 if is_compiled() else 2
"""Minimum number of sampled deals, whatever the time limit."""
BATCH: Final = 200
"""Number of deals drawn, and weighted by what the others have played, at a time."""
NOTHING: Final = Estimate(0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Effort:
    """Limits of the search for one decision."""

    worlds: int = 160
    """Number of sampled deals; one half selects the best action, the other measures it."""
    ms: float = 0.0
    """Time limit in ms, checked between sampled deals; 0 for none (reproducible)."""
    work: int = 8_000_000
    """Work limit per half, in units of ``bots.search.Budget``, checked between deals; 0: none.

    If it is reached, fewer deals are tried, and the intervals widen accordingly.
    """
    tries: int = 1
    """Maximum number of playouts of an action in each sampled deal, as far as work allows."""


class PairedComparison:
    """The results of actions in sampled deals."""

    def __init__(self, actions: Sequence[int]) -> None:
        self.actions = list(actions)
        self.weights: list[float] = []
        """Number of playouts in each sampled deal."""
        self.leads: dict[int, list[float]] = {action: [] for action in actions}
        """For each action, the sum of leads in each sampled deal."""
        self.wins: dict[int, list[float]] = {action: [] for action in actions}

    def add(self, place: int, side: int, ends: Sequence[Sequence[Sequence[SideResult]]]) -> None:
        """Add the results of all actions in a sampled deal, for a side.

        ``ends`` has, for each action, the results of all sides in each playout.
        """
        if place == len(self.weights):
            self.weights.append(0.0)
            for action in self.actions:
                self.leads[action].append(0.0)
                self.wins[action].append(0.0)
        self.weights[place] += len(ends[0])
        for action, played in zip(self.actions, ends, strict=True):
            self.leads[action][place] += sum(end[side].lead for end in played)
            self.wins[action][place] += sum(end[side].won for end in played)

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

    def ranked(self, is_alone: bool, low_is_good: bool) -> list[int]:
        """Return the actions, best first: by points; in a solitaire, by chance of winning first."""

        def key(action: int) -> tuple[float, float]:
            points = sum(self.leads[action])
            if is_alone:
                return -sum(self.wins[action]), points if low_is_good else -points
            return -points, 0.0

        return sorted(self.actions, key=key)


def pooled(first: PairedComparison, second: PairedComparison) -> PairedComparison:
    """Return the results of both for the actions that the second has."""
    found = PairedComparison(second.actions)
    found.weights = first.weights + second.weights
    for action in second.actions:
        found.leads[action] = first.leads[action] + second.leads[action]
        found.wins[action] = first.wins[action] + second.wins[action]
    return found


def compare_actions(
    known: State,
    actions: Sequence[int],
    worlds: int,
    rng: Rng,
    ahead: Rollouts,
    deadline: float = 0.0,
    work: int = 0,
    tries: int = 1,
) -> PairedComparison:
    """Try actions of the seat to act in deals consistent with what it knows.

    Every action is tried in all deals before any deal is tried again. No further deal is begun
    after the deadline or once the work limit is reached.
    """
    stop = ahead.work + work if work else 0
    found = PairedComparison(actions)
    side = ahead.order.index(ahead.sides[known.turn])
    for place, world, times in _deals(known, worlds, rng, tries):
        late = (deadline and time.perf_counter() > deadline) or (stop and ahead.work > stop)
        if late and len(found.weights) >= FEWEST_WORLDS:
            break
        seeds = [int(rng.bits()) for _ in range(times)]
        found.add(place, side, ahead.after_each(world, actions, seeds))
    return found


def _deals(known: State, count: int, rng: Rng, tries: int) -> Iterator[tuple[int, State, int]]:
    """Yield sampled deals, all of them ``tries`` times: place, deal, and how often it was drawn.

    They are drawn in batches, as few deals may be tried before work or time runs out.
    """
    different: list[tuple[State, int]] = []
    for begun in range(0, count, BATCH):
        drawn = believed(known, min(BATCH, count - begun), rng)
        times = Counter(map(id, drawn))  # resampling by weight repeats deals
        for world in {id(world): world for world in drawn}.values():
            different.append((world, times[id(world)]))
            yield len(different) - 1, *different[-1]
    for _ in range(tries - 1):
        for place, (world, often) in enumerate(different):
            yield place, world, often


def estimate(amounts: Sequence[float], weights: Sequence[float]) -> Estimate:
    """Return the mean over sampled deals with its 95% interval."""
    return ratio(amounts, weights) or NOTHING


def _less(a: Sequence[float], b: Sequence[float]) -> list[float]:
    return [x - y for x, y in zip(a, b, strict=True)]


def _within(found: Estimate, low: float, high: float) -> Estimate:
    """Return an estimate with its interval clipped to a range."""
    return Estimate(found.value, max(low, found.low), min(high, found.high), found.moved)
