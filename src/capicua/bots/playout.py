"""Random playouts at full speed: whole rounds inside compiled code."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.state import State
from capicua.core.tiles.random import Rng


def play_out(state: State, actions: Actions, rng: Rng) -> i64:
    """Play a round to its end with random actions, in place; returns the number of actions."""
    moves: i64 = 0
    while not state.is_over:
        actions.count = 0
        state.collect(actions)
        if actions.count == 1:
            state.advance(actions.items[0])
        else:
            state.advance(actions.items[rng.below(actions.count)])
        moves += 1
    return moves


def play_rounds(state: State, rounds: i64, rng: Rng) -> i64:
    """Deal and play random rounds in one state; returns the number of actions.

    Includes shuffling, dealing and scoring. The state is a blank or finished round of any
    game, and is left at the end of the last round.
    """
    order = vec[i64](state.game.tiles_in_play)
    actions = Actions()
    moves: i64 = 0
    for _played in range(rounds):
        rng.shuffle_first(order, len(order))
        state.deal(order, rng.below(state.players))
        moves += play_out(state, actions, rng)
    return moves
