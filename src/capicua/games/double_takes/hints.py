"""Heuristic scores: play for tricks that can be won, and keep tiles that win later.

Scores are in thousandths of a point and use the hand of the seat to act and public
knowledge.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import (
    BIT,
    DOUBLES,
    FITS,
    HIGH,
    LOW,
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

TRICK: Final = 1000.0
"""The value of a point on this scale."""
REVOKE: Final = 5000
FULL_SET: Final = vec[i64]([2**60 - 1, 2**60 - 1, 2**16 - 1])
"""All tiles, word by word."""


class TakesHints(Hints[TakesRound]):
    """Heuristic scores of tiles, and of answers about a revoke."""

    def heuristic_score(self, state: TakesRound, action: i64) -> i64:
        """Return the heuristic score of a legal action."""
        if action >= CORRECT:
            return _answer(state, action)
        if action >= LEAD:
            return _play(state, led_tile(action), led_suit(action))
        return _play(state, action, state.led)


def _answer(state: TakesRound, action: i64) -> i64:
    """Return the score of an answer: correct a revoke unless it is free."""
    if action == STAND:
        return 0 if state.is_free() or not state.holds_suit(state.turn, state.led) else -REVOKE
    return -1000 - keep(state, action - CORRECT)


def _play(state: TakesRound, tile: i64, suit: i64) -> i64:
    """Return the expected gain of the trick with this tile, less the tile's later value."""
    seat = state.turn
    power = CALLED.power(suit, tile)
    stake = TRICK * float(1 + state.worth + CALLED.worth[tile])
    chance: float = 0.0
    if power > state.best:
        chance = holding(state, suit, power)
    elif state.game.pairs and state.winner == seat ^ 2:
        chance = holding(state, suit, state.best)
    value = chance * stake
    if is_double(tile):
        value -= (1.0 - chance) * TRICK
    points: i64 = int(value)
    if not shows(tile, suit) and state.holds_suit(seat, suit) and state.hands.counts[seat] > 2:
        # A revoke, even if the table permits one, is never worth its price.
        points -= REVOKE
    return points - keep(state, tile)


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
    """Return the future value of a tile: doubles steal tricks, the top of a suit takes them."""
    if is_double(tile):
        return 450 + 25 * HIGH[tile]
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
