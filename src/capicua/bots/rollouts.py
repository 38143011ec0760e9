"""Playouts: the final lead of each side, and who wins the round.

Rounds are played out by the heuristic, with occasional random choices; near their ends, solitaires
whose positions have keys by plans (``solitaire_plans.py``), in the compiled build. The last tricks
are solved with all hands of the sampled deal open. Solving more of them misleads: a player who sees
all hands hardly ever fails, so in Texas 42 bids seemed safe of which a quarter were made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.bots.baselines import sensible
from capicua.bots.reward import Reward
from capicua.bots.rollout_policy import RolloutPolicy
from capicua.bots.solitaire_plans import (
    ORDERS_FIRST,
    PLANS_FIRST,
    SolitairePlans,
    are_compared,
    hidden,
)
from capicua.bots.solver.tricks import TrickSolver
from capicua.core.bot_interfaces import NO_PLAN, Tricks
from capicua.core.runtime.build import is_compiled
from capicua.core.state import State
from capicua.core.tiles.random import Rng

SENSE_INTERPRETED: Final = 5
"""Maximum percentage of playout choices that follow the heuristic in the interpreted build."""
NEAR_TRICKS: Final = 4
"""Maximum number of unfinished tricks that are solved."""


@dataclass(frozen=True)
class SideResult:
    """The result of a round for one side."""

    lead: float
    """Lead over the average of the other sides, positive if ahead (also where low scores win); in
    a solitaire, the score itself. In a race to a target, after a decision: the points as far as
    they help to win the match (``Reward.race_points``)."""
    won: float
    """1 for a win, a fraction for a tie, ½ for a void round, else 0."""


class Rollouts:
    """Runs playouts of one game; those after actions, for one decision."""

    def __init__(self, state: State, sense: int | None = None, in_match: bool = True) -> None:
        """``sense`` is the percentage of heuristic choices, by default the game's own.

        The heuristic is slow in the interpreted build, where most choices are random. With
        ``in_match``, leads count as they do in the match, by its totals so far.
        """
        own = int(state.game.sense)
        by_plans = sense is None and is_compiled() and are_compared(state)
        if sense is None:
            sense = own if is_compiled() else min(own, SENSE_INTERPRETED)
        self.game = state.game
        self.sides = list(state.game.sides)
        self.order = sorted(set(self.sides))
        """The sides, in the order of results."""
        self._seats = [self.sides.index(side) for side in self.order]
        """The first seat of each side."""
        reward = Reward(state)
        self._race = reward if in_match and reward.is_race and reward.is_under_way else None
        self._scratch = state.clone()
        self._policy = RolloutPolicy(sense)
        self._tricks = TrickSolver()
        self._solved: dict[tuple[int, ...], int] = {}
        """Points counted at the end, by trick position."""
        self._steps = 0
        self._plans: dict[int, list[int]] = {}
        """For each action, the plan for the rest of the turn, which depends on no hidden tile."""
        self._solitaire = SolitairePlans(state) if by_plans else None

    @property
    def work(self) -> int:
        """Work done so far, in the units of ``bots.search.Budget``."""
        solitaire = self._solitaire.work if self._solitaire is not None else 0
        return int(self._policy.work + self._tricks.nodes) + self._steps + solitaire

    def after_each(
        self, world: State, actions: Sequence[int], seeds: Sequence[int]
    ) -> list[list[list[SideResult]]]:
        """Return results after each action: for each action, a list of results per seed.

        If only the last tricks are left, seeds have no effect, and the solver reuses stored results
        between actions.
        """
        tricks = world.trick_play()
        if tricks is None or not _are_last(tricks):
            return [[self.after(world, action, seed) for seed in seeds] for action in actions]
        self._tricks.load(tricks)
        points = [int(self._tricks.points_after(action)) for action in actions]
        return [[self._ends_of_tricks(tricks, each)] * len(seeds) for each in points]

    def after(self, world: State, action: int | None, seed: int) -> list[SideResult]:
        """Return the results of all sides after an action, in a playout with the given seed."""
        state = self._scratch
        state.copy_public(world)
        state.copy_hidden(world)
        state.viewer = world.viewer
        rng = Rng(seed)
        if self._solitaire is not None:
            return [self._end_alone(self._solitaire, state, action, rng)]
        if action is not None:
            seat = state.turn
            state.advance(action)
            if state.turn == seat:
                self._finish_turn(state, action)
        while state.game.keys.has_tricks and not state.is_over:
            tricks = state.trick_play()
            if tricks is not None and _are_last(tricks):
                return self._ends_of_tricks(tricks, self._points(tricks))
            self._steps += 1
            state.advance(sensible(state, state.legal_actions(), rng))
        self._policy.finish(state, rng)
        return self._ends(state)

    def _ends(self, state: State) -> list[SideResult]:
        """Return the results of all sides of a finished round."""
        ends = [side_result(state, side) for side in self.order]
        race = self._race
        if race is None:
            return ends
        return [
            SideResult(race.race_points(state.points, seat, state.ends_match), end.won)
            for end, seat in zip(ends, self._seats, strict=True)
        ]

    def _finish_turn(self, state: State, action: int) -> None:
        """Carry out the plan for the rest of the turn, so that actions compare at their best."""
        plan = self._plans.get(action)
        if plan is not None:
            for planned in plan:
                state.advance(planned)
            return
        plan = self._plans[action] = []
        seat = state.turn
        while not state.is_over and state.turn == seat:
            planned = int(state.planned_action())
            if planned == NO_PLAN:
                return
            plan.append(planned)
            state.advance(planned)

    def _end_alone(
        self, solitaire: SolitairePlans, state: State, action: int | None, rng: Rng
    ) -> SideResult:
        """Return the result of a solitaire after an action and the best plan that follows it."""
        if action is not None:
            unseen = hidden(state)
            state.advance(action)
            if not state.is_over and hidden(state) == unseen > 0:
                if action not in self._plans:
                    self._plans[action] = solitaire.best_plan(
                        state, PLANS_FIRST, ORDERS_FIRST, Rng(action)
                    )
                for planned in self._plans[action]:
                    state.advance(planned)
        points, won = solitaire.finish(state, rng)
        return SideResult(points, float(won))

    def _ends_of_tricks(self, tricks: Tricks, points: int) -> list[SideResult]:
        """Return the results of all sides, given the points counted."""
        makers, others = tricks.makers_points[points], tricks.others_points[points]
        is_maker = [int(tricks.makers) >> seat & 1 for seat in range(len(self.sides))]
        gains = vec[i64]([int(makers if makes else others) for makes in is_maker])
        ends = []
        for seat in self._seats:
            lead = float(makers - others if is_maker[seat] else others - makers)
            won = 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
            if self._race is not None:
                lead = self._race.race_points(gains, seat)
            ends.append(SideResult(lead, won))
        return ends

    def _points(self, tricks: Tricks) -> int:
        """Return the points counted."""
        key = _moment(tricks)
        found = self._solved.get(key)
        if found is None:
            self._tricks.load(tricks)
            found = self._solved[key] = int(self._tricks.points())
        return found


def _moment(tricks: Tricks) -> tuple[int, ...]:
    """Return a key for the remaining points: everything on which they depend."""
    return (
        *(int(hand) for hand in tricks.hands),
        *(int(suit) for suit in tricks.leads),
        *(int(tricks.turn), int(tricks.laid), int(tricks.led), int(tricks.best)),
        *(int(tricks.winner), int(tricks.stake), int(tricks.taken)),
        *(int(tricks.makers), int(tricks.counted)),
    )


def _are_last(tricks: Tricks) -> bool:
    """Return whether so few tricks are unfinished that they are solved."""
    return max(int(hand).bit_count() for hand in tricks.hands) <= NEAR_TRICKS


def side_result(state: State, side: int) -> SideResult:
    """Return the result of a finished round for one side."""
    game, sides = state.game, state.game.sides
    points = state.scores()
    sign = -1 if game.low_is_good else 1
    if game.players == 1:
        return SideResult(float(points[0]), float(game.is_won(points[0])))
    if state.is_void:
        return SideResult(0.0, 0.5)
    by_side = {each: sign * points[sides.index(each)] for each in sides}
    mine = by_side.pop(side)
    best = max(by_side.values())
    lead = mine - sum(by_side.values()) / len(by_side)
    if mine < best:
        return SideResult(lead, 0.0)
    return SideResult(lead, 1.0 / (1 + sum(other == mine for other in by_side.values())))
