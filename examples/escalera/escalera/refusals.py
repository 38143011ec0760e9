"""Reasons why an action is illegal."""

from __future__ import annotations

from capicua.core.messages import Message, Refusal
from capicua.core.presentation import Refusals
from capicua.core.tiles.tile import tile_text
from escalera.rules import PASS, EscaleraRound


class EscaleraRefusals(Refusals[EscaleraRound]):
    """The refusals of Escalera."""

    def refuse(self, state: EscaleraRound, action: int) -> Refusal:
        """Return the rule that forbids an action, with a message."""
        if action == PASS:
            return Refusal("ESC-5", Message("refuse-clear"))
        tile = tile_text(action)
        if not state.hands.holds(state.turn, action):
            return Refusal("ESC-2", Message("refuse-not-held", {"tile": tile}))
        last = tile_text(state.last)
        return Refusal("ESC-2", Message("refuse-low", {"tile": tile, "last": last}))
