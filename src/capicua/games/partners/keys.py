"""Keys of a round of Partners, for exact solvers."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.tiles.keys import mix
from capicua.families.line.keys import LineKeys, key_of
from capicua.games.partners.game import ANY
from capicua.games.partners.rules import PartnersRound


class PartnersKeys(LineKeys[PartnersRound]):
    """Keys of the line position, passes since the last tile, and the leader."""

    def position_key(self, state: PartnersRound) -> i64:
        """Return a key for the position, with the points if bonuses depend on them."""
        game = state.game
        key = key_of(state, False, game.ends_at_once or game.bonus_fit != ANY)
        length: i64 = state.line.length
        if length > 2:
            length = 2
        word = ((state.passes * 4 + length) * 8 + state.leader) * 4
        if state.given:
            word += 1
        return mix(key, word + 1)
