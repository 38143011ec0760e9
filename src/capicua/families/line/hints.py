"""Heuristic scores of actions: heavy tiles, doubles, open numbers."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import FITS, HIGH, LOW, PIPS, WORD, count_bits, position_of
from capicua.families.line.layout import NUMBER_BIT, numbers_led
from capicua.families.line.rules import L, LineRound

ANSWER: Final = 4
"""The cost of each unseen tile with which the next seat could answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LineHints(Hints[L], Generic[L]):
    """Heuristic scores of plays on a line."""

    def heuristic_score(self, state: L, action: i64) -> i64:
        """Prefer heavy tiles, doubles, ends that suit the hand, and few unseen answers."""
        if action >= state.draw:
            return -100
        leads = action >= state.first_lead
        tile = action - state.first_lead if leads else action // 4
        numbers = numbers_led(tile) if leads else state.line.numbers_after(tile, action % 4)
        value = 2 * PIPS[tile] + 5 * followers(state, tile, numbers)
        if HIGH[tile] == LOW[tile]:
            value += 10
        value -= ANSWER * answers(state, next_may_have(state, numbers))
        return value + others_lack(state, numbers)


def followers(state: LineRound, tile: i64, numbers: i64) -> i64:
    """Return the number of remaining tiles that would fit, at most four."""
    hands = state.hands
    found: i64 = 0
    for word in range(hands.width):
        rest = hands.bits[state.turn * hands.width + word]
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            own = word * WORD + position_of(bit)
            if own != tile and numbers & (NUMBER_BIT[HIGH[own]] | NUMBER_BIT[LOW[own]]):
                found += 1
    return found if found < 4 else 4


def next_may_have(state: LineRound, numbers: i64) -> i64:
    """Return the numbers that the next seat is not known to lack."""
    return numbers & ~state.lacked[state.next_seat(state.turn)]


def answers(state: LineRound, numbers: i64) -> i64:
    """Return the number of unseen tiles with at least one of these numbers."""
    found: i64 = 0
    for word in range(state.hands.width):
        fitting: i64 = 0
        rest = numbers
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            fitting |= FITS[position_of(bit) * 3 + word]
        found += count_bits(state.unseen(word) & fitting)
    return found


def others_lack(state: LineRound, numbers: i64) -> i64:
    """Reward open numbers that opponents are known to lack, penalize those the partner lacks."""
    sides = state.game.side_count
    value: i64 = 0
    weight: i64 = 12
    seat = state.next_seat(state.turn)
    while seat != state.turn:
        if state.lacked[seat] & numbers == numbers:
            if seat % sides == state.turn % sides:
                value -= weight
            else:
                value += weight
        if weight > 4:
            weight -= 4
        seat = state.next_seat(seat)
    return value
