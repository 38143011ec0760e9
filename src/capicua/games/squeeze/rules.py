"""Squeeze: remove pairs and runs from a row that closes up, until nothing is left.

The points of the round are the tiles left; 0 is a win (SQZ-10). A match is one round, won by
its only seat if no tile is left; a close win does not count as a win.

Actions are the removals numbered as in ``row.py``, and after them the deal.
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
from capicua.families.patience.rules import StockRound
from capicua.games.squeeze.options import PRESETS, SqueezeOptions
from capicua.games.squeeze.row import can_remove, close_up, collect_removals


class Squeeze(Patience):
    """The game: its set and its presets."""

    id: ClassVar[str] = "squeeze"
    rule_sets: ClassVar[Presets] = PRESETS
    sense: ClassVar[int] = 0
    seats_rule: ClassVar[str] = "SQZ-1"

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, SqueezeOptions)
        super().__init__(options, players, options.set_max)
        self.effort = 200
        self.kinds: i64 = options.set_max + 1
        """The number of kinds of removals at one place."""
        self.row_size: i64 = min(options.row_size, self.tiles)
        self.deal_size: i64 = min(options.deal_size, self.tiles)
        self.deal_any_time: bool = options.deal_when == "any_time"
        self.close_win_max: i64 = min(options.close_win_max, self.tiles)
        self.deal_action: i64 = self.tiles * self.kinds

    def blank(self, setup: Setup) -> SqueezeRound:
        """Return a state with nothing dealt."""
        return SqueezeRound(self, setup)

    @property
    def action_count(self) -> int:
        """The number of actions: removals, and the deal."""
        return self.deal_action + 1


class SqueezeRound(StockRound[Squeeze]):
    """One deal: the row and the stock."""

    def __init__(self, game: Squeeze, setup: Setup) -> None:
        super().__init__(game, setup)
        self.row: vec[i64] = vec[i64]([0] * game.tile_count)
        """The tiles of the row in its first ``count`` items (SQZ-2)."""
        self.count: i64 = 0

    # Play.

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Lay the first row (SQZ-1)."""
        self.restart(order, lot)
        self.set_stock(order)
        self.count = 0
        self.points[0] = self.stock.left
        self.lay(self.game.row_size)

    def lay(self, tiles: i64) -> None:
        """Add up to ``tiles`` tiles from the stock at the right-hand end (SQZ-8)."""
        self.count = self.draw_onto(self.row, self.count, tiles)
        self.finish()

    def collect(self, actions: Actions) -> None:
        """Add removals (SQZ-3, SQZ-4, SQZ-7), and the deal if it is allowed (SQZ-8)."""
        game = self.game
        before: i64 = actions.count
        collect_removals(self.row, self.count, game.kinds, actions)
        if self.stock.left > 0 and (game.deal_any_time or actions.count == before):
            actions.add(game.deal_action)

    def advance(self, action: i64) -> None:
        """Deal, or remove tiles and squeeze the row (SQZ-6)."""
        self.record(action)
        game = self.game
        if action == game.deal_action:
            self.lay(game.deal_size)
            return
        before: i64 = self.count
        self.count = close_up(self.row, before, action, game.kinds)
        self.points[0] -= before - self.count
        self.finish()

    def finish(self) -> None:
        """End the game when the stock is empty and nothing can be removed (SQZ-9)."""
        if self.stock.left == 0 and not can_remove(self.row, self.count):
            self.is_over = True

    # Knowledge.

    def copy_public(self, other: State) -> None:
        """Copy the row."""
        super().copy_public(other)
        assert isinstance(other, SqueezeRound)
        self.row = other.row[:]
        self.count = other.count
