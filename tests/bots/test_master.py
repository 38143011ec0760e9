"""Master: level 5's evaluation, and a longer one of close actions."""

from __future__ import annotations

from dataclasses import replace

import pytest

import capicua
from capicua.bots import master
from capicua.bots.evaluation import Evaluation, Evaluator, evaluate_view, quick_effort
from capicua.bots.levels import bot
from capicua.bots.master import MOST_CLOSE, MOST_WORK, TIMES, Master, close_actions, long_effort
from capicua.bots.paired_comparison import Effort
from capicua.core.runtime.build import is_compiled
from capicua.core.tiles.random import Rng
from capicua.core.view import View
from tests import suite


def views(id: str, count: int) -> list[View]:
    """Return views with a choice, one from each of as many random rounds."""
    found: list[View] = []
    seed = 0
    while len(found) < count:
        seed += 1
        state, rng = capicua.load(id).new_round(seed=seed), Rng(seed)
        choices: list[View] = []
        while not state.is_over:
            legal = state.legal_actions()
            if len(legal) > 1:
                choices.append(state.view(int(state.turn)))
            state.advance(rng.choice(legal))
        found.append(rng.choice(choices))
    return found


def evaluated(view: View, deals: int) -> Evaluation:
    found = evaluate_view(view, Rng(3), Effort(deals))
    assert isinstance(found, Evaluation)
    return found


@pytest.mark.parametrize("id", ["block", "texas_42", "squeeze"])
def test_close_actions_begin_with_the_best_and_include_a_doubtful_favourite(id: str) -> None:
    several = 0
    for view in views(id, 12):
        found = evaluated(view, 16)
        close = close_actions(found)
        assert close[0] == found.best
        assert len(close) <= MOST_CLOSE + 1
        assert len(set(close)) == len(close)
        assert found.chosen in close
        several += len(close) > 1
    assert several


def test_a_clear_decision_is_evaluated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    again: list[list[int]] = []
    longer = master.evaluate

    def count(known, actions, effort, rng, ahead):  # type: ignore[no-untyped-def]
        again.append(list(actions))
        return longer(known, actions, effort, rng, ahead)

    monkeypatch.setattr(master, "evaluate", count)
    clear = 0
    for view in views("block", 20):
        close = close_actions(evaluated(view, 16))
        before = len(again)
        chosen = Master(Effort(16), Effort(16)).choose(view, Rng(3))
        assert chosen in close
        assert again[before:] == ([close] if len(close) > 1 else [])
        clear += len(close) == 1
    assert 0 < clear < 20


@suite.heavy
def test_the_second_evaluation_corrects_the_first() -> None:
    """With few deals first and many then, master loses less, as a long search judges it."""
    quick, long = Effort(4), Effort(160)
    lost = {"level5": 0.0, "master": 0.0}
    for number, view in enumerate(views("block", 24)):
        judged = evaluate_view(view, Rng(1000 + number), Effort(240))
        assert isinstance(judged, Evaluation)
        for name, player in (("level5", Evaluator(quick)), ("master", Master(quick, long))):
            chosen = player.choose(view, Rng(number))
            lost[name] += judged.first.points_between(judged.best, chosen).value
    assert lost["master"] < lost["level5"]


@pytest.mark.parametrize("id", ["block", "high_fives", "traffic"])
def test_the_longer_effort_is_limited(id: str) -> None:
    game = capicua.load(id)
    quick, long = quick_effort(game), long_effort(game)
    assert long.worlds > quick.worlds
    if is_compiled():
        assert quick.work < long.work <= min(MOST_WORK, TIMES * quick.work)
    else:
        assert quick.ms < long.ms
        assert quick.ms + long.ms <= 3000


@pytest.mark.parametrize(("id", "worlds", "tries"), [("block", 1600, 2), ("double_takes", 400, 8)])
def test_in_long_rounds_fewer_deals_are_tried_more_often(id: str, worlds: int, tries: int) -> None:
    """As a deal is costly to draw there."""
    effort = quick_effort(capicua.load(id))
    if is_compiled():
        assert (effort.worlds, effort.tries) == (worlds, tries)
    assert effort.worlds <= worlds


def test_master_is_reproducible() -> None:
    for view in views("texas_42", 3):
        player = Master(Effort(8), replace(long_effort(view.known.game), worlds=40, ms=0.0))
        assert player.choose(view, Rng(5)) == player.choose(view, Rng(5))
    assert isinstance(bot("master"), Master)
