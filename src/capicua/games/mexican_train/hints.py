"""Heuristic scores: what a play does, term by term, times fitted weights.

=================  ================================================================================
term               what it counts
=================  ================================================================================
pips               pips of the tile
late_pips          the same if another player has at most two tiles left
chain              the best chain of the rest of the hand on the seat's own train: its pips, and
                   five for each tile
double             1 for a double
uncovered          1 for a double that the hand cannot cover and others still might
own                1 for the seat's own train
closes             1 for taking the marker off it
begins             1 for starting it when a series may follow
offers             elsewhere: unseen tiles that fit the number it leaves
returns            elsewhere: other tiles of the hand that fit it
=================  ================================================================================

Drawing and passing come last.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.bot_interfaces import NO_PLAN, Hints
from capicua.core.tiles.tile import BIT, FITS, HIGH, LOW, PIPS, count_bits
from capicua.families.trains.longest_train import longest_train
from capicua.games.mexican_train.actions import DRAWN, END_TURN, PLAY, START
from capicua.games.mexican_train.chains import hand_without, heaviest_chain
from capicua.games.mexican_train.rules import MexicanRound

PIPS_SHED: Final = 0
LATE_PIPS: Final = 1
CHAIN: Final = 2
DOUBLE: Final = 3
UNCOVERED: Final = 4
OWN: Final = 5
CLOSES: Final = 6
BEGINS: Final = 7
OFFERS: Final = 8
RETURNS: Final = 9

LOOK: Final = 120
"""Maximum number of tiles tried in a search for the best chain."""
TILE: Final = 5
"""The value of a tile of the chain, in addition to its pips."""
LATE: Final = 2
"""The number of tiles of another player at which heavy tiles become urgent."""
LAST: Final = -1_000_000
"""The score of drawing and passing."""


class MexicanHints(Hints[MexicanRound]):
    """Scores of plays; drawing and passing come last."""

    terms: ClassVar[tuple[str, ...]] = (
        "pips",
        "late_pips",
        "chain",
        "double",
        "uncovered",
        "own",
        "closes",
        "begins",
        "offers",
        "returns",
    )

    def heuristic_score(self, state: MexicanRound, action: i64) -> i64:
        """Return the weighted sum of the terms of a play."""
        if action < PLAY:
            return 0 if action == END_TURN else LAST
        weights = self.weights
        seat = state.turn
        trains = state.trains
        tiles = state.game.tiles
        train = (action - PLAY) // tiles
        tile = (action - PLAY) - train * tiles
        rest = hand_without(state.hands, seat, tile)
        own = train == seat
        left = HIGH[tile] + LOW[tile] - trains.ends[train]
        end = left if own else trains.ends[seat]
        value = weights[PIPS_SHED] * PIPS[tile]
        if weights[LATE_PIPS] != 0 and state.hands.fewest_of_others(state.turn) <= LATE:
            value += weights[LATE_PIPS] * PIPS[tile]
        value += weights[CHAIN] * heaviest_chain(rest, end, TILE, vec[i64]([LOOK]))
        if HIGH[tile] == LOW[tile]:
            value += weights[DOUBLE]
            if state.hands.counts[seat] > 1 and not _is_covered(state, rest, tile):
                value += weights[UNCOVERED]
        if not own:
            mine: i64 = 0
            for word in range(i64(3)):
                mine += count_bits(rest[word] & FITS[left * 3 + word])
            unseen = trains.top + 1 - trains.shown[left] - mine
            if HIGH[tile] != LOW[tile]:
                unseen -= 1  # this tile shows it, too
            return value + weights[OFFERS] * unseen + weights[RETURNS] * mine
        value += weights[OWN]
        if state.marked & BIT[seat]:
            value += weights[CLOSES]
        if trains.lengths[seat] == 0 and state.phase == START and state.begins_series():
            value += weights[BEGINS]
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
