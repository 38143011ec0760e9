"""Heuristics for the cross: keep your own train going, get rid of heavy tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.core.knowing import Hints
from capicua.core.tile import (
    BIT_OF,
    FITS,
    PIPS,
    double_of,
    is_double,
    other_half,
    pips_in,
)
from capicua.families.cross.plays import (
    EXCHANGE,
    LEAD,
    MAIN,
    PASS,
    PLAY,
    START,
    tile_played,
    train_played,
)
from capicua.families.cross.rules import CrossRound

GOING_ON: Final = 12
"""The worth, in pips, of holding a tile that can follow on the own train."""
DOUBLE: Final = 12
"""A double fits only one number, so it is worth playing early."""
ABROAD: Final = 8
"""A tile on another's train gives its owner a new number to go on from."""
LEAD_WEIGHT: Final = 6
"""How much the number of a double to be led counts."""
HEAVY: Final = 45
"""A hand of this many pips is worth exchanging where nothing can be played."""


class CrossHints(Hints[CrossRound]):
    """Pips got rid of, a train that can go on, and a poor hand exchanged."""

    def merit(self, state: CrossRound, action: i64) -> i64:
        """Return how good a legal action looks to the seat to act."""
        if action >= PLAY:
            return _merit_of_play(state, tile_played(action), train_played(action))
        if action >= LEAD:
            return _merit_of_lead(state, action - LEAD)
        if action == EXCHANGE:
            return 1 if _is_poor(state) else -1000
        return -100 if action == PASS and state.phase == MAIN else 0


def _merit_of_play(state: CrossRound, tile: i64, train: i64) -> i64:
    """Return the pips got rid of, and whether the own train can go on afterwards."""
    seat = state.turn
    end = state.ends[seat]
    worth = PIPS[tile]
    if is_double(tile):
        worth += DOUBLE
    if train == seat:
        end = other_half(tile, end)
    else:
        worth -= ABROAD
    return worth + _going_on(state, tile, end)


def _merit_of_lead(state: CrossRound, number: i64) -> i64:
    """Prefer the heaviest double, if another tile in hand can follow it."""
    return LEAD_WEIGHT * number + _going_on(state, double_of(number), number)


def _going_on(state: CrossRound, tile: i64, end: i64) -> i64:
    """Return what the tiles left in hand are worth for one's train, once this one is played."""
    rest = state.hands.bits[state.turn] & ~BIT_OF[tile]
    return GOING_ON if rest & FITS[end * 3] else 0


def _is_poor(state: CrossRound) -> bool:
    """Return whether the hand is worth changing, though a loss counts double from then on."""
    hand = state.hands.bits[state.turn]
    if state.phase == START:
        return False
    if hand & state.binding():
        return False
    return pips_in(hand) >= HEAVY
