"""The table of Bingo: the row with its gaps and its pointer, the tiles gone, the count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.reasons import Message
from capicua.core.tile import NO_TILE, tile_text
from capicua.core.zones import Facts, Row, Stock, Zone

if TYPE_CHECKING:
    from capicua.games.bingo.rules import BingoRound


def zones(state: BingoRound) -> list[Zone]:
    """The row, what has left it, and the facts of the count."""
    row = [tile_text(tile) if tile != NO_TILE else "" for tile in state.row[: state.size]]
    whole = [tile_text(tile) for tile in range(state.game.tile_count)]
    removed = [tile for tile in whole if tile not in row]
    facts = [Message("fact-number", {"number": str(state.number)})] if not state.is_over else []
    facts += [
        Message("fact-pass", {"passes": int(state.passes)}),
        Message("fact-removed" if state.has_removed else "fact-none-removed"),
        Message("fact-tiles-left", {"count": int(state.points[0])}),
    ]
    pointer = None if state.is_over else int(state.at) + 1
    return [
        Row(name="row", tiles=row, pointer=pointer),
        Stock(name="removed", count=len(removed), tiles=removed),
        Facts(facts=facts),
    ]
