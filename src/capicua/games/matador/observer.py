"""Observations of Matador, as arrays."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.observation.arrays import Observation
from capicua.families.line.observer import LineObserver
from capicua.games.matador.rules import MatadorRound


class MatadorObserver(LineObserver[MatadorRound]):
    """The line, and the matadors laid across."""

    def show(self, state: MatadorRound, seat: i64, out: Observation) -> None:
        """Write what the seat can see."""
        super().show(state, seat, out)
        out.tile_set("across", "Matadors laid across", state.across, 0, out.width)
