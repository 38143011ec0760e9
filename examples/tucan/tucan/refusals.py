"""Reasons why an action is illegal."""

from __future__ import annotations

from capicua.core.messages import Refusal
from capicua.core.tiles.tile import tile_text
from capicua.families.trains.refusals import TrainsRefusals, refusal
from tucan.game import COMMON, DRAW, FIRST_PLAY, TRAINS
from tucan.rules import TucanRound


class TucanRefusals(TrainsRefusals[TucanRound]):
    """The refusals of Tucan."""

    def refuse(self, state: TucanRound, action: int) -> Refusal:
        """Return the rule that forbids an action, with a message."""
        if action < FIRST_PLAY:
            tiles = self.playable(state)
            if tiles:
                return refusal("TUC-3", "refuse-able", {"tiles": tiles})
            id = "refuse-empty" if action == DRAW else "refuse-draw-first"
            return refusal("TUC-4", id)
        tile, arm = state.game.tile_of(action), state.game.arm_of(action)
        if not state.hands.holds(state.turn, tile):
            return refusal("TUC-3", "refuse-not-held", {"tile": tile_text(tile)})
        if arm not in (state.turn, COMMON):
            return refusal("TUC-2", "refuse-train", {"train": TRAINS[arm]})
        return refusal("TUC-2", "refuse-no-fit", {"tile": tile_text(tile), "train": TRAINS[arm]})
