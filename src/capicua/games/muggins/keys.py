"""Position keys of Muggins for exact solvers."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.tiles.keys import mix
from capicua.families.line.keys import LineKeys, key_of
from capicua.games.muggins.rules import MugginsRound


class MugginsKeys(LineKeys[MugginsRound]):
    """Keys of the line position, the count of its ends, and the player of the last tile."""

    def position_key(self, state: MugginsRound) -> i64:
        """Return a key for the position, with the points if penalties depend on them."""
        game = state.game
        counts_points = game.ends_at_once or (game.claims and game.penalty > 0)
        return mix(key_of(state, game.counts_ends, counts_points), state.mover)
