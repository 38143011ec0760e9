"""Refusals while the cross of Sebastopol is incomplete."""

from __future__ import annotations

from capicua.core.messages import Argument, Message, Refusal
from capicua.core.tiles.tile import shows, tile_text
from capicua.families.line.layout import ARM_NAMES
from capicua.families.line.refusals import LineRefusals
from capicua.families.line.rules import LineRound
from capicua.games.sebastopol.rules import ARMS, arms_begun


class SebastopolRefusals(LineRefusals):
    """The refusals of the line family, and those of the incomplete cross."""

    def refuse(self, state: LineRound, action: int) -> Refusal:
        """Refuse arms already begun while the cross is incomplete (SEB-3); else as the family."""
        found = super().refuse(state, action)
        begun = arms_begun(state.line)
        if found.rule != "LIN-13" or begun == ARMS:
            return found
        tile, arm = action // 4, action % 4
        number = int(state.line.exposed(arm))
        said: dict[str, Argument] = {"tile": tile_text(tile), "begun": begun}
        if not shows(tile, number):
            return Refusal("SEB-3", Message("refuse-cross", said))
        fits = {**said, "number": number, "arm": ARM_NAMES[arm]}
        return Refusal("SEB-3", Message("refuse-cross-fits", fits))
