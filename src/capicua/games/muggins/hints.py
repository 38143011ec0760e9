"""A sensible Muggins player: points first, then what is sensible in any line game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.tile import HIGH, LOW, PIPS
from capicua.families.line import hints
from capicua.families.line.layout import Line

if TYPE_CHECKING:
    from capicua.games.muggins.rules import MugginsRound


def merit(state: MugginsRound, action: i64) -> i64:
    """The points a play makes, the right claim, the right call."""
    house = state.house
    if action >= house.let_go:
        return 0
    if action > house.first_call:
        return 100 if (action - house.first_call) * 5 == state.score() else -100
    if action >= house.further:
        value = (action - house.further) * 5
        if value == 0:
            return 0
        return 100 if value == state.score() else -100
    value = hints.merit(state, action)
    if action >= house.draw:
        return value
    count = count_after(state, action)
    return value + (count * 10 if count % 5 == 0 else 0)


def count_after(state: MugginsRound, action: i64) -> i64:
    """The board count once the play is made (MUG-5)."""
    line = Line(state.rules.pips, state.rules.spinner)
    line.copy(state.line)
    if action < state.rules.first_lead:
        arm = action % 4
        line.lay(action // 4, arm, PIPS[action // 4] - line.ends[arm], state.turn)
        return line.count()
    tile = action - state.rules.first_lead
    return HIGH[tile] + LOW[tile]
