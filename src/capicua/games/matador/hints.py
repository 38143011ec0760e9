"""Heuristic scores for Matador: heavy tiles first, ends the hand can follow, matadors last."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.core.tiles.tile import PIPS
from capicua.families.line.hints import (
    ANSWER,
    LineHints,
    answers,
    followers,
    next_may_have,
    others_lack,
)
from capicua.games.matador.fit import halves_for
from capicua.games.matador.rules import MatadorRound

KEPT_BACK: Final = 20
"""The value of keeping a matador in hand."""


class MatadorHints(LineHints[MatadorRound]):
    """Heuristic scores of plays in Matador."""

    def heuristic_score(self, state: MatadorRound, action: i64) -> i64:
        """Score pips, own tiles that can follow, and numbers others lack; play matadors last."""
        game = state.game
        if action == game.draw or action == game.passing:
            return -100
        tile = game.tile_played(action)
        numbers = state.open_after(action)
        value = 2 * PIPS[tile] + 5 * followers(state, tile, halves_for(game.joins, numbers))
        if game.is_matador(tile):
            value -= KEPT_BACK
        value -= ANSWER * answers(state, halves_for(game.joins, next_may_have(state, numbers)))
        return value + others_lack(state, numbers)
