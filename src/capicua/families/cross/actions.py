"""The action numbers of the cross, and the phases of a round.

An action is a word (pass, exchange, keep, draw), a lead of one of the seven doubles, or
a tile on a train; plays are numbered train by train.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEAT_TILES: Final = 7
"""The number of tiles in a hand as dealt, and in a heap (GAR-1)."""
SET_TILES: Final = 28

PASS: Final = 0
EXCHANGE: Final = 1
KEEP: Final = 2
DRAW: Final = 3
LEAD: Final = 4
"""``LEAD + n`` leads the double of n."""
PLAY: Final = 11
"""``PLAY + 28 * train + tile`` lays the tile on the train."""

START: Final = 0
"""Until the lead."""
AFTER_LEAD: Final = 1
"""The leader may exchange the remaining six tiles (GAR-21)."""
MAIN: Final = 2

TIES: Final = ("void", "share", "first_in_turn")
"""What a tie in a blocked round leads to, by number (GAR-32)."""
VOID_TIE: Final = 0
SHARED_TIE: Final = 1
FIRST_TIE: Final = 2


def play_of(tile: i64, train: i64) -> i64:
    """Return the action that lays a tile on a train."""
    return PLAY + train * SET_TILES + tile


def tile_played(action: i64) -> i64:
    """Return the tile that a play lays."""
    return (action - PLAY) % SET_TILES


def train_played(action: i64) -> i64:
    """Return the train that a play extends."""
    return (action - PLAY) // SET_TILES
