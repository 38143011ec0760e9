"""Numbered solitaires: search for winnable deals, difficulty, and losing moves."""

from __future__ import annotations

import pytest

import capicua
from capicua.bots.solver.solitaire import SolitaireSolver
from capicua.core.match import Match
from capicua.core.messages import BadOption
from capicua.core.tiles.random import Dealer
from capicua.notation import read, record_of, steps
from capicua.review.review import rounds_of
from capicua.review.solitaire_deals import (
    HIGHEST,
    HOPELESS,
    UNSETTLED,
    WINNABLE,
    Difficulty,
    deal_of,
    difficulty,
    next_winnable,
    settled,
)
from capicua.review.solitaire_mistakes import mistake_in, played_label, way_labels, won_instead

SQUEEZE = capicua.load("squeeze", preset="squeeze_6")
NODES = 20_000


def lost(game, number):
    """Return the record and positions of a deal played badly to the end."""
    match = Match(game, Dealer.from_seed(number))
    moments = [match.round.clone()]
    while not match.round.is_over:
        legal = match.round.legal_actions()
        match.round.advance(min(legal, key=match.round.heuristic_score))
        moments.append(match.round.clone())
    match.settle()
    return record_of(match, ["Ana"]), moments


def lost_number(game, how):
    """Return the first deal that is lost this way and has the given solver verdict."""
    for number in range(1, 200):
        record, moments = lost(game, number)
        if not game.is_won(moments[-1].points[0]) and settled(moments[0], NODES) == how:
            return record, moments
    raise AssertionError(how)


@pytest.mark.parametrize("preset", ["squeeze_6", "squeeze_12"])
def test_next_winnable_returns_the_first_deal_proved_winnable(preset):
    game = capicua.load("squeeze", preset=preset)
    found = next_winnable(game, 1, 300)
    assert found.number == found.looked_at
    before = [settled(deal_of(game, number), 300) for number in range(1, found.number)]
    assert WINNABLE not in before
    assert found.hopeless == before.count(HOPELESS)
    assert settled(deal_of(game, found.number), 300) == WINNABLE


def test_unsettled_deals_are_skipped():
    game = capicua.load("squeeze", preset="squeeze_12")
    found = next_winnable(game, 5, nodes=5, deals=3)
    assert (found.number, found.looked_at, found.hopeless) == (None, 3, 0)


def test_the_search_continues_from_1_after_the_highest_number():
    found = next_winnable(SQUEEZE, HIGHEST, nodes=NODES)
    assert found.number == HIGHEST or found.number == found.looked_at - 1


@pytest.mark.parametrize("game", ["bingo", "block"])
def test_games_without_choices_or_with_opponents_are_refused(game):
    with pytest.raises(BadOption) as refused:
        next_winnable(capicua.load(game), 1)
    assert refused.value.message.id == "deals-not-offered"


def test_difficulty_is_the_win_rate_of_a_bot():
    told = []
    found = difficulty(
        SQUEEZE, 1, tries=5, level="random", progress=lambda *count: told.append(count)
    )
    assert found.tries == 5
    assert told == [(count, 5) for count in range(1, 6)]
    assert found == difficulty(SQUEEZE, 1, tries=5, level="random"), "not reproducible"
    low, high = found.interval
    assert low <= found.won / 5 <= high


@pytest.mark.parametrize(
    ("won", "tries", "step"),
    [(3, 3, None), (4, 4, "easy"), (6, 10, "easy"), (5, 10, "medium"), (2, 10, "hard")],
)
def test_the_difficulty_needs_enough_tries(won, tries, step):
    assert Difficulty(won, tries).step == step


def test_an_unfinished_try_does_not_count():
    assert difficulty(SQUEEZE, 1, tries=5, seconds=1e-9, level="random") == Difficulty(0, 0)


def test_the_losing_move_is_found_and_a_win_before_it():
    record, moments = lost_number(SQUEEZE, WINNABLE)
    found = mistake_in(moments, NODES)
    assert found.how == WINNABLE
    assert found.is_exact
    assert settled(moments[found.move - 1], NODES) == WINNABLE
    assert all(settled(each, NODES) == HOPELESS for each in moments[found.move : -1])
    played = moments[found.move - 1].parse(record.rounds[0].moves[found.move - 1].action)
    assert played_label(found, moments) == moments[found.move - 1].label(played)
    assert len(way_labels(found, moments)) == len(found.way)
    *_, end = steps(read(won_instead(record, found)))
    assert end.state.is_over
    assert SQUEEZE.is_won(end.state.points[0])


def test_an_unwinnable_deal_has_no_losing_move():
    game = capicua.load("traffic", preset="traffic_strict_6")
    _, moments = lost_number(game, HOPELESS)
    found = mistake_in(moments, NODES)
    assert (found.how, found.move, found.way) == (HOPELESS, 0, ())


def test_an_unsettled_deal_has_no_exact_losing_move():
    game = capicua.load("squeeze", preset="squeeze_12")
    _, moments = lost(game, 5)
    found = mistake_in(moments, 1)
    assert not found.is_exact
    assert found.how in (UNSETTLED, WINNABLE)


def test_a_deal_that_was_won_is_refused():
    match = Match(SQUEEZE, Dealer.from_seed(1))
    solver = SolitaireSolver(match.round, NODES)
    solver.outcome(match.round)
    for action in solver.line:
        match.round.advance(action)
    match.settle()
    moments = rounds_of(record_of(match, ["Ana"]), None)[0].moments
    with pytest.raises(BadOption) as refused:
        mistake_in(moments, NODES)
    assert refused.value.message.id == "turning-not-lost"
