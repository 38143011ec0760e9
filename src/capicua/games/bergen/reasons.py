"""What speaks for a play of Bergen, in words: the points it makes, then as in any line game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.reasons import Message
from capicua.families.line import why
from capicua.games.bergen.hints import points_after

if TYPE_CHECKING:
    from capicua.games.bergen.rules import BergenRound


def reasons(state: BergenRound, action: int) -> list[Message]:
    """What speaks for an action of the seat to act, the weightiest first."""
    points = 0 if action >= state.rules.draw else int(points_after(state, action))
    scores = [Message("why-scores", {"points": points})] if points else []
    return (scores + why.reasons(state, action))[: why.MOST]
