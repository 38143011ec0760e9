"""Why an action of the cross is illegal: one rule and one message for each cause.

Rules that Correlativa states itself are cited under its own ids.
"""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.messages import Argument, Message, Refusal
from capicua.core.presentation import Refusals
from capicua.core.tiles.tile import BIT, BIT_OF, DOUBLES, double_of, shows, tile_text, tiles_in
from capicua.families.cross.actions import (
    AFTER_LEAD,
    DRAW,
    EXCHANGE,
    KEEP,
    LEAD,
    MAIN,
    PASS,
    PLAY,
    START,
    tile_played,
    train_played,
)
from capicua.families.cross.rules import CrossRound


class CrossRefusals(Refusals[CrossRound]):
    """The refusals of the cross."""

    def refuse(self, state: CrossRound, action: int) -> Refusal:
        """Return why an illegal action of the seat to act is illegal."""
        if action >= PLAY:
            return _refuse_play(state, tile_played(action), train_played(action))
        if action >= LEAD:
            return _refuse_lead(state, action - LEAD)
        if action == EXCHANGE or (action == KEEP and state.game.draws):
            return _refuse_exchange(state)
        if action == KEEP:
            return Refusal("GAR-21", Message("refuse-nothing_to_keep"))
        if state.phase == AFTER_LEAD and action == PASS:
            return Refusal("GAR-21", Message("refuse-keep_or_exchange"))
        if action == DRAW and not state.game.draws:
            return Refusal("GAR-18", Message("refuse-nobody_draws"))
        if state.phase == START:
            return _refuse_start(state, action)
        return _refuse_idle(state, action)


def _rule(state: CrossRound, garrafina: str, correlativa: str) -> str:
    return correlativa if state.game.draws else garrafina


def _refuse_start(state: CrossRound, action: i64) -> Refusal:
    """Return why passing or drawing is illegal before the lead."""
    if state.opening >= 0:
        return _must_open(state)
    doubles = state.hands.bits[state.turn] & DOUBLES[0]
    if doubles:
        tile = tile_text(tiles_in(doubles)[0])
        rule = _rule(state, "GAR-6", "COR-5")
        return Refusal(rule, Message("refuse-lead_a_double", {"tile": tile}))
    if action == PASS:
        left = int(state.stock.left)
        return Refusal("COR-5", Message("refuse-draw_for_double", {"left": left}))
    if not state.game.draws_to_lead:
        return Refusal("COR-5", Message("refuse-no_draw_to_lead"))
    return Refusal("COR-5", Message("refuse-boneyard_empty"))


def _refuse_idle(state: CrossRound, action: i64) -> Refusal:
    """Return why passing or drawing is illegal after the lead."""
    rule = _rule(state, "GAR-19", "COR-6")
    if state.hands.bits[state.turn] & state.binding():
        play = _first_play(state)
        arguments: dict[str, Argument] = {
            "player": int(state.turn),
            "tile": tile_text(tile_played(play)),
            "owner": int(train_played(play)),
        }
        return Refusal(rule, Message("refuse-you_can_play", arguments))
    if action == PASS:
        left = int(state.stock.left)
        return Refusal("COR-6", Message("refuse-draw_first", {"left": left}))
    return Refusal("COR-7", Message("refuse-boneyard_empty"))


def _first_play(state: CrossRound) -> int:
    """Return a legal play of the seat to act, on its own train if possible."""
    plays = [action for action in state.legal_actions() if action >= PLAY]
    own = [action for action in plays if train_played(action) == state.turn]
    return (own or plays)[0]


def _must_open(state: CrossRound) -> Refusal:
    rule = _rule(state, "GAR-4", "COR-4")
    return Refusal(rule, Message("refuse-open_highest", {"tile": tile_text(state.opening)}))


def _refuse_lead(state: CrossRound, number: i64) -> Refusal:
    tile = tile_text(double_of(number))
    rule = _rule(state, "GAR-6", "COR-5")
    if state.phase != START:
        lead = tile_text(state.lead) if state.lead >= 0 else tile
        return Refusal(rule, Message("refuse-led_already", {"tile": lead}))
    if not state.hands.holds(state.turn, double_of(number)):
        return Refusal(rule, Message("refuse-not_held", {"tile": tile}))
    return _must_open(state)


def _refuse_exchange(state: CrossRound) -> Refusal:
    game, seat = state.game, state.turn
    if game.draws:
        return Refusal("COR-2", Message("refuse-no_exchange"))
    if not (game.before_lead or game.after_lead or game.on_first_turn):
        return Refusal("GAR-35", Message("refuse-no_exchange"))
    if state.phase == START and state.hands.bits[seat] & DOUBLES[0]:
        return Refusal("GAR-20", Message("refuse-exchange_double"))
    if state.phase == START and not game.before_lead:
        return Refusal("GAR-20", Message("refuse-exchange_before_lead"))
    if state.phase == MAIN and state.begun & BIT[seat]:
        return Refusal("GAR-24", Message("refuse-exchange_late"))
    if state.phase == MAIN and not game.on_first_turn:
        return Refusal("GAR-22", Message("refuse-exchange_first_turn"))
    if state.stock.left == 0:
        return Refusal("GAR-25", Message("refuse-no_heap"))
    times = int(game.most_exchanges)
    return Refusal("GAR-23", Message("refuse-exchanged_enough", {"times": times}))


def _refuse_play(state: CrossRound, tile: i64, train: i64) -> Refusal:
    name = tile_text(tile)
    owner = int(train)
    if state.phase == START:
        return Refusal(_rule(state, "GAR-6", "COR-5"), Message("refuse-nothing_led"))
    if state.phase == AFTER_LEAD:
        return Refusal("GAR-21", Message("refuse-keep_or_exchange"))
    if not state.hands.bits[state.turn] & BIT_OF[tile]:
        return Refusal(_rule(state, "GAR-18", "COR-6"), Message("refuse-not_held", {"tile": name}))
    end = int(state.ends[train])
    arguments: dict[str, Argument] = {
        "player": int(state.turn),
        "tile": name,
        "owner": owner,
        "end": end,
    }
    if not shows(tile, end):
        return Refusal("GAR-11", Message("refuse-no_match", arguments))
    if state.game.draws and state.stock.left > 0:
        return Refusal("GAR-12", Message("refuse-private_boneyard", arguments))
    if state.game.owner_closes:
        return Refusal("GAR-12", Message("refuse-private_owner", arguments))
    return Refusal("GAR-12", Message("refuse-private", arguments))
