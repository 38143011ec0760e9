"""Escalera in words: notation, choices and messages."""

from __future__ import annotations

from capicua.core.action_parts import Part, tile, word
from capicua.core.messages import Message
from capicua.core.presentation import Words
from capicua.core.tiles.tile import tile_text
from escalera.rules import PASS, EscaleraRound


class EscaleraWords(Words[EscaleraRound]):
    """An action is a tile, or ``pass``."""

    def parts(self, state: EscaleraRound, action: int) -> list[Part]:
        """Return the tile, or the word."""
        return [word("pass")] if action == PASS else [tile(action)]

    def label(self, state: EscaleraRound, action: int) -> Message:
        """Return the action as a choice."""
        if action == PASS:
            return Message("label-pass")
        return Message("label-play", {"tile": tile_text(action)})

    def narrate(self, before: EscaleraRound, action: int, after: EscaleraRound) -> list[Message]:
        """Return a message with the player and the action."""
        player = int(before.turn)
        if action == PASS:
            return [Message("say-pass", {"player": player})]
        return [Message("say-play", {"player": player, "tile": tile_text(action)})]

    def ending(self, state: EscaleraRound) -> list[Message]:
        """Return a message with the winner and the points (ESC-4)."""
        points = state.scores()
        return [Message("end-out", {"player": points.index(max(points)), "points": max(points)})]
