"""Tucan in words: choices, messages and endings."""

from __future__ import annotations

from typing import ClassVar

from capicua.core.messages import Argument, Message
from capicua.core.tiles.tile import tile_text
from capicua.families.trains.words import TrainsWords
from tucan.game import DRAW, PASS, TRAINS
from tucan.rules import TucanRound


class TucanWords(TrainsWords[TucanRound]):
    """A tile on a train, ``draw`` or ``pass``."""

    keywords: ClassVar[dict[int, str]] = {DRAW: "draw", PASS: "pass"}

    def label(self, state: TucanRound, action: int) -> Message:
        """Return the action as a choice."""
        if action in self.keywords:
            return Message(f"label-{self.keywords[action]}")
        return Message("label-play", _play(state, action))

    def narrate(self, before: TucanRound, action: int, after: TucanRound) -> list[Message]:
        """Return a message with the player and the action; only the player sees a drawn tile."""
        player = int(before.turn)
        if action == PASS:
            return [Message("say-pass", {"player": player})]
        if action == DRAW:
            tiles = [tile_text(tile) for tile in self.drawn(before, after, player)]
            return [
                Message("say-draw", {"player": player}),
                Message("say-drew", {"player": player, "tiles": tiles}, only=player),
            ]
        return [Message("say-play", {"player": player, **_play(before, action)})]

    def ending(self, state: TucanRound) -> list[Message]:
        """Return how the round ended, and the pips left (TUC-5)."""
        counts = [int(count) for count in state.hands.counts]
        out = Message("end-out", {"player": counts.index(0)}) if 0 in counts else None
        left = [
            Message("end-left", {"player": seat, "points": int(state.points[seat])})
            for seat, count in enumerate(counts)
            if count
        ]
        return [out or Message("end-blocked"), *left]


def _play(state: TucanRound, action: int) -> dict[str, Argument]:
    game = state.game
    return {"tile": tile_text(game.tile_of(action)), "train": TRAINS[game.arm_of(action)]}
