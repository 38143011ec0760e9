"""Position keys of Bergen for exact solvers."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.families.line.keys import LineKeys, key_of
from capicua.games.bergen.rules import BergenRound


class BergenKeys(LineKeys[BergenRound]):
    """Keys of the line position, including the count at its ends (BRG-5)."""

    def position_key(self, state: BergenRound) -> i64:
        """Return a key for the position."""
        return key_of(state, True, state.game.ends_at_once)
