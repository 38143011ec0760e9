"""Why an action in Super Dominos is illegal: the rule, and what is legal instead."""

from __future__ import annotations

from capicua.core.messages import Argument, Refusal
from capicua.core.tiles.tile import HIGH, LOW, tile_text, tiles_text
from capicua.families.trains.refusals import TrainsRefusals, refusal
from capicua.games.super_dominos.actions import DRAW, DRAWN, END_TURN, EXTRA, OPEN, OPENING, PASS
from capicua.games.super_dominos.legs import LEGS, NAMES, NO_LEG
from capicua.games.super_dominos.rules import SuperRound


class SuperRefusals(TrainsRefusals[SuperRound]):
    """The refusals of Super Dominos."""

    def refuse(self, state: SuperRound, action: int) -> Refusal:
        """Return the rule that forbids an action, and the reason."""
        if action >= state.game.first_play:
            return _refuse_play(state, action)
        if action >= OPEN:
            if state.phase != OPENING:
                return refusal("SUP-6", "refuse-opened", {"number": int(state.legs.centre)})
            tile = tile_text(state.game.tile_of(action))
            return refusal("SUP-4", "refuse-not-held", {"tile": tile})
        if state.phase == OPENING:
            return _refuse_before_opening(state)
        if action == END_TURN:
            return refusal("SUP-16", "refuse-stop")
        if state.phase == DRAWN:
            return refusal("SUP-11", "refuse-drawn", {"tiles": self.playable(state)})
        if state.phase == EXTRA:
            return refusal("SUP-16", "refuse-extra")
        if state.can_place(state.turn):
            return self._refuse_able(state, action)
        if action == PASS:
            return refusal("SUP-11", "refuse-pass", {"count": min(2, int(state.stock.left))})
        if state.stock.left == 0:
            return refusal("SUP-12", "refuse-draw-empty")
        return refusal("SUP-20", "refuse-draw-exempt")

    def _refuse_able(self, state: SuperRound, action: int) -> Refusal:
        """Refuse drawing or passing if a tile can be placed."""
        rule = "SUP-20" if state.spell_leg != NO_LEG else "SUP-10"
        id = "refuse-draw-able" if action == DRAW else "refuse-pass-able"
        return refusal(rule, id, {"tiles": self.playable(state)})


def _refuse_before_opening(state: SuperRound) -> Refusal:
    doubles = [tile for tile in state.hands.tiles(state.turn) if HIGH[tile] == LOW[tile]]
    return refusal("SUP-4", "refuse-open-first", {"tiles": tiles_text(doubles)})


def _refuse_play(state: SuperRound, action: int) -> Refusal:
    tile, leg = state.game.tile_of(action), state.game.arm_of(action)
    if state.phase == OPENING:
        return _refuse_before_opening(state)
    if not state.hands.holds(state.turn, tile):
        return refusal("SUP-10", "refuse-not-held", {"tile": tile_text(tile)})
    spell = int(state.game.spell)
    arguments: dict[str, Argument] = {"tile": tile_text(tile), "leg": NAMES[leg], "number": spell}
    if state.spell_leg != NO_LEG:
        if leg == state.spell_leg:
            return refusal("SUP-19", "refuse-spell-tile", arguments)
        return refusal("SUP-19", "refuse-spell-leg", {**arguments, "leg": NAMES[state.spell_leg]})
    if leg > state.legs.started:
        return refusal("SUP-8", "refuse-leg-order", {"leg": NAMES[state.legs.started]})
    if state.must_start_legs():
        if leg < state.legs.started:
            left = LEGS - int(state.legs.started)
            return refusal("SUP-25", "refuse-locked", {**arguments, "count": left})
        return refusal("SUP-25", "refuse-locked-tile", arguments)
    arguments["end"] = int(state.legs.ends[leg])
    double = HIGH[tile] == LOW[tile]
    return refusal("SUP-9", "refuse-double" if double else "refuse-no-match", arguments)
