"""Heuristics for the cross: continue your own train, and get rid of heavy tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import BIT_OF, FITS, PIPS, double_of, is_double, other_half, pips_in
from capicua.families.cross.actions import (
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
"""The value, in pips, of holding a tile that can continue the seat's own train."""
DOUBLE: Final = 12
"""The bonus for a double, which fits only one number and should be played early."""
ABROAD: Final = 8
"""The cost of a tile on another player's train: it gives the owner a new number."""
LEAD_WEIGHT: Final = 6
"""The weight of a double's number when choosing the lead."""
HEAVY: Final = 45
"""Minimum pips of a hand worth exchanging if nothing can be played."""


class CrossHints(Hints[CrossRound]):
    """Shed pips, continue the seat's own train, and exchange a poor hand."""

    def heuristic_score(self, state: CrossRound, action: i64) -> i64:
        """Return the heuristic score of a legal action of the seat to act."""
        if action >= PLAY:
            return _merit_of_play(state, tile_played(action), train_played(action))
        if action >= LEAD:
            return _merit_of_lead(state, action - LEAD)
        if action == EXCHANGE:
            return 1 if _is_poor(state) else -1000
        return -100 if action == PASS and state.phase == MAIN else 0


def _merit_of_play(state: CrossRound, tile: i64, train: i64) -> i64:
    """Return the pips shed, adjusted for whether the seat's own train can continue afterwards."""
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
    """Prefer the highest double, if another tile in hand can follow it."""
    return LEAD_WEIGHT * number + _going_on(state, double_of(number), number)


def _going_on(state: CrossRound, tile: i64, end: i64) -> i64:
    """Return the value of the remaining tiles for the seat's own train after a play."""
    rest = state.hands.bits[state.turn] & ~BIT_OF[tile]
    return GOING_ON if rest & FITS[end * 3] else 0


def _is_poor(state: CrossRound) -> bool:
    """Return whether the hand is worth exchanging, even though a loss then counts more."""
    hand = state.hands.bits[state.turn]
    if state.phase == START:
        return False
    if hand & state.binding():
        return False
    return pips_in(hand) >= HEAVY
