"""The table of the cross: layout, hands, and what each seat knows of them."""

from __future__ import annotations

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.runtime.generics import TypeVar
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import LOG_ROOM, State
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.stock import Stock
from capicua.core.tiles.tile import BIT, FITS, HIGH, NO_TILE, empty, other_half
from capicua.families.cross.actions import PLAY, START, tile_played, train_played
from capicua.families.cross.game import CrossGame

P = TypeVar("P", bound=CrossGame, covariant=True, default=CrossGame)


@mypyc_attr(allow_interpreted_subclasses=True)
class CrossTable(State[P], Generic[P]):
    """The state of one round.

    All of it is public except ``hands``, ``discards``, ``drawn`` and the order of ``stock``.
    Sets of seats and of tiles are bit masks; ``ends`` has the end number of each train.
    """

    def __init__(self, game: P, setup: Setup) -> None:
        super().__init__(game, setup)
        seats = int(game.players)
        self.hands: Hands = Hands(game.players, 1)
        self.given: vec[i64] = vec[i64]([0] * seats)
        """The number of tiles each seat held when the log began."""
        self.stock: Stock = Stock()
        """The spare tiles in the order they are taken: heap after heap, or a boneyard."""
        self.spare: i64 = 0
        """The number of spare tiles at the start."""
        self.discards: vec[i64] = vec[i64]([0] * (2 * seats))
        """The first and the second hand that each seat has put away."""
        self.discarded: i64 = 0
        self.drawn: vec[i64] = vec[i64]([0] * seats)
        self.exchanges: vec[i64] = vec[i64]([0] * seats)
        self.left: vec[i64] = vec[i64]([0] * seats)
        """The pips each seat holds when the round ends."""
        self.phase: i64 = START
        self.starter: i64 = 0
        self.opening: i64 = NO_TILE
        """The highest double in any hand, which must open a first round (GAR-4)."""
        self.begun: i64 = 0
        """The seats whose first turn is over (GAR-24)."""
        self.lead: i64 = NO_TILE
        self.ends: vec[i64] = vec[i64]([0] * seats)
        self.open: i64 = 0
        self.passes: i64 = 0
        """Passes since the last tile was laid."""
        self.tested: bool = False
        self.winner: i64 = NOBODY
        """The winner, or the first in turn of those who share the win; ``NOBODY`` in a void tie."""
        self.laid: vec[i64] = vec[i64]()
        """Plays of a position set up by hand, made before its log begins."""
        self.shown: vec[i64] = vec[i64]()
        """For each logged action, the seat plus four times the mask of tiles it was shown to lack.
        """
        # Settings read on every turn, copied because each use of ``self.game`` checks its type.
        self.compulsory: bool = game.compulsory
        self.owner_closes: bool = game.owner_closes
        self.on_first_turn: bool = game.on_first_turn

    def clear(self) -> None:
        """Clear the table."""
        self.hands.clear()
        empty(self.given)
        empty(self.drawn)
        empty(self.exchanges)
        empty(self.discards)
        empty(self.ends)
        self.stock.fill(vec[i64](), 0)
        self.spare = 0
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
        self.shown = vec[i64](capacity=LOG_ROOM)

    # -- which tiles fit, which hands may change ----------------------------------------------

    def binding(self) -> i64:
        """Return the tiles that the seat to act must not hold in order to pass or draw (GAR-19)."""
        fitting = FITS[self.ends[self.turn] * 3]
        if self.open != 0 and self.compulsory:
            for train in range(self.players):
                if self.open & BIT[train]:
                    fitting |= FITS[self.ends[train] * 3]
        return fitting

    def all_fitting(self) -> i64:
        """Return the tiles that fit some train, private ones included (GAR-28)."""
        fitting: i64 = 0
        for train in range(self.players):
            fitting |= FITS[self.ends[train] * 3]
        return fitting

    def may_take_heap(self, seat: i64) -> bool:
        """Return whether a heap is left, and the seat's exchanges are below the limit (GAR-23)."""
        return self.stock.left > 0 and self.exchanges[seat] < self.game.most_exchanges

    def ended_blocked(self) -> bool:
        """Return whether a finished round that counts ended with tiles in every hand."""
        for count in self.hands.counts:
            if count == 0:
                return False
        return True

    # -- the trains as text --------------------------------------------------------------------

    def outward(self, train: i64) -> tuple[list[str], bool]:
        """Return a train's tiles, inner half first, and whether earlier tiles are not listed."""
        texts: list[str] = []
        number = self.ends[train]
        for tile in reversed(_laid(self.laid, train) + _laid(self.log, train)):
            inner = other_half(tile, number)
            texts.append(f"{inner}-{number}")
            number = inner
        texts.reverse()
        gap = self.lead < 0 or number != HIGH[self.lead]
        return texts, gap

    # -- who knows what ----------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """Copy all but hands, discards and spare tiles; a finished round shows the hands."""
        super().copy_public(other)
        assert isinstance(other, CrossTable)
        self.hands.copy_public(other.hands)
        self.stock.copy_public(other.stock)
        self.given = other.given[:]
        self.spare = other.spare
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
            self.hands.copy_all(other.hands)
            self.drawn = other.drawn[:]
            self.left = other.left[:]

    def copy_seat(self, other: State, seat: i64) -> None:
        """Copy a seat's hand, the tiles it drew and those it discarded."""
        assert isinstance(other, CrossTable)
        self.hands.copy_seat(other.hands, seat)
        self.drawn[seat] = other.drawn[seat]
        self.discards[2 * seat] = other.discards[2 * seat]
        self.discards[2 * seat + 1] = other.discards[2 * seat + 1]

    def copy_hidden(self, other: State) -> None:
        """Copy every hand, every discard and the spare tiles."""
        super().copy_hidden(other)
        assert isinstance(other, CrossTable)
        self.hands.copy_all(other.hands)
        self.stock.copy_all(other.stock)
        self.drawn = other.drawn[:]
        self.discards = other.discards[:]


def _laid(actions: vec[i64], train: i64) -> list[int]:
    """Return the tiles that a sequence of actions lays on a train."""
    return [
        int(tile_played(action))
        for action in actions
        if action >= PLAY and train_played(action) == train
    ]
