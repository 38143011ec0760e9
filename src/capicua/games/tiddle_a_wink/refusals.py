"""Refusals of Tiddle-a-Wink."""

from __future__ import annotations

from capicua.core.messages import Message, Refusal
from capicua.families.line.layout import SINGLE, E
from capicua.families.line.refusals import LineRefusals, playable
from capicua.games.tiddle_a_wink.rules import BONUS, TiddleAWinkRound


class TiddleAWinkRefusals(LineRefusals[TiddleAWinkRound]):
    """The refusals of the line, of ending the turn, and of the pool game's single open side."""

    def refuse(self, state: TiddleAWinkRound, action: int) -> Refusal:
        """Return the rule that forbids an action, and the reason."""
        game = state.game
        in_bonus = state.phase == BONUS
        if action == game.further and in_bonus:
            return Refusal("TAW-3", Message("refuse-end-turn-able", {"tiles": playable(state)}))
        if action == game.further:
            return Refusal("TAW-3", Message("refuse-end-turn"))
        if in_bonus and action == game.passing:
            return Refusal("TAW-3", Message("refuse-pass-bonus"))
        if state.line.mode == SINGLE and action < game.first_lead and action % 4 != E:
            return Refusal("TAW-9", Message("refuse-one-side"))
        if action == game.draw:
            return Refusal("TAW-2", Message("refuse-draw-never"))
        return super().refuse(state, action)
