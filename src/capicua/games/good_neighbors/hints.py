"""Heuristic scores: one removal per turn, the one that leaves the most pairs.

While there is stock, the score is the number of pairs once the gaps are closed, plus the
expected number of pairs with new tiles. With the stock empty and few tiles left, the rest
of the game is searched to its end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import FITS, HIGH, LOW, count_bits
from capicua.families.patience.matches import EMPTY, close_up
from capicua.games.good_neighbors.endgame import EndGame, is_searched
from capicua.games.good_neighbors.rules import NeighborsRound

FILL_IN: Final = 1_000_000
"""The score of ending the turn after one pair, while there is stock."""


class NeighborsHints(Hints[NeighborsRound]):
    """Heuristic scores of removals."""

    def __init__(self) -> None:
        super().__init__()
        self.end: EndGame | None = None
        """The last endgame searched."""

    def heuristic_score(self, state: NeighborsRound, action: i64) -> i64:
        """Return the expected number of pairs after this turn, or minus the fewest tiles left."""
        game = state.game
        cells = game.cells
        after = state.layout[:]
        is_pair = action != game.fill_action
        if is_pair:
            after[cells.first[action]] = EMPTY
            after[cells.second[action]] = EMPTY
        if is_searched(state):
            end = self.end
            if end is None or not end.covers(cells, state.layout, game.multi_pair_turns):
                end = EndGame(cells, state.layout, game.multi_pair_turns)
                self.end = end
            if is_pair and game.multi_pair_turns:
                return -end.least_in_turn(after)
            return -end.least_after(after)
        return expected_pairs(state, after) if is_pair else FILL_IN


def expected_pairs(state: NeighborsRound, layout: vec[i64]) -> i64:
    """Return the expected pairs of the filled-in layout times the number of unseen tiles."""
    cells = state.game.cells
    tiles = close_up(layout, cells.count, EMPTY)
    filled = min(cells.count, tiles + state.stock.left)
    unseen = max(state.stock.left, 1)
    total: i64 = 0
    for index in range(len(cells.touching)):
        pair = cells.touching[index]
        if cells.second[pair] < tiles:
            if cells.matches(layout, pair):
                total += unseen
        elif cells.second[pair] < filled and cells.first[pair] < tiles:
            total += unseen_matches(state, layout[cells.first[pair]])
    return total


def unseen_matches(state: NeighborsRound, tile: i64) -> i64:
    """Return the number of tiles still to come that match a tile."""
    found: i64 = 0
    for word in range(len(state.unseen)):
        fits = FITS[HIGH[tile] * 3 + word] | FITS[LOW[tile] * 3 + word]
        found += count_bits(fits & state.unseen[word])
    return found
