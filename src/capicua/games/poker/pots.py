"""The levels paid into the pot, which divide it into a main pot and side pots (POK-16)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import BIT


def next_level(paid: vec[i64], live: i64, below: i64) -> i64:
    """Return the lowest payment above a level by a seat in contention; 0 for none."""
    level: i64 = 0
    for seat in range(len(paid)):
        mine = paid[seat]
        if live & BIT[seat] != 0 and mine > below and (level == 0 or mine < level):
            level = mine
    return level


def share(paid: i64, below: i64, level: i64) -> i64:
    """Return the part of a seat's payment that lies between two levels."""
    if paid <= below:
        return 0
    return min(paid, level) - below
