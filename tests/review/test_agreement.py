"""Agreement of hints, reviews and the strongest bot."""

from __future__ import annotations

import pytest

import capicua
from capicua.bots.evaluation import Evaluation, Evaluator, quick_effort
from capicua.bots.levels import bot
from capicua.bots.paired_comparison import Effort, PairedComparison
from capicua.core.runtime.build import is_compiled
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.review import hint_for
from capicua.review.decisions import DecisionPoint, chance_of, judge

EFFORT = Effort(worlds=24)
GAMES = ["block", "draw", "garrafina", "mexican_train", "texas_42"]
SEED = 3


def positions(game: str, count: int = 3, **setup: object) -> list[State]:
    """Return positions of a round that offer a choice, some moves apart."""
    state = capicua.load(game).new_round(seed=5, **setup)
    rng, found, passed = Rng(2), [], 0
    while not state.is_over and len(found) < count:
        legal = state.legal_actions()
        if len(legal) > 1 and passed >= 2:
            found.append(state.clone())
            passed = 0
        state.apply(legal[rng.below(len(legal))])
        passed += 1
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_and_a_review_agree_on_values_and_best_move(game):
    """With equal position, effort and seed, whichever move was played."""
    for place, state in enumerate(positions(game)):
        view = state.view(int(state.turn))
        hint = hint_for(view, chance_of(DecisionPoint(0, place, state, 0), SEED), EFFORT)
        for played in [each.action for each in hint.actions[:2]]:
            judged = judge(DecisionPoint(0, place, state, played), EFFORT, SEED)
            assert judged.best == hint.best
            assert judged.is_best == (played == hint.best)
            assert judged.choices == hint.actions
            if not judged.is_best:
                assert judged.points == hint.points_gained
                assert judged.chance == hint.chance_gained


@pytest.mark.parametrize("game", GAMES)
def test_evaluating_another_action_does_not_affect_the_others(game):
    """A low-ranked move is measured in the same sampled deals as the best ones."""
    for place, state in enumerate(positions(game)):
        view = state.view(int(state.turn))
        hint = hint_for(view, chance_of(DecisionPoint(0, place, state, 0), SEED), EFFORT)
        last = hint.actions[-1].action
        judged = judge(DecisionPoint(0, place, state, last), EFFORT, SEED)
        assert judged.best == hint.best
        assert judged.choices == hint.actions


@pytest.mark.parametrize("game", [*GAMES, "squeeze", "muggins", "partners"])
def test_level_5_a_hint_and_a_review_agree(game):
    """With equal position, effort and seed: the same values and best move.

    Level 5 plays it, or the heuristic's choice, which the review does not call a mistake then.
    """
    for place, state in enumerate(positions(game)):
        view, moment = state.view(int(state.turn)), DecisionPoint(0, place, state, 0)
        found = Evaluator(EFFORT).ponder(view, chance_of(moment, SEED))
        hint = hint_for(view, chance_of(moment, SEED), EFFORT)
        assert isinstance(found, Evaluation)
        assert found.choices == hint.actions
        chosen = Evaluator(EFFORT).choose(view, chance_of(moment, SEED))
        judged = judge(DecisionPoint(0, place, state, chosen), EFFORT, SEED)
        assert judged.best == found.best == hint.best
        if found.is_doubtful:
            assert chosen == found.favourite
            assert judged.cost(int(state.players) == 1).low <= 0
        else:
            assert chosen == hint.best


@pytest.mark.parametrize("game", ["block", "garrafina", "texas_42", "partners"])
def test_all_three_count_the_match_alike(game):
    """Shortly before the target."""
    target = int(capicua.load(game).points_to_win())
    totals = [target - 8, target // 2] * 2
    for place, state in enumerate(positions(game, number=2, totals=totals)):
        view, moment = state.view(int(state.turn)), DecisionPoint(0, place, state, 0)
        found = Evaluator(EFFORT).ponder(view, chance_of(moment, SEED))
        hint = hint_for(view, chance_of(moment, SEED), EFFORT)
        judged = judge(DecisionPoint(0, place, state, hint.best), EFFORT, SEED)
        assert isinstance(found, Evaluation)
        assert found.choices == hint.actions == judged.choices
        state.setup = Setup(2)
        plain = hint_for(state.view(int(state.turn)), chance_of(moment, SEED), EFFORT)
        assert plain.actions != hint.actions


def test_the_heuristic_decides_between_equals_only():
    equal, better = PairedComparison([1, 2]), PairedComparison([1, 2])
    for found, gain in (equal, 0.0), (better, 3.0):
        found.weights = [1.0] * 8
        found.leads = {1: [float(each % 3) + gain for each in range(8)], 2: [1.0] * 8}
        found.wins = {1: [0.5] * 8, 2: [0.5] * 8}
    assert Evaluation([1, 2], equal, equal, 2, is_alone=False).is_doubtful
    assert not Evaluation([1, 2], better, better, 2, is_alone=False).is_doubtful
    assert not Evaluation([1, 2], equal, equal, 1, is_alone=False).is_doubtful


def test_level_5_has_the_effort_of_a_hint():
    strongest = bot("level5")
    assert isinstance(strongest, Evaluator)
    assert strongest.effort is None
    if not is_compiled():  # there the time limit decides
        return
    for game in ("block", "squeeze"):
        for state in positions(game):
            view = state.view(int(state.turn))
            hint = hint_for(view, Rng(SEED), quick_effort(state.game))
            found = strongest.ponder(view, Rng(SEED))
            assert isinstance(found, Evaluation)
            assert found.choices == hint.actions
