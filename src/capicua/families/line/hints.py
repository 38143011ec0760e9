"""What a sensible player would do next, as a number: heavy tiles, doubles, open numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.tile import HIGH, LOW, PIPS, WORD, position_of
from capicua.families.line.layout import NUMBER_BIT

if TYPE_CHECKING:
    from capicua.families.line.round import LineRound


def merit(state: LineRound, action: i64) -> i64:
    """Heavy tiles and doubles first, ends that suit one's own hand and not the next seats'."""
    rules = state.rules
    if action >= rules.draw:
        return -100
    tile = action // 4 if action < rules.first_lead else action - rules.first_lead
    if action < rules.first_lead:
        numbers = numbers_after(state, tile, action % 4)
    else:
        numbers = numbers_led(tile)
    value = 2 * PIPS[tile] + 5 * followers(state, tile, numbers)
    if HIGH[tile] == LOW[tile]:
        value += 10
    return value + others_lack(state, numbers)


def numbers_led(tile: i64) -> i64:
    """The open numbers once the tile is led, as bits."""
    return NUMBER_BIT[HIGH[tile]] | NUMBER_BIT[LOW[tile]]


def numbers_after(state: LineRound, tile: i64, arm: i64) -> i64:
    """The open numbers once the tile lies on the arm, as bits."""
    return numbers_showing(state, PIPS[tile] - state.line.ends[arm], arm)


def numbers_showing(state: LineRound, value: i64, arm: i64) -> i64:
    """The open numbers once the arm ends in a value, as bits."""
    ends = state.line.ends
    numbers = NUMBER_BIT[value]
    other: i64 = 0
    while other < 4:
        # Another edge of the double opens when its offered edge is covered (LIN-14).
        if other != arm or state.line.opens_another(arm):
            numbers |= NUMBER_BIT[ends[other]]
        other += 1
    return numbers


def followers(state: LineRound, tile: i64, numbers: i64) -> i64:
    """How many of the seat's other tiles would fit, at most four."""
    found: i64 = 0
    word: i64 = 0
    while word < state.words:
        rest = state.hands[state.turn * state.words + word]
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            own = word * WORD + position_of(bit)
            if own != tile and numbers & (NUMBER_BIT[HIGH[own]] | NUMBER_BIT[LOW[own]]):
                found += 1
        word += 1
    return found if found < 4 else 4


def others_lack(state: LineRound, numbers: i64) -> i64:
    """Good where opponents have shown to lack every open number, bad where the partner has."""
    value: i64 = 0
    weight: i64 = 12
    seat = state.next_seat(state.turn)
    while seat != state.turn:
        if state.lacked[seat] & numbers == numbers:
            if seat % state.rules.side_count == state.turn % state.rules.side_count:
                value -= weight
            else:
                value += weight
        if weight > 4:
            weight -= 4
        seat = state.next_seat(seat)
    return value
