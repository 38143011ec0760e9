"""Bergen as zones: the headers that can be made at each end."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.messages import Message
from capicua.core.tiles.tile import is_double
from capicua.families.line.picture import LinePicture, points_at
from capicua.games.bergen.rules import BergenRound, tip


class BergenPicture(LinePicture[BergenRound]):
    """The zones of the line, with doubles and headers named at the ends."""

    def arm_notes(self, state: BergenRound, arm: i64) -> list[Message]:
        """Return notes on an end: a double, and the headers the viewer can make there (BRG-5)."""
        doubles = [Message("note-double")] if is_double(tip(state.line, arm)) else []
        return doubles + points_at(state, arm, "note-header")
