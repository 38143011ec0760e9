"""Heuristic scores of bids, trumps and tiles: what each does, term by term, times fitted weights.

Only the hand of the seat to act and public knowledge count. Bids, trumps, leads and follows have
terms of their own, because they are never compared with one another.

==================  ===============================================================================
of bids             (a pass scores 0)
bid_enough          1 if the estimate of the best mode (``hand_estimate.py``) reaches the bid
bid_margin          how far it does, in tenths of a point, at most six points either way
bid_amount          points of the bid above 29
bid_over_partner    1 for raising the partner's bid
bid_over_others     1 for raising the others'
bid_trumps          trumps of the best mode; bid_tops those that nothing beats
bid_offs            other tiles that something beats; bid_honours their points
of trumps           name_promise, the estimate; name_trumps and so on as for bids
of leads            (other tiles have only the terms of off and void)
draws               1 for the highest trump while others hold trumps; draws_against if they bid
long_trump          1 for a trump when nobody else has any
low_trump           1 for a trump that others beat; low_trump_above by how many; low_trump_honour
                    its points; low_trump_against 1 if the others bid
sure                1 for the highest of a suit when nobody else has trumps; sure_honour its points
high                1 for the highest of a suit while others have trumps; high_honour its points;
                    high_left unseen tiles of the suit
off_honour          points of any other tile; off_above unseen tiles that beat it; off_left unseen
                    tiles of its suit; off_double 1 for a double
void_others         opponents known to be out of the suit while somebody else has trumps
void_partner        1 if the partner is
of follows          (a tile *takes* the trick for certain, *tries* if it is the best so far, is a
                    *gift* to a partner who takes it for certain, or *loses*)
take                1; take_points the trick's points; take_power, take_trump the strength of a
                    tile or a trump; take_over 1 over the partner's tile
try                 1; try_points points before it; try_honour, try_power; try_over 1 over the
                    partner's tile; try_above unseen tiles that beat it
gift                1; gift_honour, gift_power, gift_trump; gift_over 1 for beating the partner
lose_honour         points lost; hope_honour the same while the partner may still win
lose_trump          1 for a trump, lose_double for a double, lose_top for the highest of its suit
hope_power          strength of a tile, hope_trump of a trump, while the partner's tile is the best
settles             1 for a take or gift that decides the contract for the own side
yields              1 for a tile in the others' certain trick that decides it for them
shortens            1 for the last tile of its suit, if another suit was led
==================  ===============================================================================
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.seats import NOBODY
from capicua.core.tiles.tile import BIT, DOUBLES, count_bits
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
from capicua.games.texas_42.hand_estimate import (
    best_mode,
    has_lay_down,
    higher,
    honours_in,
    offs,
    promise,
    takes_all,
    tops,
)
from capicua.games.texas_42.rules import TexasRound
from capicua.games.texas_42.suits import (
    DOUBLES_TRUMP,
    FOLLOW,
    FULL_SET,
    HONOUR,
    LED,
    NELLO,
    POWERS,
    STRENGTH,
    STRONGER,
    SUITS,
    TILES,
    TRUMPS,
)

FORTY_TWO: Final = 12
"""The index of the bid of 42."""
CERTAIN: Final = 1_000_000
"""The score of a bid and a mode that take every trick."""
WIDE: Final[i64] = 60
"""The largest margin of a bid that counts, in tenths of a point."""

TERMS: Final = (
    "bid_enough bid_margin bid_amount bid_over_partner bid_over_others bid_trumps bid_tops "
    "bid_offs bid_honours name_promise name_trumps name_tops name_offs name_honours draws "
    "draws_against long_trump low_trump low_trump_above low_trump_honour low_trump_against sure "
    "sure_honour high high_honour high_left off_honour off_above off_left off_double void_others "
    "void_partner take take_points take_power take_trump take_over try try_points try_honour "
    "try_power try_over try_above gift gift_honour gift_power gift_trump gift_over lose_honour "
    "lose_trump lose_double lose_top hope_honour hope_power hope_trump settles yields shortens"
)
BID_ENOUGH: Final = 0
BID_MARGIN: Final = 1
BID_AMOUNT: Final = 2
BID_OVER_PARTNER: Final = 3
BID_OVER_OTHERS: Final = 4
BID_TRUMPS: Final = 5
BID_TOPS: Final = 6
BID_OFFS: Final = 7
BID_HONOURS: Final = 8
NAME_PROMISE: Final = 9
NAME_TRUMPS: Final = 10
NAME_TOPS: Final = 11
NAME_OFFS: Final = 12
NAME_HONOURS: Final = 13
DRAWS: Final = 14
DRAWS_AGAINST: Final = 15
LONG_TRUMP: Final = 16
LOW_TRUMP: Final = 17
LOW_TRUMP_ABOVE: Final = 18
LOW_TRUMP_HONOUR: Final = 19
LOW_TRUMP_AGAINST: Final = 20
SURE: Final = 21
SURE_HONOUR: Final = 22
HIGH: Final = 23
HIGH_HONOUR: Final = 24
HIGH_LEFT: Final = 25
OFF_HONOUR: Final = 26
OFF_ABOVE: Final = 27
OFF_LEFT: Final = 28
OFF_DOUBLE: Final = 29
VOID_OTHERS: Final = 30
VOID_PARTNER: Final = 31
TAKE: Final = 32
TAKE_POINTS: Final = 33
TAKE_POWER: Final = 34
TAKE_TRUMP: Final = 35
TAKE_OVER: Final = 36
TRY: Final = 37
TRY_POINTS: Final = 38
TRY_HONOUR: Final = 39
TRY_POWER: Final = 40
TRY_OVER: Final = 41
TRY_ABOVE: Final = 42
GIFT: Final = 43
GIFT_HONOUR: Final = 44
GIFT_POWER: Final = 45
GIFT_TRUMP: Final = 46
GIFT_OVER: Final = 47
LOSE_HONOUR: Final = 48
LOSE_TRUMP: Final = 49
LOSE_DOUBLE: Final = 50
LOSE_TOP: Final = 51
HOPE_HONOUR: Final = 52
HOPE_POWER: Final = 53
HOPE_TRUMP: Final = 54
SETTLES: Final = 55
YIELDS: Final = 56
SHORTENS: Final = 57


class TexasHints(Hints[TexasRound]):
    """Heuristic scores of bids, trumps and tiles."""

    terms: ClassVar[tuple[str, ...]] = tuple(TERMS.split())

    def heuristic_score(self, state: TexasRound, action: i64) -> i64:
        """Return the heuristic score of a legal action."""
        if state.phase == AUCTION:
            return self._bid(state, action)
        if state.phase == NAMING:
            return self._mode(state, action - NAME)
        if state.mode == NELLO:
            return _nello(state, action)
        return self._lead(state, action) if state.laid == 0 else self._follow(state, action)

    # -- bidding -----------------------------------------------------------------------------

    def _bid(self, state: TexasRound, action: i64) -> i64:
        """Return the terms of a bid; with marks, a hand that takes every trick bids the most."""
        if action == PASS:
            return 0
        hand = state.hands.bits[state.turn]
        modes = state.game.modes
        if state.game.by_marks and action != PLUNGE and has_lay_down(hand, modes):
            return CERTAIN + MARKS[action - BID]
        mode = best_mode(hand, modes)
        estimate = promise(hand, mode)
        if action == PLUNGE:
            return 1 if state.doubles_held() > 5 and estimate > 400 else -CERTAIN
        weights = self.weights
        value = BID_VALUE[action - BID]
        wanted = value * 10
        if value >= ALL_POINTS:
            # An estimate of forty points takes all seven tricks more often than not.
            wanted = 400 + 5 * (action - BID - FORTY_TWO)
        over_partner = state.bidder == state.turn ^ 2
        if over_partner:
            estimate -= 50
        score = weights[BID_AMOUNT] * (value - 29)
        score += weights[BID_MARGIN] * max(-WIDE, min(WIDE, estimate - wanted))
        if estimate >= wanted:
            score += weights[BID_ENOUGH]
        if over_partner:
            score += weights[BID_OVER_PARTNER]
        elif state.bidder != NOBODY:
            score += weights[BID_OVER_OTHERS]
        return score + self._shape(hand, mode, BID_TRUMPS)

    def _mode(self, state: TexasRound, mode: i64) -> i64:
        """Return the terms of a mode; nello only if almost no trick can be won."""
        hand = state.hands.bits[state.turn]
        if takes_all(hand, mode):
            return CERTAIN
        if mode == NELLO:
            return CERTAIN - 1 if promise(hand, NELLO) < 200 else -CERTAIN
        value = promise(hand, mode)
        if state.plunged and mode == DOUBLES_TRUMP:
            value += 60  # the partner holds at least four doubles
        return self.weights[NAME_PROMISE] * value + self._shape(hand, mode, NAME_TRUMPS)

    def _shape(self, hand: i64, mode: i64, first: i64) -> i64:
        """Return the terms of trumps, top trumps and weak tiles, numbered from ``first``."""
        weights = self.weights
        score = weights[first] * count_bits(hand & TRUMPS[mode])
        if weights[first + 1] != 0:
            score += weights[first + 1] * tops(hand, mode)
        if weights[first + 2] != 0 or weights[first + 3] != 0:
            weak = offs(hand, mode)
            score += weights[first + 2] * count_bits(weak)
            score += weights[first + 3] * honours_in(weak)
        return score

    # -- playing -----------------------------------------------------------------------------

    def _lead(self, state: TexasRound, tile: i64) -> i64:
        """Return the terms of a lead."""
        weights = self.weights
        others = unseen(state)
        mode = state.mode
        above = higher(others, mode, tile)
        trumps_out = others & TRUMPS[mode]
        honour = HONOUR[tile]
        is_against = state.bidder & 1 != state.turn & 1
        if TRUMPS[mode] & BIT[tile]:
            if trumps_out == 0:
                return weights[LONG_TRUMP]
            if above == 0:
                return weights[DRAWS] + (weights[DRAWS_AGAINST] if is_against else 0)
            score = weights[LOW_TRUMP] + weights[LOW_TRUMP_ABOVE] * above
            score += weights[LOW_TRUMP_HONOUR] * honour
            return score + (weights[LOW_TRUMP_AGAINST] if is_against else 0)
        if above == 0 and trumps_out == 0:
            return weights[SURE] + weights[SURE_HONOUR] * honour
        suit = LED[mode * TILES + tile]
        left = count_bits(others & FOLLOW[mode * SUITS + suit])
        score = 0
        if above == 0:
            score += weights[HIGH] + weights[HIGH_HONOUR] * honour + weights[HIGH_LEFT] * left
        else:
            score += weights[OFF_HONOUR] * honour + weights[OFF_ABOVE] * above
            score += weights[OFF_LEFT] * left
            if DOUBLES[0] & BIT[tile]:
                score += weights[OFF_DOUBLE]
        if trumps_out != 0:
            for step in range(i64(1), i64(4), i64(2)):
                if state.voids[(state.turn + step) & 3] & BIT[suit]:
                    score += weights[VOID_OTHERS]
            if state.voids[state.turn ^ 2] & BIT[suit]:
                score += weights[VOID_PARTNER]
        return score

    def _follow(self, state: TexasRound, tile: i64) -> i64:
        """Return the terms of a tile in a trick that somebody led."""
        weights = self.weights
        mode = state.mode
        row = mode * SUITS + state.led
        others = unseen(state)
        power = STRENGTH[row * TILES + tile]
        honour = HONOUR[tile]
        is_trump = TRUMPS[mode] & BIT[tile] != 0
        is_last = state.laid == state.size - 1
        partner_wins = state.winner == state.turn ^ 2
        stays = is_last or others & STRONGER[row * POWERS + state.best] == 0
        stake = state.worth + honour + 1
        score: i64 = 0
        if partner_wins and stays:
            score += weights[GIFT] + weights[GIFT_HONOUR] * honour
            score += weights[GIFT_TRUMP if is_trump else GIFT_POWER] * power
            if power > state.best:
                score += weights[GIFT_OVER]
            if settles(state, stake, state.turn & 1):
                score += weights[SETTLES]
        elif power <= state.best:
            score += self._lost(state, tile, power, is_trump, stays)
        else:
            above = count_bits(others & STRONGER[row * POWERS + power])
            if is_last or above == 0:
                score += weights[TAKE] + weights[TAKE_POINTS] * stake
                score += weights[TAKE_TRUMP if is_trump else TAKE_POWER] * power
                if partner_wins:
                    score += weights[TAKE_OVER]
                if settles(state, stake, state.turn & 1):
                    score += weights[SETTLES]
            else:
                score += weights[TRY] + weights[TRY_POINTS] * state.worth
                score += weights[TRY_HONOUR] * honour + weights[TRY_POWER] * power
                score += weights[TRY_ABOVE] * above
                if partner_wins:
                    score += weights[TRY_OVER]
        if power == 0 and weights[SHORTENS] != 0:
            same = FOLLOW[mode * SUITS + LED[mode * TILES + tile]]
            if state.hands.bits[state.turn] & same & ~BIT[tile] == 0:
                score += weights[SHORTENS]
        return score

    def _lost(self, state: TexasRound, tile: i64, power: i64, is_trump: bool, stays: bool) -> i64:
        """Return the terms of a tile that does not win; ``stays``: nobody can beat the best."""
        weights = self.weights
        honour = HONOUR[tile]
        if state.winner == state.turn ^ 2:
            score = weights[HOPE_HONOUR] * honour
            return score + weights[HOPE_TRUMP if is_trump else HOPE_POWER] * power
        score = weights[HOPE_HONOUR if state.laid == 1 and not stays else LOSE_HONOUR] * honour
        if stays and settles(state, state.worth + honour + 1, state.winner & 1):
            score += weights[YIELDS]
        if is_trump:
            score += weights[LOSE_TRUMP]
        if DOUBLES[0] & BIT[tile]:
            score += weights[LOSE_DOUBLE]
        if higher(unseen(state), state.mode, tile) == 0:
            score += weights[LOSE_TOP]
        return score


def unseen(state: TexasRound) -> i64:
    """Return the tiles in the other hands."""
    return FULL_SET & ~state.gone[0] & ~state.hands.bits[state.turn]


def stands(state: TexasRound, power: i64) -> bool:
    """Return whether no unseen tile is stronger in this trick."""
    row = state.mode * SUITS + state.led
    return unseen(state) & STRONGER[row * POWERS + power] == 0


def settles(state: TexasRound, points: i64, side: i64) -> bool:
    """Return whether some points more decide the contract, not yet decided, for a side."""
    taken = state.taken(side)
    wanted = state.goal()
    if side != state.bidder & 1:
        wanted = ALL_POINTS + 1 - wanted
    return taken < wanted and taken + points >= wanted


def _nello(state: TexasRound, tile: i64) -> i64:
    """Score a tile in nello: the bidder ducks; the others play low to let the bidder win."""
    if state.laid == 0:
        return higher(unseen(state), state.mode, tile)
    power = STRENGTH[(state.mode * SUITS + state.led) * TILES + tile]
    if state.turn == state.bidder:
        # The trick is lost anyway: shed the most dangerous tile that stays below.
        return 20 + power if power < state.best else -power
    if state.winner == state.bidder:
        return 20 - power
    return power
