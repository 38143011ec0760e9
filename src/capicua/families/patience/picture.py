"""What the pictures of solitaires share: tiles that are out of play, and those still to come."""

from __future__ import annotations

from capicua.core.reasons import Message
from capicua.core.state import State
from capicua.core.tile import tile_text
from capicua.core.zones import Stock
from capicua.families.patience.rules import StockRound


def others(state: State, tiles: list[int]) -> list[int]:
    """Return the tiles in play that are none of these, ascending."""
    return [tile for tile in state.game.tiles_in_play if tile not in tiles]


def open_pile(name: str, tiles: list[int]) -> Stock:
    """Return tiles that lie apart, and that everybody may look at, as a zone."""
    return Stock(name=name, count=len(tiles), tiles=[tile_text(tile) for tile in tiles])


def unseen_facts(state: StockRound) -> list[Message]:
    """Return which tiles are still to come, if any are."""
    unseen = [tile_text(tile) for tile in state.unseen_tiles()]
    return [Message("fact-unseen", {"count": len(unseen), "tiles": unseen})] if unseen else []
