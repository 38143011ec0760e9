"""Reasons for a removal: the pairs that are certain to remain afterwards."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.presentation import Reasons
from capicua.families.patience.matches import EMPTY, close_up
from capicua.games.good_neighbors.endgame import is_searched
from capicua.games.good_neighbors.rules import NeighborsRound


class NeighborsReasons(Reasons[NeighborsRound]):
    """The result of the endgame search, or else the pairs of tiles already in the layout."""

    def reasons(self, state: NeighborsRound, action: int) -> list[Message]:
        """Return the fewest tiles that can be left, or the next pairs and the new tiles."""
        if is_searched(state):
            return [Message("why-end", {"count": -int(state.heuristic_score(action))})]
        fill = state.game.fill_action
        mine = pairs_after(state, action)
        found = [Message("why-pairs", {"count": mine})] if mine else []
        if action == fill:
            new = int(state.new_tiles())
            return [*found, Message("why-new", {"count": new})] if new else found
        legal = state.legal_actions()
        others = [pairs_after(state, each) for each in legal if each not in (action, fill)]
        if mine and others and mine > max(others):
            return [Message("why-most-pairs", {"count": mine})]
        return found


def pairs_after(state: NeighborsRound, action: int) -> int:
    """Return the pairs of good neighbors among the present tiles once the gaps are closed."""
    cells = state.game.cells
    layout = state.layout[:]
    if action != state.game.fill_action:
        for cell in cells.of(action):
            layout[cell] = EMPTY
    close_up(layout, cells.count, EMPTY)
    return int(cells.count_neighbors(layout, cells.pair_count))
