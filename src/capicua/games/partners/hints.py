"""A sensible partner."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.families.line.hints import LineHints
from capicua.games.partners.rules import PartnersRound


class PartnersHints(LineHints[PartnersRound]):
    """What a good play is among partners."""

    def merit(self, state: PartnersRound, action: i64) -> i64:
        """As on any line; the lead is kept."""
        if action >= state.game.further:
            return -100
        return super().merit(state, action)
