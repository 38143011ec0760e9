"""The heuristics of Traffic."""

from __future__ import annotations

import pytest

from capicua.bots.levels import Chance, Greedy
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.games.traffic.hints import TILE
from capicua.testing.notation import play
from tests import suite
from tests.games.traffic.plays import steps
from tests.games.traffic.test_rules import X2, table, traffic


@suite.heavy
def test_hints_win_far_more_often_than_random_play() -> None:
    left = {"chance": 0, "greedy": 0}
    for level, bot in (("chance", Chance()), ("greedy", Greedy())):
        for seed in range(12):
            state, rng = traffic().new_round(seed=seed), Rng(seed)
            while not state.is_over:
                state.advance(bot.choose(state.view(0), rng))
            left[level] += state.scores()[0]
    assert left["greedy"] * 4 < left["chance"] * 3


def least_left(state: State) -> int:
    """Return the minimum number of tiles left, by exhaustive search."""
    if state.is_over:
        return state.scores()[0]
    return min(least_left(after) for after in outcomes(state))


def outcomes(state: State) -> list[State]:
    """Return the state after each play."""
    found = []
    for laid in steps(state):
        after = state.clone()
        for tile, (x, y), (to_x, to_y) in sorted(laid):
            play(after, f"take {tile}", f"@ {x}:{y} {to_x}:{to_y}")
        found.append(play(after, "confirm"))
    return found


@pytest.mark.parametrize("pool", ["4-3 5-5 1-0", "4-3 5-5 6-5", "3-2 5-1 1-0", "4-3 5-5"])
def test_hints_play_endgames_optimally(pool: str) -> None:
    state = table(X2, pool, "–")
    best = max(int(state.heuristic_score(action)) for action in state.legal_actions())
    assert round(-best / TILE) == least_left(state)
