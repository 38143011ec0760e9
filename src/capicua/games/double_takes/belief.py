"""Inference about the hidden tiles: in hands without voids, or still undealt.

Tiles of earlier rounds of the same shuffle are gone, like those played in this one
(DTK-2). Where revokes are penalized, not following proves nothing: any tile could have
been played (DTK-14). Everyone saw where a corrected tile went.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.chance import Rng
from capicua.core.tile import BIT, NO_TILE
from capicua.families.tricks.belief import TrickBelief
from capicua.games.double_takes.rules import TakesRound


class TakesBelief(TrickBelief[TakesRound]):
    """Inference that includes tiles taken back, and the remaining tile once it is seen."""

    def is_hidden(self, state: TakesRound, tile: i64) -> bool:
        """Return whether the viewer does not see a tile."""
        return tile != state.leftover and super().is_hidden(state, tile)

    def places(self, state: TakesRound, tile: i64) -> i64:
        """Return the places where a hidden tile may be; a tile taken back has only one (DTK-6)."""
        seat: i64 = 0
        while seat < state.players:
            if state.shown.holds(seat, tile):
                return BIT[seat]
            seat += 1
        return super().places(state, tile)

    def fill_in(self, state: TakesRound, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put each tile into the hand of its seat; the one of the last place may remain over."""
        super().fill_in(state, tiles, places, rng)
        if state.game.has_leftover(state.number) and state.leftover == NO_TILE:
            state.leftover = tiles[places.index(int(state.players))]

    def dealt(self, state: TakesRound) -> vec[i64]:
        """Return the deal; empty if revokes are put right, or a tile is not known."""
        is_known = not state.game.has_leftover(state.number) or state.leftover != NO_TILE
        return super().dealt(state) if state.must_follow and is_known else vec[i64]()
