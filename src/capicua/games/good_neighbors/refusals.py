"""Why a pair may not be removed, or the layout not be filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.reasons import Message, Refusal
from capicua.games.good_neighbors.layout import EMPTY
from capicua.games.good_neighbors.words import cell_text, cells_of, text, tile_at

if TYPE_CHECKING:
    from capicua.games.good_neighbors.rules import NeighborsRound


def refuse(state: NeighborsRound, action: i64) -> Refusal:
    """Why an action that is not legal now is not."""
    if action == state.rules.fill_action:
        example = text(state, state.legal_actions()[0])
        return Refusal("GNB-5", Message("refuse-no-pair-yet", {"example": example}))
    if state.pairs > 0 and not state.rules.multi_pair_turns:
        return Refusal("GNB-5", Message("refuse-one-pair"))
    for cell in cells_of(state, action):
        if state.layout[cell] == EMPTY:
            return Refusal("GNB-3", Message("refuse-empty", {"cell": cell_text(state, cell)}))
    first, second = cells_of(state, action)
    tiles = {"tile": tile_at(state, first), "second": tile_at(state, second)}
    if action in list(state.rules.cells.touching):
        return Refusal("GNB-3", Message("refuse-no-match", {**tiles}))
    return Refusal("GNB-3", Message(_distance(state, first, second), {**tiles}))


def _distance(state: NeighborsRound, first: int, second: int) -> str:
    """What keeps two tiles apart: a corner, a gap that closes only later, or mere distance."""
    cols = int(state.rules.cells.cols)
    down = second // cols - first // cols
    across = second % cols - first % cols
    if max(down, abs(across)) == 1:
        return "refuse-diagonal"
    if down in (0, 2) and across in (-2, 0, 2):
        between = first + down // 2 * cols + across // 2
        if state.layout[between] == EMPTY:
            return "refuse-gap"
    return "refuse-apart"
