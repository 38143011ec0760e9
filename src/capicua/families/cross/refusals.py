"""Why an action of the cross is not legal now: one rule and one sentence for each cause.

Where Correlativa has a rule of its own, that is the one named to its players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.reasons import Argument, Message, Refusal
from capicua.core.tile import BIT, BIT_OF, DOUBLES, double_of, shows, tile_text
from capicua.families.cross.plays import (
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

if TYPE_CHECKING:
    from capicua.families.cross.table import CrossTable


def refuse(state: CrossTable, action: i64) -> Refusal:
    """Why the seat to act may not take an action that is not legal."""
    if action >= PLAY:
        return _refuse_play(state, tile_played(action), train_played(action))
    if action >= LEAD:
        return _refuse_lead(state, action - LEAD)
    if action == EXCHANGE or (action == KEEP and state.house.draws):
        return _refuse_exchange(state)
    if action == KEEP:
        return Refusal("GAR-21", Message("refuse-nothing_to_keep"))
    if state.phase == AFTER_LEAD and action == PASS:
        return Refusal("GAR-21", Message("refuse-keep_or_exchange"))
    if action == DRAW and not state.house.draws:
        return Refusal("GAR-18", Message("refuse-nobody_draws"))
    if state.phase == START:
        return _refuse_start(state, action)
    return _refuse_idle(state, action)


def _rule(state: CrossTable, garrafina: str, correlativa: str) -> str:
    return correlativa if state.house.draws else garrafina


def _refuse_start(state: CrossTable, action: i64) -> Refusal:
    """Why not pass, or draw, before the lead."""
    if state.opening >= 0:
        return _must_open(state)
    doubles = state.hands[state.turn] & DOUBLES[0]
    if doubles:
        number: i64 = 0
        while not doubles & BIT_OF[double_of(number)]:
            number += 1
        tile = tile_text(double_of(number))
        return Refusal(
            _rule(state, "GAR-6", "COR-5"), Message("refuse-lead_a_double", {"tile": tile})
        )
    if action == PASS:
        left = int(state.stock_size - state.taken)
        return Refusal("COR-5", Message("refuse-draw_for_double", {"left": left}))
    if not state.house.draws_to_lead:
        return Refusal("COR-5", Message("refuse-no_draw_to_lead"))
    return Refusal("COR-5", Message("refuse-boneyard_empty"))


def _refuse_idle(state: CrossTable, action: i64) -> Refusal:
    """Why not pass, or draw, after the lead."""
    rule = _rule(state, "GAR-19", "COR-6")
    if state.hands[state.turn] & state.binding():
        play = _first_play(state)
        arguments: dict[str, Argument] = {
            "player": int(state.turn),
            "tile": tile_text(tile_played(play)),
            "owner": int(train_played(play)),
        }
        return Refusal(rule, Message("refuse-you_can_play", arguments))
    if action == PASS:
        left = int(state.stock_size - state.taken)
        return Refusal("COR-6", Message("refuse-draw_first", {"left": left}))
    return Refusal("COR-7", Message("refuse-boneyard_empty"))


def _first_play(state: CrossTable) -> i64:
    actions = Actions()
    state.collect(actions)
    own = state.turn
    found: i64 = -1
    index: i64 = 0
    while index < actions.count:
        action = actions.items[index]
        if action >= PLAY and (found < 0 or train_played(action) == own):
            found = action
            if train_played(action) == own:
                break
        index += 1
    return found


def _must_open(state: CrossTable) -> Refusal:
    rule = _rule(state, "GAR-4", "COR-4")
    return Refusal(rule, Message("refuse-open_highest", {"tile": tile_text(state.opening)}))


def _refuse_lead(state: CrossTable, number: i64) -> Refusal:
    tile = tile_text(double_of(number))
    if state.phase != START:
        lead = tile_text(state.lead) if state.lead >= 0 else tile
        return Refusal(
            _rule(state, "GAR-6", "COR-5"), Message("refuse-led_already", {"tile": lead})
        )
    if not state.hands[state.turn] & BIT_OF[double_of(number)]:
        return Refusal(_rule(state, "GAR-6", "COR-5"), Message("refuse-not_held", {"tile": tile}))
    return _must_open(state)


def _refuse_exchange(state: CrossTable) -> Refusal:
    house, seat = state.house, state.turn
    if house.draws:
        return Refusal("COR-2", Message("refuse-no_exchange"))
    if not (house.before_lead or house.after_lead or house.on_first_turn):
        return Refusal("GAR-35", Message("refuse-no_exchange"))
    if state.phase == START and state.hands[seat] & DOUBLES[0]:
        return Refusal("GAR-20", Message("refuse-exchange_double"))
    if state.phase == START and not house.before_lead:
        return Refusal("GAR-20", Message("refuse-exchange_before_lead"))
    if state.phase == MAIN and state.begun & BIT[seat]:
        return Refusal("GAR-24", Message("refuse-exchange_late"))
    if state.phase == MAIN and not house.on_first_turn:
        return Refusal("GAR-22", Message("refuse-exchange_first_turn"))
    if state.taken == state.stock_size:
        return Refusal("GAR-25", Message("refuse-no_heap"))
    times = int(house.most_exchanges)
    return Refusal("GAR-23", Message("refuse-exchanged_enough", {"times": times}))


def _refuse_play(state: CrossTable, tile: i64, train: i64) -> Refusal:
    name = tile_text(tile)
    owner = int(train)
    if state.phase == START:
        return Refusal(_rule(state, "GAR-6", "COR-5"), Message("refuse-nothing_led"))
    if state.phase == AFTER_LEAD:
        return Refusal("GAR-21", Message("refuse-keep_or_exchange"))
    if not state.hands[state.turn] & BIT_OF[tile]:
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
    if state.house.draws and state.taken < state.stock_size:
        return Refusal("GAR-12", Message("refuse-private_boneyard", arguments))
    if state.house.owner_closes:
        return Refusal("GAR-12", Message("refuse-private_owner", arguments))
    return Refusal("GAR-12", Message("refuse-private", arguments))
