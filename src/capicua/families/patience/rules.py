"""One deal of a solitaire with a stock, whose order is hidden but whose tiles are known."""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.runtime.generics import TypeVar
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.stock import Stock
from capicua.core.tiles.tile import ALL_TILES, BIT_OF, WORD, WORD_OF, tiles_in
from capicua.families.patience.game import Patience

WORDS: Final = (ALL_TILES + WORD - 1) // WORD

P = TypeVar("P", bound=Patience, covariant=True, default=Patience)


@mypyc_attr(allow_interpreted_subclasses=True)
class StockRound(State[P], Generic[P]):
    """A round in which only the order of the stock is hidden."""

    def __init__(self, game: P, setup: Setup) -> None:
        super().__init__(game, setup)
        self.stock: Stock = Stock()
        self.unseen: vec[i64] = vec[i64]([0] * WORDS)
        """The tiles of the stock as a set, which the player knows by elimination."""

    def set_stock(self, order: vec[i64]) -> None:
        """Put tiles into the stock; all of them are undrawn."""
        self.stock.fill(order, len(order))
        unseen = self.unseen
        for word in range(i64(WORDS)):
            unseen[word] = 0
        for tile in order:
            unseen[WORD_OF[tile]] |= BIT_OF[tile]

    def draw(self) -> i64:
        """Take the next tile out of the stock."""
        tile = self.stock.draw()
        self.unseen[WORD_OF[tile]] ^= BIT_OF[tile]
        return tile

    def draw_onto(self, row: vec[i64], end: i64, tiles: i64) -> i64:
        """Lay tiles at the end of a row, as many as there are; return its new end."""
        stock = self.stock
        order = stock.order
        unseen = self.unseen
        tiles = min(tiles, stock.left)
        first: i64 = len(order) - stock.left
        stock.left -= tiles
        for index in range(tiles):
            tile = order[first + index]
            row[end + index] = tile
            unseen[WORD_OF[tile]] ^= BIT_OF[tile]
        return end + tiles

    def is_unseen(self, tile: i64) -> bool:
        """Return whether a tile is in the stock."""
        return self.unseen[WORD_OF[tile]] & BIT_OF[tile] != 0

    def unseen_tiles(self) -> list[int]:
        """Return the tiles of the stock, ascending."""
        tiles: list[int] = []
        for word in range(i64(WORDS)):
            tiles += tiles_in(self.unseen[word], word * WORD)
        return tiles

    def copy_public(self, other: State) -> None:
        """Copy the set of undrawn tiles."""
        super().copy_public(other)
        assert isinstance(other, StockRound)
        self.stock.copy_public(other.stock)
        self.unseen = other.unseen[:]

    def copy_hidden(self, other: State) -> None:
        """Copy the order of the stock."""
        super().copy_hidden(other)
        assert isinstance(other, StockRound)
        self.stock.copy_all(other.stock)
