"""Squeeze as zones."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.presentation import Picture
from capicua.core.tiles.tile import tile_text
from capicua.core.zones import Facts, Row, Zone
from capicua.families.patience.picture import open_pile, others, unseen_facts
from capicua.games.squeeze.rules import SqueezeRound


class SqueezePicture(Picture[SqueezeRound]):
    """The row in numbered places, the stock as far as it is known, and the removed tiles."""

    def zones(self, state: SqueezeRound) -> list[Zone]:
        """Return row, stock, removed tiles and facts."""
        row = [int(tile) for tile in state.row[: state.count]]
        size = int(state.game.deal_size)
        facts = [
            Message("fact-tiles-left", {"count": int(state.points[0])}),
            Message("fact-deals-left", {"count": (int(state.stock.left) + size - 1) // size}),
        ]
        return [
            Row(name="row", tiles=[tile_text(tile) for tile in row]),
            state.stock.zone("stock"),
            open_pile("removed", others(state, row + state.unseen_tiles())),
            Facts(facts=facts + unseen_facts(state)),
        ]
