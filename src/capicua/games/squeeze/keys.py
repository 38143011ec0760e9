"""Position keys of a row, for exact solvers."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.bot_interfaces import Keys
from capicua.core.tiles.keys import START_KEY, mix
from capicua.games.squeeze.rules import SqueezeRound


class SqueezeKeys(Keys[SqueezeRound]):
    """Keys of the row and the number of tiles in the stock."""

    def position_key(self, state: SqueezeRound) -> i64:
        """Return a key for the row and the size of the stock."""
        found = mix(START_KEY, state.stock.left)
        for place in range(state.count):
            found = mix(found, state.row[place] + 1)
        return found
