"""Heuristic scores for Matador: the line family's terms, and matadors kept back (``matador``)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from capicua.families.line.hints import DRAWS, FURTHER, LINE_TERMS, LineHints
from capicua.games.matador.fit import halves_for
from capicua.games.matador.rules import MatadorRound

MATADOR: Final = FURTHER


class MatadorHints(LineHints[MatadorRound]):
    """Heuristic scores of plays in Matador."""

    terms: ClassVar[tuple[str, ...]] = (*LINE_TERMS, "matador")

    def heuristic_score(self, state: MatadorRound, action: i64) -> i64:
        """Return the weighted sum of the terms of a play."""
        game = state.game
        if action == game.draw or action == game.passing:
            return self.weights[DRAWS]
        tile = game.tile_played(action)
        value = self.score_of_play(state, tile, state.open_after(action))
        return value + self.weights[MATADOR] if game.is_matador(tile) else value

    def halves_for(self, state: MatadorRound, numbers: i64) -> i64:
        """Return the halves that join the open numbers."""
        return halves_for(state.game.joins, numbers)
