"""Chains: tiles of a hand that can follow each other on a train.

The search tries a limited number of tiles and keeps the best chain found.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.hands import Hands
from capicua.core.tiles.tile import BIT_OF, FITS, HIGH, LOW, PIPS, WORD, WORD_OF, position_of


def hand_without(hands: Hands, seat: i64, tile: i64) -> vec[i64]:
    """Return a hand without one of its tiles: three words, for any set."""
    rest = vec[i64]([0, 0, 0])
    for word in range(hands.width):
        rest[word] = hands.bits[seat * hands.width + word]
    rest[WORD_OF[tile]] &= ~BIT_OF[tile]
    return rest


def heaviest_chain(hand: vec[i64], end: i64, worth: i64, looks: vec[i64]) -> i64:
    """Return the value of the best chain from an end: its pips, plus ``worth`` for each tile.

    Heavier tiles are tried first.
    """
    best: i64 = 0
    for word in range(i64(2), i64(-1), -1):
        fits = hand[word] & FITS[end * 3 + word]
        while fits != 0 and looks[0] > 0:
            bit = fits & -fits
            fits ^= bit
            looks[0] -= 1
            tile = word * WORD + position_of(bit)
            hand[word] ^= bit
            rest = heaviest_chain(hand, HIGH[tile] + LOW[tile] - end, worth, looks)
            hand[word] ^= bit
            if PIPS[tile] + worth + rest > best:
                best = PIPS[tile] + worth + rest
    return best


def longest_chain(hand: vec[i64], end: i64, looks: vec[i64]) -> i64:
    """Return the length of the longest chain found from an end."""
    best: i64 = 0
    for word in range(i64(3)):
        fits = hand[word] & FITS[end * 3 + word]
        while fits != 0 and looks[0] > 0:
            bit = fits & -fits
            fits ^= bit
            looks[0] -= 1
            tile = word * WORD + position_of(bit)
            hand[word] ^= bit
            rest = longest_chain(hand, HIGH[tile] + LOW[tile] - end, looks)
            hand[word] ^= bit
            if 1 + rest > best:
                best = 1 + rest
    return best
