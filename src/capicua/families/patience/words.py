"""Words shared by solitaires: the tiles that have been drawn."""

from __future__ import annotations

from capicua.core.tiles.tile import tile_text
from capicua.families.patience.rules import StockRound


def drawn(before: StockRound, after: StockRound) -> list[str]:
    """Return the tiles drawn from the stock between two states of a whole round, in order."""
    count = before.stock.left - after.stock.left
    return [tile_text(tile) for tile in before.stock.tiles()[:count]]
