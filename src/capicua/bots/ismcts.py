"""Information-set Monte Carlo tree search from the seat to act.

Nodes are sequences of actions, not positions: each iteration samples another deal and descends
along actions that are legal in it, with every player maximizing their own reward. Statistics
count how often an action was available as well as how often it was chosen (SO-ISMCTS: Cowling,
Powley, Whitehouse, "Information Set Monte Carlo Tree Search", 2012).
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.bots.reward import Reward
from capicua.bots.rollout_policy import RolloutPolicy
from capicua.bots.search import ActionStatistics, Budget, Search
from capicua.core.actions import Actions
from capicua.core.state import State
from capicua.core.tiles.random import Rng

CURIOSITY: Final = 0.7
"""Exploration constant, in standard deviations of the reward."""
NONE: Final = -1


@final
class Ismcts(Search):
    """A search tree stored in arrays; node 0 is the decision itself."""

    def __init__(
        self, known: State, worlds: list[State], policy: RolloutPolicy, budget: Budget, rng: Rng
    ) -> None:
        super().__init__(known, worlds, policy, budget, rng)
        self.action: vec[i64] = vec[i64]([NONE])
        """The action that leads to each node."""
        self.child: vec[i64] = vec[i64]([NONE])
        """The first child of each node, or ``NONE``."""
        self.next: vec[i64] = vec[i64]([NONE])
        """The next sibling of each node, or ``NONE``."""
        self.visits: vec[i64] = vec[i64]([0])
        self.chances: vec[i64] = vec[i64]([0])
        """Number of visits to the parent with the action legal."""
        self.sums: vec[float] = vec[float]([0.0])
        """Sum of rewards of the seat that takes the action."""
        self.path: vec[i64] = vec[i64]([0] * 512)
        self.movers: vec[i64] = vec[i64]([0] * 512)
        self.stamp: vec[i64] = vec[i64]([0] * known.game.action_count)
        """For each action, the last step in which it was legal."""
        self.step: i64 = 0
        self.spread: float = 1.0
        self.actions: Actions = Actions()

    def look(self, actions: list[int]) -> ActionStatistics:
        """Grow the tree; an action's trials are the visits to its node."""
        known = self.known
        policy = self.policy
        budget = self.budget
        found = ActionStatistics(actions)
        places = vec[i64]([NONE] * known.game.action_count)
        for index in range(i64(len(actions))):
            places[found.actions[index]] = index
        aim = Reward(known)
        seat = known.turn
        scratch = known.game.blank(known.setup)
        rewards = vec[float]([0.0] * int(known.players))
        deadline = budget.deadline()
        first_work = policy.work
        total: float = 0.0
        squares: float = 0.0
        while found.playouts < budget.playouts and policy.work - first_work < budget.work:
            world = self.worlds[found.playouts % len(self.worlds)]
            scratch.copy_public(world)
            scratch.copy_hidden(world)
            depth = self._descend(scratch, places)
            policy.work += depth
            policy.finish(scratch, self.rng)
            aim.rewards(scratch, rewards)
            for at in range(depth):
                node = self.path[at]
                self.visits[node] += 1
                self.sums[node] += rewards[self.movers[at]]
            reward = rewards[seat]
            found.add(places[self.action[self.path[0]]], reward)
            total += reward
            squares += reward * reward
            count = float(found.playouts)
            variance = (squares - total * total / count) / count
            self.spread = math.sqrt(variance) if variance > 0.0 else 1e-9
            if deadline > 0.0 and found.playouts & 15 == 0 and time.perf_counter() >= deadline:
                break
        return found

    def _descend(self, state: State, places: vec[i64]) -> i64:
        """Descend to a new node or the end of the round; return the number of nodes visited."""
        actions = self.actions
        node: i64 = 0
        depth: i64 = 0
        limit: i64 = len(self.path)
        while not state.is_over and depth < limit:
            actions.count = 0
            state.collect(actions)
            if depth == 0:
                self._only_asked(places)
            before: i64 = len(self.action)
            node = self._choose(node)
            self.path[depth] = node
            self.movers[depth] = state.turn
            depth += 1
            state.advance(self.action[node])
            if node >= before:
                break
        return depth

    def _only_asked(self, places: vec[i64]) -> None:
        """Keep only the requested actions of the first turn."""
        actions = self.actions
        kept: i64 = 0
        for at in range(actions.count):
            action = actions.items[at]
            if places[action] != NONE:
                actions.items[kept] = action
                kept += 1
        actions.count = kept

    def _choose(self, parent: i64) -> i64:
        """Return a new node for an untried action, or the most promising existing one."""
        actions = self.actions
        self.step += 1
        for at in range(actions.count):
            self.stamp[actions.items[at]] = self.step
        best: i64 = NONE
        top: float = 0.0
        known: i64 = 0
        node = self.child[parent]
        while node != NONE:
            if self.stamp[self.action[node]] == self.step:
                self.stamp[self.action[node]] = 0
                known += 1
                self.chances[node] += 1
                visits = float(self.visits[node])
                value = self.sums[node] / visits + CURIOSITY * self.spread * math.sqrt(
                    math.log(float(self.chances[node])) / visits
                )
                if best == NONE or value > top:
                    best = node
                    top = value
            node = self.next[node]
        if known == actions.count:
            return best
        return self._grow(parent, self.rng.below(actions.count - known))

    def _grow(self, parent: i64, skip: i64) -> i64:
        """Return a new node for one of the legal actions without a node."""
        actions = self.actions
        at: i64 = 0
        while True:
            action = actions.items[at]
            if self.stamp[action] == self.step:
                if skip == 0:
                    break
                skip -= 1
            at += 1
        node: i64 = len(self.action)
        self.action = append(self.action, action)
        self.child = append(self.child, NONE)
        self.next = append(self.next, self.child[parent])
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 1)
        self.sums = append(self.sums, 0.0)
        self.child[parent] = node
        return node
