"""What speaks for a removal, in words: which pairs are certain to be there afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.reasons import Message
from capicua.games.good_neighbors.hints import SEARCHED
from capicua.games.good_neighbors.layout import EMPTY, close_up

if TYPE_CHECKING:
    from capicua.games.good_neighbors.rules import NeighborsRound


def reasons(state: NeighborsRound, action: int) -> list[Message]:
    """The end where it can be seen; else the pairs of tiles that are on the table already."""
    if state.left == 0 and state.points[0] <= SEARCHED:
        return [Message("why-end", {"count": -int(state.merit(action))})]
    mine = pairs_after(state, action)
    found = [Message("why-pairs", {"count": mine})] if mine else []
    if action == state.rules.fill_action:
        gaps = sum([tile == EMPTY for tile in state.layout])
        new = min(int(state.left), gaps)
        return [*found, Message("why-new", {"count": new})] if new else found
    others = [
        pairs_after(state, each)
        for each in state.legal_actions()
        if each not in (action, state.rules.fill_action)
    ]
    if mine and others and mine > max(others):
        return [Message("why-most-pairs", {"count": mine})]
    return found


def pairs_after(state: NeighborsRound, action: int) -> int:
    """The good neighbors among the tiles that lie there now, once the gaps are closed."""
    cells = state.rules.cells
    layout = state.layout[:]
    if action != state.rules.fill_action:
        layout[cells.first[action]] = EMPTY
        layout[cells.second[action]] = EMPTY
    close_up(layout)
    return int(cells.count_neighbors(layout, cells.pair_count))
