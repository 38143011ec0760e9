"""Good Neighbors: remove tiles that touch and match, then close the gaps and fill in.

The points of the round are the tiles left, so low is good (GNB-8). A match is one round, won
by its only seat if the tiles left do not exceed the target.

Actions are the pairs of cells numbered as in ``layout.py``, then ``fill_in``. If at most
one tile is left in all, the round ends immediately.
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
from capicua.families.patience.matches import EMPTY, close_up
from capicua.families.patience.rules import StockRound
from capicua.games.good_neighbors.layout import Cells
from capicua.games.good_neighbors.options import PRESETS, NeighborOptions


class GoodNeighbors(Patience):
    """The game: its set and its layout, its presets, and who wins."""

    id: ClassVar[str] = "good_neighbors"
    rule_sets: ClassVar[Presets] = PRESETS
    seats_rule: ClassVar[str] = "GNB-1"

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, NeighborOptions)
        super().__init__(options, players, options.set_max)
        self.effort = {6: 100, 9: 25, 12: 12}[options.set_max]
        self.target_left: i64 = options.target
        self.diagonals: bool = options.diagonals
        self.multi_pair_turns: bool = options.multi_pair_turns
        self.cells: Cells = Cells(options.row_count, options.row_length, options.diagonals)
        self.fill_action: i64 = self.cells.pair_count

    def blank(self, setup: Setup) -> NeighborsRound:
        """Return a state with nothing dealt."""
        return NeighborsRound(self, setup)

    @property
    def action_count(self) -> int:
        """Pairs of cells, and ``fill_in``."""
        return self.fill_action + 1

    def is_won(self, points: int) -> bool:
        """Return whether few enough tiles are left (GNB-8)."""
        return points <= self.target_left


class NeighborsRound(StockRound[GoodNeighbors]):
    """One deal: the layout and the stock."""

    def __init__(self, game: GoodNeighbors, setup: Setup) -> None:
        super().__init__(game, setup)
        self.layout: vec[i64] = vec[i64]([EMPTY] * int(game.cells.count))
        """The tile in each cell, in reading order (GNB-2)."""
        self.pairs: i64 = 0
        """The pairs removed in this turn (GNB-4)."""

    # Play.

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Deal the initial layout (GNB-1)."""
        self.restart(order, lot)
        self.set_stock(order)
        self.points[0] = self.stock.left
        layout = self.layout
        for cell in range(len(layout)):
            layout[cell] = EMPTY
        self.fill_in_layout()

    def fill_in_layout(self) -> None:
        """Close the gaps, fill the free cells from the stock, and check for the end."""
        self.pairs = 0
        cells = self.game.cells
        kept = close_up(self.layout, cells.count, EMPTY)
        self.draw_onto(self.layout, kept, cells.count - kept)
        if cells.count_neighbors(self.layout, 1) == 0:
            self.is_over = True  # GNB-7

    def collect(self, actions: Actions) -> None:
        """Add pairs of good neighbors (GNB-3); ``fill_in`` after the first removal (GNB-5)."""
        game = self.game
        cells = game.cells
        if self.pairs == 0 or game.multi_pair_turns:
            layout = self.layout
            touching = cells.touching
            for index in range(len(touching)):
                pair = touching[index]
                if cells.matches(layout, pair):
                    actions.add(pair)
        if self.pairs > 0:
            actions.add(game.fill_action)

    def advance(self, action: i64) -> None:
        """Remove a pair, or end the turn (GNB-6)."""
        self.record(action)
        game = self.game
        if action == game.fill_action:
            self.fill_in_layout()
            return
        cells = game.cells
        self.layout[cells.first[action]] = EMPTY
        self.layout[cells.second[action]] = EMPTY
        self.pairs += 1
        self.points[0] -= 2
        if self.points[0] < 2:
            self.fill_in_layout()

    def new_tiles(self) -> i64:
        """Return the number of tiles ``fill_in`` draws."""
        free = len([tile for tile in self.layout if tile == EMPTY])
        return min(free, self.stock.left)

    # Knowledge.

    def copy_public(self, other: State) -> None:
        """Copy the layout and the pairs of this turn."""
        super().copy_public(other)
        assert isinstance(other, NeighborsRound)
        self.layout = other.layout[:]
        self.pairs = other.pairs
