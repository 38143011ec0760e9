"""Why a play of the Big Clock is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.reasons import Argument, Message, Refusal
from capicua.core.tile import NO_TILE, tile_text
from capicua.games.big_clock.board import match
from capicua.games.big_clock.words import ends_of_shift, top_text

if TYPE_CHECKING:
    from capicua.games.big_clock.rules import ClockRound


def refuse(state: ClockRound, action: int) -> Refusal:
    """The rule that forbids an action now, and why."""
    rules = state.rules
    if action == 0:
        return Refusal("CLK-7", Message("refuse-hand-first", {"tile": tile_text(state.hand)}))
    if action < rules.waste:
        if state.hand == NO_TILE:
            return Refusal("CLK-7", Message("refuse-nothing-in-hand"))
        return _no_target(state, state.hand, int(action), "CLK-7")
    if action == rules.waste:
        return _no_waste(state)
    return _no_shift(state, *ends_of_shift(state, action))


def _no_target(state: ClockRound, tile: int, slot: int, rule: str) -> Refusal:
    """A tile cannot go where a double lies (CLK-3), nor where no number is shared."""
    told: dict[str, Argument] = {
        "tile": tile_text(tile),
        "top": top_text(state, slot),
        "slot": slot,
    }
    if not state.board.shows_regular(slot):
        return Refusal("CLK-3", Message("refuse-on-double", told))
    return Refusal(rule, Message("refuse-no-match", told))


def _no_waste(state: ClockRound) -> Refusal:
    if state.hand == NO_TILE:
        return Refusal("CLK-7", Message("refuse-nothing-in-hand"))
    tile: dict[str, Argument] = {"tile": tile_text(state.hand)}
    if state.holds_double():
        return Refusal("CLK-7", Message("refuse-waste-double", tile))
    return Refusal("CLK-7", Message("refuse-must-place", tile))


def _no_shift(state: ClockRound, start: int, target: int) -> Refusal:
    told: dict[str, Argument] = {"slot": start, "cap": int(state.rules.shift_cap)}
    if state.hand != NO_TILE and not state.holds_double():
        told["tile"] = tile_text(state.hand)
        return Refusal("CLK-9", Message("refuse-regular-in-hand", told))
    if state.board.out == state.board.home and not state.hand_in_trouble():
        return Refusal("CLK-9", Message("refuse-no-trouble"))
    if state.board.is_closed(start):
        return Refusal("CLK-4", Message("refuse-closed", told))
    if start == target:
        return Refusal("CLK-9", Message("refuse-same-slot"))
    tile = state.board.top[start]
    if not state.board.shows_regular(target) or not match(tile, state.board.top[target]):
        return _no_target(state, tile, target, "CLK-9")
    if state.trail.count >= state.rules.shift_cap:
        return Refusal("CLK-10", Message("refuse-cap", told))
    return Refusal("CLK-10", Message("refuse-repeat"))
