"""Inference about hidden tiles: the family's proofs, a called double, and doubles to show.

It ignores that a deal with too many doubles in one hand is redealt (PAR-4), because such hands
are too rare to matter.
"""

from __future__ import annotations

from capicua.core.inference.sampling import Unknowns
from capicua.core.seats import NOBODY
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import NO_TILE, is_double
from capicua.families.line.belief import LineBelief, places_of
from capicua.games.partners.rules import PartnersRound


class PartnersBelief(LineBelief[PartnersRound]):
    """Inference from passes and leads; nothing is hidden at the end of a round."""

    def unknowns(self, state: PartnersRound) -> Unknowns:
        """Return the tiles hidden from the viewer, and the possible places of each."""
        if state.is_over:
            return Unknowns([], [0] * int(state.players), [])
        found = super().unknowns(state)
        if state.called != NO_TILE and state.called in found.tiles:
            at = found.tiles.index(state.called)
            found.allowed[at] &= places_of(found, state, state.leader)
        if state.holder not in (NOBODY, state.viewer):
            doubles = [tile for tile in found.tiles if is_double(tile)]
            places = places_of(found, state, state.holder)
            found.demand(doubles, places, state.game.instant_doubles)
        return found

    def fill_in(self, state: PartnersRound, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put the hidden tiles into the hands, and the sleeping ones out of play."""
        if not state.is_over:
            super().fill_in(state, tiles, places, rng)
