"""What an exact solver needs of a hand of Bergen."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.families.line.keys import LineKeys, key_of
from capicua.games.bergen.rules import BergenRound


class BergenKeys(LineKeys[BergenRound]):
    """The position of the line, with what its ends count (BRG-5)."""

    def position_key(self, state: BergenRound) -> i64:
        """Return a number for the position."""
        return key_of(state, True, state.game.ends_at_once)
