"""Tie-breaks: figures worked out by hand, and published ones."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest
from msgspec import structs

from capicua.tournament import Length, Result, Rules, Settings, Tournament, TournamentRefused
from capicua.tournament.history import History
from capicua.tournament.outings import Outing
from capicua.tournament.pairing.swiss import SwissField
from capicua.tournament.settings import TIE_BREAKS
from capicua.tournament.standings import Figures, Standing, prizes_of
from tests.tournament.events_at_random import DUEL, PAIRS, field, play_round

LIPPSTADT = [(10, 1), (9, 1), (4, 1), (14, 0.5), (12, 0.5), (11, 0.5), (9, 0.5), (3, 0.5)]
"""Jens-Uwe Maiwald's opponents after eight rounds at Lippstadt in 2003, where a win was worth 3 and
a draw 1: their scores, and what he made against each. His published Sonneborn-Berger is 47.5."""


def test_sonneborn_berger_of_a_published_tournament() -> None:
    tournament = field(Settings(name="t", rules=DUEL, entry="individuals", win=6, draw=2), 9)
    past = {number: History(number) for number in range(1, 10)}
    scores = {1: Fraction(14)}
    for number, (score, made) in enumerate(LIPPSTADT, 2):
        scores[number] = Fraction(score)
        outing = Outing(number - 1, "played", 1, 0, (number,), beaten=(Fraction(made),))
        past[1].outings.append(outing)
    figures = Figures(tournament.state, past, scores)
    assert figures.of("sonneborn_berger", [1])[1] == Fraction(95, 2)
    assert figures.of("buchholz", [1])[1] == 72
    assert figures.of("buchholz_cut_1", [1])[1] == 69
    assert figures.of("median_buchholz", [1])[1] == 55


def round_robin_of_four() -> Tournament:
    """Return a round robin: A beats B, C loses to B, A loses to C; D loses everything."""
    settings = Settings(
        name="t", rules=DUEL, entry="individuals", format="round_robin", tie_breaks=TIE_BREAKS
    )
    tournament = field(settings, 4)
    won = {(1, 2): 20, (2, 3): 30, (3, 1): 50, (1, 4): 5, (2, 4): 5, (3, 4): 5}
    while not tournament.is_complete:
        round = tournament.start_round()
        for table in round.tables:
            (one,), (other,) = table.sides
            ahead = won.get((one, other), -won.get((other, one), 0))
            tournament.record(round.number, table.number, (100 + ahead, 100))
    return tournament


def test_figures_by_hand() -> None:
    ranked = round_robin_of_four().standings()
    assert [(each.place, each.entrant) for each in ranked] == [(1, 3), (2, 2), (3, 1), (4, 4)]
    by_entrant = {each.entrant: each for each in ranked}
    figures = by_entrant[3].figures
    assert figures["buchholz"] == 4
    assert figures["buchholz_cut_1"] == 4
    assert figures["median_buchholz"] == 2
    assert figures["sonneborn_berger"] == 2
    assert figures["direct_encounter"] == 1
    assert figures["points_difference"] == 50 - 30 + 5
    assert by_entrant[1].figures["points_difference"] == 20 - 50 + 5
    assert figures["wins"] == 2
    assert figures["played"] == 3


def test_direct_encounter_counts_only_if_all_of_the_tied_have_met() -> None:
    settings = Settings(name="t", rules=PAIRS, rounds=1, tie_breaks=("direct_encounter",))
    tournament = field(settings, 4)
    tournament.start_round()
    tournament.record(1, 1, (100, 10))
    tournament.record(1, 2, (100, 10))
    assert [each.place for each in tournament.standings()] == [1, 1, 3, 3]
    assert all(each.figures["direct_encounter"] == 0 for each in tournament.standings())


def test_a_bye_counts_as_an_opponent_with_ones_own_score() -> None:
    settings = Settings(name="t", rules=PAIRS, rounds=1, tie_breaks=("buchholz",), walkover=100)
    tournament = field(settings, 3)
    round = tournament.start_round()
    tournament.record(1, 1, (100, 40))
    with_bye = next(each for each in tournament.standings() if each.entrant == round.byes[0])
    assert with_bye.score == 1
    assert with_bye.figures["buchholz"] == 1
    assert with_bye.points == (100, 0)


TRAIN = Rules("mexican_train", seats=2)


def duel_of(rules: Rules, **settings: Any) -> Tournament:
    """Return a tournament of two, of whom the one on the first side has made 12 points to 80."""
    settings = {"tie_breaks": ("points_difference", "points"), **settings}
    made = Settings(name="t", rules=rules, rounds=2, entry="individuals", **settings)
    tournament = field(made, 2)
    tournament.start_round()
    tournament.record(1, 1, (12, 80))
    return tournament


@pytest.mark.parametrize("scoring", ["wins", "points"])
def test_fewer_points_are_better_in_mexican_train(scoring: Any) -> None:
    tournament = duel_of(TRAIN, scoring=scoring)
    best = tournament.standings()[0]
    assert best.entrant == tournament.state.rounds[0].tables[0].sides[0][0]
    assert best.figures == {"points_difference": 68, "points": -12}
    tournament.penalise(best.entrant, "late", points=100)
    assert tournament.standings()[0].figures["points"] == -112


def trains(count: int, scoring: Any = "points") -> Tournament:
    """Return a tournament of Mexican Train for two at a table, with the walkover of a template."""
    breaks = ("points_difference", "points")
    made = Settings(name="t", rules=TRAIN, entry="individuals", scoring=scoring, walkover=100)
    return field(structs.replace(made, rounds=3, tie_breaks=breaks), count)


def by_entrant(tournament: Tournament) -> dict[int, Standing]:
    return {each.entrant: each for each in tournament.standings()}


@pytest.mark.parametrize("scoring", ["wins", "points"])
def test_where_fewer_points_are_better_a_bye_counts_the_average_of_the_round(scoring: Any) -> None:
    tournament = trains(5, scoring)
    round = tournament.start_round()
    for table, points in zip(round.tables, ((12, 80), (30, 61)), strict=True):
        tournament.record(1, table.number, points)
    with_bye = by_entrant(tournament)[round.byes[0]]
    assert with_bye.score == (1 if scoring == "wins" else -46), "45.75 points on average"
    assert with_bye.points == (46, 46)
    assert with_bye.figures == {"points_difference": 0, "points": -46}
    places = [each.entrant for each in tournament.standings()]
    assert scoring == "wins" or places.index(with_bye.entrant) == 2


def test_where_fewer_points_are_better_a_forfeit_counts_the_worst_of_the_round() -> None:
    tournament = trains(4)
    tournament.start_round()
    tournament.record(1, 1, (12, 80))
    tournament.forfeit(1, 2, [0])
    absent, other = (side[0] for side in tournament.state.rounds[0].tables[1].sides)
    found = by_entrant(tournament)
    assert (found[absent].score, found[absent].points) == (-80, (80, 46))
    assert (found[other].score, found[other].points) == (-46, (46, 80))
    assert found[other].wins == 1
    tournament.correct(1, 1, (12, 40))
    assert by_entrant(tournament)[absent].score == -40, "it follows corrections of other tables"


def test_where_fewer_points_are_better_rounds_missed_count_the_worst_of_each() -> None:
    tournament = trains(4)
    tournament.start_round()
    tournament.record(1, 1, (12, 80))
    tournament.record(1, 2, (30, 61))
    late = tournament.enter("late").number
    assert by_entrant(tournament)[late].score == -80
    assert tournament.standings()[-1].score == -80
    assert by_entrant(tournament)[late].played == 0
    assert trains(4).standings()[0].score == 0, "nothing is played yet"


def test_an_arena_does_not_add_points_where_fewer_are_better() -> None:
    """There, those would win who play least."""
    with pytest.raises(TournamentRefused) as refused:
        Tournament(
            Settings(name="t", rules=TRAIN, entry="individuals", format="arena", scoring="points")
        )
    assert refused.value.code == "tournament-arena-points"
    assert "⟨" not in str(refused.value)


def test_a_knockout_of_mexican_train_goes_on_with_fewer_points() -> None:
    tournament = duel_of(TRAIN, format="knockout")
    first = tournament.state.rounds[0].tables[0].sides[0][0]
    assert tournament.standings()[0].entrant == first


def test_in_a_round_of_another_game_its_rules_say_whether_fewer_points_are_better() -> None:
    tournament = duel_of(DUEL)
    worse = tournament.state.rounds[0].tables[0].sides[0][0]
    tournament.start_round(rules=TRAIN)
    (one,) = tournament.state.rounds[1].tables[0].sides[0]
    tournament.record(2, 1, (30, 90))
    ranked = {each.entrant: each for each in tournament.standings()}
    assert ranked[one].wins == 1 + (one != worse)
    assert ranked[worse].figures["points_difference"] == 12 - 80 + (60 if one == worse else -60)


def test_standings_after_an_earlier_round_leave_out_what_came_later() -> None:
    tournament = round_robin_of_four()
    assert {each.history.score() for each in tournament.standings(1)} == {0, 1}
    tournament.penalise(1, "late", score=2)
    assert max(each.score for each in tournament.standings(1)) == 1
    assert tournament.standings(1) != tournament.standings()


def test_by_matchpoints_pairing_and_tie_breaks_use_the_mean_that_standings_show() -> None:
    settings = Settings(
        name="t", rules=PAIRS, rounds=6, deals=2, scoring="matchpoints", tie_breaks=("buchholz",)
    )
    event = field(settings, 7)
    rng = random.Random(4)
    play_round(event, rng)
    event.withdraw(2)
    play_round(event, rng)
    event.bring_back(2)
    event.enter("late")
    event.penalise(3, "talking", score=4)
    for _ in range(2):
        play_round(event, rng)
        ranked = {each.entrant: each for each in event.standings()}
        assert SwissField(event.state, event.state.present).scores == {
            one: each.score for one, each in ranked.items()
        }
        for each in ranked.values():
            wanted = sum(
                ranked[outing.opponents[0]].score if outing.kind == "played" else each.score
                for outing in each.history.outings
            )
            assert each.figures["buchholz"] == wanted
    assert len({len(each.history.outings) for each in ranked.values()}) > 1


def test_a_pollona_counts_as_many_wins_as_the_rules_say() -> None:
    double, match = Rules("partners", "dominican", {"shutout": "double"}), Length("points", 200)
    cases = [
        (double, match, (205, 0), [2, 0]),
        (double, match, (205, 1), [1, 0]),
        (double, Length("hands", 3), (205, 0), [1, 0]),  # no match has been won
        (Rules("partners", "dominican"), match, (205, 0), [1, 0]),
        (double, match, (0, 0), [Fraction(1, 2)] * 2),
    ]
    for rules, length, points, scores in cases:
        event = field(Settings(name="t", rules=rules, length=length, rounds=1), 2)
        event.start_round()
        event.record(1, 1, points)
        assert [each.score for each in event.standings()] == scores


def four_of_whom_the_first_wins(**settings: Any) -> Tournament:
    """Return a tournament of three rounds after the first, in which pair 1 has 100 points to 0."""
    made: dict[str, Any] = {"rounds": 3, "prizes": ("ham", "wine"), **settings}
    tournament = field(Settings(name="t", rules=PAIRS, **made), 4)
    play_for_the_first(tournament)
    return tournament


def play_for_the_first(tournament: Tournament) -> None:
    for table in tournament.start_round().tables:
        points = [100 if 1 in side else 20 + side[0] for side in table.sides]
        tournament.record(len(tournament.state.rounds), table.number, points)


@pytest.mark.parametrize("format", ["swiss", "round_robin", "ladder", "arena"])
def test_a_pair_that_leaves_comes_after_those_that_stayed(format: Any) -> None:
    tournament = four_of_whom_the_first_wins(format=format)
    assert tournament.standings()[0].entrant == 1
    tournament.withdraw(1)
    ranked = tournament.standings()
    assert [each.place for each in ranked if each.entrant == 1] == [4]
    assert 1 not in prizes_of(tournament.settings, ranked)
    assert ranked[-1].points[0] == 100, "its results stay"
    tournament.bring_back(1)
    assert tournament.standings()[0].entrant == 1
    tournament.withdraw(1)
    play_for_the_first(tournament)
    assert tournament.standings()[-1].entrant == 1


def test_standings_after_a_round_place_whoever_left_only_later() -> None:
    tournament = four_of_whom_the_first_wins()
    play_for_the_first(tournament)
    tournament.withdraw(1)
    assert tournament.standings()[-1].entrant == 1
    assert tournament.standings(1)[0].entrant == 1


def test_a_pair_that_leaves_when_it_has_played_all_rounds_keeps_its_place() -> None:
    tournament = four_of_whom_the_first_wins()
    play_for_the_first(tournament)
    last = tournament.start_round()
    table = next(each for each in last.tables if 1 in each.entrants)
    tournament.record(3, table.number, [100 if 1 in side else 0 for side in table.sides])
    tournament.withdraw(1)
    assert tournament.standings()[0].entrant == 1, "others still play, but it has finished"

    # Who forfeits the last match has not.
    tournament.correct(3, table.number, Result(forfeited=(table.entrants.index(1),)))
    assert tournament.standings()[-1].entrant == 1


def test_a_pair_may_leave_after_the_last_round_of_an_evening_that_ends_early() -> None:
    tournament = four_of_whom_the_first_wins()
    tournament.withdraw(1)
    assert tournament.standings()[-1].entrant == 1
    tournament.close()
    assert tournament.standings()[0].entrant == 1


def test_in_a_knockout_leaving_loses_the_next_match_and_no_place_already_reached() -> None:
    tournament = four_of_whom_the_first_wins(format="knockout", rounds=0)
    places = {each.entrant: each.place for each in tournament.standings()}
    out = next(one for one, place in places.items() if place == 3)
    tournament.withdraw(out)
    assert {each.entrant: each.place for each in tournament.standings()} == places
    tournament.withdraw(1)
    assert next(each.place for each in tournament.standings() if each.entrant == 1) == 2


def test_equal_places_share_their_prizes() -> None:
    settings = Settings(
        name="t", rules=PAIRS, rounds=1, tie_breaks=(), prizes=("Cup", "Wine", "Cheese")
    )
    event = field(settings, 4)
    for table in event.start_round().tables:
        event.record(1, table.number, (100, 0))
    found = event.standings()
    prizes = prizes_of(settings, found)
    assert [prizes.get(each.entrant) for each in found] == ["Cup, Wine"] * 2 + ["Cheese"] * 2
