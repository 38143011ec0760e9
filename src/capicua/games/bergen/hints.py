"""A sensible Bergen player: points first, then what is sensible in any line game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.tile import PIPS
from capicua.families.line import hints
from capicua.families.line.layout import Line

if TYPE_CHECKING:
    from capicua.games.bergen.rules import BergenRound


def merit(state: BergenRound, action: i64) -> i64:
    """The points a play makes outweigh all else."""
    value = hints.merit(state, action)
    if action >= state.rules.draw:
        return value
    return value + 100 * points_after(state, action)


def points_after(state: BergenRound, action: i64) -> i64:
    """What a play, or a lead, would make (BRG-2, BRG-5)."""
    rules = state.rules
    line = Line(rules.pips, rules.spinner)
    line.copy(state.line)
    if action < rules.first_lead:
        arm = action % 4
        line.lay(action // 4, arm, PIPS[action // 4] - line.ends[arm], state.turn)
    else:
        line.lead(action - rules.first_lead, state.turn)
    return state.worth(line)
