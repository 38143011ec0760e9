"""The opening of a hand: who is to put down the start double."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.tile import BIT, DOUBLES, HIGH, LOW
from capicua.games.super_dominos.turns import GETS_ONE, LACKS

if TYPE_CHECKING:
    from capicua.games.super_dominos.round import SuperRound


def find_opener(state: SuperRound) -> None:
    """It is the turn of the first seat with a double, or that draws one (SUP-4, SUP-5)."""
    doubles = BIT[state.rules.top + 1] - 1
    seat = state.first
    passed: i64 = 0
    while passed < state.players:
        if holds_double(state, seat):
            state.turn = seat
            return
        state.tell(LACKS, seat, 0, doubles)
        seat = state.next_seat(seat)
        passed += 1
    while True:
        tile = state.take(seat)
        state.tell(GETS_ONE, seat, 0, 0)
        if HIGH[tile] == LOW[tile]:
            state.turn = seat
            return
        state.tell(LACKS, seat, 0, doubles)
        seat = state.next_seat(seat)


def holds_double(state: SuperRound, seat: i64) -> bool:
    """Whether a seat has any double."""
    word: i64 = 0
    while word < state.words:
        if state.hands[seat * state.words + word] & DOUBLES[word] != 0:
            return True
        word += 1
    return False
