"""Heuristic scores on the cross: what a play does, term by term, times fitted weights.

=================  ================================================================================
term               what it counts
=================  ================================================================================
pips               pips of the tile
late_pips          the same if another player has at most two tiles left
double             1 for a double
abroad             1 for a tile on another player's train
continues          1 if another tile of the hand fits the seat's own train afterwards
own_next           the number of such tiles, at most four
two_ahead          1 if one of them can be followed by yet another tile of the hand
playable           other tiles of the hand that fit any train the seat may then use
gives              abroad: unseen tiles that fit the number it leaves
closes             1 for closing the seat's own train
exposed            the seat's own train stays open: unseen tiles that fit its end
lead_number        the number of a double led
lead_answers       unseen tiles that fit a double led
=================  ================================================================================

A hand is exchanged if it is poor; passing comes last.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import (
    BIT,
    BIT_OF,
    FITS,
    NO_TILE,
    PIPS,
    count_bits,
    double_of,
    is_double,
    other_half,
    pips_in,
    position_of,
)
from capicua.families.cross.actions import (
    EXCHANGE,
    LEAD,
    PASS,
    PLAY,
    START,
    tile_played,
    train_played,
)
from capicua.families.cross.rules import CrossRound

PIPS_SHED: Final = 0
LATE_PIPS: Final = 1
DOUBLE: Final = 2
ABROAD: Final = 3
CONTINUES: Final = 4
OWN_NEXT: Final = 5
TWO_AHEAD: Final = 6
PLAYABLE: Final = 7
GIVES: Final = 8
CLOSES: Final = 9
EXPOSED: Final = 10
LEAD_NUMBER: Final = 11
LEAD_ANSWERS: Final = 12

HEAVY: Final = 45
"""Minimum pips of a hand worth exchanging if nothing can be played."""
MOST: Final = 4
"""The maximum of ``own_next``."""
LATE: Final = 2
"""The number of tiles of another player at which heavy tiles become urgent."""
POOR: Final = -100_000
"""The score of exchanging a poor hand: below any play."""
ALL_TILES: Final = 2**28 - 1


class CrossHints(Hints[CrossRound]):
    """Shed pips, continue the seat's own train, and exchange a poor hand."""

    terms: ClassVar[tuple[str, ...]] = (
        "pips",
        "late_pips",
        "double",
        "abroad",
        "continues",
        "own_next",
        "two_ahead",
        "playable",
        "gives",
        "closes",
        "exposed",
        "lead_number",
        "lead_answers",
    )

    def heuristic_score(self, state: CrossRound, action: i64) -> i64:
        """Return the heuristic score of a legal action of the seat to act."""
        if action >= PLAY:
            return self._play(state, tile_played(action), train_played(action))
        if action >= LEAD:
            return self._lead(state, action - LEAD)
        if action == EXCHANGE:
            return POOR if _is_poor(state) else 4 * POOR
        return 3 * POOR if action == PASS else 2 * POOR

    def _play(self, state: CrossRound, tile: i64, train: i64) -> i64:
        """Return the weighted sum of the terms of a tile on a train."""
        weights = self.weights
        seat = state.turn
        rest = state.hands.bits[seat] & ~BIT_OF[tile]
        own = state.ends[seat]
        laid = other_half(tile, state.ends[train])
        is_open = state.open & BIT[seat] != 0
        reachable = state.open | BIT[seat]
        value = weights[PIPS_SHED] * PIPS[tile]
        if weights[LATE_PIPS] != 0 and state.hands.fewest_of_others(state.turn) <= LATE:
            value += weights[LATE_PIPS] * PIPS[tile]
        if is_double(tile):
            value += weights[DOUBLE]
        if train == seat:
            own = laid
            if is_open and state.closes(tile, train):
                value += weights[CLOSES]
                is_open = False
        else:
            value += weights[ABROAD]
            if weights[GIVES] != 0:
                value += weights[GIVES] * count_bits(_unseen(state) & FITS[laid * 3])
            if state.closes(tile, train):
                reachable &= ~BIT[train]
        if is_open and weights[EXPOSED] != 0:
            value += weights[EXPOSED] * count_bits(_unseen(state) & FITS[own * 3])
        if weights[PLAYABLE] != 0:
            fits = FITS[own * 3]
            for other in range(state.players):
                if reachable & BIT[other] and other != seat:
                    fits |= FITS[(laid if other == train else state.ends[other]) * 3]
            value += weights[PLAYABLE] * count_bits(rest & fits)
        return value + self._going_on(rest, own)

    def _lead(self, state: CrossRound, number: i64) -> i64:
        """Return the weighted sum of the terms of a double led."""
        weights = self.weights
        rest = state.hands.bits[state.turn] & ~BIT_OF[double_of(number)]
        value = weights[LEAD_NUMBER] * number
        if weights[LEAD_ANSWERS] != 0:
            value += weights[LEAD_ANSWERS] * count_bits(_unseen(state) & FITS[number * 3])
        return value + self._going_on(rest, number)

    def _going_on(self, rest: i64, end: i64) -> i64:
        """Return the terms of the hand's continuation of the seat's own train."""
        weights = self.weights
        following = rest & FITS[end * 3]
        if following == 0:
            return 0
        count = count_bits(following)
        value = weights[CONTINUES] + weights[OWN_NEXT] * (count if count < MOST else MOST)
        while following != 0:
            bit = following & -following
            following ^= bit
            if (rest ^ bit) & FITS[other_half(position_of(bit), end) * 3]:
                value += weights[TWO_AHEAD]
                return value
        return value


def _unseen(state: CrossRound) -> i64:
    """Return the tiles that are neither on the table nor in the hand of the seat to act."""
    seen = state.hands.bits[state.turn]
    if state.lead != NO_TILE:
        seen |= BIT_OF[state.lead]
    for action in state.laid:
        seen |= BIT_OF[tile_played(action)]
    for action in state.log:
        if action >= PLAY:
            seen |= BIT_OF[tile_played(action)]
    return ALL_TILES & ~seen


def _is_poor(state: CrossRound) -> bool:
    """Return whether the hand is worth exchanging, even though a loss then counts more."""
    hand = state.hands.bits[state.turn]
    if state.phase == START:
        return False
    if hand & state.binding():
        return False
    return pips_in(hand) >= HEAVY
