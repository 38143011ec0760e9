"""Evaluation of one decision, shared by level 5, hints and reviews.

The same position, effort and random numbers give all of them the same values and the same best
action. Level 5 plays that action unless the heuristic's choice is about as good: then experience
decides, because a sampled deal shows players more than they know at the table.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from capicua.bots.baselines import Bot, by_heuristic
from capicua.bots.belief import believed
from capicua.bots.paired_comparison import (
    FEWEST_WORLDS,
    Effort,
    PairedComparison,
    compare_actions,
    pooled,
)
from capicua.bots.rollouts import Rollouts
from capicua.bots.search_bot import candidates
from capicua.core.game import Game
from capicua.core.runtime.build import is_compiled
from capicua.core.state import State
from capicua.core.statistics import Estimate
from capicua.core.tiles.random import Rng
from capicua.core.view import View

FIRST_SHARE: Final = 0.6
"""Fraction of the time limit spent on the first half of the sampled deals."""
WORLDS: Final = 1600
"""Maximum number of sampled deals for a hint."""
WORLDS_LONG: Final = 400
"""The same in games whose rounds are long (``Game.effort`` above 100): a deal is costly to draw."""
WORLDS_ALONE: Final = 1000
"""The same in solitaires."""
WORK: Final = 300_000
"""Work limit of a hint for each half of the deals, in games of ordinary effort."""
DOUBT: Final = 0.75
"""Fraction of the 95% margin below which actions are about equal: 1.5 standard errors."""
TRIES: Final = 2
"""Maximum number of playouts of an action in each deal sampled for a hint. The same number of them
says more in other deals than in the same again."""
TRIES_MANY: Final = 8
"""The same in solitaires, where only the order of the stock is sampled, and in long rounds."""


CLEAR: Final = 2.0
"""95% margins by which an action must beat an exact plan. A plan lasts for some ten decisions with
several alternatives each: at one margin, luck broke a plan in one of three turns."""
WORLDS_CLEAR: Final = 8
"""Minimum number of sampled deals for that: the margin of fewer is itself luck."""


@dataclass(frozen=True)
class ActionEstimate:
    """An action with its expected results."""

    action: int
    points: Estimate
    chance: Estimate


@dataclass(frozen=True)
class Evaluation:
    """The evaluation of a decision, from two halves of the sampled deals."""

    ranked: list[int]
    """All actions, best first."""
    first: PairedComparison
    """Results of all actions in the first half, which selects the best."""
    second: PairedComparison
    """Results of the two best and other requested actions in the second half."""
    favourite: int
    """The heuristic's choice, evaluated in both halves."""
    is_alone: bool
    """Whether the game is a solitaire, in which chances count, not points."""

    @property
    def best(self) -> int:
        """The best action."""
        return self.ranked[0]

    @property
    def choices(self) -> list[ActionEstimate]:
        """All actions with their results in the first half, best first."""
        return action_estimates(self.first, self.ranked)

    @property
    def as_good(self) -> list[int]:
        """The best action and those whose 95% interval of the difference to it includes zero."""
        compared = self.first.chance_between if self.is_alone else self.first.points_between
        others = [each for each in self.ranked[1:] if compared(self.best, each).low <= 0]
        return [self.best, *others]

    @property
    def is_doubtful(self) -> bool:
        """Whether the heuristic's choice is about as good as the best action."""
        if self.favourite == self.best:
            return False
        both = pooled(self.first, self.second)
        compared = both.chance_between if self.is_alone else both.points_between
        gained = compared(self.best, self.favourite)
        return gained.value <= DOUBT * (gained.high - gained.value)

    @property
    def chosen(self) -> int:
        """The action to play: the best one, in doubt the heuristic's choice."""
        return self.favourite if self.is_doubtful else self.best


class Evaluator(Bot):
    """Plays the best action, and in doubt the heuristic's choice; level 5.

    ``effort`` defaults to that of a hint.
    """

    def __init__(self, effort: Effort | None = None) -> None:
        self.effort = effort

    def choose(self, view: View, rng: Rng) -> int:
        """Return one of ``view.legal``."""
        if len(view.legal) == 1:
            return view.legal[0]
        found = self.ponder(view, rng)
        return found if isinstance(found, int) else found.chosen

    def ponder(self, view: View, rng: Rng) -> Evaluation | int:
        """Evaluate the legal actions of a view, as ``evaluate_view`` does."""
        return evaluate_view(view, rng, self.effort or quick_effort(view.known.game))


