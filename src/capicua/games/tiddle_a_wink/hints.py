"""Heuristic scores for Tiddle-a-Wink: the line family's terms, and second plays.

``second_play`` is 1 for a double that the hand can follow with a second play.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from capicua.families.line.hints import FURTHER, LINE_TERMS, LineHints, followers
from capicua.families.line.layout import numbers_led
from capicua.games.tiddle_a_wink.rules import TiddleAWinkRound

SECOND_PLAY: Final = FURTHER


class TiddleAWinkHints(LineHints[TiddleAWinkRound]):
    """Heuristic scores of plays in Tiddle-a-Wink."""

    terms: ClassVar[tuple[str, ...]] = (*LINE_TERMS, "second_play")

    def heuristic_score(self, state: TiddleAWinkRound, action: i64) -> i64:
        """Return the line family's score, plus that of a second play (TAW-3)."""
        value = super().heuristic_score(state, action)
        if action >= state.draw:
            return value
        leads = action >= state.first_lead
        tile = action - state.first_lead if leads else action // 4
        if not state.earns_bonus(tile, leads):
            return value
        numbers = numbers_led(tile) if leads else state.line.numbers_after(tile, action % 4)
        return value + self.weights[SECOND_PLAY] if followers(state, tile, numbers) > 0 else value
