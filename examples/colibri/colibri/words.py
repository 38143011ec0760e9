"""Colibri in words: those of all line games, and the bonus."""

from __future__ import annotations

from capicua.core.reasons import Message
from capicua.core.seats import NOBODY
from capicua.families.line.words import LineWords
from colibri.rules import ColibriRound


class ColibriWords(LineWords[ColibriRound]):
    """What is told when a round has ended says how its points come about."""

    def explain_score(self, state: ColibriRound) -> list[Message]:
        """Return the sums of the family, and the bonus (COL-2)."""
        said = super().explain_score(state)
        bonus = int(state.game.out_bonus)
        if state.out_side() == NOBODY or bonus == 0:
            return said
        return [*said, Message("end-bonus", {"points": bonus})]
