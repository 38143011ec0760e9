"""The chips of one hand, and the betting: legal bets, and the end of betting rounds."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.tile import BIT, empty
from capicua.games.poker.actions import (
    CALL,
    CHECK,
    FIRST,
    FOLD,
    LEVELS,
    SECOND,
    bet_to,
    level_of,
)
from capicua.games.poker.game import Poker


class BettingRound(State[Poker]):
    """The chips and the betting of a hand."""

    def __init__(self, game: Poker, setup: Setup) -> None:
        super().__init__(game, setup)
        players = game.players
        self.ante: i64 = game.doubled(game.usual_ante, setup.number)
        self.first_unit: i64 = game.doubled(game.usual_unit, setup.number)
        self.chips: vec[i64] = vec[i64](game.stacks(setup))
        """The chips of each seat before the antes; plus ``points``, its current chips."""
        self.dealer: i64 = 0
        self.phase: i64 = FIRST
        self.live: i64 = 0
        """Bits of the seats that were dealt in and have not folded."""
        self.paid: vec[i64] = vec[i64]([0] * players)
        """The chips each seat has put into the pot, antes included."""
        self.bets: vec[i64] = vec[i64]([0] * players)
        """The chips each seat has bet in this betting round (POK-5)."""
        self.level: i64 = 0
        """The highest of ``bets`` (POK-5)."""
        self.raises: i64 = 0
        """The number of full bets and raises in this betting round (POK-5)."""
        self.size: i64 = 0
        """The size of the last full bet or raise; the unit before the first one (POK-10)."""
        self.acted: i64 = 0
        """Bits of the seats that have acted since the last full bet or raise (POK-11)."""

    # -- chips -------------------------------------------------------------------------------

    def stack(self, seat: i64) -> i64:
        """Return the chips a seat has behind."""
        return self.chips[seat] + self.points[seat]

    def pay(self, seat: i64, amount: i64) -> None:
        """Put chips into the pot, or all the seat has if fewer."""
        amount = min(amount, self.stack(seat))
        self.paid[seat] += amount
        self.points[seat] -= amount

    def pot(self) -> i64:
        """Return all chips in the pot."""
        total: i64 = 0
        for seat in range(self.players):
            total += self.paid[seat]
        return total

    def can_bet(self, seat: i64) -> bool:
        """Return whether a seat has neither folded nor put in all its chips (POK-6)."""
        return self.live & BIT[seat] != 0 and self.stack(seat) > 0

    def able(self) -> i64:
        """Return the number of seats that have neither folded nor put in all their chips."""
        count: i64 = 0
        for seat in range(self.players):
            if self.can_bet(seat):
                count += 1
        return count

    # -- legal actions -------------------------------------------------------------------------

    def collect_bets(self, actions: Actions) -> None:
        """Add fold, check or call, bet or raise (POK-7)."""
        is_raise = self.level > 0
        if is_raise:
            actions.add(FOLD)
            actions.add(CALL)
        else:
            actions.add(CHECK)
        if self.may_raise():
            least = self.least()
            most = least if self.game.fixed_limit else self.most()
            for level in range(least, most + 1):
                actions.add(bet_to(level, is_raise))

    def unit(self) -> i64:
        """Return the bet unit: doubled in the round after the draw (POK-5)."""
        return self.first_unit * 2 if self.phase == SECOND else self.first_unit

    def is_reopened(self) -> bool:
        """Return whether the seat to act has not acted since the last full bet (POK-11)."""
        return self.acted & BIT[self.turn] == 0

    def may_raise(self) -> bool:
        """Return whether the seat to act may bet or raise at all (POK-9, POK-10)."""
        game = self.game
        if game.fixed_limit and self.raises >= game.most_bets:
            return False
        return self.has_more() and self.is_covered() and self.is_reopened()

    def has_more(self) -> bool:
        """Return whether the seat to act has more chips than a call costs."""
        return self.everything() > self.level

    def is_covered(self) -> bool:
        """Return whether another seat that has not folded has chips behind."""
        return self.able() > 1

    def least(self) -> i64:
        """Return the lowest level to bet or raise to, at most all the seat's chips (POK-10)."""
        return min(self.full_level(), self.everything())

    def most(self) -> i64:
        """Return the highest level the seat to act may bet or raise to (POK-10)."""
        level = self.everything()
        if self.game.fixed_limit:
            level = self.full_level()
        elif self.game.pot_limit:
            call = self.level - self.bets[self.turn]
            level = max(self.full_level(), self.level + self.pot() + call)
        return min(level, self.everything())

    def everything(self) -> i64:
        """Return the level that takes all chips of the seat to act."""
        return self.bets[self.turn] + self.stack(self.turn)

    def full_level(self) -> i64:
        """Return the lowest level that makes a full bet or raise (POK-10, POK-11)."""
        if self.game.fixed_limit:
            return self.unit() * (self.raises + 1)
        return self.level + self.size

    # -- effects -------------------------------------------------------------------------------

    def speak(self, action: i64) -> None:
        """Fold, check, call, bet or raise; then the next seat acts, or the betting round ends."""
        seat = self.turn
        if action == FOLD:
            self.live ^= BIT[seat]
        elif action >= LEVELS:
            self.bet(seat, level_of(action))
        elif action == CALL:
            due = min(self.level - self.bets[seat], self.stack(seat))
            self.pay(seat, due)
            self.bets[seat] += due
        self.acted |= BIT[seat]
        self.next_to_bet()

    def bet(self, seat: i64, level: i64) -> None:
        """Bet or raise; only a full one reopens the betting (POK-11)."""
        if level >= self.full_level():
            self.size = level - self.level
            self.raises += 1
            self.acted = 0
        self.pay(seat, level - self.bets[seat])
        self.bets[seat] = level
        self.level = level

    def next_to_bet(self) -> None:
        """Pass the turn to the next seat that must act, or end the betting round (POK-12)."""
        if self.live & (self.live - 1) == 0:
            self.finish_betting()
            return
        seat = self.next_seat(self.turn)
        while seat != self.turn:
            if self.has_to_speak(seat):
                self.turn = seat
                return
            seat = self.next_seat(seat)
        self.finish_betting()

    def has_to_speak(self, seat: i64) -> bool:
        """Return whether a seat faces a bet, or has not acted yet without one (POK-12)."""
        if not self.can_bet(seat):
            return False
        return self.bets[seat] < self.level or (self.level == 0 and self.acted & BIT[seat] == 0)

    def open_betting(self, phase: i64) -> None:
        """Begin a betting round left of the dealer, unless fewer than two seats can bet (POK-6)."""
        self.phase = phase
        empty(self.bets)
        self.level = 0
        self.raises = 0
        self.size = self.unit()
        self.acted = 0
        if self.able() < 2:
            self.finish_betting()
            return
        self.turn = self.next_seat(self.dealer)
        while not self.can_bet(self.turn):
            self.turn = self.next_seat(self.turn)

    def finish_betting(self) -> None:
        """Continue the hand after a betting round."""
        raise NotImplementedError

    # -- knowledge ----------------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """Copy chips and bets."""
        super().copy_public(other)
        assert isinstance(other, BettingRound)
        self.dealer = other.dealer
        self.phase = other.phase
        self.live = other.live
        self.paid = other.paid[:]
        self.bets = other.bets[:]
        self.level = other.level
        self.raises = other.raises
        self.size = other.size
        self.acted = other.acted
