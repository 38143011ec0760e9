"""The planned series of Mexican Train: hints and bots lay the longest train (CMT-14)."""

from __future__ import annotations

import pytest

from capicua.bots.baselines import Greedy
from capicua.bots.belief import believed
from capicua.bots.evaluation import Evaluator
from capicua.bots.paired_comparison import Effort
from capicua.bots.rollouts import Rollouts
from capicua.core.bot_interfaces import NO_PLAN
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.families.trains.longest_train import longest_train
from capicua.render.language import Language
from tests.games.mexican_train.test_rules import at, load


def laid_by(bot: Greedy | Evaluator, state: State) -> int:
    """Return the tiles laid on the own train in a first turn."""
    seat = int(state.turn)
    while not state.is_over and int(state.turn) == seat:
        state.advance(bot.choose(state.view(seat), Rng(len(state.log))))
    return int(state.trains.lengths[seat])  # type: ignore[attr-defined]


def longest(state: State) -> int:
    """Return the length of the longest train of the seat to act."""
    seat = int(state.turn)
    hand = [int(tile) for tile in state.hands.tiles(seat)]  # type: ignore[attr-defined]
    return len(longest_train(hand, int(state.trains.ends[seat])).tiles)  # type: ignore[attr-defined]


def test_greedy_lays_the_longest_train_in_its_first_turn() -> None:
    states = [load().new_round(seed=seed) for seed in range(40)]
    found = [(longest(state), laid_by(Greedy(), state)) for state in states]
    # A last double that no tile covers is left to the scores; a drawn cover makes a train longer.
    assert all(laid >= most - 1 for most, laid in found), found
    assert sum(laid for _, laid in found) >= 0.98 * sum(most for most, _ in found)


def test_level_5_leaves_the_longest_train_only_for_clear_gains() -> None:
    states = [load().new_round(seed=seed) for seed in (3, 5)]
    found = [(longest(state), laid_by(Evaluator(Effort(6)), state)) for state in states]
    assert all(laid >= most - 1 for most, laid in found), found


def test_the_end_of_a_turn_brings_no_plan_into_other_deals() -> None:
    """The next player's plan depends on hidden tiles: that of one deal is illegal in another."""
    known = load().new_round(seed=1)
    known.advance(int(known.planned_action()))
    known = known.view(int(known.turn)).known
    deals = believed(known, 8, Rng(1))
    together = Rollouts(known)
    for action in known.legal_actions():
        for deal in deals:
            assert together.after(deal, action, 1) == Rollouts(known).after(deal, action, 1)


def test_a_train_that_many_chains_begin_is_planned_exactly() -> None:
    state = at(load(), A="12-1 1-2 2-3 3-1 1-4 4-5 12-5 5-6 6-4 11-10")
    hand = longest(state)
    played = 0
    while (planned := int(state.planned_action())) != NO_PLAN:
        state.advance(planned)
        played += 1
    assert played == hand


@pytest.mark.parametrize("preset", ["barney", "tournament"])
def test_rules_without_a_series_plan_nothing(preset: str) -> None:
    state = load(preset).new_round(seed=1)
    rng = Rng(1)
    while not state.is_over:
        assert state.planned_action() == NO_PLAN
        state.advance(Greedy().choose(state.view(int(state.turn)), rng))


def test_the_first_reason_says_how_many_tiles_follow() -> None:
    state = at(load(), A="12-1 2-1 3-2 9-8")
    planned = int(state.planned_action())
    said = [Language("en", state.game).say(message) for message in state.reasons(planned)]
    assert any("3 tiles follow one another" in line for line in said), said
