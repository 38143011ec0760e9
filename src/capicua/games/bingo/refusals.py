"""Why a touch is illegal."""

from __future__ import annotations

from capicua.core.messages import Message, Refusal
from capicua.core.presentation import Refusals
from capicua.games.bingo.rules import BingoRound


class BingoRefusals(Refusals[BingoRound]):
    """A touch is only refused when the game is over (BIN-6, BIN-7)."""

    def refuse(self, state: BingoRound, action: int) -> Refusal:
        """Return that the round is over."""
        return Refusal("BIN-6", Message("round-over"))
