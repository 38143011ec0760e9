"""Heuristic score: heavy tiles first."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import PIPS
from tucan.game import FIRST_PLAY
from tucan.rules import TucanRound


class TucanHints(Hints[TucanRound]):
    """Tiles left in hand at the end cost their pips."""

    def heuristic_score(self, state: TucanRound, action: i64) -> i64:
        """Return the pips of the tile."""
        if action < FIRST_PLAY:
            return 0
        return 1 + PIPS[state.game.tile_of(action)]
