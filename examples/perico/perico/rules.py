"""Perico: remove two matching tiles from a row, until no tile is left.

The score of the round is the number of tiles left, so low is good: 0 is a win (PER-4).

Actions are the pairs of places, in ascending order of the first and then of the second.
"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.options import Options, Presets
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.families.patience.game import Patience
from capicua.families.patience.matches import NUMBERS
from capicua.families.patience.rules import StockRound
from perico.options import PRESETS, PericoOptions


class Perico(Patience):
    """The game: its set, its presets, and the pairs of places."""

    id: ClassVar[str] = "perico"
    version: ClassVar[int] = 1
    rule_sets: ClassVar[Presets] = PRESETS
    seats_rule: ClassVar[str] = "PER-1"

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, PericoOptions)
        super().__init__(options, players, options.set_max)
        size = options.row_size
        pairs = [(a, b) for a in range(size) for b in range(a + 1, size)]
        self.row_size: i64 = size
        self.first: vec[i64] = vec[i64]([a for a, _ in pairs])
        self.second: vec[i64] = vec[i64]([b for _, b in pairs])
        """The places of each pair, from 0."""

    def blank(self, setup: Setup) -> PericoRound:
        """Return a round with nothing dealt."""
        return PericoRound(self, setup)

    @property
    def action_count(self) -> int:
        """The pairs of places."""
        return len(self.first)


class PericoRound(StockRound[Perico]):
    """One deal: the row, and the stock behind it."""

    def __init__(self, game: Perico, setup: Setup) -> None:
        super().__init__(game, setup)
        self.row: vec[i64] = vec[i64]([0] * int(game.row_size))
        """The tiles of the row are its first ``count`` items."""
        self.count: i64 = 0

    # Play.

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Lay the first row (PER-1)."""
        self.restart(order, lot)
        self.set_stock(order)
        self.count = 0
        self.points[0] = self.stock.left
        self.fill_up()

    def fill_up(self) -> None:
        """Refill the row from the stock, and check for the end (PER-3, PER-4)."""
        self.count = self.draw_onto(self.row, self.count, self.game.row_size - self.count)
        pairs = Actions()
        self.collect(pairs)
        self.is_over = pairs.count == 0

    def collect(self, actions: Actions) -> None:
        """Add the pairs of tiles that have a number in common (PER-2)."""
        game = self.game
        pair: i64 = 0
        while pair < len(game.first):
            if game.second[pair] < self.count and self.matches(pair):
                actions.add(pair)
            pair += 1

    def matches(self, pair: i64) -> bool:
        """Return whether two tiles of the row have a number in common."""
        game = self.game
        first = NUMBERS[self.row[game.first[pair]]]
        return first & NUMBERS[self.row[game.second[pair]]] != 0

    def advance(self, action: i64) -> None:
        """Remove a pair and refill the row (PER-2, PER-3)."""
        self.record(action)
        self.points[0] -= 2
        self.count = self.close_up(self.row, action)
        self.fill_up()

    def close_up(self, row: vec[i64], pair: i64) -> i64:
        """Remove a pair from a row in place; return the number of tiles left."""
        game = self.game
        to: i64 = 0
        place: i64 = 0
        while place < self.count:
            if place != game.first[pair] and place != game.second[pair]:
                row[to] = row[place]
                to += 1
            place += 1
        return to

    # Information.

    def copy_public(self, other: State) -> None:
        """Copy the row."""
        super().copy_public(other)
        assert isinstance(other, PericoRound)
        self.row = other.row[:]
        self.count = other.count
