"""A seat's knowledge of Texas 42, as arrays."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.observing import LARGE, Observation
from capicua.families.tricks.observer import TricksObserver
from capicua.games.texas_42.rules import TexasRound


class TexasObserver(TricksObserver[TexasRound]):
    """The auction, the contract and the tricks."""

    def show(self, state: TexasRound, seat: i64, out: Observation) -> None:
        """Write what the seat knows of the table."""
        super().show(state, seat, out)
        out.number("phase", "How far the round has come, from the auction on", state.phase, 0, 9)
        out.who("dealer", "Who dealt", state.dealer)
        out.number("standing", "The bid that stands, by its rank", state.standing, -1, LARGE)
        out.who("bidder", "Who made it", state.bidder)
        out.number("plunged", "Whether the contract is a plunge", 1 if state.plunged else 0, 0, 1)
        out.who("plunger", "Who has bid a plunge, and so was dealt four doubles", state.plunger)
        out.number(
            "doubles_left", "Doubles which that seat is known to hold", state.doubles_left, 0, 7
        )
        out.number(
            "mode", "What is trump, by its number; −1 while nothing is named", state.mode, -1, 99
        )
        out.flags("silent", "Seats that bid no more, by seat", state.out, out.players)
