"""Bingo in words: notation, what is said with every touch, and how it ends."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from capicua.core.reasons import Argument, BadText, Message, Refusal
from capicua.core.tile import PIPS, tile_text

if TYPE_CHECKING:
    from capicua.games.bingo.rules import BingoRound


def text() -> str:
    """The only action."""
    return "touch"


def parse(text: str) -> int:
    """The action of a text; raises ``BadText``."""
    if text.strip().lower() != "touch":
        raise BadText(Message("text-action", {"text": " ".join(text.split())}))
    return 0


def refuse() -> Refusal:
    """A touch is only refused when the game is over (BIN-6, BIN-7)."""
    return Refusal("BIN-6", Message("round-over"))


def label(state: BingoRound) -> Message:
    """The touch as the only choice."""
    return Message("label-touch", _next_touch(state))


def narrate(state: BingoRound) -> list[Message]:
    """What the tile hears and does, and the end of a pass."""
    tile = state.row[state.at]
    leaves = PIPS[tile] == state.number
    said = [Message("say-leaves" if leaves else "say-stays", {"player": 0, **_next_touch(state)})]
    left = int(state.points[0]) - (1 if leaves else 0)
    if state.at + 1 == state.size and left > 0:
        number = int((state.number + 1) % state.rules.numbers)
        is_stuck = not (leaves or state.has_removed) and number == state.began
        if not is_stuck:
            said.append(Message("say-pass", {"count": left, "number": str(number)}))
    return said


def ending(state: BingoRound) -> list[Message]:
    """Won (BIN-6), or lost with the reason why nothing would ever change again (BIN-7)."""
    left, numbers = int(state.points[0]), int(state.rules.numbers)
    told: dict[str, Argument] = {
        "player": 0,
        "passes": int(state.passes),
        "touches": int(state.touches),
    }
    if left == 0:
        return [Message("end-won", told)]
    fruitless = numbers // math.gcd(left, numbers)
    why: dict[str, Argument] = {
        "count": left,
        "numbers": numbers,
        "number": str(state.number),
        "fruitless": fruitless,
    }
    return [
        Message("end-same-numbers" if fruitless == 1 else "end-repeats", why),
        Message("end-lost", {**told, "count": left}),
    ]


def _next_touch(state: BingoRound) -> dict[str, Argument]:
    return {"tile": tile_text(state.row[state.at]), "number": str(state.number)}
