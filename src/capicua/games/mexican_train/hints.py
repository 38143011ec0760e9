"""Heuristic scores: keep the seat's own train running, shed heavy tiles, cover doubles.

A play is scored by its pips and by the longest chain that the rest of the hand can still
make on the seat's own train, so spare tiles go to other trains first.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.bot_interfaces import NO_PLAN, Hints
from capicua.core.tiles.tile import BIT, FITS, HIGH, LOW, PIPS
from capicua.families.trains.longest_train import longest_train
from capicua.games.mexican_train.actions import DRAWN, END_TURN, PLAY, START
from capicua.games.mexican_train.chains import hand_without, heaviest_chain
from capicua.games.mexican_train.rules import MexicanRound

LOOK: Final = 120
"""Maximum number of tiles tried in a search for the best chain."""
TILE: Final = 5
"""The value of shedding a tile, in addition to its pips."""
CHAIN: Final = 2
"""The divisor of the chain's value, because the chain is still in the hand."""
UNCOVERED: Final = 14
"""The cost of a double whose cover is not in the hand."""
CLOSED: Final = 12
"""The value of taking the marker off the seat's own train."""
BEGUN: Final = 30
"""The value of starting the seat's own train if a series may follow."""


class MexicanHints(Hints[MexicanRound]):
    """Scores of plays; drawing and passing come last."""

    def heuristic_score(self, state: MexicanRound, action: i64) -> i64:
        """Return the value of the tile, the remaining chain, and the play's effects."""
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

    def planned_action(self, state: MexicanRound) -> i64:
        """Return the next tile of the longest train in a series on the seat's own train (CMT-14).

        A double that must be covered by a drawn tile, as the last one, is not planned.
        """
        seat = state.turn
        trains = state.trains
        if state.phase == DRAWN or state.wants_double():
            return NO_PLAN
        if not state.running and not _may_begin_series(state):
            return NO_PLAN
        tiles = state.hands.tiles(seat)
        plan = longest_train([int(tile) for tile in tiles], int(trains.ends[seat])).tiles
        if len(plan) == 0:
            return NO_PLAN
        tile: i64 = plan[0]
        if len(plan) == 1 and len(tiles) > 1 and HIGH[tile] == LOW[tile]:
            return NO_PLAN
        return PLAY + seat * state.game.tiles + tile


def _may_begin_series(state: MexicanRound) -> bool:
    """Return whether a tile on the seat's own train would begin a series now."""
    if state.phase != START or state.trains.lengths[state.turn] > 0:
        return False
    return state.begins_series() and state.targets() & BIT[state.turn] != 0


def _is_covered(state: MexicanRound, hand: vec[i64], double: i64) -> bool:
    """Return whether a double needs no help: the hand can cover it, or its number is out."""
    if state.trains.shown[HIGH[double]] == state.game.top:
        return True
    base = HIGH[double] * 3
    return (hand[0] & FITS[base]) | (hand[1] & FITS[base + 1]) | (hand[2] & FITS[base + 2]) != 0
