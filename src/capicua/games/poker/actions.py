"""The phases of a hand of poker, and its actions as numbers.

Bets and raises take two numbers for each level, up to all chips at the table. The actions of a
draw come last: first the numbers of tiles, which are all the others see (of these, only 0 can
be chosen), then the sets of tiles.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.games.poker.tiles import HAND, SETS

FIRST: Final = 0
"""The first betting round; the phases are numbered in order."""
DRAWING: Final = 1
SECOND: Final = 2
NOT_YET: Final = -1
"""The number of tiles drawn, for a seat that has not drawn yet."""

FOLD: Final = 0
CHECK: Final = 1
CALL: Final = 2
LEVELS: Final = 3
"""``LEVELS + 2 * level`` bets to a level; plus one, it raises."""
COUNTS: Final = HAND + 1
"""How many numbers of tiles can be drawn: 0 to 5."""
DRAWS: Final = COUNTS + SETS


def bet_to(level: i64, is_raise: bool) -> i64:
    """Return the action that bets or raises to a level."""
    return LEVELS + level * 2 + (1 if is_raise else 0)


def level_of(action: i64) -> i64:
    """Return the level that a bet or raise reaches."""
    return (action - LEVELS) >> 1


def is_raise(action: i64) -> bool:
    """Return whether a bet or raise is a raise."""
    return (action - LEVELS) & 1 != 0
