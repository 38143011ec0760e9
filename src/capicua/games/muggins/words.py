"""Muggins in words: claims and calls, and the sums behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from capicua.core.reasons import Argument, BadText, Message, Refusal
from capicua.core.tile import HIGH, LOW, NO_TILE, is_double, tile_text
from capicua.core.zones import Calls, Facts, Zone
from capicua.families.line import words
from capicua.families.line.layout import E, Line, S, W
from capicua.families.line.phases import OWN_PHASES
from capicua.games.muggins.hints import count_after

if TYPE_CHECKING:
    from capicua.games.muggins.rules import MugginsRound

CLAIM: Final = OWN_PHASES
"""The mover says what the play made (MUG-6)."""
CALL: Final = OWN_PHASES + 1
"""The opponents answer in turn (MUG-7)."""


def text(state: MugginsRound, action: i64) -> str:
    """``claim 10``, ``call 15``, ``let_go``; the rest as in the family."""
    house = state.house
    if action < house.further:
        return words.text(state, action)
    if action == house.let_go:
        return "let_go"
    if action <= house.first_call:
        return f"claim {(action - house.further) * 5}"
    return f"call {(action - house.first_call) * 5}"


def parse(state: MugginsRound, text: str) -> int:
    """Reads what ``text`` writes."""
    house = state.house
    parts = text.lower().split()
    if "".join(parts) in ("let_go", "letgo"):
        return int(house.let_go)
    if len(parts) != 2 or parts[0] not in ("claim", "call"):
        return words.parse(state, text)
    lowest = 0 if parts[0] == "claim" else 5
    if not (parts[1].isascii() and parts[1].isdigit() and len(parts[1]) < 4):
        raise BadText(Message("text-action", {"text": " ".join(parts)}))
    value = int(parts[1])
    if value % 5 or not lowest <= value <= house.steps * 5:
        raise BadText(
            Message("text-claim", {"value": value, "low": lowest, "high": int(house.steps) * 5})
        )
    return int((house.further if parts[0] == "claim" else house.first_call) + value // 5)


def label(state: MugginsRound, action: i64) -> Message:
    """The action as a choice; under ``auto`` a play says what it makes."""
    house = state.house
    if action >= house.further:
        if action == house.let_go:
            return Message("label-let-go")
        if action == house.further:
            return Message("label-claim-nothing")
        if action <= house.first_call:
            return Message("label-claim", {"points": int(action - house.further) * 5})
        return Message("label-call", {"points": int(action - house.first_call) * 5})
    found = words.label(state, action)
    if house.claims or action >= house.draw:
        return found
    points = int(count_after(state, action))
    if points == 0 or points % 5:
        return found
    return Message(f"{found.id}-points", {**found.arguments, "points": points})


def refuse(state: MugginsRound, action: i64) -> Refusal:
    """Claims and calls have their moment; so has everything else."""
    house = state.house
    if state.phase == CLAIM and action not in range(house.further, house.first_call + 1):
        return Refusal("MUG-6", Message("refuse-claim-first"))
    if state.phase == CALL and action <= house.first_call:
        return Refusal("MUG-7", Message("refuse-answer-first", {"other": int(state.mover)}))
    if action < house.further:
        return words.refuse(state, action)
    if not house.claims:
        return Refusal("MUG-9", Message("refuse-auto"))
    if action <= house.first_call:
        return Refusal("MUG-6", Message("refuse-claim"))
    return Refusal("MUG-7", Message("refuse-call"))


# -- what is said ----------------------------------------------------------------------------


def narrate(state: MugginsRound, action: i64) -> list[Message]:
    """What everybody hears, with the sum once the phase is over."""
    house = state.house
    player = int(state.turn)
    if action < house.further:
        said = words.narrate(state, action)
        points = 0 if house.claims or action >= house.draw else int(count_after(state, action))
        if points > 0 and points % 5 == 0:
            said.insert(1, Message("say-points", {"player": player, "points": points}))
        return said
    score = int(state.score())
    if action <= house.first_call:
        return _narrate_claim(state, player, int(action - house.further) * 5, score)
    if action == house.let_go:
        said = [Message("say-let-go", {"player": player})]
    else:
        value = int(action - house.first_call) * 5
        if value == score:
            return [_with_sum(state, "say-call-right", player, score)]
        said = [Message("say-call-wrong", {"player": player, "points": value})]
        loss = min(int(house.penalty), int(state.before[player] + state.points[player]))
        if loss > 0:
            said.append(Message("say-penalty", {"player": player, "points": loss}))
    return said + _lost(state, score)


def _narrate_claim(state: MugginsRound, player: int, value: int, score: int) -> list[Message]:
    if value == 0:
        return [Message("say-claim-nothing", {"player": player})]
    if value == score:
        return [_with_sum(state, "say-claim-right", player, score)]
    said = [Message("say-claim-wrong", {"player": player, "points": value})]
    if state.house.wrong_goes_on:
        other = int(state.next_seat(state.turn))
        said.append(Message("say-claim-passes-on", {"player": other, "points": value}))
    return said


def _lost(state: MugginsRound, score: int) -> list[Message]:
    """After the last opponent: what was there for the taking."""
    if score == 0 or state.asked_after(state.turn) != state.mover:
        return []
    return [_with_sum(state, "say-lost", int(state.mover), score)]


def _with_sum(state: MugginsRound, id: str, player: int, points: int) -> Message:
    weights = " + ".join([str(weight) for weight in end_weights(state.line)])
    sum_text = f"{weights} = {points}" if "+" in weights else weights
    return Message(id, {"player": player, "points": points, "sum": sum_text})


def end_weights(line: Line) -> list[int]:
    """What each line end weighs, those of the root first (LIN-15)."""
    weights: list[int] = []
    tips = [int(line.tips[arm]) for arm in range(E, S + 1)]
    root = line.root
    if is_double(root):
        if len([tip for tip in tips if tip != NO_TILE]) < 2:
            weights.append(int(HIGH[root]) * 2)
    else:
        weights += [int(HIGH[root])] if tips[E] == NO_TILE else []
        weights += [int(LOW[root])] if tips[W] == NO_TILE else []
    for arm, tip in enumerate(tips):
        if tip != NO_TILE:
            weights.append(int(HIGH[tip]) * 2 if is_double(tip) else int(line.exposed(arm)))
    return weights


def score_sums(state: MugginsRound) -> list[Message]:
    """The sums of the hand's end, and that they are rounded."""
    said = words.score_sums(state)
    if state.house.rounds_to_five and said[0].id != "end-nothing":
        said.append(Message("end-rounded"))
    return said


