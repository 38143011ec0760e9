"""Heuristic scores for Bergen: immediate points first, then the line family's score."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.families.line.hints import LineHints
from capicua.games.bergen.rules import BergenRound


class BergenHints(LineHints[BergenRound]):
    """Heuristic scores of plays in Bergen."""

    def heuristic_score(self, state: BergenRound, action: i64) -> i64:
        """Return the line family's score, plus 100 for each point the play scores."""
        value = super().heuristic_score(state, action)
        if action >= state.draw:
            return value
        return value + 100 * state.points_after(action)
