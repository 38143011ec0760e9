"""Endgame search: with the stock empty and few tiles left, everything is known."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.core.tiles.tile import NO_TILE
from capicua.games.traffic.board import NONE
from capicua.games.traffic.grid import QUAD, SPOTS
from capicua.games.traffic.rules import TrafficRound

SEARCHED: Final = 4
"""The most tiles left, with an empty stock, for which the endgame is searched."""


def is_searched(state: TrafficRound) -> bool:
    """Return whether the rest of the game can be searched."""
    return state.stock.left == 0 and state.pool_count <= SEARCHED


def without_draft(state: TrafficRound) -> TrafficRound:
    """Return the round as it was at the start of the turn."""
    before = state.clone()
    assert isinstance(before, TrafficRound)
    before.lift_draft()
    return before


def with_play(state: TrafficRound, play: i64) -> TrafficRound:
    """Return the round with a whole play drafted that contains the current draft."""
    after = state.clone()
    assert isinstance(after, TrafficRound)
    after.taken = NO_TILE
    for item in range(play, play + QUAD):
        if state.plays[item] == NONE:
            break
        tile = state.plays[item] // SPOTS
        if after.spots[tile] == NONE:
            after.draft_tile(tile, state.plays[item] % SPOTS)
    return after


def least_left(state: TrafficRound, play: i64) -> i64:
    """Return the fewest tiles that can be left after a play, if no more are to come."""
    after = with_play(state, play)
    after.play_draft()
    plays = after.plays
    best = after.points[0]
    following: i64 = 0
    while following < len(plays) and best > 0:
        best = min(best, least_left(after, following))
        following += QUAD
    return best
