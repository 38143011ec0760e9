"""One hand of Texas 42: the auction, the naming of trumps, the tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.chance import Rng
from capicua.core.reasons import Message, Refusal
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tile import BIT, DOUBLES, count_bits, position_of
from capicua.core.tricks import Tricks
from capicua.core.worlds import Unknowns
from capicua.games.texas_42 import belief, hints, picture, position, refusals, tricks, why, words
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
from capicua.games.texas_42.suits import (
    HAND,
    HONOUR,
    LED,
    NELLO,
    NO_SUIT,
    NOT_NAMED,
    TILES,
    follows,
    strength,
)

if TYPE_CHECKING:
    from capicua.core.zones import Zone
    from capicua.games.texas_42.rules import Texas42


@final
class TexasRound(State):
    """One hand: the auction, the naming of trumps, the tricks."""

    def __init__(self, game: Texas42, setup: Setup) -> None:
        super().__init__(game, setup)
        self.rules: Texas42 = game
        self.starter: i64 = setup.starter
        self.hands: vec[i64] = vec[i64]([0] * 4)
        self.counts: vec[i64] = vec[i64]([0] * 4)
        self.voids: vec[i64] = vec[i64]([0] * 4)
        """By seat, a bit for each suit it did not follow."""
        self.seen: i64 = 0
        """The tiles that are no longer in any hand."""
        self.phase: i64 = AUCTION
        self.dealer: i64 = 0
        self.must_bid: bool = False
        """Whether the dealer has to bid when the other three have passed."""
        self.standing: i64 = NO_BID
        self.bidder: i64 = NOBODY
        self.plunged: bool = False
        self.plunger: i64 = NOBODY
        """Who has bid a plunge, overbid or not, and so was dealt four doubles or more."""
        self.doubles_left: i64 = 0
        """How many doubles that seat is known to hold still."""
        self.out: i64 = 0
        """A bit for each seat that speaks no more in this auction."""
        self.mode: i64 = NOT_NAMED
        self.sitter: i64 = NOBODY
        """The bidder's partner in a nello."""
        self.size: i64 = 4
        """Tiles in a trick."""
        self.opener: i64 = NOBODY
        """Who led to the first trick; in a position, to the first one that is known."""
        self.leader: i64 = NOBODY
        self.trick: vec[i64] = vec[i64]([0] * 4)
        self.laid: i64 = 0
        self.led: i64 = NO_SUIT
        self.best: i64 = 0
        self.winner: i64 = NOBODY
        """Who takes the trick as it stands."""
        self.worth: i64 = 0
        """Honours in the trick as it stands."""
        self.taken: vec[i64] = vec[i64]([0] * 2)
        """Points taken by each side."""
        self.tricks: vec[i64] = vec[i64]([0] * 2)
        self.made: bool = False

    # -- deal ------------------------------------------------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Seven tiles to each seat; the seat left of the dealer speaks first (T42-2, T42-5)."""
        self.restart(order, lot)
        self.clear(lot if self.starter == NOBODY else (self.starter + 3) & 3)
        seat: i64 = 0
        at: i64 = 0
        while seat < 4:
            hand: i64 = 0
            last = at + HAND
            while at < last:
                hand |= BIT[order[at]]
                at += 1
            self.hands[seat] = hand
            self.counts[seat] = HAND
            seat += 1

    def clear(self, dealer: i64) -> None:
        """An auction with nothing said and nothing dealt."""
        seat: i64 = 0
        while seat < 4:
            self.hands[seat] = 0
            self.counts[seat] = 0
            self.voids[seat] = 0
            seat += 1
        self.seen = 0
        self.phase = AUCTION
        self.dealer = dealer
        self.turn = (dealer + 1) & 3
        # T42-9: after too many passed-out deals, or always, the dealer's pass is not accepted.
        limit = self.rules.passout_limit
        self.must_bid = self.rules.dealer_bids or (0 < limit <= self.setup.streak)
        self.standing = NO_BID
        self.bidder = NOBODY
        self.plunged = False
        self.plunger = NOBODY
        self.doubles_left = 0
        self.out = 0
        self.mode = NOT_NAMED
        self.sitter = NOBODY
        self.size = 4
        self.taken[0] = 0
        self.taken[1] = 0
        self.tricks[0] = 0
        self.tricks[1] = 0
        self.made = False
        self.opener = NOBODY
        self.start_trick(NOBODY)

    # -- collect ---------------------------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """Adds what the seat to act may say or play, ascending."""
        first: i64 = 0
        if self.phase == AUCTION:
            if self.may_pass():
                actions.add(PASS)
            rest = self.bids()
            first = BID
        elif self.phase == NAMING:
            rest = self.nameable()
            first = NAME
        else:
            rest = self.playable()
        while rest != 0:
            bit = rest & -rest
            actions.add(first + position_of(bit))
            rest ^= bit

    def may_pass(self) -> bool:
        """Whether the seat to speak may pass: a dealer who must bid may not (T42-9)."""
        return not (self.must_bid and self.standing == NO_BID and self.turn == self.dealer)

    def bids(self) -> i64:
        """A bit for each bid the seat to speak may make (T42-6, T42-7)."""
        raises = self.rules.raises[self.standing + 1]
        if raises & BIT[PLUNGE_BID] and self.doubles_held() < PLUNGE_DOUBLES:
            raises ^= BIT[PLUNGE_BID]
        return raises

    def doubles_held(self) -> i64:
        """How many doubles the seat to act holds."""
        return count_bits(self.hands[self.turn] & DOUBLES[0])

    def nameable(self) -> i64:
        """A bit for each mode that may be named; nello over a bid of 42 or more (T42-11)."""
        modes = self.rules.modes
        if self.rules.nello and not self.plunged and BID_VALUE[self.standing] >= ALL_POINTS:
            modes |= BIT[NELLO]
        return modes

    def playable(self) -> i64:
        """The tiles the seat to act may play: of the suit led, if it holds any (T42-18)."""
        hand = self.hands[self.turn]
        if self.laid == 0:
            return hand
        same = hand & follows(self.mode, self.led)
        return hand if same == 0 else same

    # -- advance ---------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        """Takes a pass, a bid, the naming of trumps, or a tile."""
        self.record(action)
        if action < PASS:
            self.play(action)
        elif action < NAME:
            self.speak(action)
        else:
            self.name(action - NAME)

    def speak(self, action: i64) -> None:
        """A pass or a bid; the auction ends when nobody is left to raise (T42-8, T42-9)."""
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
            if self.rules.single_round:
                self.out |= BIT[seat]
        others: i64 = 15 & ~self.out
        if self.bidder != NOBODY:
            others &= ~BIT[self.bidder]
            if others == 0 or self.rules.raises[self.standing + 1] == 0:
                self.close_auction()
                return
        if others == 0:
            self.end_passed_out()
            return
        while True:
            seat = (seat + 1) & 3
            if others & BIT[seat]:
                break
        self.turn = seat

    def end_passed_out(self) -> None:
        """Nobody bids: the hand does not count (T42-9)."""
        self.is_over = True
        self.is_void = True

    def close_auction(self) -> None:
        """The bidder names trumps, or after a plunge the bidder's partner (T42-11)."""
        self.phase = NAMING
        self.turn = self.bidder ^ 2 if self.plunged else self.bidder

    def name(self, mode: i64) -> None:
        """Who names the trump leads to the first trick (T42-11, T42-16)."""
        self.mode = mode
        self.phase = TRICKS
        if mode == NELLO:
            self.sitter = self.bidder ^ 2
            self.size = 3
        self.opener = self.turn
        self.start_trick(self.turn)

    def start_trick(self, leader: i64) -> None:
        """An empty trick."""
        self.leader = leader
        self.laid = 0
        self.led = NO_SUIT
        self.best = 0
        self.winner = NOBODY
        self.worth = 0

    def play(self, tile: i64) -> None:
        """Puts a tile into the trick; a tile of another suit shows a void (T42-17 to T42-19)."""
        seat = self.turn
        self.hands[seat] &= ~BIT[tile]
        self.counts[seat] -= 1
        self.seen |= BIT[tile]
        if seat == self.plunger and self.doubles_left > 0 and DOUBLES[0] & BIT[tile]:
            self.doubles_left -= 1
        if self.laid == 0:
            self.led = LED[self.mode * TILES + tile]
        elif follows(self.mode, self.led) & BIT[tile] == 0:
            self.voids[seat] |= BIT[self.led]
        power = strength(self.mode, self.led, tile)
        if power > self.best:
            self.best = power
            self.winner = seat
        self.worth += HONOUR[tile]
        self.trick[self.laid] = tile
        self.laid += 1
        if self.laid == self.size:
            self.take_trick()
        else:
            seat = (seat + 1) & 3
            self.turn = (seat + 1) & 3 if seat == self.sitter else seat

    def take_trick(self) -> None:
        """The winner takes the trick and leads the next (T42-16, T42-21)."""
        side = self.winner & 1
        self.taken[side] += 1 + self.worth
        self.tricks[side] += 1
        self.turn = self.winner
        self.start_trick(self.winner)
        if self.is_decided():
            self.score()

    # -- scoring ---------------------------------------------------------------------------

    def goal(self) -> i64:
        """The points the bidder's side has to take: the bid, and never more than all 42."""
        bid = BID_VALUE[self.standing]
        return bid if bid < ALL_POINTS else ALL_POINTS

    def is_decided(self) -> bool:
        """Whether the hand ends: all tricks, or under marks no doubt left (T42-20)."""
        if self.counts[self.leader] == 0:
            return True
        side = self.bidder & 1
        if self.mode == NELLO:
            return self.tricks[side] > 0
        goal = self.goal()
        return self.rules.early_stop and (
            self.taken[side] >= goal or self.taken[1 - side] > ALL_POINTS - goal
        )

    def score(self) -> None:
        """Whether the contract is made, and what that is worth."""
        self.made = self.is_made()
        self.award()

    def is_made(self) -> bool:
        """Whether the bidder's side has taken what it bid; in a nello, nothing."""
        side = self.bidder & 1
        bid = BID_VALUE[self.standing]
        if self.mode == NELLO:
            return self.tricks[side] == 0
        if bid >= ALL_POINTS:
            return self.taken[1 - side] == 0
        return self.taken[side] >= bid

    def award(self) -> None:
        """The line of T42-22 that applies, or the marks."""
        self.is_over = True
        side = self.bidder & 1
        mine, theirs = self.shares(self.made, self.taken[side], self.taken[1 - side])
        seat: i64 = 0
        while seat < 4:
            self.points[seat] = mine if seat & 1 == side else theirs
            seat += 1

    def shares(self, made: bool, mine: i64, theirs: i64) -> tuple[i64, i64]:
        """What the bidder's side scores, and the other, from the points each has taken."""
        bid = BID_VALUE[self.standing]
        if self.rules.by_marks:
            marks = MARKS[self.standing]
            none: i64 = 0
            return (marks, none) if made else (none, marks)
        if not made:
            return (mine if self.rules.keeps_points else 0), theirs + bid
        if bid >= ALL_POINTS:
            return bid, theirs
        return mine, theirs

    # -- who knows what --------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """All but the hands: what was said, played and taken."""
        super().copy_public(other)
        assert isinstance(other, TexasRound)
        self.counts = other.counts[:]
        self.voids = other.voids[:]
        self.seen = other.seen
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
        self.sitter = other.sitter
        self.size = other.size
        self.opener = other.opener
        self.leader = other.leader
        self.trick = other.trick[:]
        self.laid = other.laid
        self.led = other.led
        self.best = other.best
        self.winner = other.winner
        self.worth = other.worth
        self.taken = other.taken[:]
        self.tricks = other.tricks[:]
        self.made = other.made

    def copy_seat(self, other: State, seat: i64) -> None:
        """A seat's own hand."""
        assert isinstance(other, TexasRound)
        self.hands[seat] = other.hands[seat]

    def copy_hidden(self, other: State) -> None:
        """All hands."""
        super().copy_hidden(other)
        assert isinstance(other, TexasRound)
        self.hands = other.hands[:]

    # -- belief ----------------------------------------------------------------------------

    def unknowns(self) -> Unknowns:
        """Where the hidden tiles may be; see ``belief.py``."""
        return belief.unknowns(self)

    def fill_in(self, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Puts each tile into the hand of its seat."""
        for tile, seat in zip(tiles, places, strict=True):
            self.hands[seat] |= BIT[tile]

    def dealt(self) -> vec[i64]:
        """The deal this hand came from; see ``belief.py``."""
        return belief.dealt(self)

    def merit(self, action: i64) -> i64:
        """How good an action looks to the seat to act."""
        return hints.merit(self, action)

    def reasons(self, action: i64) -> list[Message]:
        """See ``why``."""
        return why.reasons(self, int(action))

    def trick_play(self) -> Tricks | None:
        """The tricks as a solver reads them, once trumps are named."""
        return tricks.tricks_of(self) if self.phase == TRICKS and not self.is_over else None

    # -- in words --------------------------------------------------------------------------

    def text(self, action: i64) -> str:
        """The action in notation."""
        return words.text(self, action)

    def parse(self, text: str) -> int:
        """The action written in notation; raises ``BadText``."""
        return words.parse(text)

    def refuse(self, action: i64) -> Refusal:
        """Why an action is not legal now."""
        return refusals.refuse(self, action)

    def label(self, action: i64) -> Message:
        """The action as a choice."""
        return words.label(self, action)

    def narrate(self, action: i64) -> list[Message]:
        """What people are told."""
        return words.narrate(self, action)

    def ending(self) -> list[Message]:
        """Contract, points and the line of T42-22 that applied."""
        return words.ending(self)

    def zones(self) -> list[Zone]:
        """The table."""
        return picture.zones(self)

    def fields(self) -> dict[str, str]:
        """The position as text fields."""
        return position.fields(self)

    def place(self, fields: dict[str, str]) -> None:
        """Sets the position up from text fields; raises ``BadText``."""
        position.place(self, fields)