def quick_effort(game: Game) -> Effort:
    """Return the effort for hints and level 5: under a second on one core.

    In the compiled build it depends only on the game, so that the same view and random numbers
    give the same action on any machine; in the interpreted build, a time limit applies.
    """
    effort = int(game.effort)
    if is_compiled():
        if int(game.players) == 1:
            worlds, tries = WORLDS_ALONE, TRIES_MANY
        elif effort > 100:
            worlds, tries = WORLDS_LONG, TRIES_MANY
        else:
            worlds, tries = WORLDS, TRIES
        return Effort(worlds, work=WORK * effort // 100, tries=tries)
    return Effort(max(12, 24 * min(effort, 100) // 100), 600.0)


def evaluate_view(view: View, rng: Rng, effort: Effort) -> Evaluation | int:
    """Evaluate the legal actions of a view, of which there must be two or more.

    If the time limit is too short for sampling, return the best action by the heuristic instead.
    """
    known = view.known
    ahead = Rollouts(known)
    actions = candidates(known, view.legal)
    if effort.ms and not is_compiled():
        begun = time.perf_counter()
        actions = _affordable(known, actions, ahead, effort.ms / 8)
        if len(actions) < 2:
            return actions[0]
        spent = (time.perf_counter() - begun) * 1000
        effort = replace(effort, ms=max(1.0, effort.ms - spent))
    return evaluate(known, actions, effort, rng, ahead)


def _affordable(known: State, actions: list[int], ahead: Rollouts, ms: float) -> list[int]:
    """Return the actions that fit the time limit; only the best heuristic one if too few do."""
    world = believed(known, 1, Rng(0))[0]
    ranked = by_heuristic(known, actions)
    begun = time.perf_counter()
    ahead.after(world, ranked[0], 0)
    once = (time.perf_counter() - begun) * 1000
    count = int(ms / (once * FEWEST_WORLDS + 0.001))
    return [each for each in actions if each in ranked[:count]] if count > 1 else ranked[:1]


def evaluate(
    known: State,
    actions: Sequence[int],
    effort: Effort,
    rng: Rng,
    ahead: Rollouts,
    also: Sequence[int] = (),
) -> Evaluation:
    """Evaluate actions of the seat to act; those in ``also`` are evaluated in both halves.

    So is the heuristic's choice, the better one in the first half if several are tied. The two best
    actions of the first half are swapped if the second half ranks them the other way round, so that
    the recommended action never measures worse. A planned action comes first, unless another is
    clearly better (``CLEAR``).
    """
    is_alone, low_is_good = int(known.players) == 1, known.game.low_is_good
    half = max(1, effort.worlds // 2)
    limits = time_limits(effort)
    every = [*actions, *(action for action in also if action not in actions)]
    first = compare_actions(known, every, half, rng, ahead, limits[0], effort.work, effort.tries)
    ranked = first.ranked(is_alone, low_is_good)
    favourite = by_first_impression(known, [action for action in ranked if action in actions])
    again = list(dict.fromkeys([*ranked[:2], favourite, *also]))
    second = compare_actions(known, again, half, rng, ahead, limits[1], effort.work, effort.tries)
    in_second = second.ranked(is_alone, low_is_good)
    if in_second.index(ranked[0]) > in_second.index(ranked[1]):
        ranked[:2] = ranked[1], ranked[0]
    _prefer_plan(int(known.planned_action()), ranked, second, is_alone)
    return Evaluation(ranked, first, second, favourite, is_alone)


def _prefer_plan(planned: int, ranked: list[int], second: PairedComparison, is_alone: bool) -> None:
    """Rank the planned action first, unless new sampled deals clearly confirm a better one."""
    if planned not in ranked or ranked[0] == planned:
        return
    compared = second.chance_between if is_alone else second.points_between
    gained = compared(ranked[0], planned)
    is_clear = gained.value > CLEAR * (gained.value - gained.low)
    if not is_clear or len(second.weights) < WORLDS_CLEAR:
        ranked.remove(planned)
        ranked.insert(0, planned)


def by_first_impression(known: State, ranked: list[int]) -> int:
    """Return the planned action, else the heuristic's choice; of tied ones the first."""
    planned = int(known.planned_action())
    return planned if planned in ranked else max(ranked, key=known.heuristic_score)


def time_limits(effort: Effort) -> tuple[float, float]:
    """Return the deadline of each half as ``perf_counter`` time; 0 for no limit."""
    if not effort.ms:
        return 0.0, 0.0
    begun = time.perf_counter()
    return begun + effort.ms * FIRST_SHARE / 1000, begun + effort.ms / 1000


def action_estimates(weighing: PairedComparison, actions: Sequence[int]) -> list[ActionEstimate]:
    """Return actions with their results in a comparison."""
    return [ActionEstimate(each, weighing.points(each), weighing.chance(each)) for each in actions]
