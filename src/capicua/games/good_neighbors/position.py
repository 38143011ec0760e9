"""Positions of Good Neighbors as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import BadText, Message
from capicua.core.tile import parse_tile, parse_tiles, tile_text, tiles_text
from capicua.games.good_neighbors.layout import EMPTY

if TYPE_CHECKING:
    from capicua.games.good_neighbors.rules import NeighborsRound

FIELDS = ("layout", "pairs", "stock")
GAP = "--"
GAPS = (GAP, "–", "-")


def fields(state: NeighborsRound) -> dict[str, str]:
    """The rows from the top, the pairs of this turn, and the stock as it will come, if known."""
    found = {"layout": _layout_text(state), "pairs": str(int(state.pairs))}
    if state.is_stock_known:
        found["stock"] = tiles_text(state.next_tiles(state.left))
    return found


def _layout_text(state: NeighborsRound) -> str:
    """Rows with ``/`` between them, ``--`` for a gap; nothing after the last tile of a row."""
    cols = int(state.rules.cells.cols)
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


def place(state: NeighborsRound, fields: dict[str, str]) -> None:
    """Sets up a layout; without a stock, all other tiles are to come, in ascending order.

    Tiles that are in neither have been removed before. Where nothing is said of pairs, a
    layout that would be filled in is taken to be in the middle of a turn.
    """
    for field in fields:
        if field not in FIELDS:
            raise _bad(fields, field)
    layout = _read_layout(state, fields)
    tiles = [tile for tile in layout if tile != EMPTY]
    if "stock" in fields:
        stock = parse_tiles(fields["stock"], state.rules.set_max)
        if len(set(stock + tiles)) != len(stock + tiles):
            raise _bad(fields, "stock")
    else:
        stock = [tile for tile in range(state.rules.tiles) if tile not in tiles]
    state.restart(vec[i64](), 0)
    state.layout = vec[i64](layout)
    state.set_stock(vec[i64](stock))
    state.points[0] = len(tiles) + len(stock)
    is_filled = EMPTY not in (layout if stock else layout[: len(tiles)])
    state.pairs = _read_pairs(fields, is_filled)
    if state.pairs == 0 or state.points[0] < 2:
        state.fill_in_layout()


def _read_layout(state: NeighborsRound, fields: dict[str, str]) -> list[int]:
    """The tile in each cell."""
    cols = int(state.rules.cells.cols)
    layout: list[int] = []
    for number, row in enumerate(fields.get("layout", "").split("/")):
        cells = [
            EMPTY if word in GAPS else int(parse_tile(word, state.rules.set_max))
            for word in row.split()
        ]
        if len(cells) > cols or (number + 1) * cols > state.rules.cells.count:
            raise _bad(fields, "layout")
        layout += cells + [EMPTY] * (cols - len(cells))
    tiles = [tile for tile in layout if tile != EMPTY]
    if len(set(tiles)) != len(tiles):
        raise _bad(fields, "layout")
    return layout + [EMPTY] * (int(state.rules.cells.count) - len(layout))


def _read_pairs(fields: dict[str, str], is_filled: bool) -> int:
    """The pairs removed in this turn."""
    text = fields.get("pairs", "0" if is_filled else "1").strip()
    if not (text.isascii() and text.isdecimal() and len(text) <= 2):
        raise _bad(fields, "pairs")
    if int(text) == 0 and not is_filled:
        raise _bad({"pairs": text}, "pairs")
    return int(text)


def _bad(fields: dict[str, str], field: str) -> BadText:
    return BadText(Message("text-position", {"field": field, "text": fields[field]}))
