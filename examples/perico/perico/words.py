"""Perico in words: notation, choices and messages."""

from __future__ import annotations

from capicua.core.action_parts import Part, place, word
from capicua.core.messages import Argument, Message
from capicua.core.presentation import Words
from capicua.core.tiles.tile import tile_text
from capicua.families.patience.words import drawn
from perico.rules import PericoRound


class PericoWords(Words[PericoRound]):
    """Places of the row are counted from 1."""

    def parts(self, state: PericoRound, action: int) -> list[Part]:
        """Return the parts of ``pair 1 3``."""
        game = state.game
        return [word("pair"), place(game.first[action] + 1), place(game.second[action] + 1)]

    def label(self, state: PericoRound, action: int) -> Message:
        """Return the pair with its tiles."""
        return Message("label-pair", _pair(state, action))

    def narrate(self, before: PericoRound, action: int, after: PericoRound) -> list[Message]:
        """Return messages with the tiles removed and the tiles added."""
        said = [Message("say-pair", {"player": 0, **_pair(before, action)})]
        new = drawn(before, after)
        return [*said, Message("say-new", {"tiles": new})] if new else said

    def ending(self, state: PericoRound) -> list[Message]:
        """Return whether the game is won, and the number of tiles left (PER-4)."""
        left = state.scores()[0]
        return [Message("end-lost" if left else "end-won", {"player": 0, "count": left})]


def _pair(state: PericoRound, action: int) -> dict[str, Argument]:
    game = state.game
    tiles = [state.row[game.first[action]], state.row[game.second[action]]]
    return {"tiles": [tile_text(tile) for tile in tiles]}
