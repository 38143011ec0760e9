"""Heuristic scores for Tiddle-a-Wink: the line family's score, plus second plays."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.families.line.hints import LineHints, followers
from capicua.families.line.layout import numbers_led
from capicua.games.tiddle_a_wink.rules import TiddleAWinkRound

SECOND_PLAY: Final = 20
"""The value of a second play, about the same as shedding a heavy tile."""


class TiddleAWinkHints(LineHints[TiddleAWinkRound]):
    """Heuristic scores of plays in Tiddle-a-Wink."""

    def heuristic_score(self, state: TiddleAWinkRound, action: i64) -> i64:
        """Return the line family's score, plus a bonus for a double the hand can follow (TAW-3)."""
        value = super().heuristic_score(state, action)
        if action >= state.draw:
            return value
        leads = action >= state.first_lead
        tile = action - state.first_lead if leads else action // 4
        if not state.earns_bonus(tile, leads):
            return value
        numbers = numbers_led(tile) if leads else state.line.numbers_after(tile, action % 4)
        return value + SECOND_PLAY if followers(state, tile, numbers) > 0 else value
