"""Which hand is best when nobody can play (BRG-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.seats import NOBODY
from capicua.core.tile import DOUBLES, WORD, pips_in

if TYPE_CHECKING:
    from capicua.games.bergen.rules import BergenRound


def holds_double(state: BergenRound, seat: i64) -> bool:
    """Whether the seat has a double left."""
    word: i64 = 0
    while word < state.words:
        if state.hands[seat * state.words + word] & DOUBLES[word] != 0:
            return True
        word += 1
    return False


def all_hold_doubles(state: BergenRound) -> bool:
    """Whether every hand has a double left."""
    seat: i64 = 0
    while seat < state.players:
        if not holds_double(state, seat):
            return False
        seat += 1
    return True


def pips_compared(state: BergenRound, seat: i64) -> i64:
    """The pips a hand competes with: all of them, or those of its tiles that are no doubles."""
    if state.house.compares_doubles or not holds_double(state, seat):
        return state.hand_total(seat)
    total: i64 = 0
    word: i64 = 0
    while word < state.words:
        hand = state.hands[seat * state.words + word]
        total += pips_in(hand & ~DOUBLES[word], word * WORD)
        word += 1
    return total


def best_hand(state: BergenRound) -> i64:
    """The seat with the fewest pips of those that compete; nobody if several have them."""
    everybody = all_hold_doubles(state)
    best: i64 = NOBODY
    fewest: i64 = -1
    seat: i64 = 0
    while seat < state.players:
        if everybody or not holds_double(state, seat):
            pips = pips_compared(state, seat)
            if fewest < 0 or pips < fewest:
                fewest = pips
                best = seat
            elif pips == fewest:
                best = NOBODY
        seat += 1
    return best
