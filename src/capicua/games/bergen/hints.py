"""A sensible Bergen player: points first, then what is sensible in any line game."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.families.line.hints import LineHints
from capicua.games.bergen.rules import BergenRound


class BergenHints(LineHints[BergenRound]):
    """What a good play is in Bergen."""

    def merit(self, state: BergenRound, action: i64) -> i64:
        """The points a play makes outweigh all else."""
        value = super().merit(state, action)
        if action >= state.draw:
            return value
        return value + 100 * state.points_after(action)
