"""Search over sampled deals: the interface of search methods, and their results.

A search tries the legal actions in sampled deals ("worlds") consistent with what a seat has seen,
plays rounds to the end, and reports statistics for each action.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.bots.reward import Reward
from capicua.bots.rollout_policy import RolloutPolicy
from capicua.core.state import State
from capicua.core.tiles.random import Rng

NO_LIMIT: Final = 2**60


@final
class Budget:
    """Limits of a search, in playouts, work or milliseconds.

    Work counts actions, plus ten per playout and three per heuristic evaluation, so that long
    rounds get fewer playouts. With limits on playouts or work, a search is reproducible from its
    seed; with a time limit it is not. 0 means no limit; at least one limit is required.
    """

    def __init__(self, playouts: int = 0, work: int = 0, ms: float = 0.0) -> None:
        if playouts <= 0 and work <= 0 and ms <= 0.0:
            raise ValueError("a search needs a limit: playouts, work or milliseconds above 0")
        self.playouts: i64 = playouts if playouts > 0 else NO_LIMIT
        self.work: i64 = work if work > 0 else NO_LIMIT
        self.ms: float = ms

    def scaled(self, percent: int) -> Budget:
        """Return the budget with a percentage of its work."""
        work = max(1, int(self.work) * percent // 100) if self.work < NO_LIMIT else 0
        return Budget(int(self.playouts), work, self.ms)

    def deadline(self) -> float:
        """Return the deadline as ``time.perf_counter`` time; 0 for none."""
        return time.perf_counter() + self.ms / 1000.0 if self.ms > 0.0 else 0.0


@final
class ActionStatistics:
    """Statistics of each action: number of trials, mean reward, variance.

    If all actions are tried in the same sampled deals, differences within a deal are more precise
    than the variance of each action suggests, and repeating a deal adds little information about
    others. Rewards are then kept by deal.
    """

    def __init__(self, actions: list[int], worlds: int = 0) -> None:
        """``worlds``: number of deals tried in turn by all actions; 0 if deals are random."""
        count = len(actions)
        self.actions: vec[i64] = vec[i64](actions)
        self.tries: vec[i64] = vec[i64]([0] * count)
        self.sums: vec[float] = vec[float]([0.0] * count)
        self.squares: vec[float] = vec[float]([0.0] * count)
        self.playouts: i64 = 0
        self.worlds: i64 = worlds
        self.by_world: vec[float] = vec[float]([0.0] * (count * worlds))
        """Sum of rewards of each action in each deal."""

    def add(self, index: i64, reward: float) -> None:
        """Record one playout of an action."""
        if self.worlds > 0:
            self.by_world[index * self.worlds + self.tries[index] % self.worlds] += reward
        self.tries[index] += 1
        self.sums[index] += reward
        self.squares[index] += reward * reward
        self.playouts += 1

    def mean(self, index: i64) -> float:
        """Return the mean reward of an action; 0 without trials."""
        tries = self.tries[index]
        return self.sums[index] / float(tries) if tries > 0 else 0.0

    def error(self, index: i64) -> float:
        """Return the standard error of the mean reward; 0 with fewer than two trials."""
        tries = float(self.tries[index])
        if tries < 2.0:
            return 0.0
        mean = self.sums[index] / tries
        variance = (self.squares[index] - tries * mean * mean) / (tries - 1.0)
        return math.sqrt(variance / tries) if variance > 0.0 else 0.0

    def best(self) -> i64:
        """Return the index of the action with the most trials; the mean breaks ties."""
        best: i64 = 0
        for at in range(1, len(self.actions)):
            if self.is_before(at, best):
                best = at
        return best

    def is_before(self, index: i64, other: i64) -> bool:
        """Return whether an action has more trials than another, or as many and a higher mean."""
        if self.tries[index] != self.tries[other]:
            return self.tries[index] > self.tries[other]
        return self.mean(index) > self.mean(other)

    def leads(self, index: i64, other: i64, errors: float) -> bool:
        """Return whether an action is better by more than a number of standard errors.

        If they are estimated from few deals, more are required, as with Student's t.
        """
        if self.worlds > 1:
            return self._leads_by_world(index, other, errors)
        own = self.error(index)
        its = self.error(other)
        return self.mean(index) - self.mean(other) > errors * math.sqrt(own * own + its * its)

    def _leads_by_world(self, index: i64, other: i64, errors: float) -> bool:
        worlds = min(self.worlds, min(self.tries[index], self.tries[other]))
        if index == other or worlds < 2:
            return False
        total: float = 0.0
        squares: float = 0.0
        for world in range(worlds):
            gap = self.mean_in(index, world) - self.mean_in(other, world)
            total += gap
            squares += gap * gap
        count = float(worlds)
        mean = total / count
        variance = max(0.0, squares - count * mean * mean) / (count - 1.0)
        # At the levels used here, Student's t is close to the normal quantile times n / (n - 1).
        return mean > errors * count / (count - 1.0) * math.sqrt(variance / count)

    def mean_in(self, index: i64, world: i64) -> float:
        """Return the mean reward of an action in a deal in which it was tried."""
        tries = self.tries[index] // self.worlds
        if world < self.tries[index] % self.worlds:
            tries += 1
        return self.by_world[index * self.worlds + world] / float(tries)


class Search:
    """A search for one decision; ``worlds`` are deals consistent with what the seat knows.

    Interpreted subclasses are not allowed: for a compiled subclass without ``__init__`` mypyc would
    run this one twice, and what the first run stored would never be freed.
    """

    def __init__(
        self, known: State, worlds: list[State], policy: RolloutPolicy, budget: Budget, rng: Rng
    ) -> None:
        self.known: State = known
        self.worlds: list[State] = worlds
        self.policy: RolloutPolicy = policy
        self.budget: Budget = budget
        self.rng: Rng = rng

    def look(self, actions: list[int]) -> ActionStatistics:
        """Search actions of the seat to act; there is one search for each decision."""
        raise NotImplementedError


@final
class FlatMonteCarlo(Search):
    """Flat Monte Carlo: all actions are tried in the same deals, and bad ones are dropped.

    In each sampled deal, actions are played out with the same random numbers (common random
    numbers), so that results differ only by the action. At intervals, actions that are several
    standard errors behind the best are dropped, so that obvious choices take little time. In
    addition, the worse half is dropped at equal stages of the work until two are left (sequential
    halving), so that most work is spent on close choices; the heuristic's choice is kept to the
    end.
    """

    def look(self, actions: list[int]) -> ActionStatistics:
        """Search actions of the seat to act."""
        known = self.known
        policy = self.policy
        budget = self.budget
        found = ActionStatistics(actions, len(self.worlds))
        aim = Reward(known)
        seat = known.turn
        scratch = known.game.blank(known.setup)
        live = vec[i64](list(range(len(actions))))
        count: i64 = len(actions)
        favourite = first_impression(known, found)
        stages = halvings(count) + 1
        stage: i64 = 1
        deadline = budget.deadline()
        first_work = policy.work
        turn: i64 = 0
        while count > 1 and found.playouts < budget.playouts:
            world = self.worlds[turn % len(self.worlds)]
            luck = self.rng.bits()
            for at in range(count):
                index = live[at]
                scratch.copy_public(world)
                scratch.copy_hidden(world)
                scratch.advance(found.actions[index])
                policy.finish(scratch, Rng(luck))
                found.add(index, aim.reward(scratch, seat))
            turn += 1
            if turn >= FAIR_TRIAL and turn & (TRIAL - 1) == 0:
                count = _drop_hopeless(found, live, count)
            work = policy.work - first_work
            while stage < stages and work >= budget.work // stages * stage:
                count = _keep_better_half(found, live, count, favourite)
                stage += 1
            if work >= budget.work:
                break
            if deadline > 0.0 and time.perf_counter() >= deadline:
                break
        return found


FAIR_TRIAL: Final = 24
"""Number of deals in which all actions are tried before any is dropped."""
TRIAL: Final = 8
"""Number of deals between two checks; a power of two."""
CLEARLY: Final = 3.0
"""Number of standard errors behind the best at which an action is dropped."""


def first_impression(known: State, found: ActionStatistics) -> i64:
    """Return the index of the planned action, else of the heuristic's choice.

    Ties go to more trials, then to the mean.
    """
    planned = known.planned_action()
    chosen: i64 = 0
    for at in range(len(found.actions)):
        if found.actions[at] == planned:
            return at
    top = known.heuristic_score(found.actions[0])
    for at in range(1, len(found.actions)):
        heuristic_score = known.heuristic_score(found.actions[at])
        if heuristic_score > top or (heuristic_score == top and found.is_before(at, chosen)):
            top = heuristic_score
            chosen = at
    return chosen


def halvings(count: i64) -> i64:
    """Return the number of halvings until two are left."""
    times: i64 = 0
    while count > 2:
        count = (count + 1) // 2
        times += 1
    return times


def _keep_better_half(found: ActionStatistics, live: vec[i64], count: i64, favourite: i64) -> i64:
    """Drop the worse half by mean, except the favourite; return the number left."""
    if count <= 2:
        return count
    for at in range(1, count):
        index = live[at]
        mean = found.mean(index)
        place = at
        while place > 0 and found.mean(live[place - 1]) < mean:
            live[place] = live[place - 1]
            place -= 1
        live[place] = index
    kept = (count + 1) // 2
    for at in range(kept, count):
        if live[at] == favourite:
            live[kept] = favourite
            return kept + 1
    return kept


def _drop_hopeless(found: ActionStatistics, live: vec[i64], count: i64) -> i64:
    """Drop actions that are clearly worse than the best; return the number left."""
    best: i64 = live[0]
    for at in range(1, count):
        if found.mean(live[at]) > found.mean(best):
            best = live[at]
    kept: i64 = 0
    for at in range(count):
        index = live[at]
        if not found.leads(best, index, CLEARLY):
            live[kept] = index
            kept += 1
    return kept
