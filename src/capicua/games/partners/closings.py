"""The ways in which the last tile can close a round (PAR-19, PAR-22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.core.tiles.tile import HIGH, LOW, NO_TILE
from capicua.families.line.layout import E, Line, W, numbers_led

SIMPLE: Final = 0
"""A tile that fits one end only."""
DOUBLE: Final = 1
"""A double, with another number at the other end."""
BOTH: Final = 2
"""A tile that joins the two ends, which show different numbers."""
ALIKE: Final = 3
"""A non-double, with the same number at both ends."""
CROSS: Final = 4
"""A double, with its own number at both ends."""
DOUBLES: Final = 5
"""No tile: one hand was dealt enough doubles to win immediately (PAR-4)."""

CLOSINGS: Final = ("simple", "double", "both", "alike", "cross", "doubles")
"""The names of closings in positions."""


def closing_of(line: Line, tile: i64) -> i64:
    """Return how a tile would close a round, at either end, before it is laid."""
    # A lone root double has one open side, but both sides show its number (LIN-14).
    return _closing(line, tile, line.length == 1 or line.ends[E] == line.ends[W])


def closing_of_version_1(line: Line, tile: i64) -> i64:
    """Return the closing by version 1, which took a double with one bare side for a lone one."""
    return _closing(line, tile, line.offered_edge >= 0 or line.ends[E] == line.ends[W])


def _closing(line: Line, tile: i64, alike: bool) -> i64:
    """Return the closing, given whether both ends show the same number."""
    east = line.ends[E]
    west = line.ends[W]
    if HIGH[tile] == LOW[tile]:
        return CROSS if alike else DOUBLE
    if alike:
        return ALIKE
    if (HIGH[tile] == east and LOW[tile] == west) or (HIGH[tile] == west and LOW[tile] == east):
        return BOTH
    return SIMPLE


def has_blank(tile: i64) -> bool:
    """Return whether a tile shows a blank."""
    return tile != NO_TILE and LOW[tile] == 0


def is_key(line: Line, tile: i64, tiles: i64) -> bool:
    """Return whether all tiles with a number of this one are on the table (PAR-19)."""
    numbers = numbers_led(tile)
    missing: i64 = 0
    for other in range(tiles):
        if numbers & numbers_led(other):
            missing += 1
    for index in range(line.length):
        if numbers & numbers_led(line.tile(index)):
            missing -= 1
    return missing == 0
