"""Observations of Texas 42, as arrays."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.observation.arrays import Observation
from capicua.families.tricks.observer import TricksObserver
from capicua.games.texas_42.auction import PLUNGE_BID
from capicua.games.texas_42.rules import TexasRound


class TexasObserver(TricksObserver[TexasRound]):
    """The auction, the contract and the tricks."""

    def show(self, state: TexasRound, seat: i64, out: Observation) -> None:
        """Write what the seat can see."""
        super().show(state, seat, out)
        out.number("phase", "The phase of the round, from the auction on", state.phase, 0, 9)
        out.who("dealer", "The dealer", state.dealer)
        out.number("standing", "The standing bid, by its rank", state.standing, -1, PLUNGE_BID - 1)
        out.who("bidder", "The seat that made it", state.bidder)
        out.number("plunged", "Whether the contract is a plunge", 1 if state.plunged else 0, 0, 1)
        out.who("plunger", "The seat that bid a plunge, so was dealt four doubles", state.plunger)
        out.number("doubles_left", "Doubles that seat is known to hold", state.doubles_left, 0, 7)
        out.number("mode", "The trump mode, by number; −1 until named", state.mode, -1, 99)
        out.flags("silent", "Seats out of the auction, by seat", state.out, out.players)
