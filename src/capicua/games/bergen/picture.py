"""Bergen as zones: the headers that can be made at each end."""

from __future__ import annotations

from capicua.core.reasons import Message
from capicua.core.tile import is_double, tile_text
from capicua.families.line.picture import LinePicture
from capicua.games.bergen.rules import BergenRound, tip


class BergenPicture(LinePicture[BergenRound]):
    """The zones of the line, with doubles and headers named at the ends."""

    def arm_notes(self, state: BergenRound, arm: int) -> list[Message]:
        """Return whether the end is a double, and the headers the reader may make there (BRG-5)."""
        doubles = [Message("note-double")] if is_double(tip(state.line, arm)) else []
        return doubles + _headers_at(state, arm)


def _headers_at(state: BergenRound, arm: int) -> list[Message]:
    """Tell the seat to act which of its tiles make a header on an arm, the best first."""
    if state.is_over or state.viewer != state.turn:
        return []
    tiles: dict[int, list[str]] = {}
    for action in state.legal_actions():
        if action < state.first_lead and action % 4 == arm:
            points = int(state.points_after(action))
            tiles.setdefault(points, []).append(tile_text(action // 4))
    return [
        Message("note-header", {"points": points, "tiles": tiles[points]})
        for points in sorted(tiles, reverse=True)
        if points > 0
    ]
