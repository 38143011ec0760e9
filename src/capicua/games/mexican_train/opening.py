"""The opening of a round: which double goes to the station, and who puts it there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tile import BIT, BIT_OF, HIGH, LOW, WORD_OF, double_of
from capicua.games.mexican_train.trains import LACKS, MISSED

if TYPE_CHECKING:
    from capicua.games.mexican_train.round import TrainRound


def without(order: vec[i64], removed: i64) -> vec[i64]:
    """The order without one tile."""
    rest = vec[i64]([0] * (len(order) - 1))
    at: i64 = 0
    index: i64 = 0
    while index < len(order):
        if order[index] != removed:
            rest[at] = order[index]
            at += 1
        index += 1
    return rest


def open_round(state: TrainRound) -> None:
    """Opens as the engine says (CMT-4, CMT-5, BMT-4, CMT-T1 and CMT-T3)."""
    rules = state.rules
    if rules.sets_aside:
        state.set_station(rules.station_number(state.setup.number), state.starter)
    elif rules.descends:
        _open_with(state, rules.station_number(state.setup.number))
    elif rules.dealt_opens:
        _open_with_highest(state)
    else:
        _open_from_starter(state)


def _open_with(state: TrainRound, number: i64) -> None:
    """The holder of the round's double opens; if nobody holds it, it is drawn for (BMT-4)."""
    seat: i64 = 0
    while seat < state.players:
        if _holds_double(state, seat, number):
            _put_down(state, seat, number)
            return
        seat += 1
    seat = state.starter
    tile = state.take(seat)
    while tile != double_of(number):
        state.prove(MISSED, seat, 0, 0)
        seat = state.next_seat(seat)
        tile = state.take(seat)
    _put_down(state, seat, number)


def _open_with_highest(state: TrainRound) -> None:
    """The highest double of all hands opens."""
    number = state.rules.top
    while number >= 0:
        seat: i64 = 0
        while seat < state.players:
            if _holds_double(state, seat, number):
                _all_lack_above(state, number)
                _put_down(state, seat, number)
                return
            seat += 1
        number -= 1
    _draw_for_double(state)


def _open_from_starter(state: TrainRound) -> None:
    """The first seat from the starter on that holds a double opens with its highest (CMT-4)."""
    seat = state.starter
    passed: i64 = 0
    while passed < state.players:
        number = state.rules.top
        while number >= 0:
            if _holds_double(state, seat, number):
                state.prove(LACKS, seat, 0, _above(state, number))
                _put_down(state, seat, number)
                return
            number -= 1
        state.prove(LACKS, seat, 0, _above(state, -1))
        seat = state.next_seat(seat)
        passed += 1
    _draw_for_double(state)


def _draw_for_double(state: TrainRound) -> None:
    """Nobody has a double: all draw in turn, from the starter on, until one comes (CMT-5)."""
    if state.rules.dealt_opens:
        _all_lack_above(state, -1)
    seat = state.starter
    tile = state.take(seat)
    while HIGH[tile] != LOW[tile]:
        state.prove(MISSED, seat, 0, _above(state, -1))
        seat = state.next_seat(seat)
        tile = state.take(seat)
    _put_down(state, seat, HIGH[tile])


def _holds_double(state: TrainRound, seat: i64, number: i64) -> bool:
    tile = double_of(number)
    return state.hands[seat * state.words + WORD_OF[tile]] & BIT_OF[tile] != 0


def _put_down(state: TrainRound, seat: i64, number: i64) -> None:
    state.drop(seat, double_of(number))
    state.set_station(number, seat)


def _above(state: TrainRound, number: i64) -> i64:
    """The numbers of the set above one, as a mask."""
    return (BIT[state.rules.top + 1] - 1) & ~(BIT[number + 1] - 1)


def _all_lack_above(state: TrainRound, number: i64) -> None:
    seat: i64 = 0
    while seat < state.players:
        state.prove(LACKS, seat, 0, _above(state, number))
        seat += 1
