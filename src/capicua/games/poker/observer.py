"""Observations of Poker, as arrays."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.observation.arrays import Observation
from capicua.core.observation.observer import Observer
from capicua.games.poker.rules import PokerRound


class PokerObserver(Observer[PokerRound]):
    """The hand, the bets, and the number of tiles each seat has drawn."""

    def show(self, state: PokerRound, seat: i64, out: Observation) -> None:
        """Write what the seat can see."""
        players = out.players
        chips = state.game.all_chips
        out.hand(state.hands)
        out.tile_set(
            "discarded", "The tiles that the viewer discarded", state.discards.bits, seat, 1
        )
        out.number("stock", "Tiles left in the stock", state.stock.left, 0, out.tiles)
        out.who("dealer", "The dealer", state.dealer)
        out.number("phase", "The phase of the hand", state.phase, 0, 9)
        out.flags("live", "Seats that have not folded, by seat", state.live, players)
        out.flags(
            "acted",
            "Seats that have acted since the last full bet or raise, by seat",
            state.acted,
            players,
        )
        out.by_seat("chips", "Chips of each seat before the antes", state.chips, 0, chips)
        out.by_seat("paid", "The chips each seat has put into the pot", state.paid, 0, chips)
        out.by_seat("bets", "The chips each seat has bet in this round", state.bets, 0, chips)
        out.by_seat(
            "drew",
            "The number of tiles each seat has drawn; −1 before it draws",
            state.drew,
            -9,
            5,
        )
        out.number("level", "The highest of the bets", state.level, 0, chips)
        out.number("raises", "Full bets and raises in this betting round", state.raises, 0, chips)
        out.number("raise_size", "The size of the last full bet or raise", state.size, 0, chips)
