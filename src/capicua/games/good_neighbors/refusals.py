"""Why a pair cannot be removed, or the layout cannot be filled in."""

from __future__ import annotations

from capicua.core.action_parts import cell
from capicua.core.messages import Message, Refusal
from capicua.core.presentation import Refusals
from capicua.core.tiles.tile import tile_text
from capicua.families.patience.matches import EMPTY
from capicua.games.good_neighbors.rules import NeighborsRound


class NeighborsRefusals(Refusals[NeighborsRound]):
    """The refusals of Good Neighbors."""

    def refuse(self, state: NeighborsRound, action: int) -> Refusal:
        """Return the rule that forbids an action, and the reason."""
        game = state.game
        if action == game.fill_action:
            example = state.text(state.legal_actions()[0])
            return Refusal("GNB-5", Message("refuse-no-pair-yet", {"example": example}))
        if state.pairs > 0 and not game.multi_pair_turns:
            return Refusal("GNB-5", Message("refuse-one-pair"))
        first, second = game.cells.of(action)
        for each in (first, second):
            if state.layout[each] == EMPTY:
                name = cell(*game.cells.place(each)).name
                return Refusal("GNB-3", Message("refuse-empty", {"cell": name}))
        tiles = [tile_text(state.layout[each]) for each in (first, second)]
        is_near = action in list(game.cells.touching)
        id = "refuse-no-match" if is_near else _distance(state, first, second)
        return Refusal("GNB-3", Message(id, {"tile": tiles[0], "second": tiles[1]}))


def _distance(state: NeighborsRound, first: int, second: int) -> str:
    """Return why two tiles are not neighbors: corners only, a gap in between, or distance."""
    cols = int(state.game.cells.cols)
    down = second // cols - first // cols
    across = second % cols - first % cols
    if max(down, abs(across)) == 1:
        return "refuse-diagonal"
    if down in (0, 2) and across in (-2, 0, 2):
        between = first + down // 2 * cols + across // 2
        if state.layout[between] == EMPTY:
            return "refuse-gap"
    return "refuse-apart"
