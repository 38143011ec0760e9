"""Simulations with bots."""

import pytest

import capicua
from capicua.simulation import simulate


@pytest.mark.parametrize("game", capicua.catalogue())
def test_every_game_can_be_simulated(game):
    found = capicua.load(game)
    results = simulate(found, 12, ["random"] * int(found.players), seed=1)
    assert results.rounds == 12
    assert all(len(sample.values) == results.counted for sample in results.scores)
    assert min(results.lengths.values) > 0
    assert results.blocked <= results.counted
    again = simulate(found, 12, ["random"] * int(found.players), seed=1)
    assert again.as_data() == results.as_data()


def test_the_stronger_bot_wins_more():
    game = capicua.load("thats_it", players=2)
    results = simulate(game, 40, ["greedy", "random"], seed=2)
    assert results.wins[0] > results.wins[1]
