"""Reasons for a removal: the row it leaves."""

from __future__ import annotations

from capicua.core.actions import Actions
from capicua.core.messages import Message
from capicua.core.presentation import Reasons
from capicua.games.squeeze.row import close_up, collect_removals
from capicua.games.squeeze.rules import SqueezeRound


class SqueezeReasons(Reasons[SqueezeRound]):
    """Reasons: the tiles left in the row, and the removals still available."""

    def reasons(self, state: SqueezeRound, action: int) -> list[Message]:
        """Return the reasons; none for a deal, whose tiles are unknown."""
        kinds = int(state.game.kinds)
        if action == state.game.deal_action:
            return []
        row = state.row[: state.count]
        left = close_up(row, state.count, action, kinds)
        removals = Actions()
        collect_removals(row, left, kinds, removals)
        found = [Message("why-left", {"count": int(left)})]
        if removals.count:
            found.append(Message("why-removals", {"count": int(removals.count)}))
        return found
