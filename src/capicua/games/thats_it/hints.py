"""Heuristic scores: the number of tiles in the hand that already fit into melds.

Take the discard only if one more tile then fits; otherwise draw. Declare as soon as possible,
with the tile face down that leaves the most points.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import BIT, HIGH, LOW
from capicua.games.thats_it.actions import DISCARD, DRAW, TAKE, THATS_IT
from capicua.games.thats_it.melds import COUNT, covered, suit_masks
from capicua.games.thats_it.rules import ThatsItRound

FITTING: Final = 1000
"""The value of a tile that fits into a meld, above everything else."""
DECLARED: Final = 1_000_000


class ThatsItHints(Hints[ThatsItRound]):
    """Scores for the tiles that fit into melds, then for the ways to continue."""

    def heuristic_score(self, state: ThatsItRound, action: i64) -> i64:
        """Score declaring first, then the most promising hand."""
        if action >= THATS_IT:
            return DECLARED + state.best_split(state.turn, action - THATS_IT).score
        tiles = state.hand_vec(state.turn)
        third: i64 = state.game.hand_size - 7
        if action == DRAW:
            return promise(tiles, third) // FITTING * FITTING + FITTING - 1
        if action != TAKE:
            out = place_of(tiles, action - DISCARD)
            return promise_without(tiles, suit_masks(tiles, 2), out, third)
        tiles = append(tiles, state.offer)
        suits = suit_masks(tiles, 2)
        best: i64 = 0
        for place in range(len(tiles) - 1):
            best = max(best, promise_without(tiles, suits, place, third))
        return best


def place_of(tiles: vec[i64], tile: i64) -> i64:
    """Return the index of a tile in a hand."""
    place: i64 = 0
    while tiles[place] != tile:
        place += 1
    return place


def promise(tiles: vec[i64], third: i64) -> i64:
    """Return a score: tiles that fit into melds, then ways to fit, then consecutive ends."""
    return promise_without(tiles, suit_masks(tiles, 2), len(tiles), third)


def promise_without(tiles: vec[i64], suits: vec[i64], place: i64, third: i64) -> i64:
    """Return the promise without the tile at an index; ``suits`` has masks of all tiles."""
    kept: i64 = ~BIT[place]
    most: i64 = 0
    ways: i64 = 0
    for first in range(len(suits)):
        a: i64 = suits[first] & kept
        for second in range(0 if COUNT[a] > 1 else len(suits), len(suits)):
            b: i64 = suits[second] & kept
            stop: i64 = second + 1 if third == 0 else len(suits)
            for other in range(second if COUNT[b] > 1 else stop, stop):
                c: i64 = 0 if third == 0 else suits[other] & kept
                if third == 0 or COUNT[c] > 1:
                    fitting = covered(a, b, c, third)
                    if fitting > most:
                        most = fitting
                        ways = 0
                    if fitting == most:
                        ways += 1
    return most * FITTING + min(ways, 60) * 16 + min(neighbours(tiles, place), 15)


def neighbours(tiles: vec[i64], place: i64) -> i64:
    """Return the number of pairs in sequence with a number in common, without ``place``."""
    found: i64 = 0
    for index in range(len(tiles)):
        for other in range(index + 1 if index != place else len(tiles), len(tiles)):
            high: i64 = HIGH[tiles[other]] - HIGH[tiles[index]]
            low: i64 = LOW[tiles[other]] - LOW[tiles[index]]
            if other != place and ((high == 0 and low == 1) or (low == 0 and high == 1)):
                found += 1
    return found
