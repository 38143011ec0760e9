"""Heuristic scores: bid by estimated tricks, name the best trump, play by simple rules.

They use only the hand of the seat to act and public knowledge.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import BIT, DOUBLES, count_bits, position_of
from capicua.families.tricks.suits import Suits
from capicua.games.texas_42.auction import (
    ALL_POINTS,
    AUCTION,
    BID,
    BID_VALUE,
    MARKS,
    NAME,
    NAMING,
    PASS,
    PLUNGE,
)
from capicua.games.texas_42.rules import TexasRound
from capicua.games.texas_42.suits import (
    DOUBLES_TRUMP,
    FULL_SET,
    HONOUR,
    MODES,
    NELLO,
    SUITS_IN,
    TRUMPS,
)

FORTY_TWO: Final = 12
"""The index of the bid of 42."""


class TexasHints(Hints[TexasRound]):
    """Heuristic scores of bids, trumps and tiles."""

    def heuristic_score(self, state: TexasRound, action: i64) -> i64:
        """Return the heuristic score of a legal action."""
        if state.phase == AUCTION:
            return _bid(state, action)
        if state.phase == NAMING:
            return _mode(state, action - NAME)
        if state.mode == NELLO:
            return _nello(state, action)
        return _lead(state, action) if state.laid == 0 else _follow(state, action)


# -- bidding ----------------------------------------------------------------------------------


def promise(hand: i64, mode: i64) -> i64:
    """Return the estimated tricks of a hand and its partner in a mode, in tenths of a point.

    Each tile counts a few tenths of a trick, depending on the higher tiles of its suit in other
    hands; the partner is credited with a third of the remaining tricks, and a trick is worth
    six points.
    """
    suits = SUITS_IN[mode]
    trumps = count_bits(hand & TRUMPS[mode])
    plain = TRUMPS[mode] == 0
    tricks: i64 = 0
    rest = hand
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        tile = position_of(bit)
        above = higher(FULL_SET & ~hand, suits, tile)
        if TRUMPS[mode] & bit:
            tricks += 10 if above == 0 else 8 if above == 1 else 6
            if trumps < 3:
                tricks -= 3
        elif above == 0:
            tricks += 9 if plain or trumps >= 3 else 6
        elif above == 1:
            tricks += 4
        else:
            tricks += 1
    return tricks * 6 + (70 - tricks) * 2


def higher(others: i64, suits: Suits, tile: i64) -> i64:
    """Return the number of other tiles that beat this one within the suit it leads."""
    suit = suits.leads[tile]
    power = suits.power(suit, tile)
    count: i64 = 0
    rest = others & suits.follow[suit]
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if suits.power(suit, position_of(bit)) > power:
            count += 1
    return count


def _best_promise(state: TexasRound) -> i64:
    """Return the estimate of the best mode the seat could name."""
    best: i64 = 0
    for mode in range(i64(MODES)):
        if state.game.modes & BIT[mode]:
            best = max(best, promise(state.hands.bits[state.turn], mode))
    return best


def _is_lay_down(state: TexasRound) -> bool:
    """Return whether the seat can name a mode under which it takes every trick."""
    for mode in range(i64(MODES)):
        if state.game.modes & BIT[mode] and takes_all(state.hands.bits[state.turn], mode):
            return True
    return False


def takes_all(hand: i64, mode: i64) -> bool:
    """Return whether a hand on lead takes every trick regardless of the other hands.

    Its highest trumps draw all others, and nothing beats its other tiles.
    """
    if mode == NELLO:
        return False
    suits = SUITS_IN[mode]
    others = FULL_SET & ~hand
    highest: i64 = 0
    rest = hand
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if higher(others, suits, position_of(bit)) == 0:
            highest += 1 if TRUMPS[mode] & bit else 0
        elif TRUMPS[mode] & bit == 0:
            return False
    return highest >= count_bits(others & TRUMPS[mode])


def _bid(state: TexasRound, action: i64) -> i64:
    """Score a call: prefer the lowest bid the hand can make, or raise the partner's."""
    if action == PASS:
        return 0
    if state.game.by_marks and action != PLUNGE and _is_lay_down(state):
        # The contract is certain, so the more marks the better.
        return 1000 + MARKS[action - BID]
    sure = _best_promise(state)
    if action == PLUNGE:
        return sure - 400 if state.doubles_held() > 5 else -1000
    value = BID_VALUE[action - BID]
    if state.bidder == state.turn ^ 2:
        sure -= 50
    wanted = value * 10
    if value >= ALL_POINTS:
        # An estimate of forty points takes all seven tricks more often than not.
        wanted = 400 + 5 * (action - BID - FORTY_TWO)
    return 1000 - value if sure >= wanted else -value


