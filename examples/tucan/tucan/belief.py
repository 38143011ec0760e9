"""Where the hidden tiles may be: who draws or passes has nothing that fits."""

from __future__ import annotations

from capicua.core.batches import Batch
from capicua.families.trains.belief import Memory, TrainsBelief
from tucan.rules import TucanRound


class TucanMemory(Memory[TucanRound]):
    """The tiles dealt to every seat, and those it has drawn."""

    def taken(self, kind: int, meant: int) -> Batch:
        """Return a tile of which nothing is known."""
        return Batch(1)

    def read_the_moment(self) -> None:
        """Take in nothing more."""


class TucanBelief(TrainsBelief[TucanRound]):
    """What draws and passes prove."""

    def remember(self, state: TucanRound) -> TucanMemory:
        """Return what the viewer remembers of the round."""
        return TucanMemory(state)
