"""Why an action in the Big Clock is illegal."""

from __future__ import annotations

from capicua.core.messages import Argument, Message, Refusal
from capicua.core.presentation import Refusals
from capicua.core.tiles.tile import NO_TILE, tile_text
from capicua.families.patience.matches import NUMBERS
from capicua.games.big_clock.rules import ClockRound


class ClockRefusals(Refusals[ClockRound]):
    """The refusals of the Big Clock."""

    def refuse(self, state: ClockRound, action: int) -> Refusal:
        """Return the rule that forbids an action, and the reason."""
        game = state.game
        if action > game.waste:
            return _no_shift(state, *game.ends_of_shift(action))
        if action == 0:
            return Refusal("CLK-7", Message("refuse-hand-first", {"tile": tile_text(state.hand)}))
        if state.hand == NO_TILE:
            return Refusal("CLK-7", Message("refuse-nothing-in-hand"))
        if action < game.waste:
            return _no_target(state, state.hand, action, "CLK-7")
        id = "refuse-waste-double" if state.holds_double() else "refuse-must-place"
        return Refusal("CLK-7", Message(id, {"tile": tile_text(state.hand)}))


def _no_target(state: ClockRound, tile: int, slot: int, rule: str) -> Refusal:
    """Refuse a slot that shows a double (CLK-3) or no matching number."""
    told: dict[str, Argument] = {
        "tile": tile_text(tile),
        "top": state.board.top_text(slot),
        "slot": slot,
    }
    if not state.board.shows_regular(slot):
        return Refusal("CLK-3", Message("refuse-on-double", told))
    return Refusal(rule, Message("refuse-no-match", told))


def _no_shift(state: ClockRound, start: int, target: int) -> Refusal:
    board, cap = state.board, state.game.shift_cap
    told: dict[str, Argument] = {"slot": start, "cap": int(cap)}
    if state.hand != NO_TILE and not state.holds_double():
        told["tile"] = tile_text(state.hand)
        return Refusal("CLK-9", Message("refuse-regular-in-hand", told))
    if board.out == board.home and not state.hand_in_trouble():
        return Refusal("CLK-9", Message("refuse-no-trouble"))
    if board.is_closed(start):
        return Refusal("CLK-4", Message("refuse-closed", told))
    if start == target:
        return Refusal("CLK-9", Message("refuse-same-slot"))
    tile = board.top[start]
    if not board.shows_regular(target) or NUMBERS[tile] & NUMBERS[board.top[target]] == 0:
        return _no_target(state, tile, target, "CLK-9")
    if state.trail.count >= cap:
        return Refusal("CLK-10", Message("refuse-cap", told))
    return Refusal("CLK-10", Message("refuse-repeat"))
