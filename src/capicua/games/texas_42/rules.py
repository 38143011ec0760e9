"""One round of Texas 42: the auction, the naming of trumps, the tricks."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.tile import BIT, DOUBLES, NO_TILE, count_bits
from capicua.families.tricks.rules import TrickRound
from capicua.games.texas_42.auction import (
    ALL_POINTS,
    AUCTION,
    BID,
    BID_VALUE,
    MARKS,
    NAME,
    NAMING,
    NO_BID,
    PASS,
    PLUNGE,
    PLUNGE_BID,
    PLUNGE_DOUBLES,
    PLUNGES_TO,
    TRICKS,
)
from capicua.games.texas_42.game import Texas42
from capicua.games.texas_42.suits import (
    FOLLOW,
    HAND,
    HONOUR,
    LED,
    NELLO,
    NOT_NAMED,
    STRENGTH,
    SUITS,
    SUITS_IN,
    TILES,
)


@final
class TexasRound(TrickRound[Texas42]):
    """One round: the auction, the naming of trumps, the tricks."""

    def __init__(self, game: Texas42, setup: Setup) -> None:
        super().__init__(game, setup)
        self.phase: i64 = AUCTION
        self.dealer: i64 = 0
        self.must_bid: bool = False
        """Whether the dealer must bid after the other three have passed."""
        self.standing: i64 = NO_BID
        self.bidder: i64 = NOBODY
        self.plunged: bool = False
        self.plunger: i64 = NOBODY
        """The seat that bid a plunge, overbid or not; it was dealt at least four doubles."""
        self.doubles_left: i64 = 0
        """The number of doubles the plunger is still known to hold."""
        self.out: i64 = 0
        """A bit for each seat that is out of the auction."""
        self.mode: i64 = NOT_NAMED
        self.made: bool = False

    # -- deal ------------------------------------------------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Deal seven tiles to each; the seat left of the dealer bids first (T42-2, T42-5)."""
        self.restart(order, lot)
        self.begin_auction(lot if self.starter == NOBODY else (self.starter + 3) & 3)
        self.hands.deal_all(order, HAND)

    def begin_auction(self, dealer: i64) -> None:
        """Begin an auction with no calls and no tiles played."""
        self.clear(NOBODY)
        self.phase = AUCTION
        self.dealer = dealer
        self.turn = (dealer + 1) & 3
        self.must_bid = self.game.must_bid(self.setup.streak)
        self.standing = NO_BID
        self.bidder = NOBODY
        self.plunged = False
        self.plunger = NOBODY
        self.doubles_left = 0
        self.out = 0
        self.mode = NOT_NAMED
        self.made = False

    # -- collect ---------------------------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """Add the calls or tiles of the seat to act, ascending."""
        first: i64 = 0
        if self.phase == TRICKS:
            rest = self.playable()
        elif self.phase == AUCTION:
            if self.may_pass():
                actions.add(PASS)
            rest = self.bids()
            first = BID
        else:
            rest = self.nameable()
            first = NAME
        actions.add_each(first, rest)

    def may_pass(self) -> bool:
        """Return whether the seat to bid may pass; a dealer who must bid cannot (T42-9)."""
        return not (self.must_bid and self.standing == NO_BID and self.turn == self.dealer)

    def bids(self) -> i64:
        """Return a bit for each bid the seat to act can make (T42-6, T42-7)."""
        raises = self.game.raises[self.standing + 1]
        if raises & BIT[PLUNGE_BID] and self.doubles_held() < PLUNGE_DOUBLES:
            raises ^= BIT[PLUNGE_BID]
        return raises

    def doubles_held(self) -> i64:
        """Return the number of doubles the seat to act holds."""
        return count_bits(self.hands.bits[self.turn] & DOUBLES[0])

    def nameable(self) -> i64:
        """Return a bit for each mode that may be named.

        Nello may be named over a bid of 42 or more (T42-11).
        """
        game = self.game
        modes = game.modes
        if game.nello and not self.plunged and BID_VALUE[self.standing] >= ALL_POINTS:
            modes |= BIT[NELLO]
        return modes

    def playable(self) -> i64:
        """Return the tiles that can be played: of the suit led, if any are held (T42-18)."""
        hand = self.hands.bits[self.turn]
        if self.laid == 0:
            return hand
        same = hand & FOLLOW[self.mode * SUITS + self.led]
        return hand if same == 0 else same

    # -- advance ---------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        """Apply a pass, a bid, the naming of trumps, or a tile (T42-17 to T42-19)."""
        self.record(action)
        if action < PASS:
            self.play(action)
        elif action < NAME:
            self.speak(action)
        else:
            self.name(action - NAME)

    def play(self, tile: i64) -> None:
        """Put a tile into the trick; a tile of another suit shows a void (T42-17 to T42-19).

        The family's general method would make a round a fifth slower.
        """
        seat = self.turn
        bit = BIT[tile]
        laid = self.laid
        led = self.led
        self.hands.bits[seat] &= ~bit
        self.hands.counts[seat] -= 1
        self.gone[0] |= bit
        if seat == self.plunger and self.doubles_left > 0 and DOUBLES[0] & bit:
            self.doubles_left -= 1
        if laid == 0:
            led = LED[self.mode * TILES + tile]
            self.led = led
        row = self.mode * SUITS + led
        if FOLLOW[row] & bit == 0:
            self.voids[seat] |= BIT[led]
        power = STRENGTH[row * TILES + tile]
        if power > self.best:
            self.best = power
            self.winner = seat
        self.worth += HONOUR[tile]
        self.trick[laid] = tile
        laid += 1
        self.laid = laid
        if laid == self.size:
            self.complete_trick()
            return
        seat = (seat + 1) & 3
        self.turn = (seat + 1) & 3 if seat == self.sitter else seat

    def after_trick(self) -> None:
        """Score the round once it is decided."""
        if self.is_decided():
            self.score()

    def speak(self, action: i64) -> None:
        """Pass or bid; the auction ends when no seat is left to raise (T42-8, T42-9)."""
        game = self.game
        seat = self.turn
        if action == PASS:
            self.out |= BIT[seat]
        else:
            self.plunged = action == PLUNGE
            self.standing = PLUNGES_TO[self.standing + 1] if self.plunged else action - BID
            self.bidder = seat
            if self.plunged:
                self.plunger = seat
                self.doubles_left = PLUNGE_DOUBLES
            if game.single_round:
                self.out |= BIT[seat]
        others: i64 = 15 & ~self.out
        if self.bidder != NOBODY:
            others &= ~BIT[self.bidder]
            if others == 0 or game.raises[self.standing + 1] == 0:
                self.close_auction()
                return
        if others == 0:
            self.end_passed_out()
            return
        seat = (seat + 1) & 3
        while others & BIT[seat] == 0:
            seat = (seat + 1) & 3
        self.turn = seat

    def end_passed_out(self) -> None:
        """End a round without a bid, which does not count (T42-9)."""
        self.is_over = True
        self.is_void = True

    def close_auction(self) -> None:
        """Let the bidder name trumps, or after a plunge the bidder's partner (T42-11)."""
        self.phase = NAMING
        self.turn = self.bidder ^ 2 if self.plunged else self.bidder

    def name(self, mode: i64) -> None:
        """Name the trump and lead to the first trick (T42-11, T42-16)."""
        self.mode = mode
        self.suits = SUITS_IN[mode]
        self.phase = TRICKS
        if mode == NELLO:
            self.sitter = self.bidder ^ 2
            self.size = 3
        self.opener = self.turn
        self.start_trick(self.turn)

    # -- scoring ---------------------------------------------------------------------------

    def tricks_of(self, side: i64) -> i64:
        """Return the number of tricks a side has taken."""
        return self.tricks[side] + self.tricks[side + 2]

    def taken(self, side: i64) -> i64:
        """Return the points that a side has taken (T42-21)."""
        return self.tricks_of(side) + self.honours[side] + self.honours[side + 2]

    def goal(self) -> i64:
        """Return the points the bidder's side must take: the bid, at most all 42."""
        bid = BID_VALUE[self.standing]
        return bid if bid < ALL_POINTS else ALL_POINTS

    def is_decided(self) -> bool:
        """Return whether all tricks are played, or with marks the result is certain (T42-20)."""
        if self.hands.counts[self.leader] == 0:
            return True
        side = self.bidder & 1
        if self.mode == NELLO:
            return self.tricks_of(side) > 0
        if not self.game.early_stop:
            return False
        goal = self.goal()
        return self.taken(side) >= goal or self.taken(1 - side) > ALL_POINTS - goal

    def score(self) -> None:
        """Determine whether the contract is made, and score it."""
        self.made = self.is_made()
        self.award()

    def is_made(self) -> bool:
        """Return whether the bidder's side made its bid, or in a nello took no trick."""
        side = self.bidder & 1
        bid = BID_VALUE[self.standing]
        if self.mode == NELLO:
            return self.tricks_of(side) == 0
        if bid >= ALL_POINTS:
            return self.taken(1 - side) == 0
        return self.taken(side) >= bid

    def award(self) -> None:
        """Score the round by the applicable line of T42-22, or in marks."""
        self.is_over = True
        side = self.bidder & 1
        mine, theirs = self.shares(self.made, self.taken(side), self.taken(1 - side))
        for seat in range(i64(4)):
            self.points[seat] = mine if seat & 1 == side else theirs

    def shares(self, made: bool, mine: i64, theirs: i64) -> tuple[i64, i64]:
        """Return the scores of the bidder's side and the other, from the points each took."""
        bid = BID_VALUE[self.standing]
        if self.game.by_marks:
            marks = MARKS[self.standing]
            none: i64 = 0
            return (marks, none) if made else (none, marks)
        if not made:
            return (mine if self.game.keeps_points else 0), theirs + bid
        if bid >= ALL_POINTS:
            return bid, theirs
        return mine, theirs

    # -- queries ----------------------------------------------------------------------------

    def laid_tile(self, action: i64) -> i64:
        """Return the tile of an action; ``NO_TILE`` for calls."""
        return action if action < PASS else NO_TILE

    def next_starter(self) -> i64:
        """Return the seat left of the next dealer.

        The deal passes to the left after every round, passed-out ones included (T42-3, T42-9).
        """
        dealer = self.dealer
        if not (self.is_void and self.game.same_dealer):
            dealer = self.next_seat(dealer)
        return self.next_seat(dealer)

    # -- knowledge ------------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """Copy everything except the hands: calls, tiles played, tricks taken."""
        super().copy_public(other)
        assert isinstance(other, TexasRound)
        self.phase = other.phase
        self.dealer = other.dealer
        self.must_bid = other.must_bid
        self.standing = other.standing
        self.bidder = other.bidder
        self.plunged = other.plunged
        self.plunger = other.plunger
        self.doubles_left = other.doubles_left
        self.out = other.out
        self.mode = other.mode
        self.made = other.made
