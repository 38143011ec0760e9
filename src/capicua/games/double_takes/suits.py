"""Suits of a double-15 set: what follows, what wins a trick; and the actions as numbers.

Every number is a suit. A tile belongs to both of its numbers and a double to one; within
a suit tiles rank by their other end (DTK-1).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tile import ALL_TILES, HIGH, LOW, WORD

SUITS: Final = 16
WORDS: Final = 3
"""Machine words in a set of tiles."""
NO_SUIT: Final = -1
STEALS: Final = SUITS + 1
"""The strength of the lowest double of another suit, above all tiles of the suit."""

# Actions: a tile that follows, a tile led with its call, a tile that puts a revoke right.
LEAD: Final = ALL_TILES
"""``LEAD + suit * SUITS + other``: the tile with these halves, called as the first."""
CORRECT: Final = LEAD + SUITS * SUITS
STAND: Final = CORRECT + ALL_TILES
ACTIONS: Final = STAND + 1


def _strength(suit: int, tile: int) -> int:
    """What a tile is worth in a trick of a suit (DTK-7, DTK-8)."""
    high = int(HIGH[tile])
    low = int(LOW[tile])
    if suit in (high, low):
        return high + low - suit + 1
    return STEALS + high if high == low else 0


STRENGTH: Final = vec[i64](
    [_strength(suit, tile) for suit in range(SUITS) for tile in range(ALL_TILES)]
)


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
        for word in range(WORDS)
    ]
)
"""``ABOVE[(suit * (SUITS + 1) + power) * WORDS + word]``: stronger tiles of the suit."""


def strength(suit: i64, tile: i64) -> i64:
    """What a tile is worth in a trick of that suit; 0 where it cannot win."""
    return STRENGTH[suit * ALL_TILES + tile]


def lead_of(tile: i64, suit: i64) -> i64:
    """The action of leading a tile and calling one of its numbers."""
    return LEAD + suit * SUITS + HIGH[tile] + LOW[tile] - suit


def led_suit(action: i64) -> i64:
    """The suit that a lead calls."""
    return (action - LEAD) >> 4


def led_other(action: i64) -> i64:
    """The other half of the tile that is led."""
    return (action - LEAD) & 15
