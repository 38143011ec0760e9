"""Inference about hidden tiles: voids from not following, doubles from a plunge."""

from __future__ import annotations

from capicua.core.inference.sampling import Unknowns
from capicua.core.seats import NOBODY
from capicua.core.tiles.tile import BIT, DOUBLES, tiles_in
from capicua.families.tricks.belief import TrickBelief
from capicua.games.texas_42.rules import TexasRound


class TexasBelief(TrickBelief[TexasRound]):
    """Inference in which no seat holds a suit it did not follow (T42-18)."""

    def unknowns(self, state: TexasRound) -> Unknowns:
        """Return the tiles in other hands.

        A seat that bid a plunge was dealt at least four doubles; those it has not played yet are
        in its hand.
        """
        found = super().unknowns(state)
        if state.plunger not in (NOBODY, state.viewer):
            found.demand(tiles_in(DOUBLES[0]), int(BIT[state.plunger]), int(state.doubles_left))
        return found
