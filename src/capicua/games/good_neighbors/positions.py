"""Positions of Good Neighbors as text: the rows from the top, and the pairs of this turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.messages import Message
from capicua.core.position_entries import CELLS, NUMBER, Entry
from capicua.core.position_fields import Fields, bad
from capicua.core.presentation import Positions
from capicua.core.tiles.tile import parse_tile, tile_text
from capicua.families.patience.matches import EMPTY
from capicua.families.patience.positions import read_stock, stock_entries, stock_field
from capicua.games.good_neighbors.rules import NeighborsRound

GAP = "--"
GAPS = (GAP, "–", "-")
MOST_PAIRS = 99


class NeighborsPositions(Positions[NeighborsRound]):
    """A layout and its stock."""

    def fields(self, state: NeighborsRound) -> dict[str, str]:
        """Return the layout, the pairs of this turn, and the stock if its order is known."""
        found = {"layout": _layout_text(state), "pairs": str(int(state.pairs))}
        return found | stock_field(state)

    def entries(self, state: NeighborsRound) -> list[Entry]:
        """Return the layout, the pairs of this turn, and the tiles removed."""
        cells = state.game.cells
        cols, rows = int(cells.cols), int(cells.count // cells.cols)
        return [
            Entry("layout", CELLS, low=cols, high=rows, drops=["pairs"]),
            Entry("pairs", NUMBER, high=MOST_PAIRS, unused="0", is_rare=True),
            *stock_entries(),
        ]

    def place(self, state: NeighborsRound, fields: dict[str, str]) -> None:
        """Set up a layout; without a stock field all other tiles are in stock, ascending.

        Tiles in neither were removed earlier. If ``pairs`` is omitted, a layout with gaps to
        fill in is assumed to be in the middle of a turn.
        """
        given = Fields(fields, state.game)
        layout = _read_layout(state, given)
        tiles = given.use([tile for tile in layout if tile != EMPTY])
        stock = read_stock(given)
        is_filled = EMPTY not in (layout if stock else layout[: len(tiles)])
        pairs = given.number("pairs", 0 if is_filled else 1, 0 if is_filled else 1, MOST_PAIRS)
        given.close()
        state.restart(vec[i64](), 0)
        state.layout = vec[i64](layout)
        state.set_stock(vec[i64](stock))
        state.points[0] = len(tiles) + len(stock)
        state.pairs = pairs
        if state.pairs == 0 or state.points[0] < 2:
            state.fill_in_layout()


def _layout_text(state: NeighborsRound) -> str:
    """Return rows separated by ``/``, with ``--`` for a gap; gaps that end a row are omitted."""
    cols = int(state.game.cells.cols)
    cells = [tile_text(tile) if tile != EMPTY else GAP for tile in state.layout]
    rows = []
    for at in range(0, len(cells), cols):
        row = cells[at : at + cols]
        while len(row) > 1 and row[-1] == GAP:
            row.pop()
        rows.append(" ".join(row))
    while rows and rows[-1] == GAP:
        rows.pop()
    return " / ".join(rows) or "–"


def _read_layout(state: NeighborsRound, given: Fields) -> list[int]:
    """Return the tile in each cell."""
    cells = state.game.cells
    cols, count = int(cells.cols), int(cells.count)
    text = given.text("layout")
    layout: list[int] = []
    for number, row in enumerate(text.split("/")):
        words = row.split()
        if len(words) > cols or (number + 1) * cols > count:
            cause = Message("position-cells", {"rows": count // cols, "cols": cols})
            raise bad("layout", row, cause)
        layout += [EMPTY if word in GAPS else parse_tile(word, given.game.high) for word in words]
        layout += [EMPTY] * (cols - len(words))
    return layout + [EMPTY] * (count - len(layout))
