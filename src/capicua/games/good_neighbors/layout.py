"""The layout of Good Neighbors: cells in rows, their neighbors, and how gaps close.

Cells are numbered from 0 in reading order (GNB-2). Pairs of different cells are
numbered by their first cell and then their second; the number of a pair is the action that
removes the tiles in it.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.families.patience.matches import NUMBERS


@final
class Cells:
    """The cells of a layout of one size, and the pairs that touch (GNB-3)."""

    def __init__(self, rows: int, cols: int, diagonals: bool) -> None:
        self.cols: i64 = cols
        self.count: i64 = rows * cols
        pairs = [(a, b) for a in range(rows * cols) for b in range(a + 1, rows * cols)]
        self.pair_count: i64 = len(pairs)
        self.first: vec[i64] = vec[i64]([a for a, _ in pairs])
        self.second: vec[i64] = vec[i64]([b for _, b in pairs])
        touching = [
            number
            for number, (a, b) in enumerate(pairs)
            if _touch(b // cols - a // cols, abs(b % cols - a % cols), diagonals)
        ]
        self.touching: vec[i64] = vec[i64](touching)
        """The pairs that touch, ascending."""

    def pair(self, a: i64, b: i64) -> i64:
        """Return the number of the pair of cells ``a`` and ``b``, ``a`` the smaller one."""
        return a * (2 * self.count - a - 1) // 2 + b - a - 1

    def of(self, pair: i64) -> tuple[int, int]:
        """Return the two cells of a pair."""
        return int(self.first[pair]), int(self.second[pair])

    def place(self, cell: i64) -> tuple[int, int]:
        """Return the row and the column of a cell, from 1 (GNB-2)."""
        return int(cell // self.cols) + 1, int(cell % self.cols) + 1

    def matches(self, tiles: vec[i64], pair: i64) -> bool:
        """Return whether the tiles in a pair of cells have a number in common."""
        return NUMBERS[tiles[self.first[pair]]] & NUMBERS[tiles[self.second[pair]]] != 0

    def count_neighbors(self, tiles: vec[i64], most: i64) -> i64:
        """Return the number of pairs of good neighbors, counting up to ``most``."""
        found: i64 = 0
        index: i64 = 0
        while index < len(self.touching) and found < most:
            if self.matches(tiles, self.touching[index]):
                found += 1
            index += 1
        return found


def _touch(down: int, across: int, diagonals: bool) -> bool:
    return max(down, across) == 1 if diagonals else down + across == 1
