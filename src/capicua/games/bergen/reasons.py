"""Reasons for a play in Bergen: the points it scores, then the line family's reasons."""

from __future__ import annotations

from capicua.core.reasons import Message
from capicua.families.line.reasons import MOST, LineReasons
from capicua.games.bergen.rules import BergenRound


class BergenReasons(LineReasons[BergenRound]):
    """The points of a play, followed by the reasons of any line game."""

    def reasons(self, state: BergenRound, action: int) -> list[Message]:
        """Return the reasons for an action of the seat to act, the most important first."""
        points = 0 if action >= state.game.draw else int(state.points_after(action))
        scores = [Message("why-scores", {"points": points})] if points else []
        return (scores + super().reasons(state, action))[:MOST]
