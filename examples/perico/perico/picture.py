"""The table of Perico as zones."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.presentation import Picture
from capicua.core.tiles.tile import tile_text
from capicua.core.zones import Facts, Row, Zone
from capicua.families.patience.picture import open_pile, others, unseen_facts
from perico.rules import PericoRound


class PericoPicture(Picture[PericoRound]):
    """The row in numbered places, the stock and its known tiles, and the removed tiles."""

    def zones(self, state: PericoRound) -> list[Zone]:
        """Return row, stock, removed tiles and facts."""
        row = [int(tile) for tile in state.row[: state.count]]
        left = Message("fact-tiles-left", {"count": int(state.points[0])})
        return [
            Row(name="row", tiles=[tile_text(tile) for tile in row]),
            state.stock.zone("stock"),
            open_pile("removed", others(state, row + state.unseen_tiles())),
            Facts(facts=[left, *unseen_facts(state)]),
        ]
