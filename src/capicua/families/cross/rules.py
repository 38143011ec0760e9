"""The cross: a double in the middle, one train for each player, all of a double-6 set.

Shared by Garrafina, where the spare tiles can be exchanged for one's hand, and
Correlativa, where they are a boneyard. What differs is a switch of ``CrossGame``; the
rule ids are those of Garrafina, with Correlativa's own where it has its own.

Whether a round is blocked is tested at the end of each completed turn, once no hand can
change any more (GAR-28, COR-9). ``tested`` remembers that the last test found a tile
that fits, which is worth knowing: somebody holds one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.tile import (
    BIT,
    BIT_OF,
    DOUBLES,
    FITS,
    double_of,
    is_double,
    other_half,
    position_of,
)
from capicua.families.cross import belief, hints, picture, position, refusals, scoring, why, words
from capicua.families.cross.plays import (
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
from capicua.families.cross.table import CrossTable

if TYPE_CHECKING:
    from capicua.core.actions import Actions
    from capicua.core.chance import Rng
    from capicua.core.reasons import Message, Refusal
    from capicua.core.worlds import Unknowns
    from capicua.core.zones import Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class CrossRound(CrossTable):
    """One hand: the deal, what may be done, what it does, the end."""

    # -- the deal ----------------------------------------------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Seven tiles each in seat order, then the spare tiles (GAR-1, COR-1)."""
        self.restart(order, lot)
        self.clear()
        at: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            hand: i64 = 0
            last: i64 = at + SEAT_TILES
            while at < last:
                hand |= BIT_OF[order[at]]
                at += 1
            self.hands[seat] = hand
            self.counts[seat] = SEAT_TILES
            self.given[seat] = SEAT_TILES
            seat += 1
        self.stock_size = SET_TILES - at
        self.stock = order[at:SET_TILES]
        self.find_starter()

    def find_starter(self) -> None:
        """The holder of the highest double (GAR-4), later the setup's starter (GAR-5)."""
        if self.setup.number == 1:
            number: i64 = 6
            while number >= 0:
                seat: i64 = 0
                while seat < self.players:
                    if self.hands[seat] & BIT_OF[double_of(number)]:
                        self.starter = seat
                        self.turn = seat
                        self.opening = double_of(number)
                        return
                    seat += 1
                number -= 1
            self.starter = 0
            self.end_void()
            return
        given: i64 = self.setup.starter
        self.starter = given if given >= 0 else self.lot % self.players
        self.turn = self.starter

    # -- what the seat to act may do ---------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """The legal actions, ascending."""
        if self.phase == MAIN:
            self._collect_plays(actions)
        elif self.phase == AFTER_LEAD:
            actions.add(EXCHANGE)
            actions.add(KEEP)
        else:
            self._collect_start(actions)

    def _collect_start(self, actions: Actions) -> None:
        """A double must be led (GAR-6); without one, exchange, draw or pass (GAR-20, COR-5)."""
        hand = self.hands[self.turn]
        doubles = hand & DOUBLES[0]
        if doubles == 0:
            if self.house.draws_to_lead and self.taken < self.stock_size:
                actions.add(DRAW)
                return
            actions.add(PASS)
            if self.house.before_lead and self.may_take_heap(self.turn):
                actions.add(EXCHANGE)
            return
        number: i64 = 0
        while number <= 6:
            tile = double_of(number)
            if self.opening == tile or (self.opening < 0 and hand & BIT_OF[tile]):
                actions.add(LEAD + number)
            number += 1

    def _collect_plays(self, actions: Actions) -> None:
        """Every tile on every train where it fits (GAR-11, GAR-12); else draw or pass."""
        seat = self.turn
        hand = self.hands[seat]
        if hand & self.binding() == 0:
            if self.house.draws and self.taken < self.stock_size:
                actions.add(DRAW)
                return
            actions.add(PASS)
        if self.may_exchange_first():
            actions.add(EXCHANGE)
        reachable = self.open | BIT[seat]
        train: i64 = 0
        while train < self.players:
            if reachable & BIT[train]:
                fitting: i64 = hand & FITS[self.ends[train] * 3]
                base: i64 = PLAY + train * SET_TILES
                while fitting != 0:
                    bit: i64 = fitting & -fitting
                    actions.add(base + position_of(bit))
                    fitting ^= bit
            train += 1

    def may_exchange_first(self) -> bool:
        """Whether the seat to act may exchange in its first turn after the lead (GAR-22)."""
        return (
            self.house.on_first_turn
            and not self.begun & BIT[self.turn]
            and self.may_take_heap(self.turn)
        )

    # -- what it does ------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        """Takes a legal action."""
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
        """The tiles that everybody learns the seat to act lacks, when it takes the action."""
        if action > EXCHANGE and action != DRAW:
            return 0
        if self.phase == START:
            return DOUBLES[0]
        return 0 if action == EXCHANGE else self.binding()

    def _play(self, tile: i64, train: i64) -> None:
        seat = self.turn
        self._lay(tile)
        self.passes = 0
        self.ends[train] = other_half(tile, self.ends[train])
        if self.house.owner_closes:
            if train == seat:
                self.open &= ~BIT[train]  # GAR-15
        elif not is_double(tile):
            self.open &= ~BIT[train]  # GAR-14
        if self.counts[seat] == 0:
            self.end_out(seat)
        else:
            self._finish_turn()

    def _lead(self, number: i64) -> None:
        """The double in the middle gives every train its end (GAR-10); GAR-8, GAR-21 follow."""
        seat = self.turn
        self.lead = double_of(number)
        self._lay(self.lead)
        self.phase = MAIN
        train: i64 = 0
        while train < self.players:
            self.ends[train] = number
            train += 1
        if self.counts[seat] == 0:
            self.end_out(seat)
        elif self.house.after_lead and self.may_take_heap(seat):
            self.phase = AFTER_LEAD
        else:
            self._finish_turn()

    def _lay(self, tile: i64) -> None:
        self.hands[self.turn] &= ~BIT_OF[tile]
        self.counts[self.turn] -= 1

    def _pass(self) -> None:
        """Opens one's train (GAR-13), unless nothing has been led; then all passes are void."""
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
        """The hand is put away and the next heap taken (GAR-20 to GAR-25)."""
        seat = self.turn
        self.discards[2 * seat + self.exchanges[seat]] = self.hands[seat]
        self.discarded += self.counts[seat]
        self.exchanges[seat] += 1
        hand: i64 = 0
        last = self.taken + SEAT_TILES
        while self.taken < last:
            hand |= BIT_OF[self.stock[self.taken]]
            self.taken += 1
        self.hands[seat] = hand
        self.counts[seat] = SEAT_TILES
        if self.phase == AFTER_LEAD and not self.may_take_heap(seat):
            self.phase = MAIN
            self._finish_turn()

    def _draw(self) -> None:
        """One tile of the boneyard; the turn goes on (COR-5, COR-6)."""
        bit = BIT_OF[self.stock[self.taken]]
        self.taken += 1
        self.hands[self.turn] |= bit
        self.drawn[self.turn] |= bit
        self.counts[self.turn] += 1

    def _finish_turn(self) -> None:
        """Ends a turn after the lead: the test for a blocked hand, then the next seat."""
        self.begun |= BIT[self.turn]
        self.tested = not self.hands_may_change()
        if self.tested and self.is_blocked():
            self.end_blocked()
        else:
            self.turn = self.next_seat(self.turn)

    def hands_may_change(self) -> bool:
        """Whether somebody may yet exchange (GAR-28) or draw (COR-9)."""
        if self.taken == self.stock_size:
            return False
        if self.house.draws:
            return True
        if not self.house.on_first_turn:
            return False
        seat: i64 = 0
        while seat < self.players:
            if not self.begun & BIT[seat] and self.may_take_heap(seat):
                return True
            seat += 1
        return False

    def is_blocked(self) -> bool:
        """No tile in any hand fits any train (GAR-28), or all have passed twice (GAR-29)."""
        if not self.house.compulsory and self.passes >= 2 * self.players:
            return True
        held: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            held |= self.hands[seat]
            seat += 1
        return held & self.all_fitting() == 0

    # -- the end -----------------------------------------------------------------------------

    def end_void(self) -> None:
        """Nobody leads: the hand is dealt again (GAR-4, GAR-7)."""
        self.is_over = True
        self.is_void = True

    def end_out(self, seat: i64) -> None:
        """A seat is out and wins (GAR-27)."""
        scoring.count_left(self)
        scoring.score_out(self, seat)

    def end_blocked(self) -> None:
        """The lowest total wins (GAR-28, GAR-32)."""
        scoring.count_left(self)
        scoring.score_blocked(self)

    # -- who knows what ----------------------------------------------------------------------

    def unknowns(self) -> Unknowns:
        """Where the hidden tiles may be."""
        return belief.Clues(self).unknowns()

    def fill_in(self, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Puts the hidden tiles in their places."""
        belief.Clues(self).fill_in(tiles, places, rng)

    def reasons(self, action: i64) -> list[Message]:
        """See ``why``."""
        return why.reasons(self, int(action))

    # -- in words ----------------------------------------------------------------------------

    def text(self, action: i64) -> str:
        """``lead 2-2``, ``2-1>C``, ``pass``, ``exchange``, ``keep``, ``draw``."""
        return words.text(action)

    def parse(self, text: str) -> int:
        """The action of a notation."""
        return words.parse(self, text)

    def refuse(self, action: i64) -> Refusal:
        """The rule that forbids an action."""
        return refusals.refuse(self, action)

    def label(self, action: i64) -> Message:
        """An action as a choice."""
        return words.label(self, action)

    def narrate(self, action: i64) -> list[Message]:
        """An action as an event."""
        return words.narrate(self, action)

    def ending(self) -> list[Message]:
        """How the hand ended, with its sums."""
        return words.ending(self)

    def zones(self) -> list[Zone]:
        """The cross, the hands, the spare tiles, the score."""
        return picture.zones(self)

    def fields(self) -> dict[str, str]:
        """The position as text."""
        return position.fields(self)

    def place(self, fields: dict[str, str]) -> None:
        """The position from text."""
        position.place(self, fields)

    def merit(self, action: i64) -> i64:
        """What the hints think of an action."""
        return hints.merit(self, action)
