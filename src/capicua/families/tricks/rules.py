"""A round of tricks: the hands, the current trick, and its winner.

The action that lays a tile is the tile's own number, unless a game uses another numbering
(``laid_tile``).
"""

from __future__ import annotations

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.actions import Actions
from capicua.core.runtime.generics import TypeVar
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.tile import BIT, BIT_OF, WORD, WORD_OF, empty
from capicua.families.tricks.game import TrickGame
from capicua.families.tricks.suits import NO_SUIT, Suits

T = TypeVar("T", bound=TrickGame, covariant=True, default=TrickGame)


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickRound(State[T], Generic[T]):
    """One round: as many tricks as a hand has tiles, each led by the winner of the last."""

    def __init__(self, game: T, setup: Setup) -> None:
        super().__init__(game, setup)
        players = game.players
        self.starter: i64 = setup.starter
        self.must_follow: bool = game.must_follow
        self.suits: Suits = game.suits
        self.hands: Hands = Hands(players, game.width)
        self.voids: vec[i64] = vec[i64]([0] * players)
        """By seat, a bit for each suit that it did not follow when it had to."""
        self.gone: vec[i64] = vec[i64]([0] * game.width)
        """The tiles out of play or in the current trick, as a set."""
        self.opener: i64 = NOBODY
        """The leader of the first trick, or of the first known one."""
        self.sitter: i64 = NOBODY
        """The seat that sits out the tricks; by default ``NOBODY``."""
        self.size: i64 = players
        """The number of tiles in a trick."""
        self.leader: i64 = NOBODY
        self.trick: vec[i64] = vec[i64]([0] * players)
        """The current trick; its first ``laid`` items are the tiles played."""
        self.laid: i64 = 0
        self.led: i64 = NO_SUIT
        self.best: i64 = 0
        """The strength that is winning the trick."""
        self.winner: i64 = NOBODY
        """The seat that is winning the trick."""
        self.worth: i64 = 0
        """The points of the tiles in the trick."""
        self.tricks: vec[i64] = vec[i64]([0] * players)
        """The number of tricks taken, by seat."""
        self.honours: vec[i64] = vec[i64]([0] * players)
        """The points of the tiles in them, by seat."""

    # -- deal ------------------------------------------------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Deal a hand to each seat; the starter of the setup or of the lot leads."""
        self.restart(order, lot)
        self.clear(lot if self.starter == NOBODY else self.starter)
        self.hands.deal_all(order, self.game.hand_size)

    def clear(self, opener: i64) -> None:
        """Reset everything but the hands; ``opener`` leads."""
        self.sitter = NOBODY
        self.size = self.players
        self.clear_tricks(opener)

    def clear_tricks(self, opener: i64) -> None:
        """Reset the tricks; ``opener`` leads."""
        empty(self.gone)
        empty(self.voids)
        empty(self.tricks)
        empty(self.honours)
        self.opener = opener
        self.start_trick(opener)

    def start_trick(self, leader: i64) -> None:
        """Begin a trick; its leader is to act."""
        self.leader = leader
        self.turn = leader
        self.laid = 0
        self.led = NO_SUIT
        self.best = 0
        self.winner = NOBODY
        self.worth = 0

    # -- collect ---------------------------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """Add the tiles that the seat to act may play."""
        self.collect_tiles(actions, self.laid > 0 and self.must_follow, 0)

    def collect_tiles(self, actions: Actions, follow: bool, first: i64) -> None:
        """Add tiles as actions numbered from ``first``: those that follow suit, or else any."""
        suits = self.suits
        bits = self.hands.bits
        width = suits.width
        base = self.turn * width
        follow = follow and self.holds_suit(self.turn, self.led)
        for word in range(width):
            rest = bits[base + word]
            if follow:
                rest &= suits.follow[self.led * width + word]
            actions.add_each(first + word * WORD, rest)

    def holds_suit(self, seat: i64, suit: i64) -> bool:
        """Return whether a seat is known to hold a tile of a suit."""
        suits = self.suits
        bits = self.hands.bits
        width = suits.width
        for word in range(width):
            if bits[seat * width + word] & suits.follow[suit * width + word] != 0:
                return True
        return False

    # -- advance ---------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        """Lay a tile; the first one of a trick sets the suit."""
        self.record(action)
        if self.laid == 0:
            self.led = self.suits.leads[action]
        self.play(action)

    def play(self, tile: i64) -> None:
        """Put a tile into the trick; a tile of another suit proves a void."""
        seat = self.turn
        laid = self.laid
        self.hands.drop(seat, tile)
        self.gone[WORD_OF[tile]] |= BIT_OF[tile]
        if self.must_follow and self.suits.belongs[tile] & BIT[self.led] == 0:
            self.voids[seat] |= BIT[self.led]
        self.trick[laid] = tile
        laid += 1
        self.laid = laid
        self.weigh(seat, tile)
        if laid == self.size:
            self.complete_trick()
            return
        seat += 1
        if seat == self.players:
            seat = 0
        if seat == self.sitter:
            seat = self.next_seat(seat)
        self.turn = seat

    def weigh(self, seat: i64, tile: i64) -> None:
        """Count a tile of the trick, and check whether it is winning."""
        power = self.suits.strength[self.led * self.suits.tiles + tile]
        if power > self.best:
            self.best = power
            self.winner = seat
        self.worth += self.suits.worth[tile]

    def complete_trick(self) -> None:
        """Give a complete trick and the next lead to the player of the strongest tile."""
        seat = self.winner
        self.tricks[seat] += 1
        self.honours[seat] += self.worth
        self.start_trick(seat)
        self.after_trick()

    def after_trick(self) -> None:
        """End the round when the hands are empty, and count the points."""
        if self.hands.counts[self.leader] == 0:
            self.is_over = True
        self.count_points()

    def count_points(self) -> None:
        """Count tricks and the points of their tiles; partners' points are added up."""
        for seat in range(self.players):
            self.points[seat] = self.tricks[seat] + self.honours[seat]
        self.share_points()

    def share_points(self) -> None:
        """Give partners the points of both."""
        if self.game.pairs:
            for seat in range(i64(2)):
                self.points[seat] += self.points[seat + 2]
                self.points[seat + 2] = self.points[seat]

    # -- queries -------------------------------------------------------------------------------

    def seat_at(self, place: i64) -> i64:
        """Return the seat that plays at an index of the trick, from 0."""
        seat = self.leader
        for _before in range(place):
            seat = self.next_seat(seat)
            if seat == self.sitter:
                seat = self.next_seat(seat)
        return seat

    def laid_tile(self, action: i64) -> i64:
        """Return the tile that an action lays from the hand; ``NO_TILE`` if it lays none."""
        return action

    def is_gone(self, tile: i64) -> bool:
        """Return whether a tile is publicly known to be in no hand and no later deal."""
        return self.gone[WORD_OF[tile]] & BIT_OF[tile] != 0

    def next_starter(self) -> i64:
        """Return the seat to the left of the last opening leader."""
        return self.next_seat(self.opener)

    # -- who knows what ----------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """Copy all but the hands: tiles played, voids shown, tricks taken."""
        super().copy_public(other)
        assert isinstance(other, TrickRound)
        self.suits = other.suits
        self.hands.copy_public(other.hands)
        self.voids = other.voids[:]
        self.gone = other.gone[:]
        self.opener = other.opener
        self.sitter = other.sitter
        self.size = other.size
        self.leader = other.leader
        self.trick = other.trick[:]
        self.laid = other.laid
        self.led = other.led
        self.best = other.best
        self.winner = other.winner
        self.worth = other.worth
        self.tricks = other.tricks[:]
        self.honours = other.honours[:]

    def copy_seat(self, other: State, seat: i64) -> None:
        """Copy a seat's own hand."""
        assert isinstance(other, TrickRound)
        self.hands.copy_seat(other.hands, seat)

    def copy_hidden(self, other: State) -> None:
        """Copy all hands."""
        super().copy_hidden(other)
        assert isinstance(other, TrickRound)
        self.hands.copy_all(other.hands)


R = TypeVar("R", bound=TrickRound, covariant=False, default=TrickRound)
"""The rounds of a game, as a type for the parts that the family shares."""
