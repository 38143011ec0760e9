"""What looks good to a seat: keep the own train running, shed what is heavy, cover doubles.

A play is worth its pips and the longest chain that the rest of the hand still makes on
the own train, so spare tiles go to other trains first.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.knowing import Hints
from capicua.core.tile import BIT, FITS, HIGH, LOW, PIPS
from capicua.games.mexican_train.chains import hand_without, heaviest_chain
from capicua.games.mexican_train.rules import MexicanRound
from capicua.games.mexican_train.turns import END_TURN, PLAY, START

LOOK: Final = 120
"""How many tiles a search for the best chain tries at most."""
TILE: Final = 5
"""What getting rid of a tile is worth besides its pips."""
CHAIN: Final = 2
"""By what the worth of the chain is divided: it is still in the hand."""
UNCOVERED: Final = 14
"""What a double costs whose cover is not in the hand."""
CLOSED: Final = 12
"""What it is worth to take the marker off the own train."""
BEGUN: Final = 30
"""What it is worth to begin the own train where a series may follow."""


class MexicanHints(Hints[MexicanRound]):
    """What a good play is; drawing and passing come last."""

    def merit(self, state: MexicanRound, action: i64) -> i64:
        """Return the worth of the tile, of the chain that stays, and of what the play does."""
        if action < PLAY:
            return 0 if action == END_TURN else -1000
        seat = state.turn
        trains = state.trains
        tiles = state.game.tiles
        train = (action - PLAY) // tiles
        tile = (action - PLAY) - train * tiles
        rest = hand_without(state.hands, seat, tile)
        own = train == seat
        end = trains.ends[seat]
        if own:
            end = HIGH[tile] + LOW[tile] - end
        value = PIPS[tile] + TILE + heaviest_chain(rest, end, TILE, vec[i64]([LOOK])) // CHAIN
        if HIGH[tile] == LOW[tile] and state.hands.counts[seat] > 1:
            value -= 0 if _is_covered(state, rest, tile) else UNCOVERED
        if own and state.marked & BIT[seat]:
            value += CLOSED
        if own and trains.lengths[seat] == 0 and state.phase == START and state.begins_series():
            value += BEGUN
        return value


def _is_covered(state: MexicanRound, hand: vec[i64], double: i64) -> bool:
    """Whether a double binds nobody for long: its cover is in the hand, or its number is out."""
    if state.trains.shown[HIGH[double]] == state.game.top:
        return True
    base = HIGH[double] * 3
    return (hand[0] & FITS[base]) | (hand[1] & FITS[base + 1]) | (hand[2] & FITS[base + 2]) != 0
