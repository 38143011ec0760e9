"""Observations of High Fives, as arrays."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from capicua.core.observation.arrays import Observation
from capicua.core.observation.observer import Observer
from capicua.games.high_fives.rules import HighFivesRound


class HighFivesObserver(Observer[HighFivesRound]):
    """The pool, and each seat's captures."""

    needs_view: ClassVar[bool] = False

    def show(self, state: HighFivesRound, seat: i64, out: Observation) -> None:
        """Write what the seat can see."""
        super().show(state, seat, out)
        out.who("starter", "The starter of this round", state.starter)
        out.tile_set("pool", "The tiles of the pool", state.pool, 0, out.width)
        out.sets_by_seat("taken", "The tiles captured by each seat", state.taken, out.width)
        out.number("hand_number", "The number of the hand being played, from 1", state.hand, 0, 99)
        out.number("phase", "0 playing, 1 claiming, 2 taking a pair", state.phase, 0, 2)
        out.tile("missed", "The tile of the pool that may be claimed", state.missed)
