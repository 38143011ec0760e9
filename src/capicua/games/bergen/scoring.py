"""The best hand of a blocked round (BRG-7)."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.seats import NOBODY
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.tile import DOUBLES, WORD, pips_in


def all_hold_doubles(hands: Hands) -> bool:
    """Return whether every hand has a double left."""
    for seat in range(hands.seats):
        if not hands.has_double(seat):
            return False
    return True


def pips_compared(hands: Hands, seat: i64, compares_doubles: bool) -> i64:
    """Return the pips compared for a hand: of all its tiles, or of its non-doubles only."""
    if compares_doubles or not hands.has_double(seat):
        return hands.pips(seat)
    total: i64 = 0
    for word in range(hands.width):
        singles = hands.bits[seat * hands.width + word] & ~DOUBLES[word]
        total += pips_in(singles, word * WORD)
    return total


def best_hand(hands: Hands, compares_doubles: bool) -> i64:
    """Return the competing seat with the fewest pips; ``NOBODY`` in a tie."""
    everybody = all_hold_doubles(hands)
    best: i64 = NOBODY
    fewest: i64 = -1
    for seat in range(hands.seats):
        if everybody or not hands.has_double(seat):
            pips = pips_compared(hands, seat, compares_doubles)
            if fewest < 0 or pips < fewest:
                fewest = pips
                best = seat
            elif pips == fewest:
                best = NOBODY
    return best
