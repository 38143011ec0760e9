"""Inference about hidden tiles: an offered bonus proves that some tile fits (TAW-3).

The family infers from passes; a turn that ends automatically counts as a pass. A seat that
was offered a bonus held a fitting tile, and still holds one unless it has laid one since.
Such clauses can apply to several seats, in addition to the family's that some seat can play.
"""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.inference.sampling import Unknowns
from capicua.families.line.belief import LineBelief, places_of
from capicua.families.line.phases import PLAY
from capicua.games.tiddle_a_wink.rules import TiddleAWinkRound


class TiddleAWinkBelief(LineBelief[TiddleAWinkRound]):
    """Inference from passes and from offered bonuses."""

    def unknowns(self, state: TiddleAWinkRound) -> Unknowns:
        """Return the hidden tiles, their possible places, and these clauses."""
        found = super().unknowns(state)
        if state.is_over:
            return found
        for entry in state.declined:
            _add(state, found, entry % 16, entry // 16 % 256, entry // 16 // 256)
        if state.phase > PLAY and state.line.length > 0:
            line = state.line
            _add(state, found, state.turn, line.length, line.number_mask())
        return found


def _add(state: TiddleAWinkRound, found: Unknowns, seat: i64, length: i64, numbers: i64) -> None:
    """Add the clause of a bonus offered to the seat, unless a tile laid since explains it."""
    if seat == state.viewer:
        return
    line = state.line
    fitting = state.tiles_for(numbers)
    for index in range(length, line.length):
        if line.layer(index) == seat and fitting >> int(line.tile(index)) & 1:
            return
    laid = line.tiles()
    wanted = [tile for tile in found.tiles if fitting >> tile & 1 and tile not in laid]
    found.demand(wanted, places_of(found, state, seat))
