"""The table of Escalera as zones."""

from __future__ import annotations

from capicua.core.presentation import Picture
from capicua.core.tiles.tile import NO_TILE, tile_text
from capicua.core.zones import Row, Score, Stock, Zone
from escalera.rules import EscaleraRound


class EscaleraPicture(Picture[EscaleraRound]):
    """The stairs, earlier tiles, the hands and the score."""

    def zones(self, state: EscaleraRound) -> list[Zone]:
        """Return stairs, pile, hands and score."""
        tiles = [tile_text(tile) for tile in state.pile]
        top = tiles[-1:] if state.last != NO_TILE else []
        below = tiles[: len(tiles) - len(top)]
        totals = state.setup.totals or [0] * int(state.players)
        return [
            Row(name="stairs", tiles=top),
            Stock(name="pile", count=len(below), tiles=below),
            *[state.hands.zone(seat) for seat in range(state.players)],
            Score(totals=totals, round=state.scores()),
        ]
