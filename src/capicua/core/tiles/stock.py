"""The stock: undealt tiles in a hidden order."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core import zones
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import tile_text


@final
class Stock:
    """A boneyard or a stock: the number of tiles left is public, their order is hidden.

    The last ``left`` tiles of ``order`` remain, the first of them next. A view has no order.
    An order never changes once it is set, so copies share it.
    """

    def __init__(self) -> None:
        self.order: vec[i64] = vec[i64]()
        self.left: i64 = 0

    # -- in play -----------------------------------------------------------------------------

    def fill(self, order: vec[i64], left: i64) -> None:
        """Set an order of tiles of which the last ``left`` remain."""
        self.order = order
        self.left = left

    def draw(self) -> i64:
        """Remove and return the next tile."""
        tile = self.order[len(self.order) - self.left]
        self.left -= 1
        return tile

    def deal(self, hands: Hands, seat: i64, count: i64) -> None:
        """Give a seat the next tiles."""
        order = self.order
        at: i64 = len(order) - self.left
        hands.deal(seat, order, at, at + count)
        self.left -= count

    @property
    def is_known(self) -> bool:
        """Whether the order is known, as it is in a whole round."""
        return len(self.order) >= self.left

    def tiles(self) -> list[int]:
        """Return the tiles that are left, the next one first; empty if they are not known."""
        if not self.is_known:
            return []
        start = len(self.order) - self.left
        return [int(tile) for tile in self.order[start:]]

    # -- who knows what ------------------------------------------------------------------------

    def copy_public(self, other: Stock) -> None:
        """Copy the number of tiles left."""
        self.left = other.left

    def copy_all(self, other: Stock) -> None:
        """Copy the order, which is hidden."""
        self.order = other.order

    def imagine(self, tiles: list[int], rng: Rng) -> None:
        """Set the hidden tiles, in a random order."""
        order = vec[i64](tiles)
        rng.shuffle_first(order, len(order))
        self.order = order

    # -- as a zone and as text -------------------------------------------------------------------

    def zone(self, name: str, kept: int = 0) -> zones.Stock:
        """Return the stock as a zone, with the number of tiles that must stay."""
        return zones.Stock(name=name, count=int(self.left), kept=kept)

    def text(self) -> str:
        """Return the tiles that are left as a field of a position."""
        return " ".join([tile_text(tile) for tile in self.tiles()])
