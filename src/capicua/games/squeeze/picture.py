"""Squeeze as zones."""

from __future__ import annotations

from capicua.core.face import Picture
from capicua.core.reasons import Message
from capicua.core.tile import tile_text
from capicua.core.zones import Facts, Row, Stock, Zone
from capicua.games.squeeze.rules import SqueezeRound


class SqueezePicture(Picture[SqueezeRound]):
    """The row in numbered places, the stock and what is known of it, the tiles taken out."""

    def zones(self, state: SqueezeRound) -> list[Zone]:
        """Return row, stock, removed tiles and facts."""
        tiles = [tile_text(tile) for tile in state.row[: state.count]]
        unseen = [tile_text(tile) for tile in state.unseen_tiles()]
        whole = [tile_text(tile) for tile in range(state.game.tiles)]
        removed = [tile for tile in whole if tile not in tiles and tile not in unseen]
        size = int(state.game.deal_size)
        facts = [
            Message("fact-tiles-left", {"count": int(state.points[0])}),
            Message("fact-deals-left", {"count": (int(state.stock.left) + size - 1) // size}),
        ]
        if unseen:
            facts.append(Message("fact-unseen", {"count": len(unseen), "tiles": unseen}))
        return [
            Row(name="row", tiles=tiles),
            state.stock.zone("stock"),
            Stock(name="removed", count=len(removed), tiles=removed),
            Facts(facts=facts),
        ]
