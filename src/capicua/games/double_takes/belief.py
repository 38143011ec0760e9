"""Inference about hidden tiles: in hands that are not void in their suits, or undealt.

Tiles of earlier rounds of the same shuffle are gone, like those played in this one
(DTK-2). If revokes are penalized, not following proves nothing: any tile could have
been played (DTK-14). The location of a tile taken back is public.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import BIT, NO_TILE
from capicua.families.tricks.belief import TrickBelief
from capicua.games.double_takes.rules import TakesRound


class TakesBelief(TrickBelief[TakesRound]):
    """Inference that accounts for tiles taken back and for a visible leftover tile."""

    def is_hidden(self, state: TakesRound, tile: i64) -> bool:
        """Return whether a tile is hidden from the viewer."""
        return tile != state.leftover and super().is_hidden(state, tile)

    def places(self, state: TakesRound, tile: i64) -> i64:
        """Return the possible places of a hidden tile; a tile taken back has only one (DTK-6)."""
        for seat in range(state.players):
            if state.shown.holds(seat, tile):
                return BIT[seat]
        return super().places(state, tile)

    def fill_in(self, state: TakesRound, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put each tile into the hand of its seat; the last place may hold the leftover tile."""
        super().fill_in(state, tiles, places, rng)
        if state.game.has_leftover(state.number) and state.leftover == NO_TILE:
            state.leftover = tiles[places.index(int(state.players))]

    def dealt(self, state: TakesRound) -> vec[i64]:
        """Return the deal; empty if revokes are possible or the leftover tile is unknown."""
        is_known = not state.game.has_leftover(state.number) or state.leftover != NO_TILE
        return super().dealt(state) if state.must_follow and is_known else vec[i64]()
