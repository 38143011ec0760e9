"""One round of Super Dominos: opening, turns, powers, spells, the end.

Legal placements follow from the legs that may be played on, the targets, and the tiles their
ends take; spells (SUP-19) and the 13-13 start (SUP-25) only narrow the targets. Comments name
the powers by the numbers of the double-15 set.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.tile import BIT, HIGH, LOW, NO_TILE, double_of
from capicua.families.trains.arms import left_by
from capicua.families.trains.rules import HOLDS, LACKS, TrainsRound
from capicua.games.super_dominos.actions import (
    DRAW,
    DRAWN,
    END_TURN,
    EXTRA,
    GETS_ONE,
    GETS_TWO,
    OPEN,
    OPENING,
    PASS,
    TURN,
)
from capicua.games.super_dominos.game import SuperDominos
from capicua.games.super_dominos.legs import LEGS, NO_LEG, Legs
from capicua.games.super_dominos.scoring import blocked_winner, prize


@final
class SuperRound(TrainsRound[SuperDominos]):
    """One round of Super Dominos."""

    def __init__(self, game: SuperDominos, setup: Setup) -> None:
        self.legs: Legs = Legs(game.tiles)
        """The arms of the round: the start double and its legs."""
        super().__init__(game, setup, self.legs)
        self.reversed: bool = False
        """Whether play goes counterclockwise."""
        self.spell_leg: i64 = NO_LEG
        """The leg under a spell."""
        self.caster: i64 = NOBODY
        self.last: i64 = NO_TILE
        """The last tile placed in this turn."""
        self.winner: i64 = NOBODY

    # -- deal ------------------------------------------------------------------------------

    def clear(self) -> None:
        """Clear the table; play goes clockwise (SUP-3)."""
        super().clear()
        self.reversed = False
        self.end_spell()
        self.last = NO_TILE
        self.winner = NOBODY

    def open_round(self) -> None:
        """Give the turn to the first seat with a double, or that draws one (SUP-4, SUP-5)."""
        doubles = BIT[self.game.top + 1] - 1
        seat = self.starter
        passed: i64 = 0
        while not self.hands.has_double(seat):
            self.prove(LACKS, seat, 0, doubles)
            seat = self.next_seat(seat)
            passed += 1
            if passed >= self.players:
                self.take(seat)
                self.prove(GETS_ONE, seat, 0, 0)
        self.turn = seat

    # -- collect ---------------------------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """Add the legal actions, ascending."""
        if self.phase == OPENING:
            self.collect_doubles(actions)
            return
        if self.phase == EXTRA:
            actions.add(END_TURN)
        elif self.phase == TURN:
            if not self.can_place(self.turn):  # SUP-11, SUP-12, SUP-20
                actions.add(PASS if self.stock.left == 0 or self.is_exempt() else DRAW)
                return
            if self.may_draw_anyway():
                actions.add(DRAW)
        self.collect_plays(actions)

    def collect_doubles(self, actions: Actions) -> None:
        """Add the doubles of the opener (SUP-4)."""
        top = self.game.top
        for number in range(top + 1):
            if self.hands.holds(self.turn, double_of(number)):
                actions.add(OPEN + number)

    def collect_plays(self, actions: Actions) -> None:
        """Add every placement of the seat to act; of unstarted legs, only the first (SUP-8)."""
        self.collect_on(self.targets(), self.game.fits, actions)

    def can_place(self, seat: i64) -> bool:
        """Return whether a seat could place a tile if it were its turn."""
        return self.has_fitting(seat, self.targets(), self.game.fits)

    def anybody_can_place(self) -> bool:
        """Return whether some seat could place a tile if it were its turn."""
        for seat in range(self.players):
            if self.can_place(seat):
                return True
        return False

    def targets(self) -> i64:
        """Return a mask of the legs that may be played on; of unstarted legs, only the first."""
        if self.spell_leg != NO_LEG:
            return BIT[self.spell_leg]
        started = self.legs.started
        first: i64 = started if self.must_start_legs() else 0  # SUP-25
        return BIT[min(started + 1, LEGS)] - BIT[first]

    def must_start_legs(self) -> bool:
        """Return whether all six legs of a 13-13 start must be started first (SUP-25)."""
        return self.legs.started < LEGS and self.legs.centre == self.game.spell

    def may_draw_anyway(self) -> bool:
        """Return whether a seat that can place a tile may draw instead (``voluntary_draw``)."""
        if self.stock.left == 0:
            return False
        game = self.game
        return game.may_draw or (game.may_draw_spellbound and self.spell_leg != NO_LEG)

    def is_exempt(self) -> bool:
        """Return whether the seat to act cast the spell and need not draw (``caster_exempt``)."""
        return self.spell_leg != NO_LEG and self.caster == self.turn and self.game.exempts

    # -- advance ---------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        """Apply an opening, a placement, a draw, a pass or the end of a turn."""
        self.record(action)
        if action >= self.first_play:
            number = action - self.first_play
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
        """Put down the start double and apply its power; it casts no spell (SUP-22 to SUP-25)."""
        self.last = double_of(number)
        self.hands.drop(self.turn, self.last)
        self.legs.begin(number, self.turn)
        self.work(number, NO_LEG)

    def place_tile(self, tile: i64, leg: i64) -> None:
        """Lay a tile; any tile ends a spell on that leg (SUP-13, SUP-21)."""
        self.last = tile
        self.hands.drop(self.turn, tile)
        left = self.legs.lay(tile, leg, self.turn)
        if leg == self.spell_leg:
            self.end_spell()
        self.work(left, leg)

    def work(self, left: i64, leg: i64) -> None:
        """Apply the power of the number left, in the order of the rules."""
        game = self.game
        out = self.hands.counts[self.turn] == 0
        if left == game.draws and (game.final_draw or not out):
            self.others_take()
        elif left == game.reverse and self.players > 2:  # SUP-15, SUP-23
            self.reversed = not self.reversed
        if out:  # SUP-27
            self.finish(self.turn, False)
            return
        if left == game.again:  # SUP-16, SUP-24
            self.phase = EXTRA
            if self.can_place(self.turn):
                return
            self.note(LACKS)
        elif left == game.spell and leg != NO_LEG:  # SUP-17
            self.spell_leg = leg
            self.caster = self.turn
        self.end_turn()

    def end_spell(self) -> None:
        """Release the leg under a spell."""
        self.spell_leg = NO_LEG
        self.caster = NOBODY

    def others_take(self) -> None:
        """Make every other seat take a tile in turn, while the boneyard lasts (SUP-14)."""
        seat = self.after(self.turn)
        while seat != self.turn and self.stock.left > 0:
            self.take(seat)
            self.prove(GETS_ONE, seat, 0, 0)
            seat = self.after(seat)

    def draw(self) -> None:
        """Draw two tiles, or the last one; the turn ends if nothing can be placed (SUP-11)."""
        if not self.may_draw_anyway():
            self.note(LACKS)
        two = self.stock.left > 1
        self.take(self.turn)
        if two:
            self.take(self.turn)
        self.prove(GETS_TWO if two else GETS_ONE, self.turn, 0, 0)
        self.phase = DRAWN
        if not self.can_place(self.turn):
            self.note(LACKS)
            self.end_turn()

    def end_turn(self) -> None:
        """Pass the turn to the next seat, or the one after it if a double costs a turn (SUP-18)."""
        skips = self.last != NO_TILE and self.costs_a_turn(self.last)
        self.turn = self.after(self.turn)
        if skips:
            self.turn = self.after(self.turn)
        self.begin_turn()

    def costs_a_turn(self, tile: i64) -> bool:
        """Return whether ending a turn with this tile costs the next seat its turn (SUP-18)."""
        number = HIGH[tile]
        if number != LOW[tile]:
            return False
        game = self.game
        if number == self.legs.centre:  # SUP-26
            return game.start_skips
        return number != game.spell or game.spell_skips

    def seat_skipped(self, tile: i64, turned: bool) -> i64:
        """Return the seat that loses its turn if the turn ends with a tile (SUP-18, SUP-26)."""
        opens = self.phase == OPENING
        costs = self.game.start_skips if opens else self.costs_a_turn(tile)
        return self.neighbour(self.turn, turned) if costs else NOBODY

    def left_after(self, action: i64) -> i64:
        """Return the number that a placement or an opening leaves."""
        if action < self.game.first_play:
            return action - OPEN
        return left_by(self.game.tile_of(action), self.legs.ends[self.game.arm_of(action)])

    def begin_turn(self) -> None:
        """Begin a turn, unless the round is blocked (SUP-28)."""
        self.phase = TURN
        self.last = NO_TILE
        if self.stock.left > 0 or self.anybody_can_place():
            return
        if self.spell_leg != NO_LEG and self.game.lapses:
            numbers, doubles = self.meant()
            for seat in range(self.players):
                self.prove(LACKS, seat, numbers, doubles)
            self.end_spell()
            if self.anybody_can_place():
                return
        self.finish(blocked_winner(self), True)

    def after(self, seat: i64) -> i64:
        """Return the next seat in the direction of play."""
        return self.neighbour(seat, self.reversed)

    def neighbour(self, seat: i64, backwards: bool) -> i64:
        """Return the seat to the left, or to the right if ``backwards``."""
        if not backwards:
            return self.next_seat(seat)
        return self.players - 1 if seat == 0 else seat - 1

    def finish(self, winner: i64, blocked: bool) -> None:
        """End the round and score for its winner (SUP-27, SUP-28)."""
        self.is_over = True
        self.winner = winner
        if winner != NOBODY:
            self.points[winner] = prize(self, winner, blocked)

    def next_starter(self) -> i64:
        """Return the first player of the next round (SUP-2)."""
        if self.winner == NOBODY or self.game.next_first == "rotate":
            return self.next_seat(self.starter)
        if self.game.next_first == "winner":
            return self.winner
        return self.next_seat(self.winner)

    # -- knowledge ------------------------------------------------------------------------

    def meant(self) -> tuple[i64, i64]:
        """Return masks of the numbers that could be placed now: for non-doubles, for doubles."""
        every = BIT[self.game.top + 1] - 1
        if self.phase == OPENING:
            return 0, every
        numbers = self.numbers_on(self.targets())
        doubles = every if numbers & BIT[self.game.spell] else numbers
        return numbers, doubles

    def copy_public(self, other: State) -> None:
        """Copy the direction, the spell and the turn."""
        super().copy_public(other)
        assert isinstance(other, SuperRound)
        self.reversed = other.reversed
        self.spell_leg = other.spell_leg
        self.caster = other.caster
        self.last = other.last
        self.winner = other.winner
