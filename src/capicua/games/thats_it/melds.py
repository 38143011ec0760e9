"""Melds: their tiles, their score, and the division of a hand into melds.

Each number is a suit, and the doubles are another (``DOUBLES``). Three or four tiles with a
suit in common are a meld (TSI-4); three tiles never have two suits in common.

The tiles of one hand are identified by their index in it, 0 to 10, and sets of them by
masks of those indices. Deciding whether a hand can be divided into melds needs no search: by
Hall's theorem it is enough that the suits of the melds have enough tiles, alone and together.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import ALL_TILES, BIT, HIGH, LOW, MAX_PIP, count_bits

DOUBLES: Final = MAX_PIP + 1
SUITS: Final = DOUBLES + 1
MOST_TILES: Final = 11
"""A hand of ten, plus the tile to be discarded."""


def _suits(tile: int) -> list[int]:
    high, low = HIGH[tile], LOW[tile]
    return [high, DOUBLES] if high == low else [high, low]


def _tally(first: int, after: int) -> list[int]:
    """Return for each tile a 1 in the 4-bit field of each of its suits, for a range of suits."""
    return [
        sum([16 ** (suit - first) for suit in _suits(tile) if first <= suit < after])
        for tile in range(ALL_TILES)
    ]


SUITS_OF: Final = vec[i64]([sum([2**suit for suit in _suits(t)]) for t in range(ALL_TILES)])
"""The suits of each tile as bits; every tile has two, doubles included."""
TALLY_LOW: Final = vec[i64](_tally(0, 8))
TALLY_HIGH: Final = vec[i64](_tally(8, SUITS))
"""The addend of each tile to counts by suit: four bits per suit, in two words."""
COUNT: Final = vec[i64]([mask.bit_count() for mask in range(2**MOST_TILES)])
"""The number of tiles in a mask of indices."""


def _masks(tiles: int, size: int) -> list[int]:
    return [mask for mask in range(2**tiles) if COUNT[mask] == size]


FOURS_OF_SEVEN: Final = vec[i64](_masks(7, 4))
FOURS_OF_TEN: Final = vec[i64](_masks(10, 4))


def has_four(low: i64, high: i64) -> bool:
    """Return whether counts by suit (see ``TALLY_LOW``) reach four in some suit."""
    return (low + 0x44444444) & 0x88888888 != 0 or (high + 0x444444444) & 0x888888888 != 0


def suit_masks(tiles: vec[i64], least: i64) -> vec[i64]:
    """Return masks of the tiles in each suit that has at least ``least`` tiles."""
    masks = vec[i64]([0] * SUITS)
    for index in range(len(tiles)):
        tile = tiles[index]
        masks[HIGH[tile]] |= BIT[index]
        masks[LOW[tile]] |= BIT[index]
        if HIGH[tile] == LOW[tile]:
            masks[DOUBLES] |= BIT[index]
    kept: i64 = 0
    for suit in range(i64(SUITS)):
        if COUNT[masks[suit]] >= least:
            masks[kept] = masks[suit]
            kept += 1
    return masks[:kept]


def covered(a: i64, b: i64, c: i64, third: i64) -> i64:
    """Return how many tiles fit in melds of 4 from a, 3 from b and ``third`` (0 or 3) from c."""
    both: i64 = COUNT[a | b] + third
    most: i64 = min(COUNT[a] + 3, COUNT[b] + 4) + third
    most = min(most, min(7 + third, both))
    if third == 0:
        return most
    most = min(most, min(COUNT[a | b | c], COUNT[c] + 7))
    return min(most, min(COUNT[a | c] + 3, COUNT[b | c] + 4))


def closing(tiles: vec[i64]) -> i64:
    """Return a mask of the tiles whose removal leaves 7 or 10 winning tiles (TSI-5)."""
    count: i64 = len(tiles)
    third: i64 = count - 8
    full: i64 = BIT[count] - 1
    suits = suit_masks(tiles, 3)
    found: i64 = 0
    for first in range(len(suits)):
        if COUNT[suits[first]] < 4:
            continue
        for second in range(len(suits)):
            if third == 0:
                found |= _closing(full, suits[first], suits[second], 0, 0)
            else:
                for other in range(second, len(suits)):
                    found |= _closing(full, suits[first], suits[second], suits[other], third)
    return found


def _closing(full: i64, a: i64, b: i64, c: i64, third: i64) -> i64:
    """Return the same mask for melds in given suits; at most one tile may be outside them."""
    outside: i64 = full & ~(a | b | c)
    if COUNT[outside] > 1:
        return 0
    found: i64 = 0
    rest: i64 = outside if outside != 0 else full
    while rest != 0:
        tile = rest & -rest
        if covered(a & ~tile, b & ~tile, c & ~tile, third) == 7 + third:
            found |= tile
        rest ^= tile
    return found


class Split:
    """A winning hand divided into melds, the four first; ``score`` is 0 without a division."""

    def __init__(self) -> None:
        self.score: i64 = 0
        self.doubled: bool = False
        self.melds: list[list[int]] = []
        self.points: list[int] = []
        """The score of each meld, before any doubling (TSI-14)."""


class Counting:
    """The scoring options: the suits that double a hand, and whether two of three melds do."""

    def __init__(self, doubles_are_suit: bool, any_two: bool) -> None:
        self.doubling: i64 = BIT[SUITS] - 1 if doubles_are_suit else BIT[DOUBLES] - 1
        self.any_two: bool = any_two

    def best(self, tiles: list[int]) -> Split:
        """Return the split of 7 or 10 tiles with the highest score (TSI-16)."""
        found = Split()
        hand = vec[i64](tiles)
        full: i64 = BIT[len(tiles)] - 1
        fours = FOURS_OF_SEVEN if len(tiles) == 7 else FOURS_OF_TEN
        for index in range(len(fours)):
            four = fours[index]
            if shared_suit(hand, four) != 0:
                if len(tiles) == 7:
                    self.consider(found, hand, four, full ^ four, 0)
                else:
                    self.cut(found, hand, four, full ^ four)
        return found

    def cut(self, found: Split, hand: vec[i64], four: i64, six: i64) -> None:
        """Try the ten ways to halve six tiles, with the lowest tile in the first half."""
        lowest: i64 = six & -six
        others: i64 = six ^ lowest
        one: i64 = others
        while one != 0:
            bit = one & -one
            one ^= bit
            two: i64 = one
            while two != 0:
                three: i64 = lowest | bit | (two & -two)
                self.consider(found, hand, four, three, six ^ three)
                two ^= two & -two

    def consider(self, found: Split, hand: vec[i64], four: i64, three: i64, other: i64) -> None:
        """Keep a split if it is the best so far; ``other`` is 0 if there are two melds."""
        suit = shared_suit(hand, four)
        second = shared_suit(hand, three)
        third: i64 = second if other == 0 else shared_suit(hand, other)
        if second == 0 or third == 0:
            return
        score: i64 = meld_points(hand, four, suit) + meld_points(hand, three, second)
        if other != 0:
            score += meld_points(hand, other, third)
        doubled = self.is_doubled(suit, second, third)
        if doubled:
            score *= 2
        if score <= found.score:
            return
        found.score = score
        found.doubled = doubled
        masks = [four, three] + ([other] if other != 0 else [])
        found.melds = [chosen(hand, mask) for mask in masks]
        found.points = [int(meld_points(hand, mask, shared_suit(hand, mask))) for mask in masks]

    def is_doubled(self, suit: i64, second: i64, third: i64) -> bool:
        """Return whether these suits double the hand (TSI-15); with two melds, third is second."""
        repeated: i64 = suit & second & third
        if self.any_two:
            repeated = (suit & second) | (suit & third) | (second & third)
        return repeated & self.doubling != 0


def shared_suit(hand: vec[i64], mask: i64) -> i64:
    """Return the common suit of three or four tiles, as a bit; 0 if there is none."""
    suits: i64 = BIT[SUITS] - 1
    index: i64 = 0
    while mask >> index != 0:
        if mask & BIT[index]:
            suits &= SUITS_OF[hand[index]]
        index += 1
    return suits


def meld_points(hand: vec[i64], mask: i64, suit: i64) -> i64:
    """Return the score of a meld: 1, and a bonus for consecutive other ends (TSI-14).

    In a meld of doubles, their numbers are the other ends.
    """
    ends: i64 = 0
    index: i64 = 0
    while mask >> index != 0:
        if mask & BIT[index]:
            tile = hand[index]
            ends |= BIT[LOW[tile]] if suit == BIT[HIGH[tile]] else BIT[HIGH[tile]]
        index += 1
    neighbours = count_bits(ends & (ends >> 1))
    return 1 + (2 * COUNT[mask] if neighbours == COUNT[mask] - 1 else neighbours)


def chosen(hand: vec[i64], mask: i64) -> list[int]:
    """Return the tiles of a hand in a mask of indices."""
    return [int(hand[index]) for index in range(len(hand)) if mask & BIT[index]]
