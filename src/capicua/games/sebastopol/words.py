"""Sebastopol in words: what the cross forbids, and how far it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from capicua.core.reasons import Argument, Message, Refusal
from capicua.core.tile import shows, tile_text
from capicua.core.zones import Facts, Zone
from capicua.families.line import words
from capicua.families.line.layout import ARM_NAMES

if TYPE_CHECKING:
    from capicua.games.sebastopol.rules import SebastopolRound

ARMS: Final = 4


def refuse(state: SebastopolRound, action: i64) -> Refusal:
    """An arm that is begun must wait for the cross (SEB-3); the rest as in the family."""
    found = words.refuse(state, action)
    if found.rule != "LIN-13" or state.arms_begun() == ARMS:
        return found
    tile = action // 4
    arm = action % 4
    begun = state.arms_begun()
    name = tile_text(tile)
    if shows(tile, state.line.exposed(arm)):
        number = int(state.line.exposed(arm))
        fits: dict[str, Argument] = {
            "tile": name,
            "number": number,
            "arm": ARM_NAMES[arm],
            "begun": begun,
        }
        return Refusal("SEB-3", Message("refuse-cross-fits", fits))
    return Refusal("SEB-3", Message("refuse-cross", {"tile": name, "begun": begun}))


def own_zones(state: SebastopolRound) -> list[Zone]:
    """While the cross is not complete: how many of its arms are begun."""
    if state.line.length == 0 or state.arms_begun() == ARMS:
        return []
    return [Facts(name="cross", facts=[Message("fact-cross", {"begun": state.arms_begun()})])]
