"""Why an action is refused: the rule, and a sentence that names legal alternatives."""

from __future__ import annotations

from capicua.core.messages import Argument, Message, Refusal
from capicua.core.tiles.tile import HIGH, LOW, is_double, tile_text
from capicua.families.tricks.refusals import TrickRefusals
from capicua.families.tricks.suits import NO_SUIT
from capicua.games.double_takes.rules import TakesRound
from capicua.games.double_takes.suits import CORRECT, LEAD, STAND


class TakesRefusals(TrickRefusals[TakesRound]):
    """The refusals of leads, of not following suit, and of answers about revokes."""

    def refuse(self, state: TakesRound, action: int) -> Refusal:
        """Return why an action is illegal now, starting with a pending question."""
        if state.asked:
            return self._answer(state, action)
        if action >= CORRECT:
            found = "refuse-no-revokes" if state.must_follow else "refuse-not-asked"
            return Refusal("DTK-14", Message(found))
        tile = state.laid_tile(action)
        values: dict[str, Argument] = {"tile": tile_text(tile)}
        if state.hands.holds(state.turn, tile):
            if state.led == NO_SUIT:
                if is_double(tile):
                    return Refusal("DTK-5", Message("refuse-call-double", values))
                values.update(high=str(HIGH[tile]), low=str(LOW[tile]))
                return Refusal("DTK-5", Message("refuse-call", values))
            if action >= LEAD:
                values["suit"] = str(state.led)
                return Refusal("DTK-5", Message("refuse-called", values))
        return self.refuse_tile(state, tile)

    def _answer(self, state: TakesRound, action: int) -> Refusal:
        """Refuse a correction that corrects nothing, or an action that is not an answer."""
        laid = tile_text(state.trick[state.asked])
        values: dict[str, Argument] = {"laid": laid, "suit": str(state.led)}
        if not CORRECT <= action < STAND:
            return Refusal("DTK-14", Message("refuse-asked", values))
        tile = tile_text(action - CORRECT)
        if not state.hands.holds(state.turn, action - CORRECT):
            return Refusal("DTK-14", Message("refuse-not-held", {"tile": tile}))
        values["tile"] = tile
        tiles = self.following(state)
        if not tiles:
            return Refusal("DTK-14", Message("refuse-no-suit", values))
        values["tiles"] = tiles
        return Refusal("DTK-14", Message("refuse-correct", values))
