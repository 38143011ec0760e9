"""Heuristic score of a pair: how well the remaining tiles match."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.families.patience.matches import NUMBERS
from perico.rules import PericoRound


class PericoHints(Hints[PericoRound]):
    """Keep tiles that match each other."""

    def heuristic_score(self, state: PericoRound, action: i64) -> i64:
        """Return the number of matching pairs among the remaining tiles."""
        row = state.row[:]
        count = state.close_up(row, action)
        found: i64 = 0
        first: i64 = 0
        while first < count:
            second: i64 = first + 1
            while second < count:
                if NUMBERS[row[first]] & NUMBERS[row[second]] != 0:
                    found += 1
                second += 1
            first += 1
        return found
