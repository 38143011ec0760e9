"""A seat's knowledge of a game of melds, as arrays."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from capicua.core.observer import Observer
from capicua.core.observing import Observation
from capicua.families.melds.rules import MeldsRound

R = TypeVar("R", bound=MeldsRound)


@mypyc_attr(allow_interpreted_subclasses=True)
class MeldsObserver(Observer[R], Generic[R]):
    """The hand, the boneyard, and the starter."""

    needs_view: ClassVar[bool] = False

    def show(self, state: R, seat: i64, out: Observation) -> None:
        """Write what the seat knows of the table."""
        out.hand(state.hands)
        out.number("stock", "Tiles left in the boneyard", state.stock.left, 0, out.tiles)
        out.who("starter", "The starter of this round", state.starter)
