"""Reasons why a tile may not be played: it is not held, or another one follows suit."""

from __future__ import annotations

from typing import Generic

from capicua.core.messages import Argument, Message, Refusal
from capicua.core.presentation import Refusals
from capicua.core.tiles.tile import tile_text
from capicua.families.tricks.rules import R


class TrickRefusals(Refusals[R], Generic[R]):
    """The duty to follow suit, under the rule id that the game gives it."""

    def refuse(self, state: R, action: int) -> Refusal:
        """Return why an illegal action is illegal."""
        return self.refuse_tile(state, int(state.laid_tile(action)))

    def refuse_tile(self, state: R, tile: int) -> Refusal:
        """Return why a tile may not be played now."""
        rule = state.game.follow_rule
        if not state.hands.holds(state.turn, tile):
            return Refusal(rule, Message("refuse-not-held", {"tile": tile_text(tile)}))
        suit, tiles = state.suits.names[state.led], self.following(state)
        values: dict[str, Argument] = {"tile": tile_text(tile), "suit": suit, "tiles": tiles}
        return self.refuse_suit(state, tile, values)

    def refuse_suit(self, state: R, tile: int, values: dict[str, Argument]) -> Refusal:
        """Return why a held tile does not follow suit although others do."""
        return Refusal(state.game.follow_rule, Message("refuse-follow", values))

    def following(self, state: R) -> list[str]:
        """Return the tiles of the suit led that the seat to act holds."""
        held = state.hands.tiles(state.turn)
        return [tile_text(tile) for tile in held if state.suits.has(state.led, tile)]
