"""Why taking, drawing, discarding or declaring is illegal."""

from __future__ import annotations

from capicua.core.messages import Message, Refusal
from capicua.core.presentation import Refusals
from capicua.core.tiles.tile import NO_TILE, tile_text
from capicua.families.melds.tiles import texts
from capicua.games.thats_it.actions import DRAW, TAKE, THATS_IT, UNSEEN, tile_of_action
from capicua.games.thats_it.rules import ThatsItRound


class ThatsItRefusals(Refusals[ThatsItRound]):
    """The refusals of That's It!."""

    def refuse(self, state: ThatsItRound, action: int) -> Refusal:
        """Return the rule that forbids an action, and the reason."""
        if state.must_discard:
            return _refuse_discard(state, action)
        if action != TAKE:
            rule = "TSI-6" if state.offer == NO_TILE else "TSI-7"
            return Refusal(rule, Message("refuse-no-tile-yet"))
        if state.offer == NO_TILE:
            return Refusal("TSI-6", Message("refuse-no-discard"))
        offer = tile_text(state.offer)
        return Refusal(
            "TSI-12", Message("refuse-chain", {"count": int(state.chain), "tile": offer})
        )


def _refuse_discard(state: ThatsItRound, action: int) -> Refusal:
    """Return why this action cannot end the turn."""
    if action in (TAKE, DRAW):
        return Refusal("TSI-8", Message("refuse-put-out"))
    if action == UNSEEN:
        return Refusal("TSI-8", Message("refuse-name-tile"))
    tile = tile_of_action(action)
    held = state.hands.tiles(state.turn)
    if tile not in held:
        return Refusal("TSI-8", Message("refuse-not-held", {"tile": tile_text(tile)}))
    if action < THATS_IT:
        return Refusal("TSI-9", Message("refuse-redump", {"tile": tile_text(tile)}))
    kept = texts([other for other in held if other != tile])
    count = int(state.game.hand_size)
    return Refusal("TSI-10", Message("refuse-no-split", {"count": count, "tiles": kept}))
