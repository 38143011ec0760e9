"""Removals from a row of tiles: their numbers, and the row that remains.

A removal starts at a place (from 0) and is of one of n + 1 kinds in a double-n set, because
no number is on more than n + 1 tiles. Kinds 0 and 1 are pairs with one or two tiles between
them; kind k ≥ 2 is the run that ends k places further on. The action number is
``place * (n + 1) + kind``, so ascending order goes through the row from the left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.families.patience.matches import NUMBERS

PAIR_KINDS: Final = 2


def last_place(first: i64, kind: i64) -> i64:
    """Return the place of the last tile of a removal."""
    if kind < PAIR_KINDS:
        kind += 2
    return first + kind


def removal(action: i64, kinds: i64) -> tuple[int, int, bool]:
    """Return the first and last place of a removal, and whether it is a pair."""
    first = action // kinds
    kind = action - first * kinds
    return int(first), int(last_place(first, kind)), kind < PAIR_KINDS


def collect_removals(row: vec[i64], count: i64, kinds: i64, actions: Actions) -> None:
    """Add every pair (SQZ-3) and run (SQZ-4) of a row of ``count`` tiles, ascending."""
    if count < 3:
        return
    numbers = NUMBERS
    mine = numbers[row[0]]
    second = numbers[row[1]]
    third = numbers[row[2]]
    base: i64 = 0
    for first in range(count - 2):
        fourth: i64 = 0
        if first + 3 < count:
            fourth = numbers[row[first + 3]]
        if mine & third:
            actions.add(base)
        if mine & fourth:
            actions.add(base + 1)
        shared = mine & second & third
        kind: i64 = 2
        while shared != 0:
            actions.add(base + kind)
            kind += 1
            if first + kind == count:
                break
            shared &= numbers[row[first + kind]]
        mine = second
        second = third
        third = fourth
        base += kinds


def can_remove(row: vec[i64], count: i64) -> bool:
    """Return whether any removal exists; checking pairs is enough, as every run contains one."""
    for first in range(count - 2):
        mine = NUMBERS[row[first]]
        if mine & NUMBERS[row[first + 2]]:
            return True
        if first + 3 < count and mine & NUMBERS[row[first + 3]]:
            return True
    return False


def close_up(row: vec[i64], count: i64, action: i64, kinds: i64) -> i64:
    """Remove tiles in place, close the gaps (SQZ-6), and return the number of tiles left."""
    first = action // kinds
    kind = action - first * kinds
    last = last_place(first, kind)
    to: i64 = first
    if kind < PAIR_KINDS:
        while to < last - 1:
            row[to] = row[to + 1]
            to += 1
    for place in range(last + 1, count):
        row[to] = row[place]
        to += 1
    return to
