"""Evaluation of one decision, shared by hints and reviews.

The same position, effort and random numbers give both the same values and the same best action.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from capicua.core.chance import Rng
from capicua.core.state import State
from capicua.measuring.samples import Estimate
from capicua.review.ahead import Ahead
from capicua.review.weighing import Effort, Weighing, weigh

FIRST_SHARE = 0.6
"""Fraction of the time limit spent on the first half of the sampled deals."""


@dataclass(frozen=True)
class Advised:
    """An action with its expected results."""

    action: int
    points: Estimate
    chance: Estimate


@dataclass(frozen=True)
class Looked:
    """The evaluation of a decision, from two halves of the sampled deals."""

    ranked: list[int]
    """All actions, best first."""
    first: Weighing
    """Results of all actions in the first half, which selects the best."""
    second: Weighing
    """Results of the two best and other requested actions in the second half."""

    @property
    def best(self) -> int:
        """The best action."""
        return self.ranked[0]

    @property
    def choices(self) -> list[Advised]:
        """All actions with their results in the first half, best first."""
        return advised(self.first, self.ranked)


def look(
    known: State,
    actions: Sequence[int],
    effort: Effort,
    rng: Rng,
    ahead: Ahead,
    also: Sequence[int] = (),
) -> Looked:
    """Evaluate actions of the seat to act; those in ``also`` are evaluated in both halves.

    The two best actions of the first half are swapped if the second half ranks them the other way
    round, so that the recommended action never measures worse.
    """
    is_alone, low_is_good = int(known.players) == 1, known.game.low_is_good
    half = max(1, effort.worlds // 2)
    limits = time_limits(effort)
    every = [*actions, *(action for action in also if action not in actions)]
    first = weigh(known, every, half, rng, ahead, limits[0], effort.work)
    ranked = first.ranked(is_alone, low_is_good)
    again = [*ranked[:2], *(action for action in also if action not in ranked[:2])]
    second = weigh(known, again, half, rng, ahead, limits[1], effort.work)
    in_second = second.ranked(is_alone, low_is_good)
    if in_second.index(ranked[0]) > in_second.index(ranked[1]):
        ranked[:2] = ranked[1], ranked[0]
    return Looked(ranked, first, second)


def time_limits(effort: Effort) -> tuple[float, float]:
    """Return the deadline of each half as ``perf_counter`` time; 0 for no limit."""
    if not effort.ms:
        return 0.0, 0.0
    begun = time.perf_counter()
    return begun + effort.ms * FIRST_SHARE / 1000, begun + effort.ms / 1000


def advised(weighing: Weighing, actions: Sequence[int]) -> list[Advised]:
    """Return actions with their results in a comparison."""
    return [Advised(each, weighing.points(each), weighing.chance(each)) for each in actions]
