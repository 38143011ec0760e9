"""Matching tiles: tiles with a number in common."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import ALL_TILES, BIT, HIGH, LOW, MAX_PIP

EMPTY: Final = ALL_TILES
"""Stands for an empty place."""

NUMBERS: Final = vec[i64]([BIT[HIGH[tile]] | BIT[LOW[tile]] for tile in range(ALL_TILES)] + [0])
"""The numbers of each tile as bits, none for ``EMPTY``; tiles with a common bit match."""


def shared_numbers(tiles: list[int]) -> list[str]:
    """Return the numbers common to all of these tiles, ascending."""
    shared: i64 = -1
    for tile in tiles:
        shared &= NUMBERS[tile]
    return [str(number) for number in range(MAX_PIP + 1) if shared >> number & 1]


def close_up(tiles: vec[i64], count: i64, gap: i64) -> i64:
    """Close the gaps among the first ``count`` places, in place; return the number of tiles."""
    to: i64 = 0
    for place in range(count):
        tile = tiles[place]
        if tile != gap:
            tiles[place] = gap
            tiles[to] = tile
            to += 1
    return to
