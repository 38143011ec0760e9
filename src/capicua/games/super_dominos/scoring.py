"""The end of a hand: who wins it, and what they score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from capicua.core.seats import NOBODY
from capicua.core.tile import WORD, pips_in

if TYPE_CHECKING:
    from capicua.games.super_dominos.round import SuperRound

FIRST: Final = 10_000
"""By what the measure is multiplied that decides first; no hand has as many pips."""


def finish(state: SuperRound, winner: i64, blocked: bool) -> None:
    """The winner scores what the others are left with (SUP-29, SUP-30, SUP-31)."""
    state.is_over = True
    state.winner = winner
    if winner == NOBODY:
        return
    own = weight(state, winner) if blocked and state.rules.difference else 0
    total: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        theirs = weight(state, seat) - own
        if seat != winner and theirs > 0:
            total += theirs
        seat += 1
    state.points[winner] = total


def blocked_winner(state: SuperRound) -> i64:
    """The seat with the fewest tiles, then pips, or the other way round (SUP-28).

    ``NOBODY`` where seats are level in both.
    """
    winner: i64 = NOBODY
    least: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        tiles = state.counts[seat]
        pips = pips_of(state, seat)
        measure = pips * FIRST + tiles if state.rules.pips_first else tiles * FIRST + pips
        if seat == 0 or measure < least:
            winner = seat
            least = measure
        elif measure == least:
            winner = NOBODY
        seat += 1
    return winner


def weight(state: SuperRound, seat: i64) -> i64:
    """What a hand counts: its tiles, or its pips."""
    return pips_of(state, seat) if state.rules.counts_pips else state.counts[seat]


def pips_of(state: SuperRound, seat: i64) -> i64:
    """The pips on a seat's tiles."""
    total: i64 = 0
    word: i64 = 0
    while word < state.words:
        total += pips_in(state.hands[seat * state.words + word], word * WORD)
        word += 1
    return total
