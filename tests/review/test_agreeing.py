"""Agreement of hints, reviews and the strongest bot."""

from __future__ import annotations

import pytest

import capicua
from capicua.bots.player import THINKING
from capicua.bots.search import Budget
from capicua.bots.thinker import Thinker
from capicua.core.chance import Rng
from capicua.core.state import State
from capicua.review import Effort, advice
from capicua.review.ahead import Ahead
from capicua.review.judging import Moment, chance_of, judge
from capicua.review.weighing import weigh

EFFORT = Effort(worlds=24)
GAMES = ["block", "draw", "garrafina", "mexican_train", "texas_42"]
SEED = 3


def positions(game: str, count: int = 3) -> list[State]:
    """Return positions of a round that offer a choice, some moves apart."""
    state = capicua.load(game).new_round(seed=5)
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
        hint = advice(view, chance_of(Moment(0, place, state, 0), SEED), EFFORT)
        for played in [each.action for each in hint.actions[:2]]:
            judged = judge(Moment(0, place, state, played), EFFORT, SEED)
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
        hint = advice(view, chance_of(Moment(0, place, state, 0), SEED), EFFORT)
        last = hint.actions[-1].action
        judged = judge(Moment(0, place, state, last), EFFORT, SEED)
        assert judged.best == hint.best
        assert judged.choices == hint.actions


@pytest.mark.parametrize("game", GAMES)
def test_the_review_does_not_call_the_strongest_bots_moves_mistakes(game):
    """Level 5, here with a tenth of its work, searches differently; sampled deals must not
    contradict it.
    """
    level = THINKING["level5"]
    strongest = Thinker(level.worlds, Budget(work=level.work // 10), level.infers)
    for place, state in enumerate(positions(game)):
        moment = Moment(0, place, state, 0)
        known = state.view(int(state.turn)).known
        best = advice(state.view(int(state.turn)), chance_of(moment, SEED), EFFORT).best
        chosen = strongest.choose(state.view(int(state.turn)), chance_of(moment, SEED))
        if chosen != best:
            found = weigh(known, [best, chosen], 48, Rng(SEED), Ahead(known, 90))
            assert found.points_between(best, chosen).low <= 0, (
                state.text(best),
                state.text(chosen),
            )
