"""What speaks for an action of Muggins, in words: the points it makes, then as in any line game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.reasons import Message
from capicua.families.line import why
from capicua.games.muggins import hints

if TYPE_CHECKING:
    from capicua.games.muggins.rules import MugginsRound


def reasons(state: MugginsRound, action: int) -> list[Message]:
    """What speaks for an action of the seat to act, the weightiest first."""
    house = state.house
    if action < house.draw:
        count = int(hints.count_after(state, action))
        points = [Message("why-scores", {"points": count})] if count and count % 5 == 0 else []
        return (points + why.reasons(state, action))[: why.MOST]
    score = int(state.score())
    if action >= house.let_go:
        return [Message("why-nothing")] if score == 0 else []
    if action > house.first_call:
        named = (action - int(house.first_call)) * 5
        return [Message("why-call", {"points": score})] if named == score else []
    if action >= house.further:
        named = (action - int(house.further)) * 5
        if named == score:
            return [Message("why-claim" if score else "why-nothing", {"points": score})]
    return []
