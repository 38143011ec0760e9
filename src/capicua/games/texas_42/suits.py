"""Suits in each mode: the tiles that follow, the suit led, the winning tile.

The bidder names a *mode*: a number as trump, doubles as trump, or no trump in one of four
ways. A *suit* is a number, or ``OWN_SUIT``: the doubles if they are separate
from their numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import HIGH, LOW, PIPS, set_size
from capicua.families.tricks.suits import Suits

NOT_NAMED: Final = -1
DOUBLES_TRUMP: Final = 7
NO_TRUMP: Final = 8
NO_TRUMP_LOW: Final = 9
"""No trump, with each double the lowest tile of its suit."""
NO_TRUMP_OWN: Final = 10
"""No trump, with the doubles as a separate suit."""
NELLO: Final = 11
"""No trump; the bidder plays alone to take no trick."""
MODES: Final = 12

OWN_SUIT: Final = 7
SUIT_NAMES: Final = ("blanks", "ones", "twos", "threes", "fours", "fives", "sixes", "doubles")
SUITS: Final = 8

TILES: Final = 28
HAND: Final = 7
"""The number of tiles in a hand, and of tricks in a round."""
FULL_SET: Final = 2**28 - 1


def _suits_of(mode: int, tile: int) -> set[int]:
    """Return the suits of a tile: one for a trump, otherwise its numbers (T42-13, T42-14)."""
    halves = {int(HIGH[tile]), int(LOW[tile])}
    if mode in halves:
        return {mode}
    if mode in (DOUBLES_TRUMP, NO_TRUMP_OWN) and len(halves) == 1:
        return {OWN_SUIT}
    return halves


def _rank(mode: int, suit: int, tile: int) -> int:
    """Return the rank of a tile within a suit, from 1.

    The double is on top, then the other end decides (T42-15).
    """
    if suit == OWN_SUIT:
        return int(HIGH[tile]) + 2
    if HIGH[tile] == LOW[tile]:
        return 1 if mode == NO_TRUMP_LOW else 9
    return int(PIPS[tile]) - suit + 2


def _strength(mode: int, suit: int, tile: int) -> int:
    """Return the strength of a tile in a trick of that suit; 0 if it cannot win (T42-19)."""
    suits = _suits_of(mode, tile)
    if mode in suits:
        return 10 + _rank(mode, mode, tile)
    return _rank(mode, suit, tile) if suit in suits else 0


HONOUR: Final = vec[i64]([pips if pips in (5, 10) else 0 for pips in PIPS[:TILES]])
"""The points of each tile: ten for 5-5 and 6-4; five for 5-0, 3-2 and 4-1 (T42-21)."""


def _suits_in(mode: int) -> Suits:
    tiles = range(TILES)
    return Suits(
        names=list(SUIT_NAMES),
        belongs=[sum([2**suit for suit in _suits_of(mode, tile)]) for tile in tiles],
        leads=[max(_suits_of(mode, tile)) for tile in tiles],
        strength=[_strength(mode, suit, tile) for suit in range(SUITS) for tile in tiles],
        worth=[int(points) for points in HONOUR],
    )


SUITS_IN: Final = [_suits_in(mode) for mode in range(MODES)]
"""The suits of each mode; a lead calls for trump or its higher number (T42-12 to T42-19)."""
FOLLOW: Final = vec[i64]([int(tiles) for suits in SUITS_IN for tiles in suits.follow])
"""``FOLLOW[mode * SUITS + suit]``: the tiles of the suit, for all modes in one table."""
LED: Final = vec[i64]([int(suit) for suits in SUITS_IN for suit in suits.leads])
"""``LED[mode * TILES + tile]``: the suit a tile leads, trump or its higher number (T42-17)."""
STRENGTH: Final = vec[i64]([int(power) for suits in SUITS_IN for power in suits.strength])
"""``STRENGTH[(mode * SUITS + suit) * TILES + tile]``: strengths; the highest takes the trick."""
POWERS: Final = 20
"""More than the highest strength."""


def _stronger(suits: Suits, suit: int, power: int) -> int:
    """Return the tiles with more than some strength when a suit is led."""
    row = range(suit * TILES, suit * TILES + TILES)
    return sum([2**tile for tile, at in enumerate(row) if suits.strength[at] > power])


STRONGER: Final = vec[i64](
    [
        _stronger(suits, suit, power)
        for suits in SUITS_IN
        for suit in range(SUITS)
        for power in range(POWERS)
    ]
)
"""``STRONGER[(mode * SUITS + suit) * POWERS + power]``: the tiles that beat this strength."""
TRUMPS: Final = vec[i64](
    [FOLLOW[mode * SUITS + mode] if mode < SUITS else 0 for mode in range(MODES)]
)
"""``TRUMPS[mode]``: the trumps (T42-12), which are the suit with the number of the mode."""

assert set_size(6) == TILES
assert sum(HONOUR) + HAND == 42
