"""Good Neighbors as zones."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.presentation import Picture
from capicua.core.tiles.tile import tile_text
from capicua.core.zones import Facts, Grid, Zone
from capicua.families.patience.matches import EMPTY
from capicua.families.patience.picture import open_pile, others, unseen_facts
from capicua.games.good_neighbors.rules import NeighborsRound


class NeighborsPicture(Picture[NeighborsRound]):
    """The layout, the stock as far as it is known, and the removed tiles."""

    def zones(self, state: NeighborsRound) -> list[Zone]:
        """Return layout, stock, removed tiles and facts."""
        layout = [int(tile) for tile in state.layout]
        cells = [tile_text(tile) if tile != EMPTY else "" for tile in layout]
        return [
            Grid(name="layout", rows=_rows(state, cells)),
            state.stock.zone("stock"),
            open_pile("removed", others(state, layout + state.unseen_tiles())),
            Facts(facts=_facts(state, cells)),
        ]


def _rows(state: NeighborsRound, cells: list[str]) -> list[list[str]]:
    cols = int(state.game.cells.cols)
    return [cells[at : at + cols] for at in range(0, len(cells), cols)]


def _facts(state: NeighborsRound, cells: list[str]) -> list[Message]:
    """Return facts: the turn, tiles left, the layout after filling in, tiles still to come."""
    fills = len([action for action in state.log if action == state.game.fill_action])
    facts = [
        Message("fact-turn", {"number": fills + 1}),
        Message("fact-tiles-left", {"count": int(state.points[0])}),
    ]
    if state.pairs > 0:
        rows = [" ".join(row) for row in _rows(state, [cell for cell in cells if cell])]
        text = " / ".join(rows) or "–"
        facts.append(Message("fact-slide", {"rows": text, "count": int(state.new_tiles())}))
    return facts + unseen_facts(state)
