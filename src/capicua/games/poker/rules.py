"""One hand of Domino Poker: antes, betting, an optional draw with more betting, showdown."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.random import Rng
from capicua.core.tiles.stock import Stock
from capicua.core.tiles.tile import BIT, count_bits, position_of, tiles_in
from capicua.games.poker.actions import COUNTS, DRAWING, FIRST, NOT_YET, SECOND
from capicua.games.poker.betting import BettingRound
from capicua.games.poker.draws import collect_draws
from capicua.games.poker.game import Poker
from capicua.games.poker.pots import next_level, share
from capicua.games.poker.tiles import HAND, TILES, number_of, set_of

_KEY: Final = 0xFFFFFFFFFF


@final
class PokerRound(BettingRound):
    """One hand of poker, from the antes to the pot."""

    def __init__(self, game: Poker, setup: Setup) -> None:
        super().__init__(game, setup)
        self.is_shown: bool = False
        """Whether the hands still in play are shown."""
        self.drew: vec[i64] = vec[i64]([NOT_YET] * game.players)
        """The number of tiles each seat has drawn."""
        self.hands: Hands = Hands(game.players, 1)
        self.discards: Hands = Hands(game.players, 1)
        """The tiles each seat discarded, visible only to that seat."""
        self.pile: i64 = 0
        """Face-down discards of all seats together; hidden from all."""
        self.stock: Stock = Stock()
        self.key: i64 = 0
        """The key that shuffles discards if they are needed (POK-15)."""
        self.places: vec[i64] = vec[i64]([0] * HAND)
        """A buffer for the tiles of a hand while draws are collected."""

    # -- the deal ---------------------------------------------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Take the antes, then deal five tiles to each seat that has chips (POK-2, POK-3)."""
        self.restart(order, lot)
        self.clear()
        for seat in range(self.players):
            if self.chips[seat] > 0:
                self.live |= BIT[seat]
                self.pay(seat, self.ante)
        self.stock.fill(order, TILES - self.deal_hands(order))
        if self.game.has_draw:
            self.take_key(order)
        self.dealer = lot if self.setup.starter == NOBODY else self.setup.starter
        if self.live == 0:
            self.is_over = True
            return
        while self.live & BIT[self.dealer] == 0:
            self.dealer = self.next_seat(self.dealer)
        self.open_betting(FIRST)

    def deal_hands(self, order: vec[i64]) -> i64:
        """Deal tiles to the seats that have chips, and return the number of tiles dealt."""
        if self.live == BIT[self.players] - 1:
            self.hands.deal_all(order, HAND)
            return self.players * HAND
        self.hands.clear()
        at: i64 = 0
        for seat in range(self.players):
            if self.live & BIT[seat] != 0:
                self.hands.deal(seat, order, at, at + HAND)
                at += HAND
        return at

    def clear(self) -> None:
        """Clear everything except the hands."""
        if self.game.has_draw:
            self.discards.clear()
        for seat in range(self.players):
            self.paid[seat] = 0
            self.drew[seat] = NOT_YET
        self.live = 0
        self.pile = 0
        self.is_shown = False

    def take_key(self, order: vec[i64]) -> None:
        """Derive the key from the hidden deal, so that play can be replayed."""
        self.key = 0
        for at in range(len(order)):
            self.key = (self.key * 1000003 + order[at] + 1) & _KEY

    # -- legal actions and their effects ------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """Add betting actions (POK-7), or the sets of tiles to discard (POK-14)."""
        if self.phase == DRAWING:
            game = self.game
            hand = self.hands.bits[self.turn]
            collect_draws(hand, game.max_draw, game.draws_at, self.places, actions)
        else:
            self.collect_bets(actions)

    def advance(self, action: i64) -> None:
        """Apply a betting action or a draw."""
        self.record(action)
        if self.phase == DRAWING:
            self.draw(self.turn, self.thrown(action))
            self.next_to_draw()
        else:
            self.speak(action)

    def finish_betting(self) -> None:
        """Give the pot to the last seat left, or continue with the draw or the showdown."""
        if self.live & (self.live - 1) == 0:
            self.points[position_of(self.live)] += self.pot()  # POK-13
            self.is_over = True
        elif self.phase == FIRST and self.game.has_draw:
            self.phase = DRAWING
            self.next_to_draw()
        else:
            self.show_down()

    # -- the draw ----------------------------------------------------------------------------

    def next_to_draw(self) -> None:
        """Pass the turn to the next seat to draw, even without chips, or bet again (POK-14)."""
        seat = self.next_seat(self.dealer)
        for _steps in range(self.players):
            if self.live & BIT[seat] != 0 and self.drew[seat] == NOT_YET:
                self.turn = seat
                return
            seat = self.next_seat(seat)
        self.open_betting(SECOND)

    def thrown(self, action: i64) -> i64:
        """Return the tiles that a draw discards."""
        number = action - self.game.draws_at - COUNTS
        return set_of(number) if number >= 0 else 0

    def draw(self, seat: i64, tiles: i64) -> None:
        """Discard tiles and draw as many; a seat never draws its own discards (POK-15)."""
        wanted = count_bits(tiles)
        self.drew[seat] = wanted
        self.discards.bits[seat] = tiles
        self.discards.counts[seat] = wanted
        hand = self.hands.bits[seat] ^ tiles
        stock = self.stock
        while wanted > 0:
            if stock.left == 0:
                self.shuffle_pile()
            hand |= BIT[stock.draw()]
            wanted -= 1
        self.hands.bits[seat] = hand
        self.pile |= tiles

    def shuffle_pile(self) -> None:
        """Shuffle the discards of the seats that have drawn into a new stock (POK-15)."""
        order = vec[i64](tiles_in(self.pile))
        Rng(self.key).shuffle_first(order, len(order))
        self.key += 1
        self.stock.fill(order, len(order))
        self.pile = 0

    # -- the showdown ------------------------------------------------------------------------

    def show_down(self) -> None:
        """Give each pot to the best hand among the seats that paid its full level (POK-16)."""
        self.is_shown = True
        self.is_over = True
        game = self.game
        below: i64 = 0
        level = next_level(self.paid, self.live, below)
        while level != 0:
            winner: i64 = NOBODY
            best: i64 = -1
            chips: i64 = 0
            for seat in range(self.players):
                chips += share(self.paid[seat], below, level)
                if self.live & BIT[seat] != 0 and self.paid[seat] >= level:
                    worth = game.worth(self.hands.bits[seat])
                    if worth > best:
                        best = worth
                        winner = seat
            self.points[winner] += chips
            below = level
            level = next_level(self.paid, self.live, below)

    def pots(self) -> list[tuple[int, list[int]]]:
        """Return current chips and contestants of each pot, the main pot first.

        At the showdown each level paid by a live seat makes a pot. Before it, only the levels of
        seats without chips do, because the others can still match a bet.
        """
        able = tiles_in(self.live)
        settled = [seat for seat in able if self.is_over or self.stack(seat) == 0]
        levels = {int(self.paid[seat]) for seat in settled}
        levels.add(max([int(self.paid[seat]) for seat in able]))
        found: list[tuple[int, list[int]]] = []
        below = 0
        for level in sorted(levels - {0}):
            chips = sum([int(share(mine, below, level)) for mine in self.paid])
            winners = [s for s in able if self.paid[s] >= level or s not in settled]
            found.append((chips, winners))
            below = level
        return found

    def next_starter(self) -> i64:
        """Return the seat left of the dealer (POK-2)."""
        return self.next_seat(self.dealer)

    # -- knowledge -------------------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """Copy chips and betting, the numbers of tiles drawn, and the hands that are shown."""
        super().copy_public(other)
        assert isinstance(other, PokerRound)
        self.is_shown = other.is_shown
        self.drew = other.drew[:]
        self.stock.copy_public(other.stock)
        self.hands.copy_public(other.hands)
        self.discards.copy_public(other.discards)
        if other.is_shown:
            for seat in range(self.players):
                if self.live & BIT[seat] != 0:
                    self.hands.copy_seat(other.hands, seat)
        if self.phase != FIRST:
            self.cover_draws()

    def cover_draws(self) -> None:
        """Replace every draw in the log with its number of tiles."""
        first = self.game.draws_at
        for at in range(len(self.log)):
            if self.log[at] >= first:
                tiles = self.thrown(self.log[at])
                if tiles != 0:
                    self.log[at] = first + count_bits(tiles)

    def copy_seat(self, other: State, seat: i64) -> None:
        """Copy the seat's tiles, its discards, and its own draw in the log."""
        assert isinstance(other, PokerRound)
        self.hands.copy_seat(other.hands, seat)
        self.discards.copy_seat(other.discards, seat)
        tiles = other.discards.bits[seat]
        if tiles == 0:
            return
        draw: i64 = self.game.draws_at + COUNTS + number_of(tiles)
        for at in range(len(self.log)):
            if other.log[at] == draw:
                self.log[at] = draw

    def copy_hidden(self, other: State) -> None:
        """Copy all hands, discards, the stock, and the key that shuffles discards."""
        super().copy_hidden(other)
        assert isinstance(other, PokerRound)
        self.hands.copy_all(other.hands)
        self.discards.copy_all(other.discards)
        self.pile = other.pile
        self.stock.copy_all(other.stock)
        self.key = other.key
        self.log = other.log[:]
