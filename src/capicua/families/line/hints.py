"""Heuristic scores of plays on a line: what a play does, term by term, times fitted weights.

=================  ================================================================================
term               what it counts
=================  ================================================================================
pips               pips of the tile
late_pips          the same if another player has at most two tiles left
double             1 for a double
followers          other tiles of the hand that fit the open numbers, at most four
stuck              1 if there are none
all_fit            1 if every other tile of the hand fits
variety            different numbers among the other tiles of the hand
stranded           for each double kept, 4 less the tiles left for it (itself too), if positive
one_number         1 if all ends show the same number
own_only           open numbers for which only this hand has tiles
dead               open numbers for which nobody has tiles
scarce             other tiles of the hand for open numbers of which others have at most two
answers            unseen tiles with which the next seat could answer
second_answers     the same for the seat after it
third_answers      the same for all seats after that one
shuts_next         1 if the next seat is known to lack every open number, -1 if it is the partner
shuts_second       the same for the seat after it
shuts_others       the same for all seats after that one
block              if nobody can follow: the pips of the opponent with fewest tiles less the seat's
                   own, if unseen tiles are average; from -20 to 20
draws              1 for drawing although a tile fits
=================  ================================================================================
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic

from mypy_extensions import i64, mypyc_attr

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import (
    FITS,
    HIGH,
    LOW,
    PIPS,
    WORD,
    count_bits,
    pips_in,
    position_of,
)
from capicua.families.line.layout import NUMBER_BIT, numbers_led
from capicua.families.line.rules import L, LineRound

LINE_TERMS: Final = (
    "pips",
    "late_pips",
    "double",
    "followers",
    "stuck",
    "all_fit",
    "variety",
    "stranded",
    "one_number",
    "own_only",
    "dead",
    "scarce",
    "answers",
    "second_answers",
    "third_answers",
    "shuts_next",
    "shuts_second",
    "shuts_others",
    "block",
    "draws",
)
PIPS_SHED: Final = 0
LATE_PIPS: Final = 1
DOUBLE: Final = 2
FOLLOWERS: Final = 3
STUCK: Final = 4
ALL_FIT: Final = 5
VARIETY: Final = 6
STRANDED: Final = 7
ONE_NUMBER: Final = 8
OWN_ONLY: Final = 9
DEAD: Final = 10
SCARCE: Final = 11
ANSWERS: Final = 12
"""Terms of the seats after this one: up to ``ANSWERS + 2``."""
SHUTS: Final = 15
BLOCK: Final = 18
DRAWS: Final = 19
FURTHER: Final = 20
"""The first term added by a game."""

MOST: Final = 4
"""The maximum of ``followers``."""
LATE: Final = 2
"""The number of tiles of another player at which heavy tiles become urgent."""
FEW: Final = 2
"""The most unseen tiles of a scarce number."""
MARGIN: Final = 20
"""The maximum of ``block``."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LineHints(Hints[L], Generic[L]):
    """Heuristic scores of plays on a line."""

    terms: ClassVar[tuple[str, ...]] = LINE_TERMS

    def heuristic_score(self, state: L, action: i64) -> i64:
        """Return the weighted sum of the terms of a play, a lead or a draw."""
        if action >= state.draw:
            return self.weights[DRAWS]
        leads = action >= state.first_lead
        tile = action - state.first_lead if leads else action // 4
        numbers = numbers_led(tile) if leads else state.line.numbers_after(tile, action % 4)
        return self.score_of_play(state, tile, numbers)

    def halves_for(self, state: L, numbers: i64) -> i64:
        """Return the halves that fit open numbers: the same numbers, except in Matador."""
        return numbers

    def score_of_play(self, state: L, tile: i64, numbers: i64) -> i64:
        """Return the weighted sum of the terms of a tile that leaves these numbers open."""
        weights = self.weights
        halves = self.halves_for(state, numbers)
        value = weights[PIPS_SHED] * PIPS[tile]
        if HIGH[tile] == LOW[tile]:
            value += weights[DOUBLE]
        if numbers & (numbers - 1) == 0:
            value += weights[ONE_NUMBER]
        if weights[LATE_PIPS] != 0 and state.hands.fewest_of_others(state.turn) <= LATE:
            value += weights[LATE_PIPS] * PIPS[tile]
        value += self._hand(state, tile, halves)
        if weights[OWN_ONLY] != 0 or weights[DEAD] != 0 or weights[SCARCE] != 0:
            value += self._open_numbers(state, tile, halves)
        return value + self._others(state, numbers)

    def _hand(self, state: L, tile: i64, halves: i64) -> i64:
        """Return the terms of the other tiles of the hand."""
        weights = self.weights
        hands = state.hands
        fitting: i64 = 0
        kept: i64 = 0
        pips: i64 = 0
        numbers: i64 = 0
        value: i64 = 0
        for word in range(hands.width):
            rest = hands.bits[state.turn * hands.width + word]
            while rest != 0:
                bit = rest & -rest
                rest ^= bit
                own = word * WORD + position_of(bit)
                if own != tile:
                    kept += 1
                    pips += PIPS[own]
                    both = NUMBER_BIT[HIGH[own]] | NUMBER_BIT[LOW[own]]
                    numbers |= both
                    if halves & both:
                        fitting += 1
                    if HIGH[own] == LOW[own] and weights[STRANDED] != 0:
                        value += weights[STRANDED] * stranded(state, HIGH[own])
        value += weights[FOLLOWERS] * (fitting if fitting < MOST else MOST)
        value += weights[VARIETY] * count_bits(numbers)
        if fitting == 0:
            value += weights[STUCK]
            if kept > 0 and weights[BLOCK] != 0 and answers(state, halves) == 0:
                value += weights[BLOCK] * margin(state, pips)
        if kept > 0 and fitting == kept:
            value += weights[ALL_FIT]
        return value

    def _open_numbers(self, state: L, tile: i64, halves: i64) -> i64:
        """Return the terms of the numbers that others, or nobody, can follow."""
        weights = self.weights
        value: i64 = 0
        width = state.hands.width
        rest = halves
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            number = position_of(bit)
            free: i64 = 0
            own: i64 = -1 if HIGH[tile] == number or LOW[tile] == number else 0
            for word in range(width):
                fits = FITS[number * 3 + word]
                free += count_bits(state.unseen(word) & fits)
                own += count_bits(state.hands.bits[state.turn * width + word] & fits)
            if free == 0:
                value += weights[OWN_ONLY] if own > 0 else weights[DEAD]
            if free <= FEW:
                value += weights[SCARCE] * own
        return value

    def _others(self, state: L, numbers: i64) -> i64:
        """Return the terms of what the other seats can answer, or are known to lack."""
        weights = self.weights
        sides = state.game.side_count
        value: i64 = 0
        place: i64 = 0
        seat = state.next_seat(state.turn)
        while seat != state.turn:
            if weights[ANSWERS + place] != 0:
                may_have = self.halves_for(state, numbers & ~state.lacked[seat])
                value += weights[ANSWERS + place] * answers(state, may_have)
            if state.lacked[seat] & numbers == numbers:
                if seat % sides == state.turn % sides:
                    value -= weights[SHUTS + place]
                else:
                    value += weights[SHUTS + place]
            if place < 2:
                place += 1
            seat = state.next_seat(seat)
        return value


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
    return found if found < MOST else MOST


def stranded(state: LineRound, number: i64) -> i64:
    """Return how few tiles are left to play the double of a number on, from 0 to 3."""
    left: i64 = 0
    width = state.hands.width
    for word in range(width):
        own = state.hands.bits[state.turn * width + word]
        left += count_bits((state.unseen(word) | own) & FITS[number * 3 + word])
    return 4 - left if left < 4 else 0


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


def margin(state: LineRound, own: i64) -> i64:
    """Return by how many pips a block would be won, if all unseen tiles were average."""
    tiles: i64 = 0
    pips: i64 = 0
    for word in range(state.hands.width):
        unseen = state.unseen(word)
        tiles += count_bits(unseen)
        pips += pips_in(unseen, word * WORD)
    fewest: i64 = WORD
    sides = state.game.side_count
    for seat in range(state.players):
        if seat % sides != state.turn % sides and state.hands.counts[seat] < fewest:
            fewest = state.hands.counts[seat]
    if tiles == 0:
        return 0
    found = fewest * pips // tiles - own
    return -MARGIN if found < -MARGIN else MARGIN if found > MARGIN else found
