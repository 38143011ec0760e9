"""Heuristic scores for Muggins: points first, then the line family's score."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.families.line.hints import LineHints
from capicua.games.muggins.rules import MugginsRound


class MugginsHints(LineHints[MugginsRound]):
    """Heuristic scores of plays, claims and calls in Muggins."""

    def heuristic_score(self, state: MugginsRound, action: i64) -> i64:
        """Score the points of a play, a correct claim or a correct call."""
        game = state.game
        if action >= game.let_go:
            return 0
        if action > game.first_call:
            return 100 if (action - game.first_call) * 5 == state.score() else -100
        if action >= game.further:
            value = (action - game.further) * 5
            if value == 0:
                return 0
            return 100 if value == state.score() else -100
        value = super().heuristic_score(state, action)
        if action >= game.draw:
            return value
        return value + 10 * state.points_after(action)
