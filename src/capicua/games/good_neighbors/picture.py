"""The table of Good Neighbors as zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.reasons import Message
from capicua.core.tile import tile_text
from capicua.core.zones import Facts, Grid, Stock, Zone
from capicua.games.good_neighbors.layout import EMPTY
from capicua.games.good_neighbors.words import new_tiles

if TYPE_CHECKING:
    from capicua.games.good_neighbors.rules import NeighborsRound


def zones(state: NeighborsRound) -> list[Zone]:
    """The layout, the stock and what is known of it, the tiles taken out."""
    cells = [tile_text(tile) if tile != EMPTY else "" for tile in state.layout]
    cols = int(state.rules.cells.cols)
    unseen = [tile_text(tile) for tile in state.unseen_tiles()]
    whole = [tile_text(tile) for tile in range(state.rules.tiles)]
    removed = [tile for tile in whole if tile not in cells and tile not in unseen]
    return [
        Grid(name="layout", rows=[cells[at : at + cols] for at in range(0, len(cells), cols)]),
        Stock(name="stock", count=int(state.left)),
        Stock(name="removed", count=len(removed), tiles=removed),
        Facts(facts=_facts(state, cells, unseen)),
    ]


def _facts(state: NeighborsRound, cells: list[str], unseen: list[str]) -> list[Message]:
    """Turn, tiles left, where the tiles will slide, and the tiles still to come."""
    fills = len([action for action in state.log if action == state.rules.fill_action])
    facts = [
        Message("fact-turn", {"number": fills + 1}),
        Message("fact-tiles-left", {"count": int(state.points[0])}),
    ]
    if state.pairs > 0:
        slid = [cell for cell in cells if cell]
        cols = int(state.rules.cells.cols)
        rows = [" ".join(slid[at : at + cols]) for at in range(0, len(slid), cols)]
        text = " / ".join(rows) or "–"
        facts.append(Message("fact-slide", {"rows": text, "count": new_tiles(state)}))
    if unseen:
        facts.append(Message("fact-unseen", {"tiles": unseen}))
    return facts
