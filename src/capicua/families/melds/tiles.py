"""Sets of double-15 tiles on the table: a pool, a trash pile."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import MAX_PIP, WORD, set_words, tile_text, tiles_in

WIDTH: Final[i64] = 3
"""Machine words of a set of tiles."""

assert set_words(MAX_PIP) == WIDTH


def tiles_of(bits: vec[i64], index: i64 = 0) -> list[int]:
    """Return the tiles of a set, ascending; ``index`` selects one of several."""
    tiles: list[int] = []
    for word in range(WIDTH):
        tiles += tiles_in(bits[index * WIDTH + word], word * WORD)
    return tiles


def texts(tiles: list[int]) -> list[str]:
    """Return tiles as text."""
    return [tile_text(tile) for tile in tiles]
