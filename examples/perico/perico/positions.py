"""Positions as text: ``row`` from the left, ``stock`` in drawing order."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.position_fields import Fields, bad, wrong_size
from capicua.core.presentation import Positions
from capicua.core.tiles.tile import tiles_text
from capicua.families.patience.positions import read_stock, stock_field
from perico.rules import PericoRound


class PericoPositions(Positions[PericoRound]):
    """A row and its stock."""

    def fields(self, state: PericoRound) -> dict[str, str]:
        """Return the row, and the stock if its order is known."""
        return {"row": tiles_text([int(tile) for tile in state.row[: state.count]])} | stock_field(
            state
        )

    def place(self, state: PericoRound, fields: dict[str, str]) -> None:
        """Set up a row; the default stock is all other tiles in ascending order."""
        given = Fields(fields, state.game)
        row = given.tiles("row")
        stock = read_stock(given)
        given.close()
        if len(row) > state.game.row_size:
            cause = wrong_size(len(row), 0, int(state.game.row_size))
            raise bad("row", tiles_text(row), cause)
        state.restart(vec[i64](), 0)
        for place, tile in enumerate(row):
            state.row[place] = tile
        state.count = len(row)
        state.set_stock(vec[i64](stock))
        state.points[0] = len(row) + len(stock)
        state.fill_up()
