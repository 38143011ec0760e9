"""Bingo as zones: the row with its gaps and pointer, the removed tiles, the count."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.presentation import Picture
from capicua.core.tiles.tile import NO_TILE, tile_text
from capicua.core.zones import Facts, Row, Zone
from capicua.families.patience.picture import open_pile, others
from capicua.games.bingo.rules import BingoRound


class BingoPicture(Picture[BingoRound]):
    """The row, the tiles removed from it, and the facts of the count."""

    def zones(self, state: BingoRound) -> list[Zone]:
        """Return row, removed tiles and facts."""
        row = [int(tile) for tile in state.row[: state.size]]
        texts = [tile_text(tile) if tile != NO_TILE else "" for tile in row]
        facts = [
            Message("fact-pass", {"passes": int(state.passes)}),
            Message("fact-removed" if state.has_removed else "fact-none-removed"),
            Message("fact-tiles-left", {"count": int(state.points[0])}),
        ]
        if not state.is_over:
            facts.insert(0, Message("fact-number", {"number": str(state.number)}))
        pointer = None if state.is_over else int(state.pointer) + 1
        return [
            Row(name="row", tiles=texts, pointer=pointer),
            open_pile("removed", others(state, row)),
            Facts(facts=facts),
        ]
