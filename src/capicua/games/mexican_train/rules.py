"""One round of Mexican Train, for all rule sets.

``legal_plays.py`` determines the legal plays; this module applies them.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from capicua.core.seats import NOBODY
from capicua.core.tiles.tile import BIT, HIGH, LOW, NO_TILE, double_of
from capicua.families.trains.rules import HOLDS, LACKS
from capicua.games.mexican_train.actions import (
    DRAW,
    DRAWN,
    FOLLOW,
    KEPT,
    MISSED,
    OPTIONAL,
    PASS,
    PLAY,
    SERIES,
    START,
)
from capicua.games.mexican_train.legal_plays import Plays
from capicua.games.mexican_train.opening import find_station
from capicua.games.mexican_train.trains import NO_TRAIN


@final
class MexicanRound(Plays):
    """One round of Mexican Train."""

    def open_round(self) -> None:
        """Put the double into the station; its player has the first turn (CMT-6)."""
        self.trains.begin(find_station(self))
        self.opener = self.turn

    # -- advance ---------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        """Apply a play, a draw, a pass or the end of a turn."""
        self.record(action)
        if action >= PLAY:
            number = action - PLAY
            train = number // self.tiles
            self.play(number - train * self.tiles, train)
        elif action == DRAW:
            self.draw()
        elif action == PASS:
            self.decline()
        else:
            self.note(HOLDS)
            self.end_turn(False)

    def play(self, tile: i64, train: i64) -> None:
        """Lay a tile, then continue as the tile and the options require."""
        trains = self.trains
        seat = self.turn
        own = train == seat
        unmarks = own and self.marked & BIT[seat] != 0
        starts = own and trains.lengths[seat] == 0
        ends_turn = self.phase == DRAWN and self.origin == FOLLOW and self.game.on_double
        self.hands.drop(seat, tile)
        trains.lay(tile, train, seat, 1 if self.phase == DRAWN else 0)
        self.phase = START
        self.follow = NO_TRAIN
        self.drawn = NO_TILE
        if unmarks:  # CMT-17
            self.marked ^= BIT[seat]
        if starts and self.begins_series():
            self.running = True
        is_double = HIGH[tile] == LOW[tile]
        stays = is_double and self.game.not_last and self.stock.left > 0
        if self.hands.counts[seat] == 0 and not stays:  # CMT-23, CMT-25, BMT-20
            self.finish(seat)
        elif is_double:
            self.after_double(train, trains.ends[train], unmarks and self.game.exempts)
        elif ends_turn:  # CMT-18: a tile drawn for a double ends the turn
            self.end_turn(False)
        else:
            self.go_on(SERIES, self.running)

    def begins_series(self) -> bool:
        """Return whether the first tile on the seat's own train starts a series (CMT-14)."""
        if self.game.series_first_turn:
            return self.had_turn & BIT[self.turn] == 0
        return self.game.series_any_turn

    def after_double(self, train: i64, number: i64, exempt: bool) -> None:
        """Require another tile after a double, unless exempt (CMT-22) or dead (CMT-21)."""
        dead = self.trains.is_dead(number)
        if not exempt and not dead:
            self.trains.open_double(train)
        if self.hands.counts[self.turn] > 0:
            if exempt:
                self.go_on(OPTIONAL, True)
                return
            if dead and self.game.on_double:
                self.go_on(SERIES, self.running)
                return
        self.phase = FOLLOW
        self.follow = train

    def go_on(self, phase: i64, may: bool) -> None:
        """Continue the turn in a phase if ``may`` holds and there is a play; otherwise end it."""
        if may:
            self.phase = phase
            if self.can_play():
                return
            self.note(LACKS)
        self.end_turn(False)

    def draw(self) -> None:
        """Draw a tile; one that does not fit ends the turn (CMT-15, BMT-11)."""
        if not self.game.may_draw:
            self.note(LACKS)
        self.drawn = self.take(self.turn)
        self.origin = self.phase
        self.phase = DRAWN
        if not self.can_play():
            self.note(MISSED)
            self.fail(False)

    def decline(self) -> None:
        """Pass, with the drawn tile or with an empty boneyard (CMT-16, BMT-12)."""
        if self.phase == DRAWN:
            self.note(KEPT)
        elif not self.game.may_pass:
            self.note(LACKS)
        self.fail(self.phase == START)

    def fail(self, changed_nothing: bool) -> None:
        """End the turn without a play, marking the seat's own train if the rules require it."""
        marks = self.failing_marks()
        if marks:
            self.marked |= BIT[self.turn]
        self.end_turn(changed_nothing and not marks)

    def failing_marks(self) -> bool:
        """Return whether not playing marks the seat's train (CMT-15, CMT-19, BMT-11, BMT-16)."""
        game = self.game
        seat = self.turn
        return (
            self.marked & BIT[seat] == 0
            and (game.marks_unstarted or self.trains.lengths[seat] > 0)
            and (game.marks_bound or not self.is_bound())
        )

    def end_turn(self, silent: bool) -> None:
        """Pass the turn, unless a whole round of turns changed nothing (CMT-26)."""
        self.had_turn |= BIT[self.turn]
        self.silent = self.silent + 1 if silent else 0
        self.phase = START
        self.follow = NO_TRAIN
        self.drawn = NO_TILE
        self.running = False
        if self.silent == self.players:
            self.finish(NOBODY)
            return
        self.turn = self.next_seat(self.turn)
        self.release_doubles()

    def release_doubles(self) -> None:
        """Release dead doubles before a turn, and all doubles without ``forced_double``."""
        if self.game.binds:
            self.trains.release_dead()
        else:
            self.trains.open_count = 0

    # -- the end ---------------------------------------------------------------------------

    def finish(self, out: i64) -> None:
        """Score the pips left in each hand (CMT-27, BMT-23)."""
        self.is_over = True
        self.out = out
        for seat in range(self.players):
            self.points[seat] = self.hand_score(seat)

    def hand_score(self, seat: i64) -> i64:
        """Return the score of a hand: its pips, and the extra value of the double blank."""
        total = self.hands.pips(seat)
        if self.hands.holds(seat, double_of(0)):
            total += self.game.blank_score
        return total

    def next_starter(self) -> i64:
        """Return the next seat (CMT-3), or the one that went out (BMT-5).

        In a blocked round under BMT-5, it is the lowest hand, from the opener on.
        """
        if not self.game.last_out_starts:
            return self.next_seat(self.starter)
        if self.out != NOBODY:
            return self.out
        best = self.opener
        seat = self.next_seat(best)
        while seat != self.opener:
            if self.points[seat] < self.points[best]:
                best = seat
            seat = self.next_seat(seat)
        return best
