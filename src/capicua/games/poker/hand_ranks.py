"""The value of a hand of five: one number, larger for the better hand (POK-18 to POK-28).

The number is the row of the rank times ``STEP``, plus the tie-breaker within the row: the
highest double, the suit, or for a high piece the piece itself.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import (
    BIT,
    DOUBLES,
    FITS,
    HIGH,
    LOW,
    NO_TILE,
    PIPS,
    count_bits,
    is_double,
    other_half,
    position_of,
)
from capicua.games.poker.tiles import HAND

HIGH_PIECE: Final = 0
PAIR: Final = 1
FLUSH: Final = 2
THREES: Final = 3
FOUR_STRAIGHT: Final = 4
FULL_HAND: Final = 5
FIVE_STRAIGHT: Final = 6
FOURS: Final = 7
SIX_STRAIGHT: Final = 8
ROYAL: Final = 9
STEP: Final = 128
"""Greater than any tie-breaker within a row."""

_SUITS: Final[i64] = 7
_BY_DOUBLES: Final = vec[i64]([0, 0, PAIR, THREES, FOURS, ROYAL])
_BY_SUIT: Final = vec[i64]([0, 0, 0, 0, FOUR_STRAIGHT, FIVE_STRAIGHT, SIX_STRAIGHT])
"""The straight that five in sequence make in each suit with ``suit``; none below 4."""


def strength(hand: i64, by_suit: bool, by_pips: bool) -> i64:
    """Return the value of a hand; ``by_suit`` and ``by_pips`` are the options of the table."""
    doubles = hand & DOUBLES[0]
    count = count_bits(doubles)
    if count < 3:
        found = _suited(hand, by_suit)
        if found != 0:
            return found
        if count < 2:
            return piece_value(best_piece(hand, by_pips), by_pips)
    row = _BY_DOUBLES[count]
    if row == THREES and _share_a_number(hand ^ doubles):
        row = FULL_HAND
    return row * STEP + HIGH[_last(doubles)]


def row_of(worth: i64) -> i64:
    """Return the row of a hand's value."""
    return worth // STEP


def piece_value(tile: i64, by_pips: bool) -> i64:
    """Return the value of a high piece: doubles first, or by pips (POK-28)."""
    if by_pips:
        return PIPS[tile] * _SUITS + HIGH[tile]
    if is_double(tile):
        return _SUITS * _SUITS + HIGH[tile]
    return HIGH[tile] * _SUITS + LOW[tile]


def best_piece(hand: i64, by_pips: bool) -> i64:
    """Return the highest piece of a hand (POK-28)."""
    best: i64 = NO_TILE
    highest: i64 = -1
    rest = hand
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        tile = position_of(bit)
        value = piece_value(tile, by_pips)
        if value > highest:
            highest = value
            best = tile
    return best


def _suited(hand: i64, by_suit: bool) -> i64:
    """Return the value of four or five tiles of one suit; 0 if they make no rank."""
    for suit in range(1, _SUITS):
        inside = hand & FITS[suit * 3]
        count = count_bits(inside)
        if count == HAND:
            return _five_of(suit, _in_sequence(inside, suit, count), by_suit) * STEP + suit
        if count == HAND - 1 and not by_suit and _in_sequence(inside, suit, count):
            return FOUR_STRAIGHT * STEP + suit
    return 0


def _five_of(suit: i64, in_sequence: bool, by_suit: bool) -> i64:
    """Return the row of five tiles of one suit (POK-20, POK-22, POK-24, POK-26)."""
    if not in_sequence:
        return FLUSH
    if by_suit:
        row = _BY_SUIT[suit]
        return row if row != 0 else FLUSH
    return SIX_STRAIGHT if suit == _SUITS - 1 else FIVE_STRAIGHT


def _in_sequence(tiles: i64, suit: i64, count: i64) -> bool:
    """Return whether the other ends of tiles of a suit are consecutive."""
    ends: i64 = 0
    rest = tiles
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        ends |= BIT[other_half(position_of(bit), suit)]
    return ends == (ends & -ends) * (BIT[count] - 1)


def _share_a_number(tiles: i64) -> bool:
    """Return whether two tiles have a number in common."""
    first = position_of(tiles & -tiles)
    second = _last(tiles)
    return (FITS[HIGH[first] * 3] | FITS[LOW[first] * 3]) & BIT[second] != 0


def _last(tiles: i64) -> i64:
    """Return the tile with the highest index of a set; higher doubles have higher indices."""
    last: i64 = 0
    rest = tiles
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        last = position_of(bit)
    return last
