"""Observations of Good Neighbors, as arrays."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.observation.arrays import Observation
from capicua.families.patience.matches import EMPTY
from capicua.families.patience.observer import StockObserver
from capicua.games.good_neighbors.rules import NeighborsRound


class NeighborsObserver(StockObserver[NeighborsRound]):
    """The layout, cell by cell, and the stock."""

    def show(self, state: NeighborsRound, seat: i64, out: Observation) -> None:
        """Write what the seat can see."""
        super().show(state, seat, out)
        out.numbers(
            "layout",
            "The tile in each cell, in reading order; 136 for an empty one",
            state.layout,
            0,
            EMPTY,
        )
        out.number("pairs", "Pairs removed in this turn", state.pairs, 0, len(state.layout))