def _mode(state: TexasRound, mode: i64) -> i64:
    """Score a mode: prefer the best estimate; nello only if almost no trick can be won."""
    hand = state.hands.bits[state.turn]
    if takes_all(hand, mode):
        return 1000
    if mode == NELLO:
        return 280 if promise(hand, NELLO) < 200 else 0
    value = promise(hand, mode)
    if state.plunged and mode == DOUBLES_TRUMP:
        value += 60  # the partner holds at least four doubles
    return value


# -- playing ----------------------------------------------------------------------------------


def unseen(state: TexasRound) -> i64:
    """Return the tiles in the other hands."""
    return FULL_SET & ~state.gone[0] & ~state.hands.bits[state.turn]


def _lead(state: TexasRound, tile: i64) -> i64:
    """Score a lead: high trumps while others hold some, then sure tiles, then cheap low ones."""
    others = unseen(state)
    above = higher(others, state.suits, tile)
    trumps = TRUMPS[state.mode]
    trumps_out = count_bits(others & trumps)
    if trumps & BIT[tile]:
        if above == 0:
            return 900 if trumps_out else 600
        return 200 - 20 * above - 5 * HONOUR[tile] if trumps_out else 100
    if above == 0:
        return (800 if trumps_out == 0 else 500) + HONOUR[tile] * (1 if trumps_out == 0 else -5)
    return 300 - 8 * HONOUR[tile] + 10 * above


def _follow(state: TexasRound, tile: i64) -> i64:
    """Score a follow: take valuable tricks, give a winning partner honours, else play low."""
    trumps = TRUMPS[state.mode]
    power = state.suits.power(state.led, tile)
    stake = state.worth + HONOUR[tile] + 1
    last = state.laid == state.size - 1
    cost = 10 * power if not trumps & BIT[tile] else 15 * power
    partner_wins = state.winner == state.turn ^ 2
    if partner_wins and (last or stands(state, state.best)):
        return 400 + 12 * HONOUR[tile] - (cost + 100 if power > state.best else cost) // 2
    if power <= state.best:
        return 300 - 12 * HONOUR[tile] - (keep(state, tile) if not partner_wins else cost // 2)
    if last or stands(state, power):
        return 500 + 10 * stake - cost // 4
    return 300 - 4 * HONOUR[tile] + 2 * state.worth - (0 if not partner_wins else 100) + power


def keep(state: TexasRound, tile: i64) -> i64:
    """Return the value of keeping a tile: doubles, sure tiles and trumps."""
    value: i64 = 0
    if TRUMPS[state.mode] & BIT[tile]:
        value += 120
    if DOUBLES[0] & BIT[tile]:
        value += 60
    if higher(unseen(state), state.suits, tile) == 0:
        value += 60
    return value


def stands(state: TexasRound, power: i64) -> bool:
    """Return whether no unseen tile is stronger in this trick."""
    rest = unseen(state)
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if state.suits.power(state.led, position_of(bit)) > power:
            return False
    return True


def _nello(state: TexasRound, tile: i64) -> i64:
    """Score a tile in nello: the bidder ducks; the others play low to let the bidder win."""
    if state.laid == 0:
        return higher(unseen(state), state.suits, tile)
    power = state.suits.power(state.led, tile)
    if state.turn == state.bidder:
        # The trick is lost anyway: shed the most dangerous tile that stays below.
        return 20 + power if power < state.best else -power
    if state.winner == state.bidder:
        return 20 - power
    return power
