"""Observations of Muggins, as arrays."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.observation.arrays import Observation
from capicua.families.line.observer import LineObserver
from capicua.games.muggins.rules import MugginsRound


class MugginsObserver(LineObserver[MugginsRound]):
    """The line, and the player whose play is being claimed or called."""

    def show(self, state: MugginsRound, seat: i64, out: Observation) -> None:
        """Write what the seat can see."""
        super().show(state, seat, out)
        out.who("mover", "The seat whose play is being claimed or called", state.mover)
