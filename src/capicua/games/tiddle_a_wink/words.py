"""Tiddle-a-Wink in words: the bonus and the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.reasons import Message, Refusal
from capicua.core.zones import Facts, Zone
from capicua.families.line import words
from capicua.families.line.layout import SINGLE, E
from capicua.families.line.phases import OWN_PHASES
from capicua.games.tiddle_a_wink.hints import goes_on

if TYPE_CHECKING:
    from capicua.games.tiddle_a_wink.rules import TiddleAWinkRound


def text(state: TiddleAWinkRound, action: i64) -> str:
    """``end_turn``; the rest as in the family."""
    return "end_turn" if action == state.house.further else words.text(state, action)


def parse(state: TiddleAWinkRound, text: str) -> int:
    """Reads what ``text`` writes."""
    if "".join(text.lower().split()) in ("end_turn", "endturn"):
        return int(state.house.further)
    return words.parse(state, text)


def label(state: TiddleAWinkRound, action: i64) -> Message:
    """The action as a choice."""
    if action == state.house.further:
        return Message("label-end-turn")
    return words.label(state, action)


def refuse(state: TiddleAWinkRound, action: i64) -> Refusal:
    """The end of the turn has its moment, and the pool game has one side."""
    rules = state.rules
    in_bonus = state.phase == OWN_PHASES
    if action == state.house.further:
        if in_bonus:
            return Refusal(
                "TAW-3", Message("refuse-end-turn-able", {"tiles": words.playable(state)})
            )
        return Refusal("TAW-3", Message("refuse-end-turn"))
    if in_bonus and action == rules.passing:
        return Refusal("TAW-3", Message("refuse-pass-bonus"))
    if state.line.mode == SINGLE and action < rules.first_lead and action % 4 != E:
        return Refusal("TAW-9", Message("refuse-one-side"))
    if action == rules.draw:
        return Refusal("TAW-2", Message("refuse-draw-never"))
    return words.refuse(state, action)


def narrate(state: TiddleAWinkRound, action: i64) -> list[Message]:
    """What everybody hears; after a double, whether the turn goes on."""
    player = int(state.turn)
    if action == state.house.further:
        return [Message("say-end-turn", {"player": player})]
    said = words.narrate(state, action)
    if action < state.rules.draw and state.counts[player] > 1:
        leads = action >= state.rules.first_lead
        tile = action - state.rules.first_lead if leads else action // 4
        if goes_on(state, action):
            said.append(Message("say-bonus", {"player": player}))
        elif state.earns_bonus(tile, leads):
            said.append(Message("say-bonus-lost", {"player": player}))
    return said


def own_zones(state: TiddleAWinkRound) -> list[Zone]:
    """Who may play again."""
    if state.phase != OWN_PHASES:
        return []
    id = "fact-bonus" if state.house.may_decline else "fact-bonus-compulsory"
    return [Facts(name="bonus", facts=[Message(id, {"player": int(state.turn)})])]
