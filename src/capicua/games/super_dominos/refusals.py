"""Why an action is not legal now: the rule, and a sentence that says what is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.reasons import Argument, Message, Refusal
from capicua.core.tile import BIT_OF, HIGH, LOW, WORD_OF, tile_text, tiles_text
from capicua.games.super_dominos.legs import LEGS, NO_LEG
from capicua.games.super_dominos.position import hand_of, leg_name
from capicua.games.super_dominos.turns import (
    DRAW,
    DRAWN,
    END_TURN,
    EXTRA,
    OPEN,
    OPENING,
    PASS,
)
from capicua.games.super_dominos.words import leg_played, tile_played

if TYPE_CHECKING:
    from capicua.games.super_dominos.round import SuperRound


def refuse(state: SuperRound, action: i64) -> Refusal:
    """Why an action that is not legal is not."""
    if action >= OPEN:
        held = _refuse_not_held(state, tile_played(state, action))
        if action >= state.rules.first_play:
            return _refuse_play(state, action, held)
        if state.phase != OPENING:
            return _no("SUP-6", "refuse-opened", {"number": int(state.legs.start)})
        assert held is not None
        return held
    if state.phase == OPENING:
        return _refuse_before_opening(state)
    if action == END_TURN:
        return _no("SUP-16", "refuse-stop")
    if state.phase == DRAWN:
        return _no("SUP-11", "refuse-drawn", {"tiles": playable(state)})
    if state.phase == EXTRA:
        return _no("SUP-16", "refuse-extra")
    if state.can_place(state.turn):
        return _refuse_able(state, action)
    if action == PASS:
        return _no("SUP-11", "refuse-pass", {"count": min(2, int(state.stock))})
    if state.stock == 0:
        return _no("SUP-12", "refuse-draw-empty")
    return _no("SUP-20", "refuse-draw-exempt")


def _refuse_before_opening(state: SuperRound) -> Refusal:
    doubles = [tile for tile in hand_of(state, state.turn) if HIGH[tile] == LOW[tile]]
    return _no("SUP-4", "refuse-open-first", {"tiles": tiles_text(doubles)})


def _refuse_able(state: SuperRound, action: i64) -> Refusal:
    """Drawing or passing although a tile can be placed."""
    rule = "SUP-20" if state.spell_leg != NO_LEG else "SUP-10"
    id = "refuse-draw-able" if action == DRAW else "refuse-pass-able"
    return _no(rule, id, {"tiles": playable(state)})


def _refuse_not_held(state: SuperRound, tile: i64) -> Refusal | None:
    if state.hands[state.turn * state.words + WORD_OF[tile]] & BIT_OF[tile]:
        return None
    rule = "SUP-4" if state.phase == OPENING else "SUP-10"
    return _no(rule, "refuse-not-held", {"tile": tile_text(tile)})


def _refuse_play(state: SuperRound, action: i64, held: Refusal | None) -> Refusal:
    tile = tile_played(state, action)
    leg = leg_played(state, action)
    if state.phase == OPENING:
        return _refuse_before_opening(state)
    if held is not None:
        return held
    arguments: dict[str, Argument] = {
        "tile": tile_text(tile),
        "leg": leg_name(leg),
        "number": int(state.rules.spell),
    }
    if state.spell_leg != NO_LEG:
        if leg == state.spell_leg:
            return _no("SUP-19", "refuse-spell-tile", arguments)
        return _no("SUP-19", "refuse-spell-leg", {**arguments, "leg": leg_name(state.spell_leg)})
    if leg > state.legs.started:
        return _no("SUP-8", "refuse-leg-order", {"leg": leg_name(state.legs.started)})
    if state.must_start_legs():
        if leg < state.legs.started:
            left = LEGS - int(state.legs.started)
            return _no("SUP-25", "refuse-locked", {**arguments, "count": left})
        return _no("SUP-25", "refuse-locked-tile", arguments)
    arguments["end"] = int(state.legs.ends[leg])
    double = HIGH[tile] == LOW[tile]
    return _no("SUP-9", "refuse-double" if double else "refuse-no-match", arguments)


def playable(state: SuperRound) -> list[str]:
    """The tiles that can be played now, each once."""
    actions = Actions()
    state.collect_plays(actions)
    return list(
        dict.fromkeys(tile_text(tile_played(state, action)) for action in actions.as_list())
    )


def _no(rule: str, id: str, arguments: dict[str, Argument] | None = None) -> Refusal:
    return Refusal(rule, Message(id, arguments))
