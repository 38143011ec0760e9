"""One hand of Domino Poker: antes, betting, perhaps a draw, betting again, showdown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.chance import Rng
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tile import BIT, count_bits, position_of
from capicua.games.poker import (
    belief,
    drawing,
    hints,
    picture,
    position,
    pots,
    refusals,
    why,
    words,
)
from capicua.games.poker.actions import (
    CALL,
    CHECK,
    COUNTS,
    DRAWING,
    FIRST,
    FOLD,
    LEVELS,
    NOT_YET,
    SECOND,
    bet_to,
    level_of,
)
from capicua.games.poker.options import PokerOptions
from capicua.games.poker.tiles import HAND, TILES, number_of, set_of

if TYPE_CHECKING:
    from capicua.core.actions import Actions
    from capicua.core.reasons import Message, Refusal
    from capicua.core.worlds import Unknowns
    from capicua.core.zones import Zone
    from capicua.games.poker.rules import Poker

_KEY: Final = 0xFFFFFFFFFF


@final
class PokerRound(State):
    """One hand, as players call it: from the antes to the pot."""

    def __init__(self, game: Poker, setup: Setup) -> None:
        super().__init__(game, setup)
        options = game.options
        assert isinstance(options, PokerOptions)
        self.rules: Poker = game
        self.ante: i64 = game.doubled(options.ante, setup.number)
        self.first_unit: i64 = game.doubled(options.unit, setup.number)
        self.chips: vec[i64] = vec[i64](game.stacks(setup))
        """What each seat held before the antes; with ``points``, what it holds now."""
        self.dealer: i64 = 0
        self.phase: i64 = FIRST
        self.live: i64 = 0
        """Bits of the seats that were dealt in and have not folded."""
        self.paid: vec[i64] = vec[i64]([0] * game.players)
        """What each seat has put into the pot, antes included."""
        self.bets: vec[i64] = vec[i64]([0] * game.players)
        """What each seat has put in in this betting round (POK-5)."""
        self.level: i64 = 0
        """The highest of ``bets`` (POK-5)."""
        self.raises: i64 = 0
        """Full bets and raises in this betting round (POK-5)."""
        self.size: i64 = 0
        """What the last full bet or raise added; the unit before the first one (POK-10)."""
        self.acted: i64 = 0
        """Bits of the seats that have acted since the last full bet or raise (POK-11)."""
        self.is_shown: bool = False
        """Whether the hands that did not fold lie open."""
        self.drew: vec[i64] = vec[i64]([NOT_YET] * game.players)
        self.left: i64 = 0
        """Tiles in the stock."""
        self.hands: vec[i64] = vec[i64]([0] * game.players)
        self.discards: vec[i64] = vec[i64]([0] * game.players)
        """What each seat threw away; only that seat knows."""
        self.pile: i64 = 0
        """Discards that are still face down, all together; not known to anybody."""
        self.stock: vec[i64] = vec[i64]()
        """An order of tiles whose last ``left`` are the stock; empty in a view."""
        self.key: i64 = 0
        """What discards are shuffled by, should they be needed (POK-15)."""
        self.places: vec[i64] = vec[i64]([0] * HAND)
        """The tiles to choose discards from, while they are being collected."""

    # -- the deal ---------------------------------------------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Antes, then five tiles to each seat that has chips (POK-2, POK-3)."""
        self.restart(order, lot)
        self.clear()
        at: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if self.chips[seat] > 0:
                self.live |= BIT[seat]
                self.pay(seat, self.ante)
                last: i64 = at + HAND
                while at < last:
                    self.hands[seat] |= BIT[order[at]]
                    at += 1
            seat += 1
        self.stock = order
        self.left = TILES - at
        if self.rules.has_draw:
            self.take_key(order)
        self.dealer = lot if self.setup.starter == NOBODY else self.setup.starter
        if self.live == 0:
            self.is_over = True
            return
        while self.live & BIT[self.dealer] == 0:
            self.dealer = self.next_seat(self.dealer)
        self.open_betting(FIRST)

    def clear(self) -> None:
        """Takes everything off the table."""
        seat: i64 = 0
        while seat < self.players:
            self.paid[seat] = 0
            self.hands[seat] = 0
            self.discards[seat] = 0
            self.drew[seat] = NOT_YET
            seat += 1
        self.live = 0
        self.pile = 0
        self.is_shown = False

    def take_key(self, order: vec[i64]) -> None:
        """Makes the key from the whole deal, which nobody knows, so that play can be replayed."""
        self.key = 0
        at: i64 = 0
        while at < len(order):
            self.key = (self.key * 1000003 + order[at] + 1) & _KEY
            at += 1

    # -- chips --------------------------------------------------------------------------------

    def stack(self, seat: i64) -> i64:
        """The chips a seat has behind."""
        return self.chips[seat] + self.points[seat]

    def pay(self, seat: i64, amount: i64) -> None:
        """Puts chips into the pot, or as many as there are."""
        behind = self.stack(seat)
        if amount > behind:
            amount = behind
        self.paid[seat] += amount
        self.points[seat] -= amount

    def pot(self) -> i64:
        """All chips in the pot."""
        total: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            total += self.paid[seat]
            seat += 1
        return total

    def can_bet(self, seat: i64) -> bool:
        """Whether a seat has neither folded nor put in all its chips (POK-6)."""
        return self.live & BIT[seat] != 0 and self.stack(seat) > 0

    def able(self) -> i64:
        """How many seats have neither folded nor put in all their chips."""
        count: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if self.can_bet(seat):
                count += 1
            seat += 1
        return count

    # -- what may be done ------------------------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """Fold, check or call, bet or raise (POK-7); or the tiles to throw away (POK-14)."""
        if self.phase == DRAWING:
            drawing.collect(self, actions)
            return
        is_raise = self.level > 0
        if is_raise:
            actions.add(FOLD)
            actions.add(CALL)
        else:
            actions.add(CHECK)
        if self.may_raise():
            level = self.least()
            most = self.most()
            while level <= most:
                actions.add(bet_to(level, is_raise))
                level += 1

    def unit(self) -> i64:
        """The bet unit: doubled in the round after the draw (POK-5)."""
        return self.first_unit * 2 if self.phase == SECOND else self.first_unit

    def is_reopened(self) -> bool:
        """Whether the seat to act has not acted since the last full bet or raise (POK-11)."""
        return self.acted & BIT[self.turn] == 0

    def may_raise(self) -> bool:
        """Whether the seat to act may bet or raise at all (POK-9, POK-10)."""
        if self.rules.fixed_limit and self.raises >= self.rules.most_bets:
            return False
        return self.has_more() and self.is_covered() and self.is_reopened()

    def has_more(self) -> bool:
        """Whether the seat to act has more chips than a call needs."""
        return self.bets[self.turn] + self.stack(self.turn) > self.level

    def is_covered(self) -> bool:
        """Whether somebody else who has not folded has chips behind."""
        return self.able() > 1

    def least(self) -> i64:
        """The lowest level the seat to act may bet or raise to; perhaps all its chips (POK-10)."""
        level = self.full_level()
        everything = self.bets[self.turn] + self.stack(self.turn)
        return everything if everything < level else level

    def most(self) -> i64:
        """The highest level the seat to act may bet or raise to (POK-10)."""
        everything = self.bets[self.turn] + self.stack(self.turn)
        level = everything
        if self.rules.fixed_limit:
            level = self.full_level()
        elif self.rules.pot_limit:
            level = self.level + self.pot() + self.level - self.bets[self.turn]
            if level < self.full_level():
                level = self.full_level()
        return everything if everything < level else level

    def full_level(self) -> i64:
        """The lowest level that makes a full bet or raise (POK-10, POK-11)."""
        if self.rules.fixed_limit:
            return self.unit() * (self.raises + 1)
        return self.level + self.size

    # -- what happens ------------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        """One seat speaks, or draws."""
        self.record(action)
        seat = self.turn
        if self.phase == DRAWING:
            drawing.draw(self, seat, self.thrown(action))
            drawing.next_seat(self)
            return
        if action == FOLD:
            self.live ^= BIT[seat]
        elif action >= LEVELS:
            self.bet(seat, level_of(action))
        elif action == CALL:
            due = self.level - self.bets[seat]
            if due > self.stack(seat):
                due = self.stack(seat)
            self.pay(seat, due)
            self.bets[seat] += due
        self.acted |= BIT[seat]
        self.next_to_bet()

    def bet(self, seat: i64, level: i64) -> None:
        """Bets or raises; only a full one reopens the betting (POK-11)."""
        if level >= self.full_level():
            self.size = level - self.level
            self.raises += 1
            self.acted = 0
        self.pay(seat, level - self.bets[seat])
        self.bets[seat] = level
        self.level = level

    def next_to_bet(self) -> None:
        """The next seat that has to speak, or the end of the betting round (POK-12)."""
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
        """Whether a seat faces a bet, or has not spoken before there was one (POK-12)."""
        if not self.can_bet(seat):
            return False
        return self.bets[seat] < self.level or (self.level == 0 and self.acted & BIT[seat] == 0)

    def open_betting(self, phase: i64) -> None:
        """Begins a betting round left of the dealer; skips it if hardly anybody can bet (POK-6)."""
        self.phase = phase
        seat: i64 = 0
        while seat < self.players:
            self.bets[seat] = 0
            seat += 1
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
        """What follows a betting round: the pot for the last one, the draw, or the showdown."""
        if self.live & (self.live - 1) == 0:
            self.points[position_of(self.live)] += self.pot()  # POK-13
            self.is_over = True
        elif self.phase == FIRST and self.rules.has_draw:
            self.phase = DRAWING
            drawing.next_seat(self)
        else:
            pots.show_down(self)

    def thrown(self, action: i64) -> i64:
        """The tiles that an action of the draw throws away."""
        number = action - self.rules.draws_at - COUNTS
        return set_of(number) if number >= 0 else 0

    # -- who knows what ---------------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """Chips and what was said; of a draw its number of tiles; the hands that are shown."""
        super().copy_public(other)
        assert isinstance(other, PokerRound)
        self.dealer = other.dealer
        self.phase = other.phase
        self.live = other.live
        self.paid = other.paid[:]
        self.bets = other.bets[:]
        self.level = other.level
        self.raises = other.raises
        self.size = other.size
        self.acted = other.acted
        self.is_shown = other.is_shown
        self.drew = other.drew[:]
        self.left = other.left
        if other.is_shown:
            seat: i64 = 0
            while seat < self.players:
                if self.live & BIT[seat] != 0:
                    self.hands[seat] = other.hands[seat]
                seat += 1
        if self.phase != FIRST:
            self.cover_draws()

    def cover_draws(self) -> None:
        """Leaves only the number of tiles of every draw in the log."""
        at: i64 = 0
        while at < len(self.log):
            if self.log[at] >= self.rules.draws_at:
                self.log[at] = self.covered(self.log[at])
            at += 1

    def covered(self, action: i64) -> i64:
        """What the others see of an action of the draw."""
        tiles = self.thrown(action)
        return action if tiles == 0 else self.rules.draws_at + count_bits(tiles)

    def copy_seat(self, other: State, seat: i64) -> None:
        """The seat's tiles, those it threw away, and its own draw in the log."""
        assert isinstance(other, PokerRound)
        self.hands[seat] = other.hands[seat]
        self.discards[seat] = other.discards[seat]
        if other.discards[seat] == 0:
            return
        draw: i64 = self.rules.draws_at + COUNTS + number_of(other.discards[seat])
        at: i64 = 0
        while at < len(self.log):
            if other.log[at] == draw:
                self.log[at] = draw
            at += 1

    def copy_hidden(self, other: State) -> None:
        """All hands, discards, the stock, and how discards will be shuffled."""
        super().copy_hidden(other)
        assert isinstance(other, PokerRound)
        self.hands = other.hands[:]
        self.discards = other.discards[:]
        self.pile = other.pile
        self.stock = other.stock
        self.key = other.key
        self.log = other.log[:]

    # -- belief ---------------------------------------------------------------------------------

    def unknowns(self) -> Unknowns:
        """See ``belief.py``."""
        return belief.unknowns(self)

    def fill_in(self, tiles: list[int], places: list[int], rng: Rng) -> None:
        """See ``belief.py``."""
        belief.fill_in(self, tiles, places, rng)

    def dealt(self) -> vec[i64]:
        """See ``belief.py``."""
        return belief.dealt(self)

    def merit(self, action: i64) -> i64:
        """See ``hints.py``."""
        return hints.merit(self, action)

    def reasons(self, action: i64) -> list[Message]:
        """See ``why.py``."""
        return why.reasons(self, int(action))

    # -- words and pictures ------------------------------------------------------------------------

    def text(self, action: i64) -> str:
        """``fold``, ``check``, ``call``, ``bet 4``, ``raise 8``, ``draw 6-4 2-1``."""
        return words.text(self, action)

    def parse(self, text: str) -> int:
        """The action of a text."""
        return words.parse(self, text)

    def refuse(self, action: i64) -> Refusal:
        """Why not."""
        return refusals.refuse(self, action)

    def label(self, action: i64) -> Message:
        """The action as a choice."""
        return words.label(self, action)

    def narrate(self, action: i64) -> list[Message]:
        """What is said and drawn, and what comes of it."""
        return words.narrate(self, action)

    def ending(self) -> list[Message]:
        """The hands shown, and who takes which pot."""
        return words.ending(self)

    def zones(self) -> list[Zone]:
        """Facts, pots, stock, hands, score."""
        return picture.zones(self)

    def fields(self) -> dict[str, str]:
        """The position as text."""
        return position.fields(self)

    def place(self, fields: dict[str, str]) -> None:
        """Sets the position up."""
        position.place(self, fields)
