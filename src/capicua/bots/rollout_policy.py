"""Playouts: random, or by each seat's heuristic."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.state import State
from capicua.core.tiles.random import Rng

LOOKED_AT: Final = 3
"""Cost of a heuristic evaluation, in actions."""
BEGUN: Final = 10
"""Cost of starting a playout, which copies a sampled deal, in actions."""


@final
class RolloutPolicy:
    """Runs playouts in place and counts the work."""

    def __init__(self, sense: int, horizon: int = 0) -> None:
        """``sense``: percentage of choices that follow the heuristic; the others are random.

        ``horizon``: maximum number of actions; 0 plays every round to the end.
        """
        self.sense: i64 = sense
        self.horizon: i64 = horizon
        self.actions: Actions = Actions()
        self.work: i64 = 0

    def finish(self, state: State, rng: Rng) -> None:
        """Play a round to the end, or up to the horizon."""
        actions = self.actions
        concede = state.game.concede
        self.work += BEGUN
        left: i64 = self.horizon if self.horizon > 0 else -1  # which never becomes 0
        while not state.is_over and left != 0:
            left -= 1
            actions.count = 0
            state.collect(actions)
            if actions.count > 1 and actions.items[actions.count - 1] == concede:
                actions.count -= 1
            count = actions.count
            self.work += 1
            if count == 1:
                state.advance(actions.items[0])
            elif self.sense > 0 and rng.below(100) < self.sense:
                state.advance(self.best(state, rng))
            else:
                state.advance(actions.items[rng.below(count)])

    def best(self, state: State, rng: Rng) -> i64:
        """Return the buffered action with the best heuristic score; ties are broken at random."""
        actions = self.actions
        count = actions.count
        self.work += LOOKED_AT * count
        chosen = actions.items[0]
        top = state.heuristic_score(chosen)
        tied: i64 = 1
        for at in range(1, count):
            action = actions.items[at]
            heuristic_score = state.heuristic_score(action)
            if heuristic_score > top:
                top = heuristic_score
                chosen = action
                tied = 1
            elif heuristic_score == top:
                tied += 1
                if rng.below(tied) == 0:
                    chosen = action
        return chosen
