"""Heuristic scores: what a tile may take and what it would do later, times fitted weights.

==============  ===================================================================================
term            what it counts
==============  ===================================================================================
win             chance of taking the trick, in thousandths; that of a partner's tile if it is ahead
doubles         the same times the doubles in the trick, this tile included
risk            chance of losing a double with the trick, in thousandths
double          1 for a double; high_double its number
top             400 shared among the tile and the unseen tiles that beat it, in its better suit
steals          1 for a double of another suit
calls           chance of taking the trick if the double of a suit led is unseen, in thousandths
left            unseen tiles of a suit led; own_left own other tiles of the suit
empties         numbers of which no tile is left in the hand; empties_doubles times doubles kept
pips            pips of the tile
revokes         1 for a tile that does not follow although it could
==============  ===================================================================================

They use the hand of the seat to act and public knowledge.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import (
    BIT,
    BIT_OF,
    DOUBLES,
    FITS,
    HIGH,
    LOW,
    PIPS,
    WORD_OF,
    count_bits,
    is_double,
    shows,
    tile_of,
)
from capicua.games.double_takes.rules import TakesRound
from capicua.games.double_takes.suits import (
    ABOVE,
    CALLED,
    CORRECT,
    LEAD,
    STAND,
    STEALS,
    SUITS,
    WIDTH,
    led_suit,
    led_tile,
)

WIN: Final = 0
DOUBLES_WON: Final = 1
RISK: Final = 2
A_DOUBLE: Final = 3
HIGH_DOUBLE: Final = 4
TOP: Final = 5
STEALING: Final = 6
CALLS: Final = 7
LEFT: Final = 8
OWN_LEFT: Final = 9
EMPTIES: Final = 10
EMPTIES_DOUBLES: Final = 11
PIP_COUNT: Final = 12
REVOKES: Final = 13

SURE: Final = 1000.0
"""A chance of 1."""
PRICE: Final = 1000
REVOKE: Final = 5000
"""The prices of a revoke that is corrected, and of one that is not, in answers."""
FULL_SET: Final = vec[i64]([2**60 - 1, 2**60 - 1, 2**16 - 1])
"""All tiles, word by word."""


class TakesHints(Hints[TakesRound]):
    """Heuristic scores of tiles, and of answers about a revoke."""

    terms: ClassVar[tuple[str, ...]] = (
        "win",
        "doubles",
        "risk",
        "double",
        "high_double",
        "top",
        "steals",
        "calls",
        "left",
        "own_left",
        "empties",
        "empties_doubles",
        "pips",
        "revokes",
    )

    def heuristic_score(self, state: TakesRound, action: i64) -> i64:
        """Return the weighted sum of the terms of a tile; correct a revoke unless it is free."""
        if action >= CORRECT:
            return _answer(state, action)
        if action >= LEAD:
            tile = led_tile(action)
            suit = led_suit(action)
            return self._play(state, tile, suit) + self._lead(state, tile, suit)
        return self._play(state, action, state.led)

    def _play(self, state: TakesRound, tile: i64, suit: i64) -> i64:
        """Return the terms of a tile led or followed with."""
        weights = self.weights
        power = CALLED.power(suit, tile)
        chance = _winning(state, suit, power)
        win: i64 = int(SURE * chance)
        score = weights[WIN] * win
        score += weights[DOUBLES_WON] * win * (state.worth + CALLED.worth[tile])
        if is_double(tile):
            score += weights[RISK] * (PRICE - win)
            score += weights[A_DOUBLE] + weights[HIGH_DOUBLE] * HIGH[tile]
            if power >= STEALS:
                score += weights[STEALING]
        else:
            score += weights[TOP] * keep(state, tile)
        score += weights[PIP_COUNT] * PIPS[tile]
        if weights[EMPTIES] != 0 or weights[EMPTIES_DOUBLES] != 0:
            score += self._emptied(state, tile)
        if not shows(tile, suit) and state.holds_suit(state.turn, suit):
            # In the last two tricks it costs nothing.
            score += weights[REVOKES] if state.hands.counts[state.turn] > 2 else 0
        return score

    def _lead(self, state: TakesRound, tile: i64, suit: i64) -> i64:
        """Return the terms of a lead alone."""
        weights = self.weights
        score: i64 = 0
        left: i64 = 0
        own: i64 = -1
        for word in range(WIDTH):
            same = FITS[suit * WIDTH + word]
            left += count_bits(unseen(state, word) & same)
            own += count_bits(state.hands.bits[state.turn * WIDTH + word] & same)
        score += weights[LEFT] * left + weights[OWN_LEFT] * own
        double = tile_of(suit, suit)
        if weights[CALLS] != 0 and unseen(state, WORD_OF[double]) & BIT_OF[double]:
            score += weights[CALLS] * int(SURE * _winning(state, suit, CALLED.power(suit, tile)))
        return score

    def _emptied(self, state: TakesRound, tile: i64) -> i64:
        """Return the terms of the numbers of which the hand then has no tile."""
        empty: i64 = 0
        doubles: i64 = -1 if is_double(tile) else 0
        high: i64 = -1
        low: i64 = -1
        for word in range(WIDTH):
            own = state.hands.bits[state.turn * WIDTH + word]
            doubles += count_bits(own & DOUBLES[word])
            high += count_bits(own & FITS[HIGH[tile] * WIDTH + word])
            low += count_bits(own & FITS[LOW[tile] * WIDTH + word])
        if high == 0:
            empty += 1
        if low == 0 and not is_double(tile):
            empty += 1
        return empty * (self.weights[EMPTIES] + self.weights[EMPTIES_DOUBLES] * doubles)


def _answer(state: TakesRound, action: i64) -> i64:
    """Return the score of an answer: correct a revoke unless it is free."""
    if action == STAND:
        return 0 if state.is_free() or not state.holds_suit(state.turn, state.led) else -REVOKE
    tile = action - CORRECT
    return -PRICE - (450 + 25 * HIGH[tile] if is_double(tile) else keep(state, tile))


def _winning(state: TakesRound, suit: i64, power: i64) -> float:
    """Return the chance that this strength, or a partner's tile that is ahead, takes the trick."""
    if power > state.best:
        return holding(state, suit, power)
    if state.game.pairs and state.winner == state.turn ^ 2:
        return holding(state, suit, state.best)
    return 0.0


