"""Notation and sentences of Double Takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.reasons import Argument, BadText, Message
from capicua.core.tile import is_double, parse_tile, shows, tile_of, tile_text
from capicua.games.double_takes.suits import (
    CORRECT,
    LEAD,
    STAND,
    lead_of,
    led_other,
    led_suit,
)

if TYPE_CHECKING:
    from capicua.games.double_takes.round import TakesRound

# -- notation ---------------------------------------------------------------------------------


def text(action: int) -> str:
    """The action in notation: ``13-10``, ``13-10 as 10``, ``correct 13-10``, ``stand``."""
    if action < LEAD:
        return tile_text(action)
    if action < CORRECT:
        return f"{tile_text(led_tile(action))} as {led_suit(action)}"
    return "stand" if action == STAND else f"correct {tile_text(action - CORRECT)}"


def led_tile(action: int) -> int:
    """The tile of a lead."""
    return int(tile_of(led_suit(action), led_other(action)))


def parse(text: str) -> int:
    """The action written in notation; raises ``BadText``."""
    words = text.lower().split()
    if words == ["stand"]:
        return int(STAND)
    try:
        if words[:1] == ["correct"]:
            return int(CORRECT + parse_tile("".join(words[1:])))
        if "as" not in words:
            return int(parse_tile("".join(words)))
        at = words.index("as")
        tile = parse_tile("".join(words[:at]))
        suit = "".join(words[at + 1 :])
        if suit.isascii() and suit.isdecimal() and len(suit) < 3 and shows(tile, int(suit)):
            return int(lead_of(tile, int(suit)))
    except BadText:
        pass
    raise BadText(Message("text-action", {"text": " ".join(text.split())}))


# -- choices and events -------------------------------------------------------------------------


def label(state: TakesRound, action: int) -> Message:
    """The action as a choice."""
    if action < LEAD:
        return Message("label-play", {"tile": tile_text(action)})
    if action < CORRECT:
        tile = tile_text(led_tile(action))
        return Message("label-lead", {"tile": tile, "suit": str(led_suit(action))})
    if action == STAND:
        tile = tile_text(state.trick[state.asked])
        return Message("label-stand", {"tile": tile, "suit": str(state.led)})
    return Message("label-correct", {"tile": tile_text(action - CORRECT)})


def narrate(state: TakesRound, action: int) -> list[Message]:
    """What people are told: what is played, swapped or left, and who takes the trick."""
    after = state.clone()
    assert isinstance(after, type(state))
    after.advance(action)
    return [*_done(state, action), *_trick_taken(state, after, action)]


def _done(state: TakesRound, action: int) -> list[Message]:
    values: dict[str, Argument] = {"player": int(state.turn), "suit": str(state.led)}
    if LEAD <= action < CORRECT:
        values.update(tile=tile_text(led_tile(action)), suit=str(led_suit(action)))
        return [Message("say-lead", values)]
    if action < LEAD:
        values["tile"] = tile_text(action)
        if shows(action, state.led):
            return [Message("say-follow", values)]
        # Where revokes are possible, not following proves nothing.
        values["proof"] = "no" if state.rules.penalised else "yes"
        return [Message("say-double" if is_double(action) else "say-discard", values)]
    values["laid"] = tile_text(state.trick[state.asked])
    values["cost"] = 0 if state.is_free() else 1
    if action < STAND:
        values["tile"] = tile_text(action - CORRECT)
        return [Message("say-correct", values)]
    told = [Message("say-stand", values)]
    if state.holds(state.turn, state.led) and not state.is_free():
        told.append(Message("say-revoke", values, only=int(state.turn)))
    return told


def _trick_taken(before: TakesRound, after: TakesRound, action: int) -> list[Message]:
    """Who takes the trick, if this ends it, with which tile and how many points."""
    if after.laid:
        return []
    winner = int(after.leader)
    tiles = final_trick(before, action)
    tile = tiles[(winner - int(before.leader)) % int(before.players)]
    values: dict[str, Argument] = {
        "player": winner,
        "tile": tile_text(tile),
        "why": why(tile, int(before.led)),
        "points": 1 + sum([is_double(other) for other in tiles]),
    }
    return [Message("say-trick", values)]


def final_trick(state: TakesRound, action: int) -> list[int]:
    """The tiles of the trick as the action that ends it leaves them."""
    tiles = [int(tile) for tile in state.trick[: state.laid]]
    if action < LEAD:
        tiles.append(action)
    elif CORRECT <= action < STAND:
        tiles[state.asked] = action - int(CORRECT)
    return tiles


def why(tile: int, suit: int) -> str:
    """Why a tile wins: as the highest of the suit, or as a double of another."""
    return "suit" if shows(tile, suit) else "double"


def ending(state: TakesRound) -> list[Message]:
    """The leftover tile, and for everybody how the points come about."""
    found: list[Message] = []
    last = int(state.leader)
    if state.leftover >= 0:
        double = "yes" if is_double(state.leftover) else "no"
        tile = tile_text(state.leftover)
        found.append(Message("end-leftover", {"player": last, "tile": tile, "double": double}))
    sides = state.game.sides
    for seat in range(state.players):
        mine = [other for other in range(state.players) if sides[other] == sides[seat]]
        if mine[0] != seat:
            continue
        values: dict[str, Argument] = {
            "player": seat,
            "tricks": sum([int(state.tricks[other]) for other in mine]),
            "doubles": sum([int(state.doubles[other]) for other in mine]),
            "points": int(state.points[seat]),
        }
        if len(mine) > 1:
            values["partner"] = mine[1]
        found.append(Message("end-seat" if len(mine) == 1 else "end-side", values))
        found += [message for other in mine for message in _penalties(state, other)]
    return found


def _penalties(state: TakesRound, seat: int) -> list[Message]:
    """What a seat's revokes cost, announced at the end of the round (DTK-14)."""
    found: list[Message] = []
    if state.corrected[seat]:
        values: dict[str, Argument] = {"player": seat, "count": int(state.corrected[seat])}
        found.append(Message("end-corrected", values))
    if state.revokes[seat]:
        count = int(state.revokes[seat])
        found.append(Message("end-revokes", {"player": seat, "count": count, "cost": 5 * count}))
    return found
