"""The knowledge of a solitaire with a stock, as arrays."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from capicua.core.observation.arrays import Observation
from capicua.core.observation.observer import Observer
from capicua.families.patience.rules import StockRound

R = TypeVar("R", bound=StockRound)


@mypyc_attr(allow_interpreted_subclasses=True)
class StockObserver(Observer[R], Generic[R]):
    """The stock: the number of tiles left, and the set of them."""

    needs_view: ClassVar[bool] = False

    def show(self, state: R, seat: i64, out: Observation) -> None:
        """Write what the player knows of the table."""
        out.number("stock", "Tiles left in the stock", state.stock.left, 0, out.tiles)
        out.tile_set("unseen", "The tiles in the stock", state.unseen, 0, out.width)
