"""Why actions in Muggins are illegal."""

from __future__ import annotations

from capicua.core.messages import Message, Refusal
from capicua.families.line.refusals import LineRefusals
from capicua.games.muggins.rules import CALL, CLAIM, MugginsRound


class MugginsRefusals(LineRefusals[MugginsRound]):
    """The refusals of the line family, of claims and of calls."""

    def refuse(self, state: MugginsRound, action: int) -> Refusal:
        """Refuse claims and calls outside their phases, and other actions within them."""
        game = state.game
        if state.phase == CLAIM and action not in range(game.further, game.first_call + 1):
            return Refusal("MUG-6", Message("refuse-claim-first"))
        if state.phase == CALL and action <= game.first_call:
            return Refusal("MUG-7", Message("refuse-answer-first", {"other": int(state.mover)}))
        if action < game.further:
            return super().refuse(state, action)
        if not game.claims:
            return Refusal("MUG-9", Message("refuse-auto"))
        if action <= game.first_call:
            return Refusal("MUG-6", Message("refuse-claim"))
        return Refusal("MUG-7", Message("refuse-call"))
