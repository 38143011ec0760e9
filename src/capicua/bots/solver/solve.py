"""The value of each action with all hands open and optimal play by everybody.

Three solvers, independent of particular games, are chosen by type: tricks, one side against the
others, and solitaires.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from capicua.bots.solver.alpha_beta import AlphaBeta
from capicua.bots.solver.solitaire import UNKNOWN, WON, SolitaireSolver
from capicua.bots.solver.tricks import TrickSolver
from capicua.core.bot_interfaces import Tricks
from capicua.core.state import State

NODES: Final = 3_000_000
"""Default node limit of a search."""


@final
class Solution:
    """The values of the legal actions for the side of the seat to act.
    A value is the side's lead over the average of the others in the whole round, negated if low
    scores win; in a solitaire, 1 if it can be won, else 0. With more than two sides, it is what
    the side can guarantee.
    """

    def __init__(self, actions: list[int], values: list[float], is_exact: bool, nodes: int) -> None:
        self.actions: list[int] = actions
        self.values: list[float] = values
        self.is_exact: bool = is_exact
        """Whether the search was complete; otherwise the values are unreliable."""
        self.nodes: int = nodes
        """Number of actions tried."""

    @property
    def value(self) -> float:
        """The value of the position, equal to that of its best action."""
        return max(self.values)

    def cost(self, action: int) -> float:
        """Return how much an action loses compared with the best."""
        return self.value - self.values[self.actions.index(action)]

    def best(self) -> list[int]:
        """Return the optimal actions."""
        top = self.value
        return [a for a, value in zip(self.actions, self.values, strict=True) if value == top]


def solve(state: State, nodes: int = NODES, seconds: float = 0.0) -> Solution:
    """Solve a round in progress; raise ``ValueError`` if it is over or hands are hidden.

    ``nodes`` limits the actions tried and ``seconds``, if not 0, the processor time of a solitaire.
    """
    if state.is_over or state.viewer != -1:
        raise ValueError("expected a round in progress with all hands open")
    if state.players == 1:
        return _solve_alone(state, nodes, seconds)
    tricks = state.trick_play()
    if tricks is not None:
        return _solve_tricks(state, tricks)
    actions = state.legal_actions()
    named = [_after(state, action) for action in actions]
    if all([after.trick_play() is not None for after in named]):
        return _solve_names(state, actions, named)
    return _solve_duel(state, actions, nodes)


def _after(state: State, action: int) -> State:
    after = state.clone()
    after.advance(action)
    return after


def _solve_duel(state: State, actions: list[int], nodes: int) -> Solution:
    sides = state.game.sides
    duel = AlphaBeta(state, sides[state.turn], nodes)
    others = len(set(sides)) - 1
    values: list[float] = []
    for action in actions:
        values.append(float(duel.value_after(state, action)) / float(others))
        if duel.is_broken_off:
            break
    values += [0.0] * (len(actions) - len(values))
    return Solution(actions, values, not duel.is_broken_off, int(duel.nodes))


def _solve_alone(state: State, nodes: int, seconds: float) -> Solution:
    actions = state.legal_actions()
    alone = SolitaireSolver(state, nodes, seconds)
    outcomes = [alone.outcome(_after(state, action)) for action in actions]
    values = [1.0 if outcome == WON else 0.0 for outcome in outcomes]
    return Solution(actions, values, UNKNOWN not in outcomes, int(alone.nodes))


def _payoff(tricks: Tricks, points: i64, seat: i64) -> float:
    """Return the value of the points counted, for the side of a seat."""
    found = float(tricks.makers_points[points] - tricks.others_points[points])
    return found if tricks.makers >> seat & 1 else -found


def _solve_tricks(state: State, tricks: Tricks) -> Solution:
    solver = TrickSolver()
    solver.load(tricks)
    actions = state.legal_actions()
    values = [_payoff(tricks, solver.points_after(action), state.turn) for action in actions]
    return Solution(actions, values, True, int(solver.nodes))


def _solve_names(state: State, actions: list[int], named: list[State]) -> Solution:
    """Solve the last call before the tricks, for the seat that makes it."""
    solver = TrickSolver()
    values: list[float] = []
    for after in named:
        tricks = after.trick_play()
        assert tricks is not None
        solver.load(tricks)
        values.append(_payoff(tricks, solver.points(), state.turn))
    return Solution(actions, values, True, int(solver.nodes))
