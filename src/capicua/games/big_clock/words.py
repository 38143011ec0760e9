"""The Big Clock in words: notation, what happens and what follows, how it ends."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from capicua.core.reasons import Argument, BadText, Message
from capicua.core.tile import HIGH, LOW, NO_TILE, double_of, tile_text

if TYPE_CHECKING:
    from capicua.games.big_clock.rules import ClockRound

_PLACE = re.compile(r"place\s*\(?\s*(\d{1,2})\s*\)?")
_SHIFT = re.compile(r"(?:shift)?\s*\(?\s*(\d{1,2})\s*(?:[>,]|\s)\s*(\d{1,2})\s*\)?")


# Notation.


def text(state: ClockRound, action: int) -> str:
    """``turn_up``, ``place 4``, ``waste``, ``shift 7>1`` or ``concede``."""
    rules = state.rules
    if action == 0:
        return "turn_up"
    if action < rules.waste:
        return f"place {action}"
    if action == rules.waste:
        return "waste"
    if action == rules.concede:
        return "concede"
    start, target = ends_of_shift(state, action)
    return f"shift {start}>{target}"


def parse(state: ClockRound, text: str) -> int:
    """The action of a text; raises ``BadText``."""
    rules = state.rules
    wanted = " ".join(text.lower().split())
    if wanted in ("turn_up", "turn up", "turn"):
        return 0
    if wanted == "waste":
        return int(rules.waste)
    if wanted == "concede":
        return int(rules.concede)
    if place := _PLACE.fullmatch(wanted):
        return _slot(state, place[1], wanted)
    if shift := _SHIFT.fullmatch(wanted):
        start, target = _slot(state, shift[1], wanted), _slot(state, shift[2], wanted)
        return int(rules.shift) + (start - 1) * int(rules.slots) + target - 1
    raise BadText(Message("text-action", {"text": wanted}))


def _slot(state: ClockRound, text: str, wanted: str) -> int:
    if not 1 <= int(text) <= state.rules.slots:
        raise BadText(Message("text-action", {"text": wanted}))
    return int(text)


def ends_of_shift(state: ClockRound, action: int) -> tuple[int, int]:
    """The slots a shift starts from and goes to."""
    start, target = divmod(int(action) - int(state.rules.shift), int(state.rules.slots))
    return start + 1, target + 1


def top_text(state: ClockRound, slot: int) -> str:
    """The top of a slot; ``–`` where it is blank."""
    tile = state.board.top[slot]
    return tile_text(tile) if tile != NO_TILE else "–"


# Sentences.


def label(state: ClockRound, action: int) -> Message:
    """The action as a choice, with what a placement or shift prepares."""
    rules = state.rules
    if action == 0:
        return Message("label-turn_up", {"count": int(state.left)})
    if action < rules.waste:
        return _move("label-place", state, state.hand, action)
    if action == rules.waste:
        return Message("label-waste", {"tile": tile_text(state.hand)})
    if action == rules.concede:
        return Message("label-concede")
    start, target = ends_of_shift(state, action)
    return _move("label-shift", state, state.board.top[start], target, start)


def _move(id: str, state: ClockRound, tile: int, target: int, start: int = 0) -> Message:
    """A placement or shift; ``-ready`` where the hour's double could come home next."""
    told: dict[str, Argument] = {
        "player": 0,
        "tile": tile_text(tile),
        "top": top_text(state, target),
        "slot": int(target),
    }
    if start:
        told["start"] = start
    double = int(double_of(target))
    is_regular = HIGH[tile] != LOW[tile]
    if is_regular and target in (HIGH[tile], LOW[tile]) and double in state.unseen_tiles():
        return Message(f"{id}-ready", {**told, "double": tile_text(double)})
    return Message(id, told)


def narrate(state: ClockRound, action: int) -> list[Message]:
    """What happens, and where the stock is known what follows by itself (CLK-4, CLK-5)."""
    rules = state.rules
    if action == rules.concede:
        return [Message("say-concede", {"player": 0})]
    if not state.is_stock_known:
        return [_deed(state, action, None)]
    after = cast("ClockRound", state.clone())
    after.advance(action)
    return [_deed(state, action, after), *_consequences(state, action, after)]


def _deed(state: ClockRound, action: int, after: ClockRound | None) -> Message:
    rules = state.rules
    if action == 0:
        if after is None:
            return Message("say-turns_up", {"player": 0})
        return Message("say-turn_up", {"player": 0, "tile": tile_text(_turned(state))})
    if action == rules.waste:
        return Message("say-waste", {"player": 0, "tile": tile_text(state.hand)})
    if action < rules.waste:
        tile, target = state.hand, int(action)
        told: dict[str, Argument] = {}
    else:
        start, target = ends_of_shift(state, action)
        tile, told = state.board.top[start], {"start": start}
    told |= {"player": 0, "tile": tile_text(tile), "top": top_text(state, target)}
    return Message("say-shift" if "start" in told else "say-place", {**told, "slot": int(target)})


def _turned(state: ClockRound) -> int:
    """The tile that comes next."""
    return state.next_tiles(1)[0]


def _consequences(state: ClockRound, action: int, after: ClockRound) -> list[Message]:
    """What followed by itself: waste, doubles gone home, blanks filled, trouble."""
    said = []
    before, now = state.board, after.board
    new = [tile for tile in state.unseen_tiles() if tile not in after.unseen_tiles()]
    turned = _turned(state) if action == 0 else NO_TILE
    if turned != NO_TILE and turned != after.hand and not _is_double(turned):
        said.append(Message("say-wasted", {"tile": tile_text(turned)}))
    for slot in range(1, int(state.rules.slots) + 1):
        for tile in now.pile(slot):
            is_from_hand = tile == state.hand and _is_double(tile) and action > state.rules.waste
            is_filler = tile in new and tile != turned
            if (is_filler or is_from_hand) and tile != double_of(slot):
                said.append(Message("say-fill", {"tile": tile_text(tile), "slot": slot}))
        if now.is_closed(slot) and not before.is_closed(slot):
            home: dict[str, Argument] = {"tile": tile_text(double_of(slot)), "slot": slot}
            said.append(Message("say-home", home))
    if after.hand != NO_TILE and after.hand_in_trouble() and not state.hand_in_trouble():
        said.append(Message("say-trouble", {"tile": tile_text(after.hand)}))
    return said


def _is_double(tile: int) -> bool:
    return tile != NO_TILE and bool(HIGH[tile] == LOW[tile])


def ending(state: ClockRound) -> list[Message]:
    """All home (CLK-11), nowhere to go (CLK-12), all out and some astray (CLK-13), given up."""
    home, slots = int(state.board.home), int(state.rules.slots)
    score = Message("end-score", {"count": home, "slots": slots})
    if home == slots:
        return [Message("end-won", {"player": 0, "slots": slots})]
    if state.board.out == slots:
        strays = [tile_text(tile) for tile in state.board.strays()]
        return [Message("end-astray", {"tiles": strays}), score]
    if state.conceded:
        return [score]
    return [Message("end-stuck", {"tile": tile_text(state.hand)}), score]
