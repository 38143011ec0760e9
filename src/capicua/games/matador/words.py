"""Matador in words: the half that stays exposed, and what an end needs."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.reasons import Argument, BadText, Message, Refusal
from capicua.core.tile import HIGH, LOW, WORD, parse_tile, tile_text, tiles_in
from capicua.core.zones import Facts, Layout, Zone
from capicua.families.line import words
from capicua.families.line.layout import ARM_NAMES, CLOSED, E
from capicua.families.line.phases import SEEK

if TYPE_CHECKING:
    from capicua.games.matador.rules import MatadorRound


# -- notation --------------------------------------------------------------------------------


def text(state: MatadorRound, action: i64) -> str:
    """``6-1@E>6``, ``5-2@W>cross``; leads, ``draw`` and ``pass`` as in the family."""
    house = state.house
    if action >= house.further:
        tile = (action - house.further) // 2
        return f"{tile_text(tile)}@{ARM_NAMES[action_arm(state, action)]}>cross"
    if action >= house.first_lead:
        return words.text(state, action)
    tile = action // 4
    # A double has one way to lie, so its two spare actions name the arms that are not there.
    arm = action % 4 if HIGH[tile] == LOW[tile] else action % 2
    return f"{tile_text(tile)}@{ARM_NAMES[arm]}>{exposed_half(action)}"


def exposed_half(action: i64) -> i64:
    """The half that a play leaves exposed."""
    tile = action // 4
    return LOW[tile] if action % 4 >= 2 else HIGH[tile]


def action_arm(state: MatadorRound, action: i64) -> int:
    """The end a play goes to, E or W."""
    if action >= state.house.further:
        return int(action - state.house.further) % 2
    return int(action) % 2


def parse(state: MatadorRound, text: str) -> int:
    """Reads what ``text`` writes; the exposed half may be left out where the fit gives it."""
    word = "".join(text.split()).lower()
    play, _, exposed = word.partition(">")
    name, at, arm_name = play.partition("@")
    if not at or len(arm_name) != 1 or arm_name not in "ewns":
        if exposed:
            raise BadText(Message("text-action", {"text": " ".join(text.split())}))
        return words.parse(state, text)
    tile = int(parse_tile(name, state.rules.pips))
    arm = "ewns".index(arm_name)
    if HIGH[tile] == LOW[tile]:
        if exposed in ("", str(HIGH[tile])):
            return tile * 4 + arm
    elif arm < 2 and exposed == "":
        return _by_fit(state, tile, arm)
    elif arm < 2 and exposed in (str(HIGH[tile]), str(LOW[tile])):
        return tile * 4 + arm + (2 if exposed == str(LOW[tile]) else 0)
    if exposed == "cross" and arm < 2 and state.house.crosswise:
        return int(state.house.further) + tile * 2 + arm
    raise BadText(Message("text-exposed", {"text": " ".join(text.split())}))


def _by_fit(state: MatadorRound, tile: int, arm: int) -> int:
    """A play with the exposed half left out: the one half that joins decides."""
    joins = state.house.joins[state.line.ends[arm]]
    if state.house.is_matador(tile):
        name = tile_text(tile)
        raise BadText(Message("text-which-half", {"tile": name, "arm": ARM_NAMES[arm]}))
    return tile * 4 + arm + (2 if joins >> HIGH[tile] & 1 else 0)


# -- choices and refusals --------------------------------------------------------------------


def label(state: MatadorRound, action: i64) -> Message:
    """The action as a choice, with the end it leaves."""
    house = state.house
    if house.first_lead <= action < house.further:
        return words.label(state, action)
    return Message(*_said_play(state, action, "label-play"))


def _said_play(state: MatadorRound, action: i64, id: str) -> tuple[str, dict[str, Argument]]:
    """The id and the arguments of a play put in words."""
    arguments: dict[str, Argument] = {"arm": ARM_NAMES[action_arm(state, action)]}
    if action >= state.house.further:
        arguments["tile"] = tile_text((action - state.house.further) // 2)
        return f"{id}-across", arguments
    arguments["tile"] = tile_text(action // 4)
    arguments["exposed"] = int(exposed_half(action))
    return f"{id}-exposed", arguments


def refuse(state: MatadorRound, action: i64) -> Refusal:
    """Which sum is wanted, or which matador there is; the rest as in the family."""
    house = state.house
    if state.phase == SEEK:
        return words.refuse(state, action)
    if action < house.first_lead:
        return _refuse_play(state, action, int(action // 4))
    if action >= house.further:
        return _refuse_across(state, action, int(action - house.further) // 2)
    found = words.refuse(state, action)
    if found.message.id == "refuse-draw-able" and _only_matadors(state):
        return Refusal("MTD-6", Message("refuse-draw-matador", found.message.arguments))
    return found


def _refuse_play(state: MatadorRound, action: i64, tile: int) -> Refusal:
    found = _refuse_place(state, action, tile)
    if found is not None:
        return found
    if HIGH[tile] == LOW[tile] and action % 4 >= 2:
        return Refusal("MTD-2", Message("refuse-two-ends"))
    arm = action_arm(state, action)
    numbers = state.line.end_numbers(arm)
    arguments: dict[str, Argument] = {
        "tile": tile_text(tile),
        "arm": ARM_NAMES[arm],
        "joined": int(HIGH[tile] + LOW[tile] - exposed_half(action)),
        "sum": int(state.house.sum),
        "number": numbers[0],
        "needed": int(state.house.sum) - numbers[0],
    }
    if len(numbers) > 1:
        arguments["other_needed"] = int(state.house.sum) - numbers[1]
        return Refusal("MTD-3", Message("refuse-sum-across", arguments))
    return Refusal("MTD-3", Message("refuse-sum" if numbers[0] else "refuse-blank", arguments))


def _refuse_across(state: MatadorRound, action: i64, tile: int) -> Refusal:
    found = _refuse_place(state, action, tile)
    if found is not None:
        return found
    return Refusal("MTD-5", Message("refuse-across", {"tile": tile_text(tile)}))


def _refuse_place(state: MatadorRound, action: i64, tile: int) -> Refusal | None:
    """What forbids any play of the tile at that end, however it lies."""
    line = state.line
    if line.length == 0:
        return Refusal("LIN-7", Message("refuse-before-lead"))
    if not state.holds(state.turn, tile):
        return Refusal("LIN-20", Message("refuse-not-held", {"tile": tile_text(tile)}))
    if line.ends[action_arm(state, action)] == CLOSED:
        return Refusal("LIN-14", Message("refuse-same-edge", {"arm": ARM_NAMES[E]}))
    return None


def _only_matadors(state: MatadorRound) -> bool:
    """Whether nothing but matadors can be played."""
    return all(
        [
            state.house.is_matador(action // 4)
            for action in state.legal_actions()
            if action < state.house.first_lead
        ]
    )


# -- what is said and shown ------------------------------------------------------------------


def narrate(state: MatadorRound, action: i64) -> list[Message]:
    """What everybody hears, with the end a play leaves."""
    house = state.house
    if house.first_lead <= action < house.further:
        return words.narrate(state, action)
    player = int(state.turn)
    id, arguments = _said_play(state, action, "say-play")
    said = [Message(id, {**arguments, "player": player})]
    if state.counts[player] == 1:
        said.append(Message("say-domino", {"player": player}))
    return said


def arm_notes(state: MatadorRound, arm: i64) -> list[Message]:
    """What an end needs, rather than only what it shows."""
    needed = [
        str(int(state.house.sum) - number) for number in state.line.end_numbers(arm) if number
    ]
    return [Message("note-needs", {"numbers": needed}) if needed else Message("note-matador-only")]


def own_zones(state: MatadorRound) -> list[Zone]:
    """The matadors on the table, and to who looks at it those of the own hand."""
    house = state.house
    on_table = [tile_text(tile) for tile in state.line.tiles() if house.is_matador(tile)]
    total = len([tile for tile in range(house.tiles) if house.is_matador(tile)])
    arguments: dict[str, Argument] = {
        "tiles": on_table,
        "count": len(on_table),
        "total": total,
    }
    facts = [Message("fact-matadors" if on_table else "fact-no-matadors", arguments)]
    if state.viewer >= 0:
        own: list[str] = []
        for word in range(state.words):
            held = state.hands[state.viewer * state.words + word] & house.matadors[word]
            own += [tile_text(tile) for tile in tiles_in(held, word * WORD)]
        if own:
            facts.append(Message("fact-own-matadors", {"tiles": own}))
    return [Facts(name="matadors", facts=facts)]


def zones(state: MatadorRound, found: list[Zone]) -> list[Zone]:
    """The family's zones, saying how tiles lie here."""
    across: list[str] = []
    for word in range(state.words):
        across += [tile_text(tile) for tile in tiles_in(state.across[word], word * WORD)]
    return [
        replace(zone, doubles="endwise", across=across) if isinstance(zone, Layout) else zone
        for zone in found
    ]
