"""Phases, and actions as numbers: plays, claims, pairs from the pool, declining."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import ALL_TILES

PLAYING: Final = 0
"""The phase in which the seat to act plays a tile."""
CLAIMING: Final = 1
"""The phase in which the seat to act may claim the tile that the previous seat missed."""
PAIRING: Final = 2
"""The phase in which the seat to act may take a pair from the pool."""

PAIRS: Final = ALL_TILES * (ALL_TILES - 1) // 2

CLAIM: Final = ALL_TILES * ALL_TILES
"""``CLAIM + tile`` takes a tile with the missed tile; lower numbers are plays."""
PAIR: Final = CLAIM + ALL_TILES
"""``PAIR`` plus the number of a pair takes two tiles from the pool."""
DECLINE: Final = PAIR + PAIRS
"""The action that declines a claim or a pair."""

FIRST: Final = vec[i64]([first for second in range(ALL_TILES) for first in range(second)])
"""The lower tile of every pair; pairs are ordered by their higher tile."""
SECOND: Final = vec[i64]([second for second in range(ALL_TILES) for _ in range(second)])


def play_of(tile: i64, take: i64) -> i64:
    """Return the play of a tile that takes another; ``take`` is the tile itself for none."""
    return tile * ALL_TILES + take


def pair_of(first: i64, second: i64) -> i64:
    """Return the action that takes two tiles from the pool, the lower one first."""
    return PAIR + second * (second - 1) // 2 + first
