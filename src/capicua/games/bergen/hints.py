"""Heuristic scores for Bergen: points first, then as in any line game."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.families.line.hints import LineHints
from capicua.games.bergen.rules import BergenRound


class BergenHints(LineHints[BergenRound]):
    """Heuristic scores of plays in Bergen."""

    def merit(self, state: BergenRound, action: i64) -> i64:
        """Score the points of a play above everything else."""
        value = super().merit(state, action)
        if action >= state.draw:
            return value
        return value + 100 * state.points_after(action)
