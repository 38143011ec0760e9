"""The phases of a hand, and its actions as numbers.

Bets and raises take two numbers for each level, up to all chips of the table. Where there
is a draw, its numbers come last: how many tiles, which is all that the others see of it
(only 0 can be chosen), and then which tiles.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.games.poker.tiles import HAND, SETS

FIRST: Final = 0
"""The first betting round; the phases are numbered in the order in which they come."""
DRAWING: Final = 1
SECOND: Final = 2
NOT_YET: Final = -1
"""Stands for the number of tiles drawn by a seat that has not drawn."""

FOLD: Final = 0
CHECK: Final = 1
CALL: Final = 2
LEVELS: Final = 3
"""Twice a level, plus one for a raise, is added to it."""
COUNTS: Final = HAND + 1
"""Numbers of tiles that can be drawn: 0 to 5."""
DRAWS: Final = COUNTS + SETS


def bet_to(level: i64, is_raise: bool) -> i64:
    """Return the bet or raise to a level."""
    return LEVELS + level * 2 + (1 if is_raise else 0)


def level_of(action: i64) -> i64:
    """Return the level that a bet or raise reaches."""
    return (action - LEVELS) >> 1


def is_raise(action: i64) -> bool:
    """Return whether a bet or raise is a raise."""
    return (action - LEVELS) & 1 != 0
