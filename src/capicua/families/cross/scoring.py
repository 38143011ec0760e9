"""Scoring a round: each loser's loss, and who receives it (GAR-30 to GAR-32)."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.seats import NOBODY
from capicua.families.cross.actions import FIRST_TIE, SHARED_TIE
from capicua.families.cross.table import CrossTable


def count_left(state: CrossTable) -> None:
    """Count each seat's tiles at the end; all scoring uses these counts."""
    for seat in range(state.players):
        state.left[seat] = state.hands.pips(seat)


def score_out(state: CrossTable, winner: i64) -> None:
    """Make all losers pay the winner for the tiles they hold."""
    state.is_over = True
    state.winner = winner
    _pay(state, winner, 0)


def score_blocked(state: CrossTable) -> None:
    """Give the win to the lowest total; a tie is void, shared, or goes to the first in turn."""
    state.is_over = True
    least = lowest_total(state)
    tied: i64 = 0
    first: i64 = NOBODY
    seat = state.starter
    for _turn in range(state.players):
        if state.left[seat] == least:
            tied += 1
            if first == NOBODY:
                first = seat
        seat = state.next_seat(seat)
    tie = state.game.tie
    if tied > 1 and tie == SHARED_TIE:
        state.winner = first
        _share(state, least, tied)
    elif tied == 1 or tie == FIRST_TIE:
        state.winner = first
        _pay(state, first, least)


def lowest_total(state: CrossTable) -> i64:
    """Return the fewest pips in any hand."""
    least = state.left[0]
    for seat in range(1, state.players):
        least = min(least, state.left[seat])
    return least


def multiplier(state: CrossTable, seat: i64) -> i64:
    """Return the factor that a seat's exchanges apply to its loss."""
    factor = state.game.factor
    product: i64 = 1
    for _exchange in range(state.exchanges[seat]):
        product *= factor
    return product


def loss_of(state: CrossTable, seat: i64, least: i64) -> i64:
    """Return the loss of a seat; ``least`` is 0 if a seat went out (GAR-30)."""
    game = state.game
    base = game.stake if game.by_stake else state.left[seat] - least
    return base * multiplier(state, seat)


def _pay(state: CrossTable, winner: i64, least: i64) -> None:
    """Give every loss to the winner (GAR-31)."""
    won: i64 = 0
    for seat in range(state.players):
        if seat != winner:
            loss = loss_of(state, seat, least)
            state.points[seat] = -loss
            won += loss
    state.points[winner] = won


def _share(state: CrossTable, least: i64, tied: i64) -> None:
    """Share the win in equal integers; a loser pays each winner the same (GAR-32)."""
    owed: i64 = 0
    for seat in range(state.players):
        if state.left[seat] > least:
            owed += loss_of(state, seat, least)
    even: bool = owed % tied == 0
    paid: i64 = 0
    for seat in range(state.players):
        if state.left[seat] > least:
            loss = loss_of(state, seat, least)
            if not even:
                loss = (loss + tied - 1) // tied * tied
            state.points[seat] = -loss
            paid += loss
    for seat in range(state.players):
        if state.left[seat] == least:
            state.points[seat] = paid // tied
