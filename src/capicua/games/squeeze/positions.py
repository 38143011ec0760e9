"""Positions of Squeeze as text: ``row`` from the left, ``stock`` in dealing order."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.position_entries import TILES, Entry
from capicua.core.position_fields import Fields
from capicua.core.presentation import Positions
from capicua.core.tiles.tile import tiles_text
from capicua.families.patience.positions import read_stock, stock_entries, stock_field
from capicua.games.squeeze.rules import SqueezeRound


class SqueezePositions(Positions[SqueezeRound]):
    """A row and its stock."""

    def fields(self, state: SqueezeRound) -> dict[str, str]:
        """Return the row, and the stock if its order is known."""
        row = tiles_text([int(tile) for tile in state.row[: state.count]])
        return {"row": row} | stock_field(state)

    def entries(self, state: SqueezeRound) -> list[Entry]:
        """Return the row, and the tiles removed from it."""
        return [Entry("row", TILES), *stock_entries()]

    def place(self, state: SqueezeRound, fields: dict[str, str]) -> None:
        """Set up a row; without a stock field all other tiles are in stock, ascending.

        Tiles in neither were removed earlier.
        """
        given = Fields(fields, state.game)
        row = given.tiles("row")
        stock = read_stock(given)
        given.close()
        state.restart(vec[i64](), 0)
        for at, tile in enumerate(row):
            state.row[at] = tile
        state.count = len(row)
        state.set_stock(vec[i64](stock))
        state.points[0] = len(row) + len(stock)
        state.finish()
