"""The field ``stock`` in positions of solitaires: the tiles in drawing order."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.position_entries import TILES, Entry
from capicua.core.position_fields import Fields
from capicua.core.tiles.tile import tiles_text
from capicua.families.patience.rules import StockRound


def stock_field(state: StockRound) -> dict[str, str]:
    """Return the stock as a field; empty if its order is not known."""
    return {"stock": tiles_text(state.stock.tiles())} if state.stock.is_known else {}


def stock_entries() -> list[Entry]:
    """Return the tiles removed earlier, and the stock, whose order nobody knows at a table."""
    return [
        Entry("gone", TILES, Message("entry-removed"), is_complement=True),
        Entry("stock", TILES, is_store=True, is_rare=True),
    ]


def read_stock(given: Fields) -> list[int]:
    """Return the stock; by default all tiles that no field lists, ascending.

    ``gone`` may list the tiles removed earlier instead.
    """
    given.tiles("gone")
    return given.tiles("stock") if given.has("stock") else given.rest()
