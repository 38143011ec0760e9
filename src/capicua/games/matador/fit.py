"""Tiles that fit each other in a set: complements and matadors (MTD-3, MTD-4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import ALL_TILES, FITS, HIGH, LOW, PIPS, WORD, set_size
from capicua.families.line.layout import CLOSED

WORDS: Final = 3


def matadors(high: int) -> vec[i64]:
    """Return the matadors of a set, by word: 0-0, and every tile whose halves add to the sum."""
    words = [0] * WORDS
    for tile in range(int(set_size(high))):
        if tile == 0 or PIPS[tile] == high + 1:
            words[tile // WORD] |= 2 ** (tile % WORD)
    return vec[i64](words)


def fitting(high: int) -> vec[i64]:
    """Return the tiles that fit each value of an end, in the format of ``Line.fits``."""
    free = matadors(high)
    rows = [
        [_complements(number, high, word) | free[word] for word in range(WORDS)]
        for number in range(CLOSED)
    ]
    rows.append([0] * WORDS)
    for tile in range(ALL_TILES):
        high_row = rows[int(HIGH[tile])]
        low_row = rows[int(LOW[tile])]
        rows.append([high_row[word] | low_row[word] for word in range(WORDS)])
    return vec[i64]([tiles for row in rows for tiles in row])


def joining(high: int) -> vec[i64]:
    """Return the halves that join an end of each value, as bits."""
    halves = [_complement_bit(number, high) for number in range(CLOSED)]
    across = [halves[int(HIGH[tile])] | halves[int(LOW[tile])] for tile in range(ALL_TILES)]
    return vec[i64](halves + [0] + across)


def _complements(number: int, high: int, word: int) -> int:
    """Return the tiles of a word that show the complement of a number."""
    if not 0 < number <= high:
        return 0
    return int(FITS[(high + 1 - number) * WORDS + word])


def _complement_bit(number: int, high: int) -> int:
    return 2 ** (high + 1 - number) if 0 < number <= high else 0


def halves_for(joins: vec[i64], numbers: i64) -> i64:
    """Return the halves that join an end showing one of the numbers, all as bits."""
    halves: i64 = 0
    number: i64 = 0
    rest = numbers
    while rest != 0:
        if rest & 1:
            halves |= joins[number]
        rest >>= 1
        number += 1
    return halves
