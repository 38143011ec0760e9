"""One round of a game of trains: the deal, the boneyard, and public inferences from play.

Each game defines its legal plays and the course of a turn.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.actions import Actions
from capicua.core.inference.clauses import Batches, proof
from capicua.core.runtime.generics import TypeVar
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import LOG_ROOM, State
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.stock import Stock
from capicua.core.tiles.tile import BIT, NO_TILE, POSITION, WORD, position_of, set_words
from capicua.families.trains.arms import Arms
from capicua.families.trains.game import TrainsGame

LACKS: Final = 0
"""A proof that the seat holds none of these tiles."""
HOLDS: Final = 1
"""A proof that the seat holds at least one of these tiles."""
OWN_PROOFS: Final = 2
"""The first kind of proof that a game may define (``core.batches.proof``)."""

P = TypeVar("P", bound=TrainsGame, covariant=True, default=TrainsGame)


@mypyc_attr(allow_interpreted_subclasses=True)
class TrainsRound(State[P], Generic[P]):
    """A round with hands and a boneyard."""

    def __init__(self, game: P, setup: Setup, arms: Arms) -> None:
        super().__init__(game, setup)
        self.tiles: i64 = game.tiles
        self.first_play: i64 = game.first_play
        self.arms: Arms = arms
        """The arms on the table."""
        self.hands: Hands = Hands(self.players, set_words(game.top))
        self.stock: Stock = Stock()
        """The boneyard."""
        self.starter: i64 = 0
        """The seat that starts the round, drawn by lot or set by the match."""
        self.phase: i64 = 0
        """The phase of the turn; every game has its own phases."""
        self.proofs: vec[i64] = vec[i64]()
        """The public inferences from draws, passes and the opening (``core.batches.proof``)."""
        self.memory: Batches | None = None
        """The viewer's record of the round, created when deals are first sampled."""

    # -- implemented by every game -------------------------------------------------------------

    def clear(self) -> None:
        """Clear the table. Games with more state extend it."""
        self.hands.clear()
        self.stock.left = 0
        self.phase = 0
        self.proofs = vec[i64](capacity=LOG_ROOM)
        self.arms.clear()

    def open_round(self) -> None:
        """Determine the first seat to act once the hands are dealt. Every game."""
        raise NotImplementedError

    def collect_plays(self, actions: Actions) -> None:
        """Add every play of the seat to act, ascending. Every game."""
        raise NotImplementedError

    def meant(self) -> tuple[i64, i64]:
        """Return the tiles that could be played now, as two masks of numbers. Every game.

        The first mask is for non-doubles, the second for doubles.
        """
        raise NotImplementedError

    # -- the deal ------------------------------------------------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Deal the hands, leave the rest as the boneyard, and open."""
        self.restart(order, lot)
        self.clear()
        setup = self.setup
        self.starter = lot if setup.starter == NOBODY else setup.starter
        game = self.game
        removed: i64 = game.removed_tile(setup)
        if removed != NO_TILE:
            order = vec[i64]([tile for tile in order if tile != removed], capacity=len(order))
        size = game.hand
        at: i64 = 0
        for seat in range(self.players):
            self.hands.deal(seat, order, at, at + size)
            at += size
        self.stock.fill(order, len(order) - at)
        self.open_round()

    def take(self, seat: i64) -> i64:
        """Move the next tile of the boneyard into a hand; return the tile."""
        tile = self.stock.draw()
        self.hands.give(seat, tile)
        return tile

    # -- what fits -----------------------------------------------------------------------------

    def collect_on(self, targets: i64, fits: vec[i64], actions: Actions) -> None:
        """Add every play of the seat to act on several arms, ascending.

        ``targets`` is a mask of arms; ``fits`` holds the tiles that fit each end, like ``FITS``.
        """
        tiles = self.tiles
        first = self.first_play
        ends = self.arms.ends
        hands = self.hands
        bits = hands.bits
        width = hands.width
        base = self.turn * width
        while targets != 0:
            target = targets & -targets
            targets ^= target
            arm = POSITION[target % 67]
            row = ends[arm] * 3
            number = first + arm * tiles
            for word in range(width):
                held = bits[base + word] & fits[row + word]
                if held != 0:
                    actions.add_each(number, held)
                number += WORD

    def has_fitting(self, seat: i64, targets: i64, fits: vec[i64]) -> bool:
        """Return whether a seat has a tile that fits some arm of a mask."""
        ends = self.arms.ends
        hands = self.hands
        bits = hands.bits
        width = hands.width
        base = seat * width
        while targets != 0:
            target = targets & -targets
            targets ^= target
            row = ends[position_of(target)] * 3
            for word in range(width):
                if bits[base + word] & fits[row + word] != 0:
                    return True
        return False

    def numbers_on(self, targets: i64) -> i64:
        """Return the numbers at the ends of the arms in a mask, as a mask."""
        ends = self.arms.ends
        numbers: i64 = 0
        while targets != 0:
            bit = targets & -targets
            targets ^= bit
            numbers |= BIT[ends[position_of(bit)]]
        return numbers

    # -- who knows what ------------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """Copy the table, the counts and the proofs; at the end, all hands."""
        super().copy_public(other)
        assert isinstance(other, TrainsRound)
        self.hands.copy_public(other.hands)
        self.stock.copy_public(other.stock)
        self.arms.copy(other.arms)
        self.starter = other.starter
        self.phase = other.phase
        self.proofs = other.proofs[:]
        if other.is_over:
            self.hands.copy_all(other.hands)

    def copy_seat(self, other: State, seat: i64) -> None:
        """Copy a seat's own hand."""
        assert isinstance(other, TrainsRound)
        self.hands.copy_seat(other.hands, seat)

    def copy_hidden(self, other: State) -> None:
        """Copy all hands and the order of the boneyard."""
        super().copy_hidden(other)
        assert isinstance(other, TrainsRound)
        self.hands.copy_all(other.hands)
        self.stock.copy_all(other.stock)
        self.memory = other.memory

    def note(self, kind: i64) -> None:
        """Record what the seat to act has just revealed about its tiles."""
        numbers, doubles = self.meant()
        self.prove(kind, self.turn, numbers, doubles)

    def prove(self, kind: i64, seat: i64, numbers: i64, doubles: i64) -> None:
        """Record a public fact about a seat's tiles."""
        self.proofs = append(self.proofs, proof(kind, seat, self.arms.laid_count, numbers, doubles))


R = TypeVar("R", bound=TrainsRound, covariant=False, default=TrainsRound)
"""The rounds of a game, as a type for the parts that the family shares."""
