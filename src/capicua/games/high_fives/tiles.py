"""The points of tiles, and the tiles that match."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import ALL_TILES, BIT_OF, FITS, HIGH, LOW, WORD_OF
from capicua.families.melds.tiles import WIDTH


def _worth(high: int, low: int) -> int:
    """Return 1 for a double, plus a fifth of the pips if they are a multiple of five (HIF-10)."""
    pips = high + low
    return (high == low) + (pips // 5 if pips % 5 == 0 else 0)


WORTH: Final = vec[i64]([_worth(int(HIGH[tile]), int(LOW[tile])) for tile in range(ALL_TILES)])

MATCHING: Final = vec[i64](
    [
        (FITS[HIGH[tile] * WIDTH + word] | FITS[LOW[tile] * WIDTH + word])
        & ~(BIT_OF[tile] if WORD_OF[tile] == word else 0)
        for tile in range(ALL_TILES)
        for word in range(WIDTH)
    ]
)
"""``MATCHING[tile * WIDTH + word]``: the other tiles that share a number with it (HIF-5)."""


def do_match(a: i64, b: i64) -> bool:
    """Return whether two tiles share a number."""
    return MATCHING[a * WIDTH + WORD_OF[b]] & BIT_OF[b] != 0
