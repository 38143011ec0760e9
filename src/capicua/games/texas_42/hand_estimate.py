"""What a hand is worth in a mode: its estimated points, its sure tiles, its weak ones."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.tiles.tile import BIT, count_bits, position_of
from capicua.games.texas_42.suits import (
    FOLLOW,
    FULL_SET,
    HONOUR,
    LED,
    MODES,
    NELLO,
    POWERS,
    STRENGTH,
    STRONGER,
    SUITS,
    TILES,
    TRUMPS,
)


def promise(hand: i64, mode: i64) -> i64:
    """Return the estimated tricks of a hand and its partner in a mode, in tenths of a point.

    Each tile counts a few tenths of a trick, depending on the higher tiles of its suit in other
    hands; the partner is credited with a third of the remaining tricks, and a trick is worth
    six points.
    """
    trumps = count_bits(hand & TRUMPS[mode])
    plain = TRUMPS[mode] == 0
    others = FULL_SET & ~hand
    tricks: i64 = 0
    rest = hand
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        above = higher(others, mode, position_of(bit))
        if TRUMPS[mode] & bit:
            tricks += 10 if above == 0 else 8 if above == 1 else 6
            if trumps < 3:
                tricks -= 3
        elif above == 0:
            tricks += 9 if plain or trumps >= 3 else 6
        elif above == 1:
            tricks += 4
        else:
            tricks += 1
    return tricks * 6 + (70 - tricks) * 2


def higher(others: i64, mode: i64, tile: i64) -> i64:
    """Return the number of other tiles that beat this one within the suit it leads."""
    row = mode * SUITS + LED[mode * TILES + tile]
    above = STRONGER[row * POWERS + STRENGTH[row * TILES + tile]]
    return count_bits(others & FOLLOW[row] & above)


def best_mode(hand: i64, modes: i64) -> i64:
    """Return the mode, of those that may be named, with the highest estimate."""
    best: i64 = 0
    most: i64 = 0
    for mode in range(i64(MODES)):
        if modes & BIT[mode]:
            value = promise(hand, mode)
            if value > most:
                most = value
                best = mode
    return best


def tops(hand: i64, mode: i64) -> i64:
    """Return the number of trumps in a hand that no other tile beats."""
    count: i64 = 0
    rest = hand & TRUMPS[mode]
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if higher(FULL_SET & ~hand, mode, position_of(bit)) == 0:
            count += 1
    return count


def offs(hand: i64, mode: i64) -> i64:
    """Return the tiles of a hand that are neither trumps nor the highest of the suit they lead."""
    found: i64 = 0
    rest = hand & ~TRUMPS[mode]
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if higher(FULL_SET & ~hand, mode, position_of(bit)) > 0:
            found |= bit
    return found


def honours_in(tiles: i64) -> i64:
    """Return the points of some tiles."""
    total: i64 = 0
    rest = tiles
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        total += HONOUR[position_of(bit)]
    return total


def has_lay_down(hand: i64, modes: i64) -> bool:
    """Return whether a hand takes every trick under a mode that may be named."""
    for mode in range(i64(MODES)):
        if modes & BIT[mode] and takes_all(hand, mode):
            return True
    return False


def takes_all(hand: i64, mode: i64) -> bool:
    """Return whether a hand on lead takes every trick regardless of the other hands.

    Its highest trumps draw all others, and nothing beats its other tiles.
    """
    if mode == NELLO or offs(hand, mode) != 0:
        return False
    return tops(hand, mode) >= count_bits(FULL_SET & ~hand & TRUMPS[mode])
