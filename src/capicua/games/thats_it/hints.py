"""How good an action looks: how many tiles of the hand already fit into melds.

The discard is taken only if one tile more fits with it; otherwise the boneyard is better.
Whoever can declare does, with the tile that leaves the most points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tile import HIGH, LOW
from capicua.games.thats_it.actions import DISCARD, DRAW, TAKE, THATS_IT
from capicua.games.thats_it.melds import covered, suit_masks

if TYPE_CHECKING:
    from capicua.games.thats_it.rules import ThatsItRound

FITTING: Final = 1000
"""A tile that fits into a meld outweighs all else."""
DECLARED: Final = 1_000_000


def merit(state: ThatsItRound, action: i64) -> i64:
    """Declare; else keep the most promising hand."""
    if action >= THATS_IT:
        return DECLARED + state.best_split(state.turn, action - THATS_IT).score
    tiles = state.hand_tiles(state.turn)
    third: i64 = state.rules.hand_size - 7
    if action == DRAW:
        return promise(vec[i64](tiles), third) // FITTING * FITTING + FITTING - 1
    if action != TAKE:
        return promise_without(tiles, action - DISCARD, third)
    tiles.append(state.offer)
    best: i64 = 0
    for tile in tiles:
        if tile != state.offer:
            best = max(best, promise_without(tiles, tile, third))
    return best


def promise_without(tiles: list[int], tile: i64, third: i64) -> i64:
    """The promise of what is left of a hand without a tile."""
    return promise(vec[i64]([other for other in tiles if other != tile]), third)


def promise(tiles: vec[i64], third: i64) -> i64:
    """How many tiles fit into melds; then in how many ways, and how many ends are consecutive."""
    suits = suit_masks(tiles, 2)
    most: i64 = 0
    ways: i64 = 0
    first: i64 = 0
    while first < len(suits):
        second: i64 = 0
        while second < len(suits):
            other: i64 = second
            while other < len(suits):
                last: i64 = 0 if third == 0 else suits[other]
                fitting = covered(suits[first], suits[second], last, third)
                if fitting > most:
                    most = fitting
                    ways = 0
                if fitting == most:
                    ways += 1
                other = len(suits) if third == 0 else other + 1
            second += 1
        first += 1
    return most * FITTING + min(ways, 60) * 16 + min(neighbours(tiles), 15)


def neighbours(tiles: vec[i64]) -> i64:
    """Pairs of tiles that share a number and whose other ends are consecutive."""
    found: i64 = 0
    index: i64 = 0
    while index < len(tiles):
        other: i64 = index + 1
        while other < len(tiles):
            high: i64 = HIGH[tiles[other]] - HIGH[tiles[index]]
            low: i64 = LOW[tiles[other]] - LOW[tiles[index]]
            if (high == 0 and low == 1) or (low == 0 and high == 1):
                found += 1
            other += 1
        index += 1
    return found
