"""The tile that must lead when the highest double leads (LIN-7, LIN-8)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tile import BIT_OF, NO_TILE, PIPS, WORD_OF, double_of


def highest_double(held: vec[i64], high: i64) -> i64:
    """Return the highest double in any hand, or ``NO_TILE`` (LIN-7)."""
    for number in range(high, i64(-1), -1):
        double = double_of(number)
        if held[WORD_OF[double]] & BIT_OF[double]:
            return double
    return NO_TILE


def heaviest(held: vec[i64], tiles: i64) -> i64:
    """Return the tile with the most pips in any hand; the higher half breaks ties (LIN-8)."""
    best: i64 = NO_TILE
    for tile in range(tiles):
        # Tiles are ordered by their higher half, so the later of two equal ones wins.
        is_held = held[WORD_OF[tile]] & BIT_OF[tile] != 0
        if is_held and (best == NO_TILE or PIPS[tile] >= PIPS[best]):
            best = tile
    return best
