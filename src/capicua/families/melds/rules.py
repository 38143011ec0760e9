"""One round of the family: hands dealt from a boneyard, and open play.

``starter`` goes first: the seat of the setup, or one drawn by lot.
"""

from __future__ import annotations

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.runtime.generics import TypeVar
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.stock import Stock
from capicua.families.melds.game import MeldsGame
from capicua.families.melds.tiles import WIDTH

P = TypeVar("P", bound=MeldsGame, covariant=True, default=MeldsGame)


@mypyc_attr(allow_interpreted_subclasses=True)
class MeldsRound(State[P], Generic[P]):
    """A round in which hands and boneyard are almost the only hidden information."""

    def __init__(self, game: P, setup: Setup) -> None:
        super().__init__(game, setup)
        self.hands: Hands = Hands(game.players, WIDTH)
        self.stock: Stock = Stock()
        """The boneyard."""
        self.starter: i64 = 0

    def begin(self, order: vec[i64], lot: i64) -> None:
        """Put all tiles into the boneyard and choose the starter."""
        self.restart(order, lot)
        self.clear()
        self.stock.fill(order, len(order))
        self.starter = lot if self.setup.starter == NOBODY else self.setup.starter
        self.turn = self.starter

    def clear(self) -> None:
        """Clear the table. Every game extends it."""
        self.hands.clear()
        self.stock.fill(vec[i64](), 0)

    def deal_hands(self, size: i64) -> None:
        """Deal this many tiles from the boneyard to each seat, seat by seat."""
        for seat in range(self.players):
            self.stock.deal(self.hands, seat, size)

    def in_sight(self) -> list[int]:
        """Return the tiles outside the hands whose place this state knows. Every game."""
        raise NotImplementedError

    def copy_public(self, other: State) -> None:
        """Copy the number of tiles in hands and boneyard, and the starter."""
        super().copy_public(other)
        assert isinstance(other, MeldsRound)
        self.hands.copy_public(other.hands)
        self.stock.copy_public(other.stock)
        self.starter = other.starter

    def copy_seat(self, other: State, seat: i64) -> None:
        """Copy the seat's hand."""
        assert isinstance(other, MeldsRound)
        self.hands.copy_seat(other.hands, seat)

    def copy_hidden(self, other: State) -> None:
        """Copy all hands and the boneyard."""
        super().copy_hidden(other)
        assert isinstance(other, MeldsRound)
        self.hands.copy_all(other.hands)
        self.stock.copy_all(other.stock)
