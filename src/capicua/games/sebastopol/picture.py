"""Sebastopol as zones: the progress of the cross."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.zones import Facts, Zone
from capicua.families.line.picture import LinePicture
from capicua.families.line.rules import LineRound
from capicua.games.sebastopol.rules import ARMS, arms_begun


class SebastopolPicture(LinePicture):
    """The zones of the line, and the cross until it is complete."""

    def own_zones(self, state: LineRound) -> list[Zone]:
        """Return the number of arms begun, until all four are."""
        begun = arms_begun(state.line)
        if state.line.length == 0 or begun == ARMS:
            return []
        return [Facts(name="cross", facts=[Message("fact-cross", {"begun": begun})])]
