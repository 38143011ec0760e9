"""Bingo in words: notation, the count at every touch, and the end."""

from __future__ import annotations

import math

from capicua.core.action_parts import Part, word
from capicua.core.messages import Argument, Message
from capicua.core.presentation import Words
from capicua.core.tiles.tile import tile_text
from capicua.games.bingo.rules import BingoRound


class BingoWords(Words[BingoRound]):
    """Notation for the only action, which touches the next tile."""

    def parts(self, state: BingoRound, action: int) -> list[Part]:
        """Return the part of ``touch``."""
        return [word("touch")]

    def parse(self, state: BingoRound, text: str) -> int:
        """Parse an action, in any case; raises ``BadText``."""
        return super().parse(state, text.lower())

    def label(self, state: BingoRound, action: int) -> Message:
        """Return the touch with its tile and the number counted on it."""
        return Message("label-touch", _next_touch(state))

    def narrate(self, before: BingoRound, action: int, after: BingoRound) -> list[Message]:
        """Return the number counted, its effect on the tile, and the end of a pass."""
        left = int(after.points[0])
        leaves = left < before.points[0]
        touch = {"player": 0, **_next_touch(before)}
        said = [Message("say-leaves" if leaves else "say-stays", touch)]
        if after.passes > before.passes:
            said.append(Message("say-pass", {"count": left, "number": str(after.number)}))
        return said

    def ending(self, state: BingoRound) -> list[Message]:
        """Return the win (BIN-6), or the loss and why no tile could leave any more (BIN-7)."""
        left, numbers = int(state.points[0]), int(state.game.numbers)
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
    return {"tile": tile_text(state.row[state.pointer]), "number": str(state.number)}
