"""Inference about the hidden tiles of That's It!: the places of tiles taken face up.

A tile taken face up is in its taker's hand until it is discarded. The face-down tile may be
any other hidden tile.
"""

from __future__ import annotations

from capicua.core.inference.sampling import Unknowns
from capicua.core.seats import NOBODY
from capicua.core.tiles.tile import NO_TILE
from capicua.families.melds.belief import MeldsBelief
from capicua.games.thats_it.actions import THATS_IT
from capicua.games.thats_it.rules import ThatsItRound


class ThatsItBelief(MeldsBelief[ThatsItRound]):
    """Inference with two more places: for the face-down tile, and for known tiles."""

    def unknowns(self, state: ThatsItRound) -> Unknowns:
        """Return the hidden tiles; known ones have only one possible place."""
        found = super().unknowns(state)
        known: list[int] = []
        for seat in range(state.players):
            if seat not in (state.viewer, state.winner):
                held = state.known_tiles(seat)
                found.rooms[seat] -= len(held)
                known += held
        is_face_down_hidden = state.winner != NOBODY and state.face_down == NO_TILE
        found.rooms += [int(is_face_down_hidden), len(known)]
        own = 2 ** (len(found.rooms) - 1)
        found.allowed = [own if tile in known else own - 1 for tile in found.tiles]
        return found

    def put_aside(self, state: ThatsItRound, tile: int, place: int) -> None:
        """Put a tile face down, or into the hand known to hold it."""
        if place == state.players + 1:
            state.face_down = tile
            state.log[len(state.log) - 1] = THATS_IT + tile
            return
        seat = 0
        while not state.is_known_to_hold(seat, tile):
            seat += 1
        state.hands.imagine(seat, tile)