def own_zones(state: MugginsRound) -> list[Zone]:
    """What was said since the last play; under ``auto`` also the count and what weighs in it."""
    house = state.house
    found: list[Zone] = []
    if state.phase >= CLAIM:
        found.append(Calls(name="claims", said=_said(state)))
    if not house.claims and state.line.length > 0:
        arguments: dict[str, Argument] = {
            "count": int(state.line.count()),
            "ends": [str(weight) for weight in end_weights(state.line)],
        }
        found.append(Facts(name="count", facts=[Message("fact-count", arguments)]))
    return found


def points_at(state: MugginsRound, arm: i64) -> list[Message]:
    """To the seat to act: which of its tiles score on an arm, the best first.

    Nothing where points are claimed (MUG-6): to find them is the player's task there.
    """
    if state.house.claims or state.is_over or state.viewer != state.turn:
        return []
    tiles: dict[int, list[str]] = {}
    for action in state.legal_actions():
        if action < state.rules.first_lead and action % 4 == arm:
            tiles.setdefault(int(count_after(state, action)), []).append(tile_text(action // 4))
    return [
        Message("note-makes", {"points": points, "tiles": tiles[points]})
        for points in sorted(tiles, reverse=True)
        if points > 0 and points % 5 == 0
    ]


def _said(state: MugginsRound) -> list[tuple[int, Message]]:
    """The claim and the answers so far, each with its seat.

    Nothing in a position set up after the claim: who answered is not known then.
    """
    said: list[tuple[int, Message]] = []
    start = len(state.log)
    while start > 0 and state.log[start - 1] >= state.house.further:
        start -= 1
    if start == len(state.log) or state.log[start] > state.house.first_call:
        return said
    seat = state.mover
    for action in state.log[start:]:
        said.append((int(seat), label(state, action)))
        seat = state.asked_after(seat)
    return said
