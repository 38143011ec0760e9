"""Reasons why a pair may not be removed."""

from __future__ import annotations

from capicua.core.messages import Message, Refusal
from capicua.core.presentation import Refusals
from capicua.core.tiles.tile import tile_text
from perico.rules import PericoRound


class PericoRefusals(Refusals[PericoRound]):
    """The refusals of Perico."""

    def refuse(self, state: PericoRound, action: int) -> Refusal:
        """Return the reason why an action is illegal now."""
        first, second = int(state.game.first[action]), int(state.game.second[action])
        if second >= state.count:
            return Refusal("PER-2", Message("refuse-no-place", {"place": str(second + 1)}))
        tiles = [tile_text(state.row[place]) for place in (first, second)]
        return Refusal("PER-2", Message("refuse-no-match", {"tile": tiles[0], "second": tiles[1]}))
