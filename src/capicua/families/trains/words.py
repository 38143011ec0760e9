"""Plays on trains in notation: ``9-4>P0``, ``draw``, ``pass``."""

from __future__ import annotations

from typing import ClassVar, Generic

from capicua.core.action_parts import Part, arm, tile, word
from capicua.core.messages import BadText, Message
from capicua.core.presentation import Words
from capicua.core.tiles.tile import parse_tile
from capicua.families.trains.rules import R


class TrainsWords(Words[R], Generic[R]):
    """Notation for a tile on an arm, or a keyword."""

    keywords: ClassVar[dict[int, str]] = {}
    """The actions that lay no tile. Every game."""

    def parts(self, state: R, action: int) -> list[Part]:
        """Return the parts of ``9-4>P0`` or ``draw``."""
        game = state.game
        if action < game.first_play:
            return [word(self.keywords[int(action)])]
        at = game.arm_of(action)
        return [tile(game.tile_of(action)), arm(game.arm_names[at], at, ">")]

    def parse(self, state: R, text: str) -> int:
        """Parse an action in notation; also reads ``9-4 on P0``. Raises ``BadText``."""
        plain = " ".join(text.lower().replace("_", " ").split())
        for action, keyword in self.keywords.items():
            if plain == keyword.replace("_", " "):
                return action
        name, mark, on = plain.replace(" on ", ">").partition(">")
        if not mark:
            raise BadText(Message("text-action", {"text": text.strip()}))
        game = state.game
        return game.play_of(parse_tile(name, game.top), game.parse_arm(on))

    def drawn(self, before: R, after: R, seat: int) -> list[int]:
        """Return the tiles that a seat took from the boneyard, as far as known."""
        held = before.hands.tiles(seat)
        return [tile for tile in after.hands.tiles(seat) if tile not in held]
