"""Observations of Big Clock, as arrays."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.observation.arrays import Observation
from capicua.families.patience.observer import StockObserver
from capicua.games.big_clock.rules import ClockRound


class ClockObserver(StockObserver[ClockRound]):
    """The slots of the clock, the order of the piles, and the tile in hand."""

    def show(self, state: ClockRound, seat: i64, out: Observation) -> None:
        """Write what the seat can see."""
        super().show(state, seat, out)
        board = state.board
        slots: i64 = len(board.top)
        out.tile("tile", "The tile turned up and not yet placed", state.hand)
        out.number(
            "was_stuck",
            "Whether it is a double that had no match when it was turned up",
            1 if state.was_stuck else 0,
            0,
            1,
        )
        out.numbers(
            "tops",
            "The top of each slot, from slot 0, which is not used",
            board.top,
            -1,
            out.tiles - 1,
        )
        out.numbers(
            "spots", "The slot of each double, by its number; 0 off the clock", board.spot, 0, slots
        )
        out.begin_sets(slots)
        for slot in range(1, slots):
            tile = board.top[slot]
            while tile >= 0:
                out.mark(slot, tile)
                tile = board.under[tile]
        out.end_sets("piles", "The tiles of each slot")
        out.number("home", "Doubles that are home", board.home, 0, slots)
