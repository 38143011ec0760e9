"""A sensible Tiddle-a-Wink player: as in any line game, and play on while you can."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.families.line.hints import LineHints, followers
from capicua.families.line.layout import numbers_led
from capicua.games.tiddle_a_wink.rules import TiddleAWinkRound

SECOND_PLAY: Final = 20
"""What a second play is worth, about as much as getting rid of a heavy tile."""


class TiddleAWinkHints(LineHints[TiddleAWinkRound]):
    """What a good play is in Tiddle-a-Wink."""

    def merit(self, state: TiddleAWinkRound, action: i64) -> i64:
        """A double that can be followed by one's own tile is worth more (TAW-3)."""
        value = super().merit(state, action)
        if action >= state.draw:
            return value
        leads = action >= state.first_lead
        tile = action - state.first_lead if leads else action // 4
        if not state.earns_bonus(tile, leads):
            return value
        numbers = numbers_led(tile) if leads else state.line.numbers_after(tile, action % 4)
        return value + SECOND_PLAY if followers(state, tile, numbers) > 0 else value
