"""Refusals shared by all games of trains."""

from __future__ import annotations

from typing import Generic

from capicua.core.actions import Actions
from capicua.core.messages import Argument, Message, Refusal
from capicua.core.presentation import Refusals
from capicua.core.tiles.tile import tile_text
from capicua.families.trains.rules import R


class TrainsRefusals(Refusals[R], Generic[R]):
    """The refusals of a game of trains."""

    def playable(self, state: R) -> list[str]:
        """Return the tiles that can be played now, each once."""
        actions = Actions()
        state.collect_plays(actions)
        tiles = [tile_text(state.game.tile_of(action)) for action in actions.as_list()]
        return list(dict.fromkeys(tiles))


def refusal(rule: str, id: str, arguments: dict[str, Argument] | None = None) -> Refusal:
    """Return a refusal with its rule and message."""
    return Refusal(rule, Message(id, arguments))
