"""Zones shared by the games of the family."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.tiles.tile import NO_TILE, tile_text
from capicua.core.zones import Offer, Score, Zone
from capicua.families.melds.rules import MeldsRound


def offer(state: MeldsRound, name: str, tile: i64) -> list[Zone]:
    """Return the tile that the seat to act may take from the seat before, if there is one."""
    if tile == NO_TILE:
        return []
    before = int(state.turn or state.players) - 1
    return [Offer(name=name, tile=tile_text(tile), seat=before)]


def score(state: MeldsRound) -> Score:
    """Return the totals of the match and the points of the round."""
    totals = state.setup.totals or [0] * int(state.players)
    return Score(totals=list(totals), round=state.scores())
