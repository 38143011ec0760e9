"""The reward of a round in a match."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import capicua
from capicua.bots.evaluation import evaluate
from capicua.bots.paired_comparison import Effort
from capicua.bots.reward import Reward
from capicua.bots.rollouts import Rollouts, side_result
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Rng


def race(totals: list[int], game: str = "block", **options: object) -> Reward:
    loaded = capicua.load(game, players=len(totals), **options)
    return Reward(loaded.blank(Setup(2, 0, totals)))


def points(*each: int) -> vec[i64]:
    return vec[i64](list(each))


def test_the_chances_of_all_sides_add_up_to_one():
    for totals in ([0, 0], [95, 3], [40, 80, 20, 10], [100, 100, 3, 4], [120, 100]):
        reward = race(totals)
        nothing = points(*[0] * len(totals))
        chances = [reward.chance(nothing, seat) for seat in range(len(totals))]
        assert sum(chances) == pytest.approx(1)
        assert chances.index(max(chances)) == totals.index(max(totals))


def test_partners_share_a_chance_and_count_once():
    reward = race([60, 20, 60, 20], preset="partners")
    chances = [reward.chance(points(0, 0, 0, 0), seat) for seat in range(4)]
    assert chances[0] == chances[2] > chances[1] == chances[3]
    assert chances[0] + chances[1] == pytest.approx(1)


def test_a_decided_match_is_won_by_the_highest_total():
    reward = race([90, 90])
    assert reward.chance(points(10, 0), 0) == 1
    assert reward.chance(points(10, 40), 0) == 0
    assert reward.chance(points(40, 40), 0) == 0.5
    assert reward.chance(points(3, 0), 0, True) == 1, "a round may end the match below the target"
    assert 0.5 < reward.chance(points(3, 0), 0) < 1


def test_points_beyond_the_target_are_worth_nothing():
    reward = race([90, 90])
    assert reward.race_points(points(10, 0), 0) == reward.race_points(points(60, 0), 0)


def test_a_lead_is_worth_more_the_nearer_the_target_is():
    def gain(total: int) -> float:
        return race([total, total]).chance(points(5, 0), 0)

    assert gain(10) < gain(50) < gain(90)


def test_at_equal_totals_a_few_points_count_as_they_are():
    """For any number of sides."""
    for totals in ([50, 50], [50, 50, 50, 50]):
        gains = points(1, *[0] * (len(totals) - 1))
        assert race(totals).race_points(gains, 0) == pytest.approx(1, abs=0.05)
    assert race([50, 20]).race_points(points(0, 0), 0) == 0


def test_a_round_of_a_match_that_is_nearly_decided_counts_less():
    assert race([95, 5]).race_points(points(0, 5), 1) < race([50, 50]).race_points(points(0, 5), 1)


def ended(totals: list[int]) -> tuple[State, State]:
    """Return a position shortly before the end of a round, and the round at its end."""
    state = capicua.load("block", players=2).new_round(seed=5, number=2, totals=totals)
    before = state.clone()
    while not state.is_over:
        before = state.clone()
        state.advance(max(state.legal_actions(), key=state.heuristic_score))
    return before, state


def test_playouts_count_points_as_they_help_in_the_match():
    for totals in ([0, 0], [60, 80]):
        before, state = ended(totals)
        action = int(state.log[len(state.log) - 1])
        found = Rollouts(before).after(before, action, 1)
        plain = [side_result(state, side) for side in range(2)]
        assert [end.won for end in found] == [end.won for end in plain]
        assert Rollouts(before, in_match=False).after(before, action, 1) == plain
        if any(totals):
            reward = Reward(before)
            assert [end.lead for end in found] == [
                reward.race_points(state.points, seat) for seat in range(2)
            ]
        else:
            assert found == plain, "the first round of a match is played for its points"


def test_solved_tricks_count_in_the_match_as_finished_rounds_do():
    for seed in (2, 3, 4):
        setup = {"number": 2, "totals": [230, 120, 230, 120]}
        state = capicua.load("texas_42").new_round(seed=seed, **setup)
        while not state.is_over and (
            state.trick_play() is None
            or max(int(hand).bit_count() for hand in state.hands.bits) > 1
        ):
            state.advance(max(state.legal_actions(), key=state.heuristic_score))
        while not state.is_over:
            legal = state.legal_actions()
            found = Rollouts(state).after_each(state, legal, [1])
            end = state.clone()
            end.advance(legal[0])
            while not end.is_over:
                end.advance(end.legal_actions()[0])
            reward = Reward(state)
            expected = [reward.race_points(end.points, side) for side in range(2)]
            assert [each.lead for each in found[0][0]] == pytest.approx(expected)
            state.advance(legal[0])


def test_the_totals_of_the_match_decide_between_two_tiles():
    """Player B, who has one tile, needs six points and nearly always wins the round.

    After [5|1] B gets seven points or sixteen, after [2|1] more on average, but sometimes five.
    """
    found = {}
    for totals in ([0, 0], [95, 94]):
        state = capicua.load("block", players=2).new_round(seed=1478, number=2, totals=totals)
        while len(state.log) < 11:
            state.advance(max(state.legal_actions(), key=state.heuristic_score))
        known = state.view(0).known
        effort = Effort(worlds=200)
        judged = evaluate(known, known.legal_actions(), effort, Rng(1), Rollouts(known, 90))
        assert judged.second.points_between(*judged.ranked).low > 0
        found[max(totals)] = state.text(judged.best)
    assert found == {0: "5-1@E", 95: "2-1@E"}
