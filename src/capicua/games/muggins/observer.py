"""A seat's knowledge of Muggins, as arrays."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.observing import Observation
from capicua.families.line.observer import LineObserver
from capicua.games.muggins.rules import MugginsRound


class MugginsObserver(LineObserver[MugginsRound]):
    """The line, and the player whose play is claimed and called."""

    def show(self, state: MugginsRound, seat: i64, out: Observation) -> None:
        """Write what the seat knows of the table."""
        super().show(state, seat, out)
        out.who("mover", "Who made the play that is claimed and called", state.mover)
