"""Heuristic score of a tile, for the greedy bot and for searches."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import PIPS
from escalera.rules import PASS, EscaleraRound


class EscaleraHints(Hints[EscaleraRound]):
    """Low tiles first, to save the high ones for the end."""

    def heuristic_score(self, state: EscaleraRound, action: i64) -> i64:
        """Return a score that is higher for lower tiles; passing is the last resort."""
        if action == PASS:
            return 0
        return 100 - PIPS[action]
