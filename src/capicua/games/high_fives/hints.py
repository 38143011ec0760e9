"""Heuristic scores: points first, then tiles, then the chances left to the others.

Any capture beats none. Among equal captures, prefer the tile with the fewest other matches;
among tiles that stay in the pool, the one worth least.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import ALL_TILES, count_bits
from capicua.families.melds.tiles import WIDTH
from capicua.games.high_fives.actions import CLAIM, DECLINE, FIRST, PAIR, SECOND
from capicua.games.high_fives.rules import HighFivesRound
from capicua.games.high_fives.tiles import MATCHING, WORTH

CAPTURE: Final = 1000
"""The score of any capture: its two tiles count towards the bonus."""
POINT: Final = 150
"""The score of a point; larger than the number of tiles one tile can match."""


class HighFivesHints(Hints[HighFivesRound]):
    """Scores for points first, then for leaving little to the next seat."""

    def heuristic_score(self, state: HighFivesRound, action: i64) -> i64:
        """Return the score of the pair, less the value of a tile left to the next seat."""
        if action < CLAIM:
            tile: i64 = action // ALL_TILES
            take: i64 = action % ALL_TILES
            if take == tile:
                return -POINT * WORTH[tile] - matches(state, tile)
            return CAPTURE + POINT * (WORTH[tile] + WORTH[take]) - matches(state, tile)
        if action < PAIR:
            return CAPTURE + POINT * (WORTH[state.missed] + WORTH[action - CLAIM])
        if action < DECLINE:
            first: i64 = FIRST[action - PAIR]
            second: i64 = SECOND[action - PAIR]
            return CAPTURE + POINT * (WORTH[first] + WORTH[second])
        return 0


def matches(state: HighFivesRound, tile: i64) -> i64:
    """Return the number of tiles in the pool that a tile matches."""
    found: i64 = 0
    for word in range(WIDTH):
        found += count_bits(state.pool[word] & MATCHING[tile * WIDTH + word])
    return found
