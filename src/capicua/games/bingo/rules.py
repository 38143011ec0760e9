"""Bingo: count along a row of tiles; a tile leaves if the count equals its pips.

The round's points are the tiles left; 0 is a win (BIN-8). A match is one round, won by its
only seat if no tile is left.

The only action is touching the next tile. There are no decisions and no hidden tiles.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.options import Options, Presets
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.tile import NO_TILE, PIPS
from capicua.families.patience.game import Patience
from capicua.families.patience.matches import close_up
from capicua.games.bingo.options import PRESETS, BingoOptions

TOUCH: Final = 0


class Bingo(Patience):
    """The game: its set, and the length of the count."""

    id: ClassVar[str] = "bingo"
    rule_sets: ClassVar[Presets] = PRESETS
    seats_rule: ClassVar[str] = "BIN-1"

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, BingoOptions)
        super().__init__(options, players, options.set_max)
        top = options.count_max
        self.numbers: i64 = 1 + (top if isinstance(top, int) else 2 * options.set_max)
        """The number of different numbers in the count (BIN-4)."""

    def blank(self, setup: Setup) -> BingoRound:
        """Return a state with nothing dealt."""
        return BingoRound(self, setup)

    @property
    def action_count(self) -> int:
        """The number of actions: only the touch."""
        return 1


class BingoRound(State[Bingo]):
    """One row, and the progress of the count along it."""

    def __init__(self, game: Bingo, setup: Setup) -> None:
        super().__init__(game, setup)
        self.numbers: i64 = game.numbers
        """The number of different numbers in the count."""
        self.row: vec[i64] = vec[i64]()
        """The tiles; ``NO_TILE`` marks a gap until the end of the pass. Used up to ``size``."""
        self.size: i64 = 0
        self.pointer: i64 = 0
        """The place, from 0, of the tile to be touched next."""
        self.number: i64 = 0
        """The number to be said next."""
        self.began: i64 = 0
        """The number on which the first of the current passes without a removal began."""
        self.has_removed: bool = False
        """Whether this pass has removed anything."""
        self.passes: i64 = 0
        """The number of passes begun, including this one."""
        self.touches: i64 = 0

    # Play.

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Turn up the row (BIN-1); the count begins at 0 (BIN-2)."""
        self.restart(order, lot)
        self.lay(order[:])

    def lay(self, row: vec[i64]) -> None:
        """Lay out a row and start the count."""
        self.row = row
        self.size = len(row)
        self.points[0] = self.size
        self.pointer = 0
        self.number = 0
        self.began = 0
        self.has_removed = False
        self.passes = 1
        self.touches = 0

    def collect(self, actions: Actions) -> None:
        """Add the touch, which is always legal."""
        actions.add(TOUCH)

    def advance(self, action: i64) -> None:
        """Count the next number on the next tile, which leaves if it matches (BIN-2, BIN-3)."""
        self.record(action)
        self.touches += 1
        said = self.number
        self.number += 1
        if self.number == self.numbers:
            self.number = 0  # BIN-4
        if PIPS[self.row[self.pointer]] == said:
            self.row[self.pointer] = NO_TILE
            self.has_removed = True
            self.points[0] -= 1
            if self.points[0] == 0:
                self.is_over = True  # BIN-6
                return
        self.pointer += 1
        if self.pointer == self.size:
            self.end_pass()

    def end_pass(self) -> None:
        """Close the gaps and continue from the left (BIN-5), or end a hopeless round (BIN-7).

        Successive passes without a removal start a constant distance apart in the count, so the
        first of their start numbers is also the first to recur.
        """
        if self.has_removed:
            self.size = close_up(self.row, self.size, NO_TILE)
            self.has_removed = False
            self.began = self.number
        elif self.number == self.began:
            self.is_over = True
            return
        self.passes += 1
        self.pointer = 0

    # Knowledge.

    def copy_public(self, other: State) -> None:
        """Copy the row and the count: nothing is hidden."""
        super().copy_public(other)
        assert isinstance(other, BingoRound)
        self.row = other.row[:]
        self.size = other.size
        self.pointer = other.pointer
        self.number = other.number
        self.began = other.began
        self.has_removed = other.has_removed
        self.passes = other.passes
        self.touches = other.touches
