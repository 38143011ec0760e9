"""The shifts since the last irreversible event, and the shifts that would repeat a position.

A position is defined by what each tile lies on; a shift changes that for one tile. So an
earlier position is one shift away exactly if a single tile lay on something else. Walking
back along the trail and counting the tiles that differ finds all such shifts (CLK-10).
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.tiles.tile import BIT
from capicua.games.big_clock.board import Board


@final
class Trail:
    """Shifts in the order in which they were made."""

    def __init__(self, tiles: i64) -> None:
        self.count: i64 = 0
        self.tiles: vec[i64] = vec[i64]()
        """The tile of each shift; like the next two, used up to ``count``."""
        self.lay_on: vec[i64] = vec[i64]()
        """What the tile lay on before (see ``Board.under``)."""
        self.actions: vec[i64] = vec[i64]()
        """The action of each shift."""
        self._then: vec[i64] = vec[i64]([0] * tiles)

    def add(self, tile: i64, lay_on: i64, action: i64) -> None:
        """Record a shift."""
        if self.count == len(self.tiles):
            self.tiles = append(self.tiles, tile)
            self.lay_on = append(self.lay_on, lay_on)
            self.actions = append(self.actions, action)
        else:
            self.tiles[self.count] = tile
            self.lay_on[self.count] = lay_on
            self.actions[self.count] = action
        self.count += 1

    def copy(self, other: Trail) -> None:
        """Copy another trail."""
        self.count = other.count
        self.tiles = other.tiles[: other.count]
        self.lay_on = other.lay_on[: other.count]
        self.actions = other.actions[: other.count]

    def bar_repeats(self, board: Board, barred: vec[i64]) -> None:
        """Set ``barred[s]`` to the slots, as bits, to which the top of s must not be shifted."""
        for slot in range(1, board.slots + 1):
            barred[slot] = 0
        now = board.under
        then = self._then
        for step in range(self.count):
            then[self.tiles[step]] = now[self.tiles[step]]
        differing: i64 = 0
        mixed: i64 = 0  # xor of the differing tiles; with a single one, that tile
        for step in range(self.count - 1, i64(-1), -1):
            tile = self.tiles[step]
            differed = then[tile] != now[tile]
            then[tile] = self.lay_on[step]
            if differed != (then[tile] != now[tile]):
                differing += -1 if differed else 1
                mixed ^= tile
            if differing == 1 and then[mixed] >= 0:
                start = board.slot_of(mixed)
                target = board.slot_of(then[mixed])
                if start != 0 and target != 0:
                    barred[start] |= BIT[target]
