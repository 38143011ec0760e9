"""Suits of a double-15 set: which tiles follow and win, and the actions as numbers.

Every number is a suit. A tile belongs to both of its numbers and a double to one; within
a suit tiles rank by their other end (DTK-1). Besides the tricks, doubles count.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import ALL_TILES, BIT, HIGH, LOW, WORD, tile_of
from capicua.families.tricks.suits import Suits

SUITS: Final[i64] = 16
WIDTH: Final[i64] = 3
"""Machine words in a set of tiles."""
STEALS: Final = SUITS + 1
"""The strength of the lowest double of another suit, above all tiles of the suit."""

# Actions: a tile that follows, a tile led with its call, a tile that corrects a revoke.
LEAD: Final = ALL_TILES
"""``LEAD + suit * SUITS + other``: leads the tile with these halves and calls the first."""
CORRECT: Final = LEAD + SUITS * SUITS
STAND: Final = CORRECT + ALL_TILES
ACTIONS: Final = STAND + 1


def _strength(suit: int, tile: int) -> int:
    """Return the strength of a tile in a trick of a suit (DTK-7, DTK-8)."""
    high = int(HIGH[tile])
    low = int(LOW[tile])
    if suit in (high, low):
        return high + low - suit + 1
    return STEALS + high if high == low else 0


CALLED: Final = Suits(
    names=[str(suit) for suit in range(SUITS)],
    belongs=[int(BIT[HIGH[tile]] | BIT[LOW[tile]]) for tile in range(ALL_TILES)],
    leads=[int(HIGH[tile]) for tile in range(ALL_TILES)],
    strength=[_strength(suit, tile) for suit in range(SUITS) for tile in range(ALL_TILES)],
    worth=[int(HIGH[tile] == LOW[tile]) for tile in range(ALL_TILES)],
)
"""The suits; the leader calls either number of the tile, not necessarily the higher one."""
ABOVE: Final = vec[i64](
    [
        sum(
            [
                2 ** (tile % WORD)
                for tile in range(ALL_TILES)
                if tile // WORD == word and power < _strength(suit, tile) < STEALS
            ]
        )
        for suit in range(SUITS)
        for power in range(SUITS + 1)
        for word in range(WIDTH)
    ]
)
"""``ABOVE[(suit * (SUITS + 1) + power) * WIDTH + word]``: stronger tiles of the suit."""


def lead_of(tile: i64, suit: i64) -> i64:
    """Return the action of leading a tile and calling one of its numbers."""
    return LEAD + suit * SUITS + HIGH[tile] + LOW[tile] - suit


def led_suit(action: i64) -> i64:
    """Return the suit that a lead calls."""
    return (action - LEAD) >> 4


def led_tile(action: i64) -> i64:
    """Return the tile that is led."""
    return tile_of((action - LEAD) >> 4, (action - LEAD) & 15)
