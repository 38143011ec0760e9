"""A sensible Tiddle-a-Wink player: as in any line game, and play on while you can."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from capicua.families.line import hints

if TYPE_CHECKING:
    from capicua.games.tiddle_a_wink.rules import TiddleAWinkRound

SECOND_PLAY: Final = 20
"""What a second play is worth, about as much as getting rid of a heavy tile."""


def merit(state: TiddleAWinkRound, action: i64) -> i64:
    """A double that can be followed by one's own tile is worth more."""
    value = hints.merit(state, action)
    if action < state.rules.draw and goes_on(state, action):
        return value + SECOND_PLAY
    return value


def goes_on(state: TiddleAWinkRound, action: i64) -> bool:
    """Whether the play or lead gives a bonus and the seat has a tile for it (TAW-3)."""
    rules = state.rules
    leads = action >= rules.first_lead
    tile = action - rules.first_lead if leads else action // 4
    if not state.earns_bonus(tile, leads):
        return False
    numbers = hints.numbers_led(tile) if leads else hints.numbers_after(state, tile, action % 4)
    return hints.followers(state, tile, numbers) > 0
