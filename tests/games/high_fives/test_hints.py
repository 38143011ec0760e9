"""The heuristics of High Fives."""

from __future__ import annotations

import pytest

from capicua.bots.levels import Bot, Chance, Greedy
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from tests.games.high_fives.test_rules import finish, game


def choice(state: State) -> str:
    return state.text(Greedy().choose(state.view(int(state.turn)), Rng(1)))


@pytest.mark.parametrize("preset", ["high_fives", "always_take", "open_pairs"])
def test_greedy_beats_random(preset: str) -> None:
    greedy = chance = 0
    for seed in range(16):
        state = game(preset).new_round(seed=seed)
        bots: list[Bot] = [Greedy(), Chance()] if seed % 2 else [Chance(), Greedy()]
        rng = Rng(seed)
        while not state.is_over:
            state.apply(bots[int(state.turn)].choose(state.view(int(state.turn)), rng))
        greedy += state.scores()[1 - seed % 2]
        chance += state.scores()[seed % 2]
    assert greedy > 1.3 * chance


def test_the_seats_are_balanced() -> None:
    sums = [0, 0]
    for seed in range(30):
        points = finish(game().new_round(seed=seed), Greedy(), Rng(seed)).scores()
        sums = [total + own for total, own in zip(sums, points, strict=True)]
    assert 0.8 < sums[0] / sums[1] < 1.25


def test_bots_take_the_most_points_and_make_claims() -> None:
    state = game().position({"pool": "12-2 7-5 5-5 9-0 14-3", "A": "12-5 8-1"})
    assert choice(state) == "12-5 take 5-5"
    state = game().position({"pool": "14-1 14-9 9-0 9-1", "missed": "14-9", "A": "6-1"})
    assert choice(state) == "claim 14-1", "14-1 is worth 3"
    state = game("open_pairs").position({"pool": "9-0 9-1 9-2", "A": "6-6"})
    assert choice(state) in ("pair 9-1 9-0", "pair 9-2 9-1")
    state = game().position({"pool": "9-0", "A": "6-6 8-4"})
    assert choice(state) == "8-4 take none", "the double would give the next player a point"
