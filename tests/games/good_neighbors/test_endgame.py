"""The endgame search keeps what it has found."""

from __future__ import annotations

import time

import pytest

import capicua
from capicua.core.tiles.random import Rng
from capicua.families.patience.matches import EMPTY
from capicua.games.good_neighbors.endgame import EndGame
from capicua.notation import read_position

WORST = """game: good_neighbors good_neighbors_12
layout: 11-11 9-0 8-0 7-0 / 6-0 5-0 4-0 3-0 / 2-0 1-0 0-0 12-12
stock: –
"""
"""Ten tiles that all match and two that match nothing: no early end of the search."""


@pytest.mark.parametrize("multi_pair_turns", [False, True])
def test_kept_values_are_those_of_a_new_search(multi_pair_turns: bool) -> None:
    rng = Rng(4)
    game = capicua.load("good_neighbors", multi_pair_turns=multi_pair_turns)
    seen = 0
    for seed in range(40):
        state = game.new_round(seed=seed)
        while not state.is_over:
            if state.stock.left == 0 and state.points[0] <= 9:
                seen += 1
                for action in state.legal_actions():
                    after = state.layout[:]
                    if action != game.fill_action:
                        after[game.cells.first[action]] = EMPTY
                        after[game.cells.second[action]] = EMPTY
                    fresh = EndGame(game.cells, after, multi_pair_turns)
                    is_pair = action != game.fill_action and multi_pair_turns
                    least = fresh.least_in_turn(after) if is_pair else fresh.least_after(after)
                    assert state.heuristic_score(action) == -least
            state.apply(rng.choice(state.legal_actions()))
    assert seen > 20


def test_a_position_that_somebody_has_typed_is_judged_in_time() -> None:
    state = read_position(WORST)
    begin = time.process_time()
    for _ in range(20):
        for action in state.legal_actions():
            assert state.heuristic_score(action) <= -2
    assert time.process_time() - begin < 10
