"""Heuristic scores: the fewest tiles to which the row can be reduced after a removal.

Further removals are searched to ``DEPTH``, ignoring the stock.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.bot_interfaces import Hints
from capicua.games.squeeze.row import close_up, collect_removals
from capicua.games.squeeze.rules import SqueezeRound

DEPTH: Final = 2
CHOICE: Final = 32
"""The value of one tile less; greater than any number of available removals."""


class SqueezeHints(Hints[SqueezeRound]):
    """Heuristic scores of removals."""

    def heuristic_score(self, state: SqueezeRound, action: i64) -> i64:
        """Score few tiles first, then many available removals; dealing is the last resort."""
        kinds: i64 = state.game.kinds
        if action == state.game.deal_action:
            return -CHOICE * (state.count + 1)
        row = state.row[: state.count]
        count = close_up(row, state.count, action, kinds)
        return best_of(row, count, kinds, DEPTH)


def best_of(row: vec[i64], count: i64, kinds: i64, depth: i64) -> i64:
    """Return the score of the best row reachable by removals."""
    removals = Actions()
    collect_removals(row, count, kinds, removals)
    best: i64 = min(removals.count, CHOICE - 1) - CHOICE * count
    if depth == 0:
        return best
    for index in range(removals.count):
        after = row[:]
        left = close_up(after, count, removals.items[index], kinds)
        best = max(best, best_of(after, left, kinds, depth - 1))
    return best
