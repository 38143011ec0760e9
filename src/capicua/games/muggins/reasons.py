"""Reasons for an action in Muggins: those of the line family, and the points claimed or called."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.families.line.reasons import LineReasons
from capicua.games.muggins.rules import MugginsRound


class MugginsReasons(LineReasons[MugginsRound]):
    """The reasons of the line family for plays, and the points of a claim or a call."""

    def reasons(self, state: MugginsRound, action: int) -> list[Message]:
        """Return the reasons for an action of the seat to act, the most important first."""
        game = state.game
        if action < game.draw:
            return super().reasons(state, action)
        score = int(state.score())
        if action >= game.let_go:
            return [Message("why-nothing")] if score == 0 else []
        if action > game.first_call:
            named = (action - int(game.first_call)) * 5
            return [Message("why-call", {"points": score})] if named == score else []
        if action >= game.further and (action - int(game.further)) * 5 == score:
            return [Message("why-claim" if score else "why-nothing", {"points": score})]
        return []
