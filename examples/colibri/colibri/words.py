"""Colibri in words: the messages of line games, plus the bonus."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.seats import NOBODY
from capicua.families.line.words import LineWords
from colibri.rules import ColibriRound


class ColibriWords(LineWords[ColibriRound]):
    """Explains the bonus at the end of a round."""

    def explain_score(self, state: ColibriRound) -> list[Message]:
        """Return the family's score explanation, with the bonus (COL-2)."""
        said = super().explain_score(state)
        bonus = int(state.game.out_bonus)
        if state.out_side() == NOBODY or bonus == 0:
            return said
        return [*said, Message("end-bonus", {"points": bonus})]