def holding(state: TakesRound, suit: i64, power: i64) -> float:
    """Return the probability that no opponent still to play beats this strength."""
    chance: float = 1.0
    seat = state.turn
    for _place in range(state.laid + 1, state.players):
        seat = state.next_seat(seat)
        if not (state.game.pairs and seat == state.turn ^ 2):
            chance *= 1.0 - beating(state, seat, suit, power)
    return chance


def beating(state: TakesRound, seat: i64, suit: i64, power: i64) -> float:
    """Return the probability that a seat can beat a strength if all hands are equally likely."""
    hidden: i64 = 0
    of_suit: i64 = 0
    stronger: i64 = 0
    doubles: i64 = 0
    least = (suit * (SUITS + 1) + (power if power < STEALS else SUITS)) * WIDTH
    for word in range(WIDTH):
        rest = unseen(state, word)
        hidden += count_bits(rest)
        of_suit += count_bits(rest & FITS[suit * WIDTH + word])
        stronger += count_bits(rest & ABOVE[least + word])
        doubles += count_bits(rest & DOUBLES[word] & ~FITS[suit * WIDTH + word])
    if power >= STEALS:
        doubles = doubles_above(state, suit, power - STEALS)
    if hidden == 0:
        return 0.0
    without = 1.0 - float(state.hands.counts[seat]) / float(hidden)
    void = 1.0 if state.voids[seat] & BIT[suit] else repeated(without, of_suit)
    steals = void * (1.0 - repeated(without, doubles))
    if power >= STEALS or state.voids[seat] & BIT[suit]:
        return steals
    return steals + 1.0 - repeated(without, stronger)


def repeated(chance: float, times: i64) -> float:
    """Return the probability that an event happens every time."""
    product: float = 1.0
    for _time in range(times):
        product *= chance
    return product


def doubles_above(state: TakesRound, suit: i64, number: i64) -> i64:
    """Return the number of unseen higher doubles of other suits."""
    count: i64 = 0
    for high in range(number + 1, SUITS):
        tile = tile_of(high, high)
        word = WORD_OF[tile]
        if high != suit and unseen(state, word) & DOUBLES[word] & FITS[high * WIDTH + word]:
            count += 1
    return count


def unseen(state: TakesRound, word: i64) -> i64:
    """Return the tiles of a word that the seat to act does not see."""
    seen = state.gone[word] | state.hands.bits[state.turn * WIDTH + word]
    return FULL_SET[word] & ~seen


def keep(state: TakesRound, tile: i64) -> i64:
    """Return the value of a tile, not a double, as a lead of its better suit."""
    high = lead_value(state, tile, HIGH[tile])
    low = lead_value(state, tile, LOW[tile])
    return high if high > low else low


def lead_value(state: TakesRound, tile: i64, suit: i64) -> i64:
    """Return the value of a tile as a lead of one of its suits."""
    above: i64 = 0
    least = (suit * (SUITS + 1) + CALLED.power(suit, tile)) * WIDTH
    for word in range(WIDTH):
        above += count_bits(unseen(state, word) & ABOVE[least + word])
    return 400 // (above + 1)
