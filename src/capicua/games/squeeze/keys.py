"""Position keys of a row, for exact solvers."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.keys import START_KEY, mix
from capicua.core.knowing import Keys
from capicua.games.squeeze.rules import SqueezeRound


class SqueezeKeys(Keys[SqueezeRound]):
    """The row, and how much of the stock is left."""

    def position_key(self, state: SqueezeRound) -> i64:
        """Return a key for the row and the count of the stock."""
        found = mix(START_KEY, state.stock.left)
        place: i64 = 0
        while place < state.count:
            found = mix(found, state.row[place] + 1)
            place += 1
        return found
