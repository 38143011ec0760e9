"""A decision looked at: the one estimate that hints and reviews are made from.

The same position, effort and chance give the same numbers and the same best action to both.
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
"""The part of a time limit after which the first half of the worlds is left."""


@dataclass(frozen=True)
class Advised:
    """An action with its expected results."""

    action: int
    points: Estimate
    chance: Estimate


@dataclass(frozen=True)
class Looked:
    """The actions of a decision, and how they went in the two halves of the worlds."""

    ranked: list[int]
    """The best first."""
    first: Weighing
    """All of them, in the half in which the best were found."""
    second: Weighing
    """The two best, and what else was asked for, in the other half."""

    @property
    def best(self) -> int:
        """Return the best action."""
        return self.ranked[0]

    @property
    def choices(self) -> list[Advised]:
        """All actions with what the first half says of them, the best first."""
        return advised(self.first, self.ranked)


def look(
    known: State,
    actions: Sequence[int],
    effort: Effort,
    rng: Rng,
    ahead: Ahead,
    also: Sequence[int] = (),
) -> Looked:
    """Weigh actions of the seat to act; ``also`` are tried in both halves, however they rank.

    The two best of the first half change places where the other half says otherwise, so that
    neither is recommended that measured worse.
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
    """Return when each half of the worlds ends, on the clock of ``perf_counter``; 0: no limit."""
    if not effort.ms:
        return 0.0, 0.0
    begun = time.perf_counter()
    return begun + effort.ms * FIRST_SHARE / 1000, begun + effort.ms / 1000


def advised(weighing: Weighing, actions: Sequence[int]) -> list[Advised]:
    """Return actions with what a weighing says of them."""
    return [Advised(each, weighing.points(each), weighing.chance(each)) for each in actions]
