"""Reasons for a play among partners: those of any line game, and bonuses."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.tiles.tile import HIGH, is_double, tile_text
from capicua.families.line.layout import NUMBER_BIT
from capicua.families.line.phases import PLAY
from capicua.families.line.reasons import MOST, LineReasons
from capicua.games.partners.hints import keeps_capicua
from capicua.games.partners.rules import PartnersRound


class PartnersReasons(LineReasons[PartnersRound]):
    """Reasons from a play's effect on opponents, partner and the seat itself."""

    def reasons(self, state: PartnersRound, action: int) -> list[Message]:
        """Return the reasons for an action of the seat to act, the most important first."""
        found = super().reasons(state, action)
        if action >= state.game.first_lead or state.phase != PLAY or state.line.length == 0:
            return found
        if state.hands.counts[state.turn] == 1:
            return found
        return (_capicua(state, action) + _partner(state, action) + found)[:MOST]


def _capicua(state: PartnersRound, action: int) -> list[Message]:
    """Return that the last tile will fit both ends, if that is paid (PAR-22)."""
    tile = action // 4
    if not keeps_capicua(state, tile, state.line.numbers_after(tile, action % 4)):
        return []
    left = next(own for own in state.hands.tiles(state.turn) if own != tile)
    return [Message("why-capicua", {"tile": tile_text(left)})]


def _partner(state: PartnersRound, action: int) -> list[Message]:
    """Return that the number the partner led stays open."""
    root, leader = int(state.line.root), int(state.leader)
    partner = state.game.pairs and leader == state.partner(state.turn)
    after = state.line.numbers_after(action // 4, action % 4)
    if not partner or not is_double(root) or not after & NUMBER_BIT[HIGH[root]]:
        return []
    return [Message("why-partner", {"number": int(HIGH[root]), "other": leader})]
