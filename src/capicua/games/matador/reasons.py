"""Reasons for a play of Matador."""

from __future__ import annotations

from capicua.families.line.reasons import LineReasons
from capicua.games.matador.rules import MatadorRound


class MatadorReasons(LineReasons[MatadorRound]):
    """What any play on a line does; the ends are those that sums leave."""

    def open_after(self, state: MatadorRound, action: int) -> int:
        """Return the open numbers once a tile is played, laid across or led, as bits."""
        return int(state.open_after(action))
