"""Reasons why a play, a lead, a draw or a pass is illegal in a line game."""

from __future__ import annotations

from typing import Generic

from capicua.core.messages import Argument, Message, Refusal
from capicua.core.presentation import Refusals
from capicua.core.tiles.tile import is_double, shows, tile_text
from capicua.families.line.layout import ARM_NAMES
from capicua.families.line.phases import SEEK
from capicua.families.line.rules import L, LineRound


class LineRefusals(Refusals[L], Generic[L]):
    """The refusals of the line, which name the numbers, tiles and possible plays."""

    def refuse(self, state: L, action: int) -> Refusal:
        """Return why an illegal action is illegal."""
        game = state.game
        if state.phase == SEEK and action != game.draw:
            return Refusal("LIN-8", Message("refuse-seek"))
        if action < game.first_lead:
            return _refuse_play(state, action // 4, action % 4)
        if action < game.draw:
            return _refuse_lead(state, action - int(game.first_lead))
        if state.line.length == 0:
            return Refusal("LIN-7", Message("refuse-before-lead"))
        if action == game.draw:
            return _refuse_draw(state)
        if game.draw in state.legal_actions():
            count = int(state.free_stock())
            return Refusal("LIN-20", Message("refuse-pass-draw", {"count": count}))
        return Refusal("LIN-20", Message("refuse-pass", {"tiles": playable(state)}))


def playable(state: LineRound) -> list[str]:
    """Return the tiles that the seat to act can play, each once."""
    first = state.game.first_lead
    actions = [action for action in state.legal_actions() if action < first]
    return list(dict.fromkeys(tile_text(action // 4) for action in actions))


def _refuse_lead(state: LineRound, tile: int) -> Refusal:
    if state.line.length > 0:
        return Refusal("LIN-7", Message("refuse-lead-done"))
    if not state.hands.holds(state.turn, tile):
        return Refusal("LIN-7", Message("refuse-not-held", {"tile": tile_text(tile)}))
    rule = "LIN-7" if is_double(state.lead) else "LIN-8"
    return Refusal(rule, Message("refuse-lead-forced", {"tile": tile_text(state.lead)}))


def _refuse_play(state: LineRound, tile: int, arm: int) -> Refusal:
    line = state.line
    if line.length == 0:
        return Refusal("LIN-7", Message("refuse-before-lead"))
    name = tile_text(tile)
    if not state.hands.holds(state.turn, tile):
        return Refusal("LIN-20", Message("refuse-not-held", {"tile": name}))
    numbers = line.numbers_text()
    if line.is_open(arm) and name in playable(state):
        end: dict[str, Argument] = {
            "tile": name,
            "arm": ARM_NAMES[arm],
            "number": int(line.ends[arm]),
        }
        return Refusal("LIN-11", Message("refuse-fit-end", end))
    if line.is_open(arm):
        return Refusal("LIN-11", Message("refuse-fit", {"tile": name, "numbers": numbers}))
    if line.is_untouched(arm) and shows(tile, line.ends[line.offered_edge]):
        return Refusal("LIN-14", Message("refuse-same-edge", {"arm": ARM_NAMES[line.offered_edge]}))
    return Refusal("LIN-13", Message("refuse-closed", {"arm": ARM_NAMES[arm], "numbers": numbers}))


def _refuse_draw(state: LineRound) -> Refusal:
    game = state.game
    if game.draw_limit == 0:
        return Refusal("LIN-20", Message("refuse-draw-never"))
    if state.free_stock() == 0:
        return Refusal("LIN-20", Message("refuse-draw-empty", {"reserve": int(game.reserve)}))
    if state.drawn >= game.draw_limit:
        return Refusal("LIN-20", Message("refuse-draw-limit", {"count": int(game.draw_limit)}))
    return Refusal("LIN-21", Message("refuse-draw-able", {"tiles": playable(state)}))
