"""A seat's knowledge of a game of trains, as arrays."""

from __future__ import annotations

from typing import ClassVar, Generic

from mypy_extensions import i64, mypyc_attr

from capicua.core.observation.arrays import Observation
from capicua.core.observation.observer import Observer
from capicua.core.tiles.tile import TOP_PIP
from capicua.families.trains.rules import R


@mypyc_attr(allow_interpreted_subclasses=True)
class TrainsObserver(Observer[R], Generic[R]):
    """The hand, the boneyard, and the ends of the arms."""

    needs_view: ClassVar[bool] = False

    def show(self, state: R, seat: i64, out: Observation) -> None:
        """Write what the seat knows of the table."""
        arms = state.arms
        out.hand(state.hands)
        out.number("stock", "Tiles left in the boneyard", state.stock.left, 0, out.tiles)
        out.number("phase", "The phase of the turn", state.phase, 0, 15)
        out.who("starter", "The starter of this round", state.starter)
        out.number("centre", "The number of the double in the middle", arms.centre, -1, TOP_PIP)
        arm_count: i64 = len(arms.ends)
        out.row(
            "ends",
            "The end number of each arm",
            arms.ends,
            arm_count,
            arm_count,
            -1,
            TOP_PIP,
        )
        out.begin_sets(out.players + 1)
        out.mark_laid(arms.laid, arms.laid_count, 13, 1, 0)
        out.end_sets("laid", "Tiles laid by each seat; last, those laid by an unknown player")
