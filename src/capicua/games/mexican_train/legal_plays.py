"""The legal plays in a turn of Mexican Train: the trains to play on, and the tiles.

Each phase of a turn (``actions.PHASES``) has a set of trains to play on, its targets.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.tile import (
    BIT,
    DOUBLES,
    FITS,
    HIGH,
    LOW,
    NO_TILE,
    double_of,
    position_of,
    shows,
)
from capicua.families.trains.rules import TrainsRound
from capicua.games.mexican_train.actions import (
    DRAW,
    DRAWN,
    END_TURN,
    FOLLOW,
    OPTIONAL,
    PASS,
    PLAY,
    START,
)
from capicua.games.mexican_train.game import MexicanTrain
from capicua.games.mexican_train.trains import NO_TRAIN, Trains

ONLY_DOUBLES: Final = vec[i64]([FITS[place] & DOUBLES[place % 3] for place in range(len(FITS))])
"""``FITS``, for trains that take only a double (CMT-17)."""


class Plays(TrainsRound[MexicanTrain]):
    """The part of a round that determines the legal plays."""

    def __init__(self, game: MexicanTrain, setup: Setup) -> None:
        self.trains: Trains = Trains(game.tiles, game.top)
        """The arms of the round: players' trains and sidings."""
        super().__init__(game, setup, self.trains)
        self.opener: i64 = 0
        """The seat that put the double into the station, or the starter."""
        self.marked: i64 = 0
        """The trains with a marker, as a mask."""
        self.origin: i64 = START
        """The phase from which a tile was drawn."""
        self.follow: i64 = NO_TRAIN
        """The train of the double that requires another tile."""
        self.drawn: i64 = NO_TILE
        """The tile just drawn, visible only to its drawer."""
        self.running: bool = False
        """Whether the series of CMT-14 is in progress."""
        self.had_turn: i64 = 0
        """The seats that have had a turn, as a mask."""
        self.silent: i64 = 0
        """The number of successive turns that changed nothing (CMT-26)."""
        self.out: i64 = NOBODY
        self._tried: Actions = Actions()

    def clear(self) -> None:
        """Clear the table; the station is set later."""
        super().clear()
        self.marked = 0
        self.had_turn = 0
        self.silent = 0
        self.out = NOBODY
        self.origin = START
        self.follow = NO_TRAIN
        self.drawn = NO_TILE
        self.running = False

    # -- legal actions ----------------------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """Add the legal actions, ascending."""
        if self.phase <= FOLLOW:
            # Only players who cannot play draw, unless drawing is free (CMT-12, BMT-10, BMT-12).
            decline = DRAW if self.stock.left > 0 else PASS
            if self.game.may_draw and (decline == DRAW or self.game.may_pass):
                actions.add(decline)
                self.collect_plays(actions)
                return
            before = actions.count
            self.collect_plays(actions)
            if actions.count == before:
                actions.add(decline)
            return
        if self.phase == DRAWN:
            if not self.game.must_play_drawn:
                actions.add(PASS)
        elif self.phase == OPTIONAL or not self.game.series_forced:
            actions.add(END_TURN)
        self.collect_plays(actions)

    def collect_plays(self, actions: Actions) -> None:
        """Add every play of the hand, or of the tile just drawn, on the turn's targets."""
        if self.is_stuck_on_double():
            return
        targets = self.targets()
        own = BIT[self.turn]
        if self.phase == DRAWN:
            self._collect_drawn(targets, actions)
        elif targets & own == 0 or not self.wants_double():
            self.collect_on(targets, FITS, actions)
        else:
            below = targets & (own - 1)
            self.collect_on(below, FITS, actions)
            self.collect_on(own, ONLY_DOUBLES, actions)
            self.collect_on(targets ^ below ^ own, FITS, actions)

    def _collect_drawn(self, targets: i64, actions: Actions) -> None:
        tile = self.drawn
        if HIGH[tile] != LOW[tile] and self.wants_double():
            targets &= ~BIT[self.turn]
        ends = self.trains.ends
        while targets != 0:
            target = targets & -targets
            targets ^= target
            train = position_of(target)
            if shows(tile, ends[train]):
                actions.add(PLAY + train * self.tiles + tile)

    def can_play(self) -> bool:
        """Return whether the seat to act has a play in this phase."""
        self._tried.count = 0
        self.collect_plays(self._tried)
        return self._tried.count > 0

    def targets(self) -> i64:
        """Return a mask of the trains the seat to act may play on, regardless of its hand."""
        seat = self.turn
        own = BIT[seat]
        phase = self.origin if self.phase == DRAWN else self.phase
        if self.running or phase >= OPTIONAL:
            return own
        game = self.game
        held_back = game.own_first and self.trains.lengths[seat] == 0
        if phase == FOLLOW and game.on_double:
            return BIT[self.follow]
        if phase == START and self.trains.open_count > 0:
            if held_back:
                return 0
            return self.binding()
        if held_back:
            return own
        return own | self.marked | self.trains.public(game.most_sidings)

    def binding(self) -> i64:
        """Return the trains whose open doubles must be covered now (CMT-19, BMT-15, CMT-T7)."""
        game = self.game
        trains = self.trains
        if game.oldest_first:
            return BIT[trains.open[0]]
        if game.newest_first:
            return BIT[trains.open[trains.open_count - 1]]
        return trains.open_trains()

    def doubles_to_cover(self) -> list[int]:
        """Return the doubles that bind the turn, the oldest first."""
        trains = self.trains
        binding = self.binding()
        bound = [trains.open[index] for index in range(trains.open_count)]
        return [int(double_of(trains.ends[train])) for train in bound if binding & BIT[train]]

    def is_bound(self) -> bool:
        """Return whether open doubles bound the turn when it began (CMT-19)."""
        phase = self.origin if self.phase == DRAWN else self.phase
        return phase == START and self.trains.open_count > 0

    def wants_double(self) -> bool:
        """Return whether only doubles may go on the seat's own train (``unmark_with``, CMT-17)."""
        if not self.game.doubles_unmark:
            return False
        return self.marked & BIT[self.turn] != 0 and not self.is_bound()

    def is_stuck_on_double(self) -> bool:
        """Return whether the only tile is a double that must not be the last (BMT-20b, c)."""
        if not self.game.not_last or self.stock.left > 0 or self.hands.counts[self.turn] != 1:
            return False
        top = self.game.top
        for number in range(top, i64(-1), -1):
            if self.hands.holds(self.turn, double_of(number)):
                return self.trains.shown[number] < top
        return False

    def meant(self) -> tuple[i64, i64]:
        """Return masks of the numbers that could be played now: for non-doubles, for doubles."""
        game = self.game
        targets = self.targets()
        doubles = self.numbers_on(targets)
        numbers = doubles
        if self.wants_double():
            numbers = self.numbers_on(targets & ~BIT[self.turn])
        if game.not_last and self.stock.left == 0 and self.hands.counts[self.turn] == 1:
            for number in range(game.top + 1):
                if self.trains.shown[number] < game.top:
                    doubles &= ~BIT[number]
        return numbers, doubles

    # -- knowledge ------------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """Copy the public state of the turn."""
        super().copy_public(other)
        assert isinstance(other, Plays)
        self.opener = other.opener
        self.marked = other.marked
        self.origin = other.origin
        self.follow = other.follow
        self.running = other.running
        self.had_turn = other.had_turn
        self.silent = other.silent
        self.out = other.out

    def copy_seat(self, other: State, seat: i64) -> None:
        """Copy a seat's own hand, and the tile it has just drawn."""
        super().copy_seat(other, seat)
        assert isinstance(other, Plays)
        if seat == other.turn:
            self.drawn = other.drawn

    def copy_hidden(self, other: State) -> None:
        """Copy the hidden tiles, including the tile just drawn."""
        super().copy_hidden(other)
        assert isinstance(other, Plays)
        self.drawn = other.drawn
