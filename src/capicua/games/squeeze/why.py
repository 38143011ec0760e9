"""What speaks for a removal, in words: what it leaves in the row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.actions import Actions
from capicua.core.reasons import Message
from capicua.games.squeeze.row import close_up, collect_removals

if TYPE_CHECKING:
    from capicua.games.squeeze.rules import SqueezeRound


def reasons(state: SqueezeRound, action: int) -> list[Message]:
    """How many tiles the row has then, and how many removals it still allows."""
    kinds = int(state.rules.kinds)
    if action == state.rules.deal_action:
        return []
    row = state.row[: state.count]
    left = close_up(row, state.count, action // kinds, action % kinds)
    removals = Actions()
    collect_removals(row, left, kinds, removals)
    found = [Message("why-left", {"count": int(left)})]
    if removals.count:
        found.append(Message("why-removals", {"count": int(removals.count)}))
    return found
