"""The end of a round: its winner, and the winner's score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.core.seats import NOBODY
from capicua.families.trains.rules import TrainsRound
from capicua.games.super_dominos.game import SuperDominos

FIRST: Final = 10_000
"""The factor of the measure compared first; greater than the pips of any hand."""


def prize(state: TrainsRound[SuperDominos], winner: i64, blocked: bool) -> i64:
    """Return the value of the others' remaining tiles (SUP-29, SUP-30, SUP-31)."""
    own: i64 = weight(state, winner) if blocked and state.game.difference else 0
    total: i64 = 0
    for seat in range(state.players):
        theirs = weight(state, seat) - own
        if seat != winner and theirs > 0:
            total += theirs
    return total


def blocked_winner(state: TrainsRound[SuperDominos]) -> i64:
    """Return the seat with the fewest tiles, then pips, or vice versa (SUP-28).

    Return ``NOBODY`` if seats tie in both.
    """
    hands = state.hands
    pips_first = state.game.pips_first
    winner: i64 = NOBODY
    least: i64 = 0
    for seat in range(state.players):
        tiles = hands.counts[seat]
        pips = hands.pips(seat)
        measure = pips * FIRST + tiles if pips_first else tiles * FIRST + pips
        if seat == 0 or measure < least:
            winner = seat
            least = measure
        elif measure == least:
            winner = NOBODY
    return winner


def weight(state: TrainsRound[SuperDominos], seat: i64) -> i64:
    """Return the value of a hand: its tiles, or its pips."""
    return state.hands.pips(seat) if state.game.counts_pips else state.hands.counts[seat]
