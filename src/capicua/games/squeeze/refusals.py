"""Why a removal or a deal is illegal."""

from __future__ import annotations

from capicua.core.actions import Actions
from capicua.core.messages import Message, Refusal
from capicua.core.presentation import Refusals
from capicua.core.tiles.tile import tile_text
from capicua.games.squeeze.row import collect_removals, removal
from capicua.games.squeeze.rules import SqueezeRound


class SqueezeRefusals(Refusals[SqueezeRound]):
    """The refusals of Squeeze."""

    def refuse(self, state: SqueezeRound, action: int) -> Refusal:
        """Return the rule that forbids an action, and the reason."""
        if action == state.game.deal_action:
            return self._refuse_deal(state)
        first, last, is_pair = removal(action, state.game.kinds)
        if last >= state.count:
            missing = Message(
                "refuse-no-place", {"place": str(last + 1), "count": int(state.count)}
            )
            return Refusal("SQZ-2", missing)
        tiles = [tile_text(state.row[place]) for place in range(first, last + 1)]
        if is_pair:
            pair = Message("refuse-no-match", {"tile": tiles[0], "second": tiles[-1]})
            return Refusal("SQZ-3", pair)
        return Refusal("SQZ-4", Message("refuse-no-shared-number", {"tiles": tiles}))

    def _refuse_deal(self, state: SqueezeRound) -> Refusal:
        if state.stock.left == 0:
            return Refusal("SQZ-9", Message("refuse-no-stock"))
        removals = Actions()
        collect_removals(state.row, state.count, state.game.kinds, removals)
        example = state.text(int(removals.items[0]))
        left = Message("refuse-removals-left", {"count": int(removals.count), "example": example})
        return Refusal("SQZ-8", left)
