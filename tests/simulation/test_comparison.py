"""Comparison of two rule sets."""

import json

import pytest

import capicua
from capicua.core.messages import BadOption
from capicua.simulation import compare
from capicua.simulation.comparison import MatchSeries


def by_id(comparison):
    return {measure.id: measure for measure in comparison.measures}


@pytest.mark.parametrize("game", capicua.catalogue())
def test_every_game_can_be_compared(game):
    a = capicua.load(game)
    kind = capicua.kind(game)
    low, high = kind.seats(a.options)
    if high > low:
        b = capicua.load(game, players=low if a.players != low else high)
    else:
        b = next(
            other
            for other in (capicua.load(game, preset=preset) for preset in kind.presets())
            if other.options != a.options
        )
    found = compare(a, b, 3, seed=1, level="random")
    data = json.loads(json.dumps(found.as_data()))
    assert data["game"] == game
    assert min(found.matches) >= 4
    measures = by_id(found)
    assert ("won" in measures) == (a.players == 1)
    assert ("better_match" in measures) == (a.players > 1)
    for measure in found.measures:
        for estimate in (measure.a, measure.b, measure.difference):
            if estimate is not None:
                assert estimate.low <= estimate.value <= estimate.high
        if measure.is_share and measure.a is not None:
            assert 0 <= measure.a.low <= measure.a.high <= 1


def test_the_same_seed_gives_the_same_comparison():
    a, b = capicua.load("block"), capicua.load("block", players=2)
    assert compare(a, b, 30, 5).as_data() == compare(a, b, 30, 5).as_data()
    assert compare(a, b, 30, 5).as_data() != compare(a, b, 30, 6).as_data()


def test_identical_rules_are_refused():
    with pytest.raises(BadOption, match="compare-same"):
        compare(capicua.load("block"), capicua.load("block"), 10, 1)


def test_progress_reaches_the_total():
    seen = []
    a, b = capicua.load("squeeze", preset="squeeze_6"), capicua.load("squeeze", preset="squeeze_9")
    compare(a, b, 10, 1, progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 40


def test_rounds_with_two_players_are_shorter_and_favour_the_starter():
    found = by_id(compare(capicua.load("block"), capicua.load("block", players=2), 150, 1))
    assert found["actions_in_round"].difference.low > 5
    assert found["blocked"].difference.high < 0
    assert found["starter_wins"].difference.high < 0
    assert found["better_round"].b.low > 0.5


def test_easier_solitaire_rules_are_won_more_often():
    easy, hard = (capicua.load("squeeze", preset=f"squeeze-{size}") for size in (6, 12))
    found = by_id(compare(easy, hard, 60, 1))
    assert found["won"].difference.value > 0
    assert found["won_by_chance"].a.value <= found["won"].a.value


def test_skill_has_no_effect_in_a_game_of_pure_chance():
    found = by_id(compare(capicua.load("bingo"), capicua.load("bingo", preset="bingo_9"), 30, 1))
    for measure in (found["won"], found["won_by_chance"]):
        assert measure.a.value == found["won"].a.value
    game = capicua.load("block")
    plays = MatchSeries(game, 200, 1, lambda done: None, begun=0)
    duel = plays.matches(["random", "random"])
    assert sum(match.better_rounds for match in duel) == 0


def test_duels_swap_sides_on_the_same_deals():
    """Two greedy partners against two random ones; each deal is played both ways."""
    game = capicua.load("texas_42")
    duel = MatchSeries(game, 8, 1, lambda done: None, begun=0).matches(["greedy", "random"])
    assert all(match.matches == 2 for match in duel)
    assert all(0 <= match.better_matches <= 2 for match in duel)


def test_a_time_limit_reduces_the_number_of_rounds():
    """The result contains the number of rounds played (S4)."""
    a, b = capicua.load("block"), capicua.load("block", players=2)
    found = compare(a, b, 100_000, 1, seconds=0.2)
    assert 0 < found.rounds < 100_000
    assert all(measure.a is not None for measure in found.measures if measure.id == "blocked")
