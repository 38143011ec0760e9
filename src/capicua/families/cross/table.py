"""The table of the cross: what lies on it and in the hands, and who knows what of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tile import BIT, FITS, NO_TILE
from capicua.families.cross.plays import START

if TYPE_CHECKING:
    from capicua.families.cross.game import CrossGame


@mypyc_attr(allow_interpreted_subclasses=True)
class CrossTable(State):
    """Everything of one hand.

    Everybody knows all but ``hands``, ``discards``, ``drawn`` and ``stock``. Sets of
    seats and of tiles are bit masks; ``ends`` has the end number of each seat's train.
    """

    def __init__(self, game: CrossGame, setup: Setup) -> None:
        super().__init__(game, setup)
        seats = int(game.players)
        self.house: CrossGame = game
        self.hands: vec[i64] = vec[i64]([0] * seats)
        self.counts: vec[i64] = vec[i64]([0] * seats)
        self.given: vec[i64] = vec[i64]([0] * seats)
        """The counts when the log begins."""
        self.stock: vec[i64] = vec[i64]()
        """The spare tiles in the order they are taken: heap after heap, or a boneyard."""
        self.stock_size: i64 = 0
        self.taken: i64 = 0
        self.discards: vec[i64] = vec[i64]([0] * (2 * seats))
        """The first and the second hand each seat has put away."""
        self.discarded: i64 = 0
        self.drawn: vec[i64] = vec[i64]([0] * seats)
        self.exchanges: vec[i64] = vec[i64]([0] * seats)
        self.left: vec[i64] = vec[i64]([0] * seats)
        """The pips each seat holds when the hand ends."""
        self.phase: i64 = START
        self.starter: i64 = 0
        self.opening: i64 = NO_TILE
        """The highest double in any hand, which must open a first hand (GAR-4)."""
        self.begun: i64 = 0
        """The seats whose first turn is over (GAR-24)."""
        self.lead: i64 = NO_TILE
        self.ends: vec[i64] = vec[i64]([0] * seats)
        self.open: i64 = 0
        self.passes: i64 = 0
        """Passes since the last tile was laid."""
        self.tested: bool = False
        self.winner: i64 = NOBODY
        """Who wins, or first in turn of those who share; nobody in a void tie."""
        self.laid: vec[i64] = vec[i64]()
        """Plays of a position set up by hand, made before its log begins."""
        self.shown: vec[i64] = vec[i64]()
        """For each action of the log, four times the tiles it showed lacking, plus the seat."""

    def clear(self) -> None:
        """Takes everything off the table."""
        seat: i64 = 0
        while seat < self.players:
            self.hands[seat] = 0
            self.counts[seat] = 0
            self.given[seat] = 0
            self.drawn[seat] = 0
            self.exchanges[seat] = 0
            self.discards[2 * seat] = 0
            self.discards[2 * seat + 1] = 0
            self.ends[seat] = 0
            seat += 1
        self.stock = vec[i64]()
        self.stock_size = 0
        self.taken = 0
        self.discarded = 0
        self.phase = START
        self.opening = NO_TILE
        self.begun = 0
        self.lead = NO_TILE
        self.open = 0
        self.passes = 0
        self.tested = False
        self.winner = NOBODY
        self.laid = vec[i64]()
        self.shown = vec[i64]()

    # -- what fits, what may change ----------------------------------------------------------

    def binding(self) -> i64:
        """The tiles of which the seat to act may hold none if it is to pass or draw (GAR-19)."""
        fitting = FITS[self.ends[self.turn] * 3]
        if self.house.compulsory:
            train: i64 = 0
            while train < self.players:
                if self.open & BIT[train]:
                    fitting |= FITS[self.ends[train] * 3]
                train += 1
        return fitting

    def all_fitting(self) -> i64:
        """The tiles that fit some train, private ones included (GAR-28)."""
        fitting: i64 = 0
        train: i64 = 0
        while train < self.players:
            fitting |= FITS[self.ends[train] * 3]
            train += 1
        return fitting

    def may_take_heap(self, seat: i64) -> bool:
        """Whether a heap is left and the seat's count is below the maximum (GAR-23)."""
        return self.taken < self.stock_size and self.exchanges[seat] < self.house.most_exchanges

    def ended_blocked(self) -> bool:
        """Whether a finished round that counts ended with tiles in every hand."""
        seat: i64 = 0
        while seat < self.players:
            if self.counts[seat] == 0:
                return False
            seat += 1
        return True

    # -- who knows what ----------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """All but hands, discards and spare tiles; a finished round shows the hands."""
        super().copy_public(other)
        assert isinstance(other, CrossTable)
        self.counts = other.counts[:]
        self.given = other.given[:]
        self.stock_size = other.stock_size
        self.taken = other.taken
        self.discarded = other.discarded
        self.exchanges = other.exchanges[:]
        self.phase = other.phase
        self.starter = other.starter
        self.opening = other.opening
        self.begun = other.begun
        self.lead = other.lead
        self.ends = other.ends[:]
        self.open = other.open
        self.passes = other.passes
        self.tested = other.tested
        self.winner = other.winner
        self.laid = other.laid
        self.shown = other.shown[:]
        if other.is_over:
            self.hands = other.hands[:]
            self.drawn = other.drawn[:]
            self.left = other.left[:]

    def copy_seat(self, other: State, seat: i64) -> None:
        """A seat's hand, what it drew and what it put away."""
        assert isinstance(other, CrossTable)
        self.hands[seat] = other.hands[seat]
        self.drawn[seat] = other.drawn[seat]
        self.discards[2 * seat] = other.discards[2 * seat]
        self.discards[2 * seat + 1] = other.discards[2 * seat + 1]

    def copy_hidden(self, other: State) -> None:
        """Every hand, every discard and the spare tiles."""
        super().copy_hidden(other)
        assert isinstance(other, CrossTable)
        self.hands = other.hands[:]
        self.drawn = other.drawn[:]
        self.discards = other.discards[:]
        self.stock = other.stock
