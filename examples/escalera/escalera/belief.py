"""Possible places of hidden tiles: any other hand, or undealt."""

from __future__ import annotations

from capicua.core.bot_interfaces import Belief
from capicua.core.inference.sampling import Unknowns
from capicua.core.tiles.random import Rng
from escalera.rules import TILES, EscaleraRound


class EscaleraBelief(Belief[EscaleraRound]):
    """One place per seat, and a last one for undealt tiles."""

    def unknowns(self, state: EscaleraRound) -> Unknowns:
        """Return the tiles that the viewer has not seen; each may be in any place."""
        seen = state.pile + state.hands.tiles(state.viewer)
        tiles = [tile for tile in range(TILES) if tile not in seen]
        rooms = [int(count) for count in state.hands.counts]
        rooms[state.viewer] = 0
        rooms.append(len(tiles) - sum(rooms))
        everywhere = 2 ** len(rooms) - 1
        return Unknowns(tiles, rooms, [everywhere] * len(tiles))

    def fill_in(self, state: EscaleraRound, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put the tiles into the hands."""
        for tile, place in zip(tiles, places, strict=True):
            if place < state.players:
                state.hands.imagine(place, tile)
