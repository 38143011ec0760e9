"""Keys of positions: words combined into one that differs whenever a word does, nearly always."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HALF: Final = 2**31 - 1
WHOLE: Final = 2**62 - 1
FIRST_FACTOR: Final = 0x6C8E944D
OTHER_FACTOR: Final = 0x5851F42D
START_KEY: Final[i64] = 0x1F123BB5159A55E5


def mix(key: i64, word: i64) -> i64:
    """Return a position key that combines another key with a word of 1 to 62 bits.

    No product below reaches 63 bits, so both builds compute the same key.
    """
    mixed = (key ^ word) & WHOLE
    low: i64 = (mixed & HALF) * FIRST_FACTOR
    high: i64 = (mixed >> 31) * OTHER_FACTOR
    mixed = (low >> 31) ^ ((low & HALF) << 31) ^ high
    low = (mixed & HALF) * OTHER_FACTOR
    high = ((mixed >> 31) & HALF) * FIRST_FACTOR
    mixed = (high >> 31) ^ ((high & HALF) << 31) ^ low
    return mixed if mixed != 0 else 1
