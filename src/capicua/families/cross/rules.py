"""The cross: a double in the middle and one train for each player, with a double-6 set.

Shared by Garrafina, where a player may exchange the hand for spare tiles, and Correlativa, where
the spare tiles are a boneyard. ``CrossGame`` has a switch for each difference; the rule ids are
those of Garrafina, or Correlativa's if it states the rule itself.

A blocked round is detected at the end of a completed turn, once no hand can change any more
(GAR-28, COR-9). ``tested`` records that the last test found a fitting tile, which is public
information: some player holds one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.seats import NOBODY
from capicua.core.tiles.tile import (
    BIT,
    BIT_OF,
    DOUBLES,
    FITS,
    double_of,
    is_double,
    other_half,
)
from capicua.families.cross.actions import (
    AFTER_LEAD,
    DRAW,
    EXCHANGE,
    KEEP,
    LEAD,
    MAIN,
    PASS,
    PLAY,
    SEAT_TILES,
    SET_TILES,
    START,
    tile_played,
    train_played,
)
from capicua.families.cross.scoring import count_left, score_blocked, score_out
from capicua.families.cross.table import CrossTable, P

if TYPE_CHECKING:
    from capicua.core.actions import Actions


@mypyc_attr(allow_interpreted_subclasses=True)
class CrossRound(CrossTable[P], Generic[P]):
    """One round: the deal, the legal actions, their effects, the end."""

    # -- the deal ----------------------------------------------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Deal seven tiles to each seat in seat order; the rest are spare (GAR-1, COR-1)."""
        self.restart(order, lot)
        self.clear()
        stock = self.stock
        stock.fill(order, SET_TILES)
        for seat in range(self.players):
            stock.deal(self.hands, seat, SEAT_TILES)
            self.given[seat] = SEAT_TILES
        self.spare = stock.left
        self.find_starter()

    def find_starter(self) -> None:
        """Set the starter: the holder of the highest double (GAR-4), later the setup's (GAR-5)."""
        if self.setup.number == 1:
            for number in range(6, i64(-1), -1):
                for seat in range(self.players):
                    if self.hands.bits[seat] & BIT_OF[double_of(number)]:
                        self.starter = seat
                        self.turn = seat
                        self.opening = double_of(number)
                        return
            self.starter = 0
            self.end_void()
            return
        given: i64 = self.setup.starter
        self.starter = given if given >= 0 else self.lot % self.players
        self.turn = self.starter

    # -- legal actions ------------------------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """Add the legal actions, ascending."""
        if self.phase == MAIN:
            self._collect_plays(actions)
        elif self.phase == AFTER_LEAD:
            actions.add(EXCHANGE)
            actions.add(KEEP)
        else:
            self._collect_start(actions)

    def _collect_start(self, actions: Actions) -> None:
        """Add the leads of doubles (GAR-6), or exchange, draw or pass (GAR-20, COR-5)."""
        hand = self.hands.bits[self.turn]
        if hand & DOUBLES[0] == 0:
            game = self.game
            if game.draws_to_lead and self.stock.left > 0:
                actions.add(DRAW)
                return
            actions.add(PASS)
            if game.before_lead and self.may_take_heap(self.turn):
                actions.add(EXCHANGE)
            return
        for number in range(i64(7)):
            tile = double_of(number)
            if self.opening == tile or (self.opening < 0 and hand & BIT_OF[tile]):
                actions.add(LEAD + number)

    def _collect_plays(self, actions: Actions) -> None:
        """Add every tile on every train where it fits (GAR-11, GAR-12); else draw or pass."""
        seat = self.turn
        hand = self.hands.bits[seat]
        if hand & self.binding() == 0:
            if self.stock.left > 0 and self.game.draws:
                actions.add(DRAW)
                return
            actions.add(PASS)
        # In its first turn a seat may exchange even if it can play (GAR-22).
        if not self.begun & BIT[seat] and self.on_first_turn and self.may_take_heap(seat):
            actions.add(EXCHANGE)
        reachable = self.open | BIT[seat]
        for train in range(self.players):
            if reachable & BIT[train]:
                actions.add_each(PLAY + train * SET_TILES, hand & FITS[self.ends[train] * 3])

    # -- effects -------------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        """Take a legal action."""
        self.record(action)
        self.shown = append(self.shown, self.shows_lacking(action) * 4 + self.turn)
        if action >= PLAY:
            self._play(tile_played(action), train_played(action))
        elif action >= LEAD:
            self._lead(action - LEAD)
        elif action == PASS:
            self._pass()
        elif action == EXCHANGE:
            self._exchange()
        elif action == KEEP:
            self.phase = MAIN
            self._finish_turn()
        else:
            self._draw()

    def shows_lacking(self, action: i64) -> i64:
        """Return the tiles that the seat to act is known to lack after its action."""
        if action > EXCHANGE and action != DRAW:
            return 0
        if self.phase == START:
            return DOUBLES[0]
        return 0 if action == EXCHANGE else self.binding()

    def _play(self, tile: i64, train: i64) -> None:
        seat = self.turn
        self.hands.drop(seat, tile)
        self.passes = 0
        self.ends[train] = other_half(tile, self.ends[train])
        if self.open & BIT[train] and self.closes(tile, train):
            self.open &= ~BIT[train]
        if self.hands.counts[seat] == 0:
            self.end_out(seat)
        else:
            self._finish_turn()

    def closes(self, tile: i64, train: i64) -> bool:
        """Return whether the seat to act closes an open train with a tile (GAR-14, GAR-15)."""
        return train == self.turn if self.owner_closes else not is_double(tile)

    def _lead(self, number: i64) -> None:
        """Lead a double, which gives every train its end (GAR-10); then GAR-8 and GAR-21."""
        seat = self.turn
        self.lead = double_of(number)
        self.hands.drop(seat, self.lead)
        self.phase = MAIN
        for train in range(self.players):
            self.ends[train] = number
        if self.hands.counts[seat] == 0:
            self.end_out(seat)
        elif self.game.after_lead and self.may_take_heap(seat):
            self.phase = AFTER_LEAD
        else:
            self._finish_turn()

    def _pass(self) -> None:
        """Open the seat's own train (GAR-13); if all pass before the lead, the round is void."""
        seat = self.turn
        if self.phase == START:
            self.begun |= BIT[seat]
            if self.next_seat(seat) == self.starter:
                self.end_void()  # GAR-7
            else:
                self.turn = self.next_seat(seat)
            return
        self.open |= BIT[seat]
        self.passes += 1
        self._finish_turn()

    def _exchange(self) -> None:
        """Put the hand away and take the next heap (GAR-20 to GAR-25)."""
        seat = self.turn
        hands = self.hands
        self.discards[2 * seat + self.exchanges[seat]] = hands.bits[seat]
        self.discarded += hands.counts[seat]
        self.exchanges[seat] += 1
        hands.bits[seat] = 0
        hands.counts[seat] = 0
        self.stock.deal(hands, seat, SEAT_TILES)
        if self.phase == AFTER_LEAD and not self.may_take_heap(seat):
            self.phase = MAIN
            self._finish_turn()

    def _draw(self) -> None:
        """Take one tile of the boneyard; the turn continues (COR-5, COR-6)."""
        tile = self.stock.draw()
        self.hands.give(self.turn, tile)
        self.drawn[self.turn] |= BIT_OF[tile]

    def _finish_turn(self) -> None:
        """End a turn after the lead: test for a blocked round, then pass the turn."""
        self.begun |= BIT[self.turn]
        self.tested = not self.hands_may_change()
        if self.tested and self.is_blocked():
            self.end_blocked()
        else:
            self.turn = self.next_seat(self.turn)

    def hands_may_change(self) -> bool:
        """Return whether some seat may still exchange (GAR-28) or draw (COR-9)."""
        if self.stock.left == 0:
            return False
        game = self.game
        if game.draws:
            return True
        if not self.on_first_turn:
            return False
        for seat in range(self.players):
            if not self.begun & BIT[seat] and self.exchanges[seat] < game.most_exchanges:
                return True
        return False

    def is_blocked(self) -> bool:
        """Return whether no tile held fits any train (GAR-28), or all passed twice (GAR-29)."""
        if self.passes >= 2 * self.players and not self.compulsory:
            return True
        held: i64 = 0
        for seat in range(self.players):
            held |= self.hands.bits[seat]
        for train in range(self.players):
            if held & FITS[self.ends[train] * 3] != 0:  # the first one nearly always decides
                return False
        return True

    # -- the end -----------------------------------------------------------------------------

    def end_void(self) -> None:
        """End without a lead: the round will be redealt (GAR-4, GAR-7)."""
        self.is_over = True
        self.is_void = True

    def end_out(self, seat: i64) -> None:
        """End with a seat going out, which wins (GAR-27)."""
        count_left(self)
        score_out(self, seat)

    def end_blocked(self) -> None:
        """End a blocked round: the lowest total wins (GAR-28, GAR-32)."""
        count_left(self)
        score_blocked(self)

    def next_starter(self) -> i64:
        """Return the next starter (GAR-5), the same after a void round (GAR-7)."""
        if self.is_void:
            return self.setup.starter
        if self.winner != NOBODY and self.game.winner_starts:
            return self.winner
        return self.next_seat(self.starter)
