"""The opening of a round: the station double, and the seat that lays it."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.tiles.tile import BIT, HIGH, LOW, double_of
from capicua.families.trains.rules import LACKS, TrainsRound
from capicua.games.mexican_train.actions import MISSED
from capicua.games.mexican_train.game import MexicanTrain

Round = TrainsRound[MexicanTrain]


def find_station(state: Round) -> i64:
    """Find the station double and return its number (CMT-4, CMT-5, BMT-4, CMT-T1, CMT-T3).

    The turn goes to the seat that laid the double, or to the starter.
    """
    game = state.game
    state.turn = state.starter
    if game.sets_aside:
        return game.station_number(state.setup.number)
    if game.descends:
        return _open_with(state, game.station_number(state.setup.number))
    if game.dealt_opens:
        return _open_with_highest(state)
    return _open_from_starter(state)


def _open_with(state: Round, number: i64) -> i64:
    """Let the holder of the round's double open; if it is in no hand, draw for it (BMT-4)."""
    double = double_of(number)
    for seat in range(state.players):
        if state.hands.holds(seat, double):
            return _put_down(state, seat, number)
    seat = state.starter
    while state.take(seat) != double:
        state.prove(MISSED, seat, 0, 0)
        seat = state.next_seat(seat)
    return _put_down(state, seat, number)


def _open_with_highest(state: Round) -> i64:
    """Open with the highest double of all hands."""
    for number in range(state.game.top, i64(-1), -1):
        for seat in range(state.players):
            if state.hands.holds(seat, double_of(number)):
                _all_lack_above(state, number)
                return _put_down(state, seat, number)
    _all_lack_above(state, -1)
    return _draw_for_double(state)


def _open_from_starter(state: Round) -> i64:
    """Let the first seat with a double, from the starter on, open with its highest (CMT-4)."""
    seat = state.starter
    for _passed in range(state.players):
        for number in range(state.game.top, i64(-1), -1):
            if state.hands.holds(seat, double_of(number)):
                state.prove(LACKS, seat, 0, _above(state, number))
                return _put_down(state, seat, number)
        state.prove(LACKS, seat, 0, _above(state, -1))
        seat = state.next_seat(seat)
    return _draw_for_double(state)


def _draw_for_double(state: Round) -> i64:
    """Draw in turn from the starter on until a double is drawn; no hand has one (CMT-5)."""
    seat = state.starter
    tile = state.take(seat)
    while HIGH[tile] != LOW[tile]:
        state.prove(MISSED, seat, 0, _above(state, -1))
        seat = state.next_seat(seat)
        tile = state.take(seat)
    return _put_down(state, seat, HIGH[tile])


def _put_down(state: Round, seat: i64, number: i64) -> i64:
    state.hands.drop(seat, double_of(number))
    state.turn = seat
    return number


def _above(state: Round, number: i64) -> i64:
    """Return the numbers of the set above a number, as a mask."""
    return (BIT[state.game.top + 1] - 1) & ~(BIT[number + 1] - 1)


def _all_lack_above(state: Round, number: i64) -> None:
    for seat in range(state.players):
        state.prove(LACKS, seat, 0, _above(state, number))
