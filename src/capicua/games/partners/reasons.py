"""What speaks for a play among partners, in words: as in any line game, and what it pays."""

from __future__ import annotations

from capicua.core.reasons import Message
from capicua.families.line.reasons import LineReasons
from capicua.games.partners.rules import PartnersRound


class PartnersReasons(LineReasons[PartnersRound]):
    """What a play does to the others, and what it leaves the seat itself."""

    def reasons(self, state: PartnersRound, action: int) -> list[Message]:
        """Return what speaks for an action of the seat to act, the weightiest first."""
        if action >= state.game.draw:
            return []
        return super().reasons(state, action)
