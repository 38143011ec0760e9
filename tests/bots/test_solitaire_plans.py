"""Playouts of solitaires by plans: fair, exact at the end, and better than random ones."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import capicua
from capicua.bots.evaluation import Evaluation, Evaluator
from capicua.bots.paired_comparison import Effort
from capicua.bots.rollout_policy import RolloutPolicy
from capicua.bots.solitaire_plans import NEAR, SolitairePlans, are_compared, hidden
from capicua.core.state import State
from capicua.core.tiles.random import Rng

GAME = capicua.load("squeeze", preset="squeeze_6")


def near_end(seed: int, left: int) -> State:
    """Return a round of Squeeze with a choice and so many tiles in the stock."""
    for number in range(seed, seed + 100):
        state = GAME.new_round(seed=number)
        rng = Rng(number)
        while not state.is_over and hidden(state) > left:
            legal = state.legal_actions()
            state.advance(legal[int(rng.below(len(legal)))])
        if not state.is_over and hidden(state) == left and len(state.legal_actions()) > 2:
            return state
    raise AssertionError("no such round")


def test_a_plan_does_not_depend_on_the_order_of_the_stock() -> None:
    for seed in range(5):
        state = near_end(seed * 100, 7)
        twin = state.resample(0, Rng(seed))
        assert twin.fields()["stock"] != state.fields()["stock"]
        found = [SolitairePlans(each).best_plan(each, 4, 2, Rng(seed)) for each in (state, twin)]
        assert found[0] == found[1]


@pytest.mark.parametrize("left", [21, 14, 7])
def test_evaluations_do_not_depend_on_the_order_of_the_stock(left: int) -> None:
    """In the compiled build, playouts follow plans here."""
    player = Evaluator(Effort(8))
    for seed in range(3):
        state = near_end(seed * 100, left)
        twin = state.resample(0, Rng(seed))
        assert twin.fields()["stock"] != state.fields()["stock"]
        found = [player.ponder(each.view(0), Rng(seed)) for each in (state, twin)]
        assert isinstance(found[0], Evaluation)
        assert isinstance(found[1], Evaluation)
        assert found[0].choices == found[1].choices


def test_plans_end_where_a_hidden_tile_comes_and_differ_in_what_they_leave() -> None:
    state = near_end(0, 7)
    plans = SolitairePlans(state).plans(state, 100)
    rows = set()
    assert len(plans) > 2
    for plan in plans:
        after = state.clone()
        for action in plan[:-1]:
            after.apply(action)
            assert hidden(after) == 7
        rows.add(after.fields()["row"])
        after.apply(plan[-1])
        assert hidden(after) == 0
    assert len(rows) == len(plans)


def test_no_more_plans_are_compared_than_wanted() -> None:
    state = near_end(0, 7)
    assert len(SolitairePlans(state).plans(state, 2)) == 2


@pytest.mark.parametrize(
    ("row", "won", "left"),
    [("0-1 1-1 1-2 1-3", True, 0), ("0-1 2-3 4-5 0-6", False, 2), ("0-1 2-3 4-5", False, 3)],
)
def test_the_rest_is_exact_once_no_tile_is_hidden(row: str, won: bool, left: int) -> None:
    state = GAME.position({"row": row, "stock": ""})
    assert SolitairePlans(state).finish(state, Rng(1)) == (float(left), won)


def wins(playout: Callable[[State, int], bool]) -> int:
    """Return how many playouts win, from positions with the last tiles in the stock."""
    states = [near_end(seed * 100, 7) for seed in range(12)]
    return sum(playout(state.resample(0, Rng(luck)), luck) for state in states for luck in range(4))


def test_playouts_by_plans_win_more_often_than_random_ones() -> None:
    def random_playout(state: State, luck: int) -> bool:
        RolloutPolicy(0).finish(state, Rng(luck))
        return GAME.is_won(int(state.scores()[0]))

    def by_plans(state: State, luck: int) -> bool:
        return SolitairePlans(state).finish(state, Rng(luck))[1]

    assert wins(by_plans) > wins(random_playout) + 10


def test_plans_are_compared_with_few_hidden_tiles_and_keys_of_positions() -> None:
    assert are_compared(GAME.new_round(seed=1).seen_by(0))
    assert hidden(GAME.new_round(seed=1)) == NEAR
    for id, preset in (("squeeze", "squeeze_12"), ("good_neighbors", None), ("block", None)):
        state = capicua.load(id, preset=preset).new_round(seed=1)
        assert not are_compared(state.seen_by(int(state.turn)))
