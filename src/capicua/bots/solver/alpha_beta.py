"""Exact play of one side against all others, with all hands open.

Alpha-beta search for any game: it uses ``collect`` and ``advance``, copies states into existing
ones, and stores positions by ``position_key``. With two sides, the value is exact for both. With
more, all others are assumed to play against the one side (*paranoid* search), so the value is
what that side can guarantee.

The value of a round is the side's lead over the average of the others, times the number of
others; it is negated if low scores win.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.bots.solver.transposition_table import LIMIT, NO_ACTION, TranspositionTable
from capicua.core.actions import Actions
from capicua.core.state import State

ROOM: Final[i64] = 2**20
"""Maximum size of the table of positions, in entries."""
DEEPEST: Final[i64] = 400
"""Maximum depth of the search, in choices."""


@final
class AlphaBeta:
    """Solves positions of one game and setup; ``nodes`` counts the actions tried."""

    def __init__(self, state: State, side: int, budget: i64) -> None:
        game = state.game
        sides = [int(each) for each in game.sides]
        self.weights: vec[i64] = _weights(sides, side, -1 if game.low_is_good else 1)
        """Weight of a point of each seat."""
        self.mine: vec[bool] = vec[bool]([each == side for each in sides])
        self.players: i64 = state.players
        self.budget: i64 = budget
        self.nodes: i64 = 0
        self.is_broken_off: bool = False
        """Whether the budget was exhausted; values are then unreliable."""
        self.blank: State = state
        self.states: list[State] = []
        self.buffers: list[Actions] = []
        self.worth: vec[i64] = vec[i64]([0] * game.action_count)
        """How often each action was best, for move ordering (history heuristic)."""
        self.chosen: i64 = NO_ACTION
        """The best action of the last position searched."""
        self.positions: TranspositionTable = TranspositionTable(ROOM)
        self._room(0)

    def _room(self, depth: i64) -> None:
        """Allocate a state and a buffer for a depth."""
        while len(self.states) <= depth:
            self.states.append(self.blank.clone())
            self.buffers.append(Actions())

    def value(self, state: State) -> i64:
        """Return the value of a position for the side."""
        self._load(state)
        return self.score(state) + self._search(0, -LIMIT, LIMIT)

    def value_after(self, state: State, action: i64) -> i64:
        """Return the value of a position for the side after an action of the seat to act."""
        self._load(state)
        first = self.states[0]
        first.advance(action)
        return self.score(first) + self._search(0, -LIMIT, LIMIT)

    def _load(self, state: State) -> None:
        first = self.states[0]
        first.copy_public(state)
        first.copy_hidden(state)

    def score(self, state: State) -> i64:
        """Return the value for the side of the points scored so far."""
        total: i64 = 0
        for seat in range(self.players):
            total += self.weights[seat] * state.points[seat]
        return total

    def _search(self, depth: i64, alpha: i64, beta: i64) -> i64:
        """Return the value still to come from the state at a depth; the state is modified."""
        state = self.states[depth]
        actions = self.buffers[depth]
        before = self.score(state)
        while True:
            if state.is_over:
                return self.score(state) - before
            actions.count = 0
            state.collect(actions)
            if actions.count > 1:
                break
            self.nodes += 1
            state.advance(actions.items[0])
        made = self.score(state) - before
        alpha -= made
        beta -= made
        key = state.position_key()
        first = NO_ACTION
        low = -LIMIT
        high = LIMIT
        if key != 0:
            place = self.positions.find(key)
            if place >= 0:
                low = self.positions.low(place)
                high = self.positions.high(place)
                if low >= beta or low == high:
                    return made + low
                if high <= alpha:
                    return made + high
                if low > alpha:
                    alpha = low
                if high < beta:
                    beta = high
                first = self.positions.action(place)
        if self.nodes >= self.budget or depth + 1 >= DEEPEST:
            self.is_broken_off = True
            return made
        best = self._choose(depth, alpha, beta, first)
        if key != 0 and not self.is_broken_off:
            if best <= alpha:
                self.positions.keep(key, low, best, self.chosen)
            elif best >= beta:
                self.positions.keep(key, best, high, self.chosen)
            else:
                self.positions.keep(key, best, best, self.chosen)
        return made + best

    def _choose(self, depth: i64, alpha: i64, beta: i64, first: i64) -> i64:
        """Return the value of the best action, for the side or against it."""
        self._room(depth + 1)
        state = self.states[depth]
        child = self.states[depth + 1]
        actions = self.buffers[depth]
        is_mine = self.mine[state.turn]
        before = self.score(state)
        best = -LIMIT if is_mine else LIMIT
        found = NO_ACTION
        for left in range(actions.count, 0, -1):
            action = self._take_best(actions, left, first)
            first = NO_ACTION
            child.copy_public(state)
            child.copy_hidden(state)
            child.advance(action)
            self.nodes += 1
            gain = self.score(child) - before
            value = gain + self._search(depth + 1, alpha - gain, beta - gain)
            if is_mine:
                if value > best:
                    best = value
                    found = action
                if best > alpha:
                    alpha = best
            else:
                if value < best:
                    best = value
                    found = action
                if best < beta:
                    beta = best
            if alpha >= beta or self.is_broken_off:
                break
        if found != NO_ACTION:
            self.worth[found] += 1
        self.chosen = found
        return best

    def _take_best(self, actions: Actions, count: i64, first: i64) -> i64:
        """Remove and return the most promising of the first ``count`` actions in the buffer."""
        at: i64 = 0
        for index in range(1, count):
            if actions.items[at] == first:
                break
            if actions.items[index] == first or (
                self.worth[actions.items[index]] > self.worth[actions.items[at]]
            ):
                at = index
        action = actions.items[at]
        actions.items[at] = actions.items[count - 1]
        return action


def _weights(sides: list[int], side: int, sign: int) -> vec[i64]:
    """Return the weight of a point of each seat; partners' points count only once."""
    others = len(set(sides)) - 1
    found: list[int] = []
    for seat, own in enumerate(sides):
        counts = own not in sides[:seat]
        found.append(0 if not counts else sign * (others if own == side else -1))
    return vec[i64](found)
