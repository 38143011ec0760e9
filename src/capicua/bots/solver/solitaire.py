"""Exact search for solitaires with the stock known: whether a position can be won.

Depth-first search in the order of heuristic scores, for any game. Lost positions are stored, so
transpositions are not searched again. The search ends with a win, when everything has been
tried, or when its budget is exhausted.
"""

from __future__ import annotations

import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.bots.solver.transposition_table import NO_ACTION, TranspositionTable
from capicua.core.actions import Actions
from capicua.core.state import State

ROOM: Final[i64] = 2**20
"""Maximum size of the table of lost positions, in entries."""

LOOK: Final[i64] = 16
"""The clock is read once in so many actions; one of Traffic can take tens of milliseconds."""

LOST: Final = 0
WON: Final = 1
UNKNOWN: Final = 2
"""The budget was exhausted before the answer was known."""


@final
class SolitaireSolver:
    """Solves positions of one game; ``line`` is the last winning line found.

    The budget is a number of actions and, if not 0, of seconds of processor time for all positions
    together: what an action costs differs a thousandfold between games and positions.
    """

    def __init__(self, state: State, budget: i64, seconds: float = 0.0) -> None:
        self.blank: State = state
        self.budget: i64 = budget
        self.deadline: float = time.process_time() + seconds if seconds > 0.0 else 0.0
        self.nodes: i64 = 0
        """Number of actions tried so far."""
        self.states: list[State] = []
        self.buffers: list[Actions] = []
        self.merits: list[vec[i64]] = []
        self.lost: TranspositionTable = TranspositionTable(ROOM)
        self.line: list[int] = []
        self.best: i64 = 0
        """Best final points found: the highest, or the lowest if low scores win."""
        self.has_ended: bool = False

    def outcome(self, state: State) -> int:
        """Return ``WON``, ``LOST``, or ``UNKNOWN`` if the budget was exhausted."""
        if self.nodes >= self.budget:
            return UNKNOWN
        self._room(0)
        first = self.states[0]
        first.copy_public(state)
        first.copy_hidden(state)
        self.line = []
        if self._can_win(0):
            self.line.reverse()
            return WON
        return UNKNOWN if self.nodes >= self.budget else LOST

    def _room(self, depth: i64) -> None:
        while len(self.states) <= depth:
            self.states.append(self.blank.clone())
            self.buffers.append(Actions())
            self.merits.append(vec[i64]())

    def _can_win(self, depth: i64) -> bool:
        """Return whether the state at a depth can be won; the state is modified."""
        state = self.states[depth]
        actions = self.buffers[depth]
        forced: list[int] = []
        while True:
            if state.is_over:
                return self._note_end(state, forced)
            actions.count = 0
            state.collect(actions)
            if actions.count > 1:
                break
            if self.nodes >= self.budget:
                return False
            action = int(actions.items[0])
            forced.append(action)
            self._count()
            state.advance(action)
        key = state.position_key()
        if key != 0 and self.lost.find(key) >= 0:
            return False
        self._room(depth + 1)
        child = self.states[depth + 1]
        self._judge(state, actions, depth)
        count: i64 = actions.count
        while count > 0 and self.nodes < self.budget:
            action = int(self._take_best(depth, count))
            count -= 1
            child.copy_public(state)
            child.copy_hidden(state)
            child.advance(action)
            self._count()
            if self._can_win(depth + 1):
                self.line.append(action)
                self._go_back(forced)
                return True
        if key != 0 and self.nodes < self.budget:
            self.lost.keep(key, 0, 0, NO_ACTION)
        return False

    def _count(self) -> None:
        """Count an action; once the time is up, the budget is exhausted."""
        self.nodes += 1
        if self.deadline > 0.0 and self.nodes % LOOK == 0 and time.process_time() > self.deadline:
            self.budget = min(self.budget, self.nodes)

    def _go_back(self, forced: list[int]) -> None:
        """Add forced moves to the winning line, which is built from the end."""
        forced.reverse()
        self.line += forced

    def _note_end(self, state: State, forced: list[int]) -> bool:
        points = state.points[0]
        fewer = points < self.best
        if not self.has_ended or (points != self.best and fewer == state.game.low_is_good):
            self.best = points
            self.has_ended = True
        if not state.game.is_won(points):
            return False
        self._go_back(forced)
        return True

    def _judge(self, state: State, actions: Actions, depth: i64) -> None:
        """Compute the heuristic scores of the actions at a depth."""
        merits = vec[i64]([0] * int(actions.count))
        for at in range(actions.count):
            merits[at] = state.heuristic_score(actions.items[at])
        self.merits[depth] = merits

    def _take_best(self, depth: i64, count: i64) -> i64:
        """Remove and return the best of the first ``count`` actions in the buffer."""
        actions = self.buffers[depth]
        merits = self.merits[depth]
        at: i64 = 0
        for index in range(1, count):
            if merits[index] > merits[at]:
                at = index
        action = actions.items[at]
        actions.items[at] = actions.items[count - 1]
        merits[at] = merits[count - 1]
        self.merits[depth] = merits
        return action
