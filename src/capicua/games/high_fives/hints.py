"""Heuristic scores: what a play takes, and what it leaves to the others, times fitted weights.

=================  ================================================================================
term               what it counts
=================  ================================================================================
capture            1 for a pair taken, whose tiles count towards the bonus
points             points of the pair taken
left               points of a tile that stays in the pool
matches            tiles of the pool that the tile played matches
bait               unseen tiles that match the tile which stays, times its points
feeds              points of those tiles
starves            for a pair taken: unseen tiles that match the pool's tile, times its points
own_matches        other tiles of the hand that match the tile which stays, less those that match
                   the pool's tile taken
own_points         the points of those tiles
=================  ================================================================================
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import (
    ALL_TILES,
    BIT_OF,
    WORD,
    WORD_OF,
    count_bits,
    position_of,
)
from capicua.families.melds.tiles import WIDTH
from capicua.games.high_fives.actions import CLAIM, DECLINE, FIRST, PAIR, SECOND
from capicua.games.high_fives.rules import HighFivesRound
from capicua.games.high_fives.tiles import MATCHING, WORTH

CAPTURE: Final = 0
POINTS: Final = 1
LEFT: Final = 2
MATCHES: Final = 3
BAIT: Final = 4
FEEDS: Final = 5
STARVES: Final = 6
OWN_MATCHES: Final = 7
OWN_POINTS: Final = 8

SET_WORDS: Final = vec[i64]([2**60 - 1, 2**60 - 1, 2**16 - 1])
"""All tiles, word by word."""


class HighFivesHints(Hints[HighFivesRound]):
    """Scores of pairs, tiles that stay, claims and declined pairs."""

    terms: ClassVar[tuple[str, ...]] = (
        "capture",
        "points",
        "left",
        "matches",
        "bait",
        "feeds",
        "starves",
        "own_matches",
        "own_points",
    )

    def heuristic_score(self, state: HighFivesRound, action: i64) -> i64:
        """Return the weighted sum of the terms of an action."""
        if action < CLAIM:
            tile: i64 = action // ALL_TILES
            take: i64 = action % ALL_TILES
            value = self.weights[MATCHES] * matches(state, tile)
            if take == tile:
                return value + self._stay(state, tile)
            return value + self._pair(tile, take) + self._gone(state, tile, take)
        if action < PAIR:
            return self._pair(state.missed, action - CLAIM)
        if action < DECLINE:
            return self._pair(FIRST[action - PAIR], SECOND[action - PAIR])
        return 0

    def _pair(self, tile: i64, take: i64) -> i64:
        """Return the terms of a pair taken."""
        return self.weights[CAPTURE] + self.weights[POINTS] * (WORTH[tile] + WORTH[take])

    def _stay(self, state: HighFivesRound, tile: i64) -> i64:
        """Return the terms of a tile that stays in the pool."""
        weights = self.weights
        value = weights[LEFT] * WORTH[tile]
        base = state.turn * WIDTH
        for word in range(WIDTH):
            matching = MATCHING[tile * WIDTH + word]
            unseen = _unseen(state, word) & matching
            value += weights[BAIT] * WORTH[tile] * count_bits(unseen)
            value += weights[FEEDS] * points_in(unseen, word)
            own = state.hands.bits[base + word] & matching
            value += weights[OWN_MATCHES] * count_bits(own)
            value += weights[OWN_POINTS] * points_in(own, word)
        return value

    def _gone(self, state: HighFivesRound, tile: i64, take: i64) -> i64:
        """Return the terms of a tile taken from the pool, which nobody else can take then."""
        weights = self.weights
        value: i64 = 0
        base = state.turn * WIDTH
        for word in range(WIDTH):
            matching = MATCHING[take * WIDTH + word]
            unseen = _unseen(state, word) & matching
            value += weights[STARVES] * WORTH[take] * count_bits(unseen)
            value -= weights[FEEDS] * points_in(unseen, word)
            own = state.hands.bits[base + word] & matching
            if WORD_OF[tile] == word:
                own &= ~BIT_OF[tile]
            value -= weights[OWN_MATCHES] * count_bits(own)
            value -= weights[OWN_POINTS] * points_in(own, word)
        return value


def _unseen(state: HighFivesRound, word: i64) -> i64:
    """Return the tiles of a word that the seat to act has not seen."""
    seen = state.pool[word] | state.hands.bits[state.turn * WIDTH + word]
    for seat in range(state.players):
        seen |= state.taken[seat * WIDTH + word]
    return SET_WORDS[word] & ~seen


def points_in(tiles: i64, word: i64) -> i64:
    """Return the points of some tiles of a word."""
    total: i64 = 0
    rest = tiles
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        total += WORTH[word * WORD + position_of(bit)]
    return total


def matches(state: HighFivesRound, tile: i64) -> i64:
    """Return the number of tiles in the pool that a tile matches."""
    found: i64 = 0
    for word in range(WIDTH):
        found += count_bits(state.pool[word] & MATCHING[tile * WIDTH + word])
    return found
