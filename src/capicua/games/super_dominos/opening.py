"""The opening of a round: the player who puts down the start double."""

from __future__ import annotations

from capicua.core.tile import BIT, HIGH, LOW
from capicua.families.trains.rules import LACKS, TrainsRound
from capicua.games.super_dominos.game import SuperDominos
from capicua.games.super_dominos.turns import GETS_ONE


def find_opener(state: TrainsRound[SuperDominos]) -> None:
    """Give the turn to the first seat with a double, or that draws one (SUP-4, SUP-5)."""
    doubles = BIT[state.game.top + 1] - 1
    seat = state.starter
    for _passed in range(state.players):
        if state.hands.has_double(seat):
            state.turn = seat
            return
        state.prove(LACKS, seat, 0, doubles)
        seat = state.next_seat(seat)
    while True:
        tile = state.take(seat)
        state.prove(GETS_ONE, seat, 0, 0)
        if HIGH[tile] == LOW[tile]:
            state.turn = seat
            return
        state.prove(LACKS, seat, 0, doubles)
        seat = state.next_seat(seat)
