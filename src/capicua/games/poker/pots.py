"""The pot and its side pots: the chips, and the seats that can win them (POK-16)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tile import BIT, tiles_in


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


def pots_of(paid: vec[i64], live: i64, left_behind: i64) -> list[tuple[int, list[int]]]:
    """Return chips and contestants of each pot, the main pot first.

    Each level paid by a seat in ``left_behind`` makes a pot; the other seats can still match
    any level.
    """
    able = tiles_in(live)
    levels = {int(paid[seat]) for seat in tiles_in(left_behind)}
    levels.add(max([int(paid[seat]) for seat in able]))
    found: list[tuple[int, list[int]]] = []
    below = 0
    for level in sorted(levels - {0}):
        chips = sum([int(share(mine, below, level)) for mine in paid])
        winners = [s for s in able if paid[s] >= level or not left_behind & BIT[s]]
        found.append((chips, winners))
        below = level
    return found
