"""One hand of Super Dominos: opening, turns, powers, spells, the end.

What may be placed is a range of legs (``first_leg`` to ``stop_leg``) and what their ends
take; spells (SUP-19) and the 13-13 start (SUP-25) narrow the range and nothing else. The
comments name the powers by the numbers of the double-15 set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.batches import proof
from capicua.core.chance import Rng
from capicua.core.reasons import Message, Refusal
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tile import (
    BIT,
    BIT_OF,
    HIGH,
    LOW,
    NO_TILE,
    WORD,
    WORD_OF,
    double_of,
    position_of,
    set_words,
)
from capicua.core.worlds import Unknowns
from capicua.games.super_dominos import (
    belief,
    hints,
    opening,
    picture,
    position,
    refusals,
    scoring,
    why,
    words,
)
from capicua.games.super_dominos.legs import LEGS, NO_LEG, Legs
from capicua.games.super_dominos.turns import (
    DRAW,
    DRAWN,
    END_TURN,
    EXTRA,
    GETS_ONE,
    GETS_TWO,
    HOLDS,
    LACKS,
    OPEN,
    OPENING,
    PASS,
    TURN,
)

if TYPE_CHECKING:
    from capicua.core.zones import Zone
    from capicua.games.super_dominos.rules import SuperDominos


@final
class SuperRound(State):
    """One hand. The tiles of a seat are masks, ``words`` words for each seat."""

    def __init__(self, game: SuperDominos, setup: Setup) -> None:
        super().__init__(game, setup)
        self.rules: SuperDominos = game
        self.tiles: i64 = game.tiles
        self.words: i64 = set_words(game.top)
        self.hands: vec[i64] = vec[i64]([0] * (int(self.words) * game.players))
        self.counts: vec[i64] = vec[i64]([0] * game.players)
        self.boneyard: vec[i64] = vec[i64]()
        """In drawing order; the last ``stock`` tiles are still there."""
        self.memory: belief.Memory | None = None
        """What the viewer remembers of the round, once it was asked for worlds."""
        self.stock: i64 = 0
        self.first: i64 = 0
        """The first player (SUP-2), who need not be the opener."""
        self.legs: Legs = Legs(game.tiles)
        self.reversed: bool = False
        """Whether play goes counterclockwise."""
        self.spell_leg: i64 = NO_LEG
        self.caster: i64 = NOBODY
        self.phase: i64 = OPENING
        self.last: i64 = NO_TILE
        """The last tile placed in this turn."""
        self.winner: i64 = NOBODY
        self.events: vec[i64] = vec[i64]()
        """What draws, passes and the opening let everybody know (``core.batches.proof``)."""

    # -- deal ------------------------------------------------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Deals the hands, leaves the rest as boneyard (SUP-1), and finds the opener."""
        self.restart(order, lot)
        self.clear()
        self.first = lot if self.setup.starter == NOBODY else self.setup.starter
        self.boneyard = order
        seat: i64 = 0
        at: i64 = 0
        while seat < self.players:
            base = seat * self.words
            stop = at + self.rules.hand
            while at < stop:
                tile = order[at]
                self.hands[base + WORD_OF[tile]] |= BIT_OF[tile]
                at += 1
            self.counts[seat] = self.rules.hand
            seat += 1
        self.stock = len(order) - at
        opening.find_opener(self)

    def clear(self) -> None:
        """Nothing dealt, nothing on the table, clockwise (SUP-3)."""
        index: i64 = 0
        while index < len(self.hands):
            self.hands[index] = 0
            index += 1
        index = 0
        while index < self.players:
            self.counts[index] = 0
            index += 1
        self.stock = 0
        self.legs.clear()
        self.reversed = False
        self.spell_leg = NO_LEG
        self.caster = NOBODY
        self.phase = OPENING
        self.last = NO_TILE
        self.winner = NOBODY
        self.events = vec[i64]()

    def take(self, seat: i64) -> i64:
        """The seat takes the next tile of the boneyard into its hand."""
        tile = self.boneyard[len(self.boneyard) - self.stock]
        self.stock -= 1
        self.hands[seat * self.words + WORD_OF[tile]] |= BIT_OF[tile]
        self.counts[seat] += 1
        return tile

    def drop(self, seat: i64, tile: i64) -> None:
        """The seat puts a tile on the table."""
        self.hands[seat * self.words + WORD_OF[tile]] &= ~BIT_OF[tile]
        self.counts[seat] -= 1

    # -- collect ---------------------------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """Adds what the seat to act may do, ascending."""
        if self.phase == OPENING:
            self.collect_doubles(actions)
            return
        if self.phase == EXTRA:
            actions.add(END_TURN)
        elif self.phase == TURN:
            if not self.can_place(self.turn):  # SUP-11, SUP-12, SUP-20
                actions.add(PASS if self.stock == 0 or self.is_exempt() else DRAW)
                return
            if self.may_draw_anyway():
                actions.add(DRAW)
        self.collect_plays(actions)

    def collect_doubles(self, actions: Actions) -> None:
        """Adds the doubles of the opener (SUP-4)."""
        number: i64 = 0
        while number <= self.rules.top:
            tile = double_of(number)
            if self.hands[self.turn * self.words + WORD_OF[tile]] & BIT_OF[tile]:
                actions.add(OPEN + number)
            number += 1

    def collect_plays(self, actions: Actions) -> None:
        """Adds every placement of the seat to act; of unstarted legs the first (SUP-8)."""
        base = self.turn * self.words
        leg = self.first_leg()
        stop = self.stop_leg()
        while leg < stop:
            fits = self.legs.ends[leg] * 3
            word: i64 = 0
            while word < self.words:
                held = self.hands[base + word] & self.rules.fits[fits + word]
                number = self.rules.first_play + leg * self.tiles + word * WORD
                while held != 0:
                    tile = held & -held
                    held ^= tile
                    actions.add(number + position_of(tile))
                word += 1
            leg += 1

    def can_place(self, seat: i64) -> bool:
        """Whether a seat could place a tile if it were its turn."""
        base = seat * self.words
        leg = self.first_leg()
        stop = self.stop_leg()
        while leg < stop:
            fits = self.legs.ends[leg] * 3
            word: i64 = 0
            while word < self.words:
                if self.hands[base + word] & self.rules.fits[fits + word] != 0:
                    return True
                word += 1
            leg += 1
        return False

    def anybody_can_place(self) -> bool:
        """Whether some seat could place a tile if it were its turn."""
        seat: i64 = 0
        while seat < self.players:
            if self.can_place(seat):
                return True
            seat += 1
        return False

    def first_leg(self) -> i64:
        """The first leg that may be played on: the one under a spell, or a new one (SUP-25)."""
        if self.spell_leg != NO_LEG:
            return self.spell_leg
        return self.legs.started if self.must_start_legs() else 0

    def stop_leg(self) -> i64:
        """The leg after the last that may be played on."""
        if self.spell_leg != NO_LEG:
            return self.spell_leg + 1
        return LEGS if self.legs.started == LEGS else self.legs.started + 1

    def must_start_legs(self) -> bool:
        """Whether all six legs of a 13-13 start are to be started first (SUP-25)."""
        return self.legs.start == self.rules.spell and self.legs.started < LEGS

    def may_draw_anyway(self) -> bool:
        """Whether a seat that can place a tile may draw instead: ``voluntary_draw``."""
        if self.stock == 0:
            return False
        return self.rules.may_draw or (self.rules.may_draw_spellbound and self.spell_leg != NO_LEG)

    def is_exempt(self) -> bool:
        """Whether the seat to act faces its own spell and need not draw: ``caster_exempt``."""
        return self.rules.exempts and self.spell_leg != NO_LEG and self.caster == self.turn

    # -- advance ---------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        """Takes an opening, a placement, a draw, a pass or the end of a turn."""
        self.record(action)
        if action >= self.rules.first_play:
            number = action - self.rules.first_play
            leg = number // self.tiles
            self.place_tile(number - leg * self.tiles, leg)
        elif action >= OPEN:
            self.open(action - OPEN)
        elif action == DRAW:
            self.draw()
        else:
            self.note(HOLDS if action == END_TURN else LACKS)
            self.end_turn()

    def open(self, number: i64) -> None:
        """The start double has powers of its own, but casts no spell (SUP-22 to SUP-25)."""
        self.last = double_of(number)
        self.drop(self.turn, self.last)
        self.legs.begin(number, self.turn)
        self.work(number, NO_LEG)

    def place_tile(self, tile: i64, leg: i64) -> None:
        """Lays a tile; whatever it is, a spell on that leg ends (SUP-13, SUP-21)."""
        self.last = tile
        self.drop(self.turn, tile)
        left = self.legs.lay(tile, leg, self.turn)
        if leg == self.spell_leg:
            self.spell_leg = NO_LEG
            self.caster = NOBODY
        self.work(left, leg)

    def work(self, left: i64, leg: i64) -> None:
        """The power of the number that was left, in the order of the rules."""
        rules = self.rules
        out = self.counts[self.turn] == 0
        if left == rules.draws and (rules.final_draw or not out):
            self.others_take()
        elif left == rules.reverse and self.players > 2:  # SUP-15, SUP-23
            self.reversed = not self.reversed
        if out:  # SUP-27
            scoring.finish(self, self.turn, False)
            return
        if left == rules.again:  # SUP-16, SUP-24
            self.phase = EXTRA
            if self.can_place(self.turn):
                return
            self.note(LACKS)
        elif left == rules.spell and leg != NO_LEG:  # SUP-17
            self.spell_leg = leg
            self.caster = self.turn
        self.end_turn()

    def others_take(self) -> None:
        """Every other seat takes a tile, the next one first, while there are any (SUP-14)."""
        seat = self.after(self.turn)
        while seat != self.turn and self.stock > 0:
            self.take(seat)
            self.tell(GETS_ONE, seat, 0, 0)
            seat = self.after(seat)

    def draw(self) -> None:
        """Draws two tiles, or the last one; with nothing to place the turn is over (SUP-11)."""
        if not self.may_draw_anyway():
            self.note(LACKS)
        two = self.stock > 1
        self.take(self.turn)
        if two:
            self.take(self.turn)
        self.tell(GETS_TWO if two else GETS_ONE, self.turn, 0, 0)
        self.phase = DRAWN
        if not self.can_place(self.turn):
            self.note(LACKS)
            self.end_turn()

    def end_turn(self) -> None:
        """The next seat's turn, or the one after it where a double costs a turn (SUP-18)."""
        skips = self.last != NO_TILE and self.costs_a_turn(self.last)
        self.turn = self.after(self.turn)
        if skips:
            self.turn = self.after(self.turn)
        self.begin_turn()

    def costs_a_turn(self, tile: i64) -> bool:
        """Whether a turn that ends with this tile costs the next seat its own (SUP-18)."""
        number = HIGH[tile]
        if number != LOW[tile]:
            return False
        if number == self.legs.start:  # SUP-26
            return self.rules.start_skips
        return number != self.rules.spell or self.rules.spell_skips

    def begin_turn(self) -> None:
        """A turn begins, unless the hand is blocked (SUP-28)."""
        self.phase = TURN
        self.last = NO_TILE
        if self.stock > 0 or self.anybody_can_place():
            return
        if self.rules.lapses and self.spell_leg != NO_LEG:
            seat: i64 = 0
            numbers, doubles = self.meant()
            while seat < self.players:
                self.tell(LACKS, seat, numbers, doubles)
                seat += 1
            self.spell_leg = NO_LEG
            self.caster = NOBODY
            if self.anybody_can_place():
                return
        scoring.finish(self, scoring.blocked_winner(self), True)

    def after(self, seat: i64) -> i64:
        """The next seat in the direction of play."""
        return self.neighbour(seat, self.reversed)

    def neighbour(self, seat: i64, backwards: bool) -> i64:
        """The seat to the left, or backwards to the right."""
        if not backwards:
            return self.next_seat(seat)
        return self.players - 1 if seat == 0 else seat - 1

    # -- who knows what --------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """The table, counts and events; at the end all hands."""
        super().copy_public(other)
        assert isinstance(other, SuperRound)
        self.counts = other.counts[:]
        self.stock = other.stock
        self.first = other.first
        self.legs.copy(other.legs)
        self.reversed = other.reversed
        self.spell_leg = other.spell_leg
        self.caster = other.caster
        self.phase = other.phase
        self.last = other.last
        self.winner = other.winner
        self.events = other.events[:]
        if other.is_over:
            self.hands = other.hands[:]

    def copy_seat(self, other: State, seat: i64) -> None:
        """A seat's own tiles."""
        assert isinstance(other, SuperRound)
        word = seat * self.words
        while word < (seat + 1) * self.words:
            self.hands[word] = other.hands[word]
            word += 1

    def copy_hidden(self, other: State) -> None:
        """All hands and the boneyard."""
        super().copy_hidden(other)
        assert isinstance(other, SuperRound)
        self.hands = other.hands[:]
        self.boneyard = other.boneyard
        self.memory = other.memory

    # -- belief ----------------------------------------------------------------------------

    def meant(self) -> tuple[i64, i64]:
        """What could be placed now: numbers whose single tiles could, whose doubles could."""
        every = BIT[self.rules.top + 1] - 1
        if self.phase == OPENING:
            return 0, every
        numbers: i64 = 0
        leg = self.first_leg()
        stop = self.stop_leg()
        while leg < stop:
            numbers |= BIT[self.legs.ends[leg]]
            leg += 1
        doubles = every if numbers & BIT[self.rules.spell] else numbers
        return numbers, doubles

    def note(self, kind: i64) -> None:
        """Remembers what the seat to act just let everybody know of its tiles."""
        numbers, doubles = self.meant()
        self.tell(kind, self.turn, numbers, doubles)

    def tell(self, kind: i64, seat: i64, numbers: i64, doubles: i64) -> None:
        """Remembers something that everybody knows of a seat's tiles."""
        self.events = append(self.events, proof(kind, seat, self.legs.laid_count, numbers, doubles))

    def unknowns(self) -> Unknowns:
        """Where the hidden tiles may be."""
        return belief.unknowns(self)

    def fill_in(self, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Puts the hidden tiles in the hands and, shuffled, in the boneyard."""
        belief.fill_in(self, tiles, places, rng)

    def merit(self, action: i64) -> i64:
        """How good an action looks to the seat to act."""
        return hints.merit(self, action)

    def reasons(self, action: i64) -> list[Message]:
        """See ``why.py``."""
        return why.reasons(self, int(action))

    # -- in words --------------------------------------------------------------------------

    def text(self, action: i64) -> str:
        """The action in notation."""
        return words.text(self, action)

    def parse(self, text: str) -> int:
        """The action written in notation; raises ``BadText``."""
        return words.parse(self, text)

    def refuse(self, action: i64) -> Refusal:
        """Why an action is not legal now."""
        return refusals.refuse(self, action)

    def label(self, action: i64) -> Message:
        """The action as a choice, with what it brings about."""
        return words.label(self, action)

    def narrate(self, action: i64) -> list[Message]:
        """What people are told."""
        return words.narrate(self, action)

    def ending(self) -> list[Message]:
        """Who won the hand, and what for."""
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
