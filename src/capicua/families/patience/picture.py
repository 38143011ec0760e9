"""Zones shared by solitaires: tiles out of play, and undrawn tiles."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.state import State
from capicua.core.tiles.tile import tile_text
from capicua.core.zones import Stock
from capicua.families.patience.rules import StockRound


def others(state: State, tiles: list[int]) -> list[int]:
    """Return the tiles in play that are not among these, ascending."""
    return [tile for tile in state.game.tiles_in_play if tile not in tiles]


def open_pile(name: str, tiles: list[int]) -> Stock:
    """Return open tiles apart from the table, as a zone."""
    return Stock(name=name, count=len(tiles), tiles=[tile_text(tile) for tile in tiles])


def unseen_facts(state: StockRound) -> list[Message]:
    """Return the undrawn tiles as a fact, if there are any."""
    unseen = [tile_text(tile) for tile in state.unseen_tiles()]
    return [Message("fact-unseen", {"count": len(unseen), "tiles": unseen})] if unseen else []
