"""The twenty tiles of Domino Poker, and sets of up to five of them as numbers (POK-1).

A set of discards is an action, so it needs a small number: sets of one tile come first, then
sets of two and so on, each size in ascending order of its word.
"""

from __future__ import annotations

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import BIT, LOW, double_of, position_of

HAND: Final = 5
_WHOLE_SET: Final = 28
IN_PLAY: Final = [n for n in range(_WHOLE_SET) if LOW[n] > 0 and n != double_of(1)]
"""A double-6 set without its blanks and without 1-1."""
TILES: Final = len(IN_PLAY)
FULL_SET: Final = sum([2**tile for tile in IN_PLAY])

_PLACE: Final = vec[i64]([sum([t < tile for t in IN_PLAY]) for tile in range(_WHOLE_SET)])
_TILE: Final = vec[i64](IN_PLAY)
_WAYS: Final = vec[i64]([comb(n, k) for n in range(TILES + 1) for k in range(HAND + 1)])
"""``_WAYS[n * 6 + k]``: the number of sets of k among n tiles."""
_FIRST: Final = vec[i64]([sum([comb(TILES, k) for k in range(1, n)]) for n in range(HAND + 2)])
"""The number of the first set of each size."""

SETS: Final = sum([comb(TILES, size) for size in range(1, HAND + 1)])
"""The number of sets of one to five tiles."""


def _choices() -> list[int]:
    """Return the sets of places in a hand, by size and then in the order of set numbers."""
    return sorted(range(1, 2**HAND), key=lambda places: (places.bit_count(), places))


CHOICES: Final = vec[i64](_choices())
"""Masks of places in a hand of five, lowest tile first; there are 31."""


def number_of(tiles: i64) -> i64:
    """Return the number of a set of one to five tiles in play."""
    size: i64 = 0
    number: i64 = 0
    rest = tiles
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        size += 1
        number += _WAYS[_PLACE[position_of(bit)] * (HAND + 1) + size]
    return _FIRST[size] + number


def set_of(number: i64) -> i64:
    """Return the set with the given number, as a word of tiles."""
    size: i64 = HAND
    while number < _FIRST[size]:
        size -= 1
    rest = number - _FIRST[size]
    tiles: i64 = 0
    place: i64 = TILES - 1
    while size > 0:
        ways = _WAYS[place * (HAND + 1) + size]
        if ways <= rest:
            rest -= ways
            tiles |= BIT[_TILE[place]]
            size -= 1
        place -= 1
    return tiles
