"""Exact endgame search, once the stock is empty and few tiles are left."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.families.patience.matches import EMPTY, close_up
from capicua.games.good_neighbors.layout import Cells
from capicua.games.good_neighbors.rules import NeighborsRound

SEARCHED: Final = 12
"""Maximum number of tiles left, with an empty stock, for the endgame search."""


def is_searched(state: NeighborsRound) -> bool:
    """Return whether the rest of the game can be searched."""
    return state.stock.left == 0 and state.points[0] <= SEARCHED


ROOM: Final = 32
"""More than the tiles of a search; the keys of layouts with gaps have one such digit per cell."""


@final
class EndGame:
    """An exhaustive search of the play with an empty stock.

    The tiles keep their order, so a layout between turns is identified by the set of tiles
    it still holds. What has been found is kept, as playouts ask about the same layouts again:
    with twelve tiles that all match, an analysis took over a minute without.
    """

    def __init__(self, cells: Cells, layout: vec[i64], multi_pair_turns: bool) -> None:
        self.cells: Cells = cells
        self.multi_pair_turns: bool = multi_pair_turns
        self.tiles: list[i64] = [tile for tile in layout if tile != EMPTY]
        self.found: dict[int, i64] = {}
        """For each layout between turns, the fewest tiles that can be left."""
        self.found_in_turn: dict[int, i64] = {}
        """The same for each layout with gaps."""

    def covers(self, cells: Cells, layout: vec[i64], multi_pair_turns: bool) -> bool:
        """Return whether these are the rules searched, and tiles in the order of this search."""
        if self.cells is not cells or self.multi_pair_turns != multi_pair_turns:
            return False
        place: i64 = 0
        for tile in layout:
            if tile != EMPTY:
                while place < len(self.tiles) and self.tiles[place] != tile:
                    place += 1
                if place == len(self.tiles):
                    return False
                place += 1
        return True

    def least_after(self, layout: vec[i64]) -> i64:
        """Return the fewest tiles that can be left once the gaps of this layout are closed."""
        closed = layout[:]
        count = close_up(closed, self.cells.count, EMPTY)
        key = 0
        place: i64 = 0
        for tile in self.tiles:
            key *= 2
            if place < count and closed[place] == tile:
                key += 1
                place += 1
        if key not in self.found:
            self.found[key] = self.least_of_turn(closed, -1, count)
        return self.found[key]

    def least_in_turn(self, layout: vec[i64]) -> i64:
        """Return the fewest tiles that can be left if the turn may remove more pairs first."""
        key = 0
        for tile in layout:
            key *= ROOM
            if tile != EMPTY:
                key += 1 + self.tiles.index(tile)
        if key not in self.found_in_turn:
            self.found_in_turn[key] = self.least_of_turn(layout, -1, self.least_after(layout))
        return self.found_in_turn[key]

    def least_of_turn(self, layout: vec[i64], last: i64, best: i64) -> i64:
        """Return the fewest tiles left by removing pairs numbered above ``last``, or ``best``."""
        tiles: i64 = 0
        for tile in layout:
            if tile != EMPTY:
                tiles += 1
        for index in range(len(self.cells.touching)):
            if best <= tiles % 2:
                return best  # Tiles leave in pairs.
            pair = self.cells.touching[index]
            if pair > last and self.cells.matches(layout, pair):
                after = layout[:]
                after[self.cells.first[pair]] = EMPTY
                after[self.cells.second[pair]] = EMPTY
                left = self.least_after(after)
                if self.multi_pair_turns:
                    left = self.least_of_turn(after, pair, left)
                best = min(best, left)
        return best
