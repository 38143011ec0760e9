"""How good a removal looks: one pair a turn, the one that leaves the most pairs.

While there is stock, the pairs after sliding are counted, those with new tiles as far as
they can be expected from the tiles still to come. With the stock empty and few tiles left
everything is known, and the rest of the game is searched to its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tile import FITS, HIGH, LOW, count_bits
from capicua.games.good_neighbors.layout import EMPTY, Cells, close_up

if TYPE_CHECKING:
    from capicua.games.good_neighbors.rules import NeighborsRound

SEARCHED: Final = 12
"""With an empty stock and no more tiles than this the rest of the game is searched."""
FILL_IN: Final = 1_000_000
"""While there is stock the turn is ended after one pair."""


def merit(state: NeighborsRound, action: i64) -> i64:
    """Expected pairs after this turn; or the fewest tiles that can be left, as a loss."""
    cells = state.rules.cells
    after = state.layout[:]
    is_pair = action != state.rules.fill_action
    if is_pair:
        after[cells.first[action]] = EMPTY
        after[cells.second[action]] = EMPTY
    if state.left == 0 and state.points[0] <= SEARCHED:
        end = EndGame(cells, after, state.rules.multi_pair_turns)
        if is_pair and state.rules.multi_pair_turns:
            return -end.least_in_turn(after)
        return -end.least_after(after)
    return expected_pairs(state, after) if is_pair else FILL_IN


def expected_pairs(state: NeighborsRound, layout: vec[i64]) -> i64:
    """How many pairs the layout is likely to show when filled in, times the unseen tiles."""
    cells = state.rules.cells
    tiles = close_up(layout)
    filled = min(cells.count, tiles + state.left)
    unseen = max(state.left, 1)
    total: i64 = 0
    index: i64 = 0
    while index < len(cells.touching):
        pair = cells.touching[index]
        if cells.second[pair] < tiles:
            if cells.matches(layout, pair):
                total += unseen
        elif cells.second[pair] < filled and cells.first[pair] < tiles:
            total += unseen_matches(state, layout[cells.first[pair]])
        index += 1
    return total


def unseen_matches(state: NeighborsRound, tile: i64) -> i64:
    """How many of the tiles still to come match a tile."""
    found: i64 = 0
    word: i64 = 0
    while word < len(state.unseen):
        fits = FITS[HIGH[tile] * 3 + word] | FITS[LOW[tile] * 3 + word]
        found += count_bits(fits & state.unseen[word])
        word += 1
    return found


@final
class EndGame:
    """A search of all that can still happen when nothing is left to be drawn.

    The tiles keep their order, so the layouts between turns are told apart by which of the
    tiles they still hold.
    """

    def __init__(self, cells: Cells, layout: vec[i64], multi_pair_turns: bool) -> None:
        self.cells: Cells = cells
        self.multi_pair_turns: bool = multi_pair_turns
        self.tiles: list[i64] = [tile for tile in layout if tile != EMPTY]
        self.found: dict[int, i64] = {}

    def least_after(self, layout: vec[i64]) -> i64:
        """The fewest tiles that can be left once the gaps of this layout are closed."""
        closed = layout[:]
        count = close_up(closed)
        key = 0
        for tile in self.tiles:
            key = key * 2 + (1 if _holds(closed, count, tile) else 0)
        if key not in self.found:
            self.found[key] = self.least_of_turn(closed, -1, count)
        return self.found[key]

    def least_in_turn(self, layout: vec[i64]) -> i64:
        """The same where more pairs may be removed before that."""
        return self.least_of_turn(layout, -1, self.least_after(layout))

    def least_of_turn(self, layout: vec[i64], last: i64, best: i64) -> i64:
        """The fewest tiles by removing further pairs, numbered above ``last``, or ``best``."""
        index: i64 = 0
        while index < len(self.cells.touching):
            pair = self.cells.touching[index]
            if pair > last and self.cells.matches(layout, pair):
                after = layout[:]
                after[self.cells.first[pair]] = EMPTY
                after[self.cells.second[pair]] = EMPTY
                left = self.least_after(after)
                if self.multi_pair_turns:
                    left = self.least_of_turn(after, pair, left)
                if left < best:
                    best = left
            index += 1
        return best


def _holds(layout: vec[i64], count: i64, tile: i64) -> bool:
    index: i64 = 0
    while index < count:
        if layout[index] == tile:
            return True
        index += 1
    return False
