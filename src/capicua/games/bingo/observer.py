"""Observations of Bingo, as arrays."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from capicua.core.observation.arrays import LARGE, Observation
from capicua.core.observation.observer import Observer
from capicua.games.bingo.rules import BingoRound


class BingoObserver(Observer[BingoRound]):
    """The row, the next place, and the next number of the count."""

    needs_view: ClassVar[bool] = False

    def show(self, state: BingoRound, seat: i64, out: Observation) -> None:
        """Write what the seat can see."""
        out.tile_row("row", "The tiles of the row; −1 for a gap", state.row, state.size, out.tiles)
        out.number("at", "The place that is touched next, from 0", state.pointer, 0, out.tiles)
        out.number("said", "The number to be said next", state.number, 0, state.numbers - 1)
        out.number("passes", "Passes begun", state.passes, 0, LARGE)
