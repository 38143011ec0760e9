"""Reasons for a play in Matador."""

from __future__ import annotations

from capicua.families.line.reasons import LineReasons
from capicua.games.matador.rules import MatadorRound


class MatadorReasons(LineReasons[MatadorRound]):
    """The reasons of any line game, with the ends that sums leave open."""

    def open_after(self, state: MatadorRound, action: int) -> int:
        """Return the open numbers once a tile is played, laid across or led, as bits."""
        return int(state.open_after(action))
