"""Observations of Squeeze, as arrays."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.observation.arrays import Observation
from capicua.families.patience.observer import StockObserver
from capicua.games.squeeze.rules import SqueezeRound


class SqueezeObserver(StockObserver[SqueezeRound]):
    """The row and the stock."""

    def show(self, state: SqueezeRound, seat: i64, out: Observation) -> None:
        """Write what the seat can see."""
        super().show(state, seat, out)
        size: i64 = len(state.row)
        out.tile_row("row", "The tiles of the row", state.row, state.count, size)
        out.number("count", "The number of tiles in the row", state.count, 0, size)
