"""Why giving the lead, or showing doubles or not, is illegal."""

from __future__ import annotations

from capicua.core.messages import Message, Refusal
from capicua.core.seats import NOBODY
from capicua.core.tiles.tile import NO_TILE, tile_text
from capicua.families.line.refusals import LineRefusals
from capicua.games.partners.rules import PartnersRound


class PartnersRefusals(LineRefusals[PartnersRound]):
    """The refusals of the line, of giving the lead, and of rounds won by doubles."""

    def refuse(self, state: PartnersRound, action: int) -> Refusal:
        """Return the rule that forbids an action, and the reason."""
        game = state.game
        if state.holder != NOBODY:
            count = int(game.instant_doubles)
            return Refusal("PAR-4", Message("refuse-doubles-first", {"count": count}))
        if action == game.show:
            return Refusal("PAR-4", Message("refuse-show"))
        if action == game.give_lead:
            return Refusal("PAR-10", _why_not_given(state))
        if action == game.draw:
            return Refusal("PAR-11", Message("refuse-draw-never"))
        return super().refuse(state, action)


def _why_not_given(state: PartnersRound) -> Message:
    if not state.game.passes_lead:
        return Message("refuse-give-never")
    if state.line.length > 0:
        return Message("refuse-lead-done")
    if state.lead != NO_TILE:
        return Message("refuse-lead-forced", {"tile": tile_text(state.lead)})
    return Message("refuse-give-back" if state.given else "refuse-give-won")
