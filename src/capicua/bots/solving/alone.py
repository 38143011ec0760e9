"""Exact search for solitaires with known stock: whether the game can still be won.

Depth-first search over the interface of a game, in the order of the heuristic scores. Visited
positions are not searched again, however they arise. The search ends when it has won, when
everything has been tried, or when its budget is exhausted.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.bots.solving.positions import NO_ACTION, Positions
from capicua.core.actions import Actions
from capicua.core.state import State

ROOM: Final[i64] = 2**20
"""The largest size of the table of lost positions, in entries."""

LOST: Final = 0
WON: Final = 1
UNKNOWN: Final = 2
"""The search budget was too small for an answer."""


@final
class Alone:
    """Searches positions of one game; ``line`` is the winning line of the last one, if any."""

    def __init__(self, state: State, budget: i64) -> None:
        self.blank: State = state
        self.budget: i64 = budget
        self.nodes: i64 = 0
        """The number of actions taken so far."""
        self.states: list[State] = []
        self.buffers: list[Actions] = []
        self.merits: list[vec[i64]] = []
        self.lost: Positions = Positions(ROOM)
        self.line: list[int] = []
        self.best: i64 = 0
        """The best points of any end reached; the fewest if low scores are good."""
        self.has_ended: bool = False

    def outcome(self, state: State) -> int:
        """Return ``WON`` if the position can be won, ``LOST`` if not, ``UNKNOWN`` out of budget."""
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
        """Whether the state at a depth can be won; the state is used up."""
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
            self.nodes += 1
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
            self.nodes += 1
            if self._can_win(depth + 1):
                self.line.append(action)
                self._go_back(forced)
                return True
        if key != 0 and self.nodes < self.budget:
            self.lost.keep(key, 0, 0, NO_ACTION)
        return False

    def _go_back(self, forced: list[int]) -> None:
        """Add forced moves to the way to win, which is put together from its end."""
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
        """Read the heuristic scores."""
        merits = vec[i64]([0] * int(actions.count))
        at: i64 = 0
        while at < actions.count and actions.count > 1:
            merits[at] = state.merit(actions.items[at])
            at += 1
        self.merits[depth] = merits

    def _take_best(self, depth: i64, count: i64) -> i64:
        """Return the best action of the first ``count`` of the buffer, which leaves it."""
        actions = self.buffers[depth]
        merits = self.merits[depth]
        at: i64 = 0
        index: i64 = 1
        while index < count:
            if merits[index] > merits[at]:
                at = index
            index += 1
        action = actions.items[at]
        actions.items[at] = actions.items[count - 1]
        merits[at] = merits[count - 1]
        self.merits[depth] = merits
        return action
