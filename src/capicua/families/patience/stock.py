"""The stock of a solitaire: its order is hidden, its tiles everybody knows by elimination."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.chance import Rng
from capicua.core.game import Game, Setup, State
from capicua.core.tile import ALL_TILES, BIT_OF, WORD, WORD_OF, tiles_in
from capicua.core.worlds import Unknowns

WORDS: Final = (ALL_TILES + WORD - 1) // WORD


class StockRound(State):
    """A round in which nothing is hidden but the order of the stock."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.stock: vec[i64] = vec[i64]()
        """An order of tiles whose last ``left`` are still to come; empty in a view."""
        self.left: i64 = 0
        self.unseen: vec[i64] = vec[i64]([0] * WORDS)
        """The tiles of the stock as a set."""

    def set_stock(self, order: vec[i64]) -> None:
        """Puts these tiles into the stock, all of them still to come."""
        self.stock = order
        self.left = len(order)
        word: i64 = 0
        while word < WORDS:
            self.unseen[word] = 0
            word += 1
        at: i64 = 0
        while at < self.left:
            tile = order[at]
            self.unseen[WORD_OF[tile]] |= BIT_OF[tile]
            at += 1

    def draw(self) -> i64:
        """The next tile of the stock, which leaves it."""
        tile = self.stock[len(self.stock) - self.left]
        self.unseen[WORD_OF[tile]] ^= BIT_OF[tile]
        self.left -= 1
        return tile

    def draw_onto(self, row: vec[i64], end: i64, tiles: i64) -> i64:
        """Lays tiles at the end of a row, as many as there are; returns its new end."""
        at: i64 = len(self.stock) - self.left
        if tiles > self.left:
            tiles = self.left
        self.left -= tiles
        while tiles > 0:
            tile = self.stock[at]
            row[end] = tile
            self.unseen[WORD_OF[tile]] ^= BIT_OF[tile]
            end += 1
            at += 1
            tiles -= 1
        return end

    @property
    def is_stock_known(self) -> bool:
        """Whether this state knows in which order the tiles will come."""
        return len(self.stock) >= self.left

    def next_tiles(self, count: i64) -> list[int]:
        """The next tiles of the stock, as many as there are; none where they are not known."""
        if not self.is_stock_known:
            return []
        at = len(self.stock) - self.left
        return [int(tile) for tile in self.stock[at : at + count]]

    def unseen_tiles(self) -> list[int]:
        """The tiles of the stock, in ascending order."""
        tiles: list[int] = []
        for word in range(WORDS):
            tiles += tiles_in(self.unseen[word], word * WORD)
        return tiles

    def copy_public(self, other: State) -> None:
        """Which tiles are still to come."""
        super().copy_public(other)
        assert isinstance(other, StockRound)
        self.left = other.left
        self.unseen = other.unseen[:]

    def copy_hidden(self, other: State) -> None:
        """The order of the stock."""
        super().copy_hidden(other)
        assert isinstance(other, StockRound)
        self.stock = other.stock

    def unknowns(self) -> Unknowns:
        """Only the order of the stock is hidden, and nothing is ever learnt about it."""
        tiles = self.unseen_tiles()
        return Unknowns(tiles, [len(tiles)], [1] * len(tiles))

    def fill_in(self, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Any order is as likely as any other."""
        stock = vec[i64](tiles)
        rng.shuffle(stock)
        self.stock = stock
