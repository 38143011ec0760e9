"""Possible places of hidden tiles: a player who draws or passes has no fitting tile."""

from __future__ import annotations

from capicua.core.inference.clauses import Batch
from capicua.families.trains.belief import Memory, TrainsBelief
from tucan.rules import TucanRound


class TucanMemory(Memory[TucanRound]):
    """The tiles dealt to each seat, and those it has drawn."""

    def taken(self, kind: int, meant: int) -> Batch:
        """Return a batch for a drawn tile about which nothing is known."""
        return Batch(1)

    def read_the_moment(self) -> None:
        """Do nothing; there is no further evidence."""


class TucanBelief(TrainsBelief[TucanRound]):
    """Evidence from draws and passes."""

    def remember(self, state: TucanRound) -> TucanMemory:
        """Return what the viewer remembers of the round."""
        return TucanMemory(state)
