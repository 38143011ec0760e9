"""Every format: everybody plays the due number of rounds, sums are right, undo restores."""

from __future__ import annotations

import contextlib
import heapq
import random
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from capicua.render.language import Language
from capicua.tournament import Length, Rules, Settings, Tournament, TournamentRefused
from capicua.tournament.duplicate.starters import WHIST
from capicua.tournament.history import histories
from capicua.tournament.pairing.rotating import is_whist, starter_rounds
from capicua.tournament.pairing.round_robin import schedule
from capicua.tournament.reports.pages import decision_texts
from capicua.tournament.state import replay
from capicua.tournament.verification import verify
from tests.tournament.events_at_random import (
    DUEL,
    FOUR,
    PAIRS,
    TRIO,
    field,
    play_round,
    played,
    random_result,
)

FORMATS = {
    "swiss of pairs": Settings(name="t", rules=PAIRS, rounds=5),
    "swiss of two": Settings(name="t", rules=DUEL, entry="individuals", rounds=4),
    "accelerated": Settings(name="t", rules=PAIRS, rounds=5, accelerated=2, clubs_apart=True),
    "tables of three": Settings(
        name="t", rules=TRIO, entry="individuals", rounds=4, scoring="places"
    ),
    "tables of four": Settings(
        name="t", rules=FOUR, entry="individuals", rounds=4, scoring="places"
    ),
    "points of four": Settings(
        name="t", rules=FOUR, entry="individuals", rounds=3, scoring="points"
    ),
    "rotating": Settings(name="t", rules=PAIRS, entry="rotating", rounds=6),
    "teams": Settings(name="t", rules=PAIRS, entry="teams", rounds=4),
    "teams by matchpoints": Settings(
        name="t", rules=PAIRS, entry="teams", rounds=4, deals=3, scoring="matchpoints"
    ),
    "teams by totals": Settings(
        name="t", rules=PAIRS, entry="teams", rounds=4, deals=3, scoring="total"
    ),
    "round robin": Settings(name="t", rules=PAIRS, format="round_robin"),
    "double round robin": Settings(
        name="t", rules=DUEL, entry="individuals", format="double_round_robin"
    ),
    "knockout": Settings(name="t", rules=PAIRS, format="knockout", third_place=True),
    "double knockout": Settings(name="t", rules=PAIRS, format="double_knockout"),
    "arena": Settings(name="t", rules=DUEL, entry="individuals", format="arena", rounds=6),
    "arena of four": Settings(
        name="t", rules=FOUR, entry="individuals", format="arena", rounds=6, scoring="places"
    ),
    "arena with rotating partners": Settings(
        name="t", rules=PAIRS, entry="rotating", format="arena", rounds=6
    ),
    "ladder": Settings(name="t", rules=PAIRS, format="ladder", rounds=5),
    "mitchell": Settings(
        name="t", rules=PAIRS, format="mitchell", deals=2, scoring="matchpoints", moving_boards=True
    ),
    "howell": Settings(name="t", rules=PAIRS, format="howell", deals=2, scoring="matchpoints"),
    "swiss by averages": Settings(name="t", rules=PAIRS, rounds=4, deals=3, scoring="average"),
    "swiss by totals": Settings(name="t", rules=PAIRS, rounds=4, deals=3, scoring="total"),
}


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("count", [4, 5, 7, 8, 11, 16])
def test_everybody_plays_or_sits_out_once_a_round(name: str, count: int) -> None:
    tournament = field(FORMATS[name], count, clubs=3)
    for _ in played(tournament, seed=count):
        round = tournament.state.rounds[-1]
        seated = [one for table in round.tables for one in table.entrants]
        assert len(seated) == len(set(seated))
        assert not set(seated) & set(round.byes)
        if "knockout" not in name:
            assert set(seated) | set(round.byes) == set(tournament.state.entrants)
    assert tournament.is_complete
    for number, history in histories(tournament.state).items():
        if "knockout" not in name:
            assert len(history.outings) == len(tournament.state.rounds), number


@pytest.mark.parametrize("name", FORMATS)
def test_sums_are_right(name: str) -> None:
    """What one side scores, the other does not: the scores of a table have a known sum."""
    tournament = field(FORMATS[name], 9)
    for _ in played(tournament, seed=3):
        pass
    state = tournament.state
    past = histories(state)
    for round in state.rounds:
        for table in round.tables:
            outings = [
                next(each for each in past[side[0]].outings if each.round == round.number)
                for side in table.sides
            ]
            if any(each.kind != "played" for each in outings):
                continue
            total = sum((each.score for each in outings), Fraction(0))
            match state.settings.scoring:
                case "wins":
                    assert total in (1, Fraction(1)) or {each.score for each in outings} == {
                        Fraction(1, 2)
                    }
                case "places":
                    assert total == 3 * Fraction(len(outings), 2)
                case "matchpoints":
                    assert total == 100
                case "average" | "total":
                    assert total == 0
                case "points":
                    assert total == sum(round.results[table.number].points)
    ranked = tournament.standings()
    assert sorted(each.entrant for each in ranked) == sorted(state.entrants)
    assert [each.place for each in ranked] == sorted(each.place for each in ranked)


@pytest.mark.parametrize("name", FORMATS)
def test_undo_gives_what_was_before(name: str) -> None:
    tournament = field(FORMATS[name], 8)
    rng = random.Random(7)
    play_round(tournament, rng)
    for step in range(3):
        before, count = tournament.standings(), len(tournament.log)
        state = [round.results.copy() for round in tournament.state.rounds]
        if step == 0:
            tournament.withdraw(2, reason="ill")
        elif step == 1:
            tournament.penalise(3, "late", points=10)
        else:
            tournament.substitute(1, "entrant 1", "somebody")
        assert len(tournament.log) == count + 1
        tournament.undo()
        assert tournament.standings() == before
        assert [round.results for round in tournament.state.rounds] == state
        assert not tournament.state.absent


@pytest.mark.parametrize("name", FORMATS)
def test_json_gives_the_same_tournament(name: str) -> None:
    tournament = field(FORMATS[name], 7)
    play_round(tournament, random.Random(5))
    again = Tournament.of_json(tournament.as_json())
    assert again.log == tournament.log
    assert again.standings() == tournament.standings()


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(sorted(FORMATS)), st.integers(4, 14), st.integers(0, 2**32), st.data())
def test_people_may_leave_and_return_at_any_time(
    name: str, count: int, seed: int, data: st.DataObject
) -> None:
    tournament = field(FORMATS[name], count)
    rng = random.Random(seed)
    for _ in range(5):
        if tournament.is_complete:
            break
        present = tournament.state.present
        if len(present) > 4 and data.draw(st.booleans()):
            tournament.withdraw(rng.choice(present))
        elif tournament.state.absent and "knockout" not in name and data.draw(st.booleans()):
            tournament.bring_back(rng.choice(sorted(tournament.state.absent)))
        if tournament.is_complete:  # who left decided it
            break
        try:
            play_round(tournament, rng)
        except TournamentRefused as refused:
            if refused.code not in ("tournament-nothing-ready", "tournament-too-few"):
                raise
            break
        round = tournament.state.rounds[-1]
        seated = [one for table in round.tables for one in table.entrants]
        assert len(seated) == len(set(seated))
        assert not set(seated) & tournament.state.absent
    assert len(tournament.standings()) == count
    assert Tournament.of_json(tournament.as_json()).standings() == tournament.standings()


@pytest.mark.parametrize("count", range(2, 14))
def test_the_circle_method_lets_everybody_meet_everybody_once(count: int) -> None:
    rounds = schedule(range(1, count + 1))
    met = [tuple(sorted(pair)) for pairs in rounds for pair in pairs if pair[1] and pair[0]]
    assert sorted(met) == list(combinations(range(1, count + 1), 2))
    firsts = [
        sum(pair[0] == one and pair[1] != 0 for pairs in rounds for pair in pairs)
        for one in range(1, count + 1)
    ]
    assert max(firsts) - min(firsts) <= 1 if count % 2 == 0 else len(set(firsts)) == 1


@pytest.mark.parametrize("count", WHIST)
def test_whist_movements_are_perfect(count: int) -> None:
    assert is_whist(count, starter_rounds(count))


@pytest.mark.parametrize("count", [8, 12, 13])
def test_rotating_partners_follow_a_whist_movement(count: int) -> None:
    tournament = field(Settings(name="t", rules=PAIRS, entry="rotating", rounds=count - 1), count)
    for _ in played(tournament):
        pass
    for history in histories(tournament.state).values():
        assert max(history.partnered.values()) == 1
        assert max(history.met.values()) - min(history.met.values()) <= 1


@pytest.mark.parametrize("count", [9, 10, 11, 14])
def test_other_numbers_rotate_nearly_as_evenly(count: int) -> None:
    tournament = field(Settings(name="t", rules=PAIRS, entry="rotating", rounds=count - 3), count)
    for _ in played(tournament):
        pass
    past = histories(tournament.state)
    assert max(each.byes for each in past.values()) - min(each.byes for each in past.values()) <= 1
    assert max(max(each.partnered.values()) for each in past.values()) <= 2
    assert max(max(each.met.values()) for each in past.values()) <= 4


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 8, 11, 16, 23])
def test_a_knockout_has_one_champion_and_everybody_else_lost(count: int, double: bool) -> None:
    style = "double_knockout" if double else "knockout"
    tournament = field(Settings(name="t", rules=PAIRS, format=style), count)
    for _ in played(tournament, seed=count):
        pass
    past = histories(tournament.state)
    lost = {
        number: sum(not each.is_won for each in history.outings) for number, history in past.items()
    }
    ranked = tournament.standings()
    champion = ranked[0].entrant
    assert [each.place for each in ranked].count(1) == 1
    assert lost[champion] <= int(double)
    others = [lost[each.entrant] for each in ranked[1:]]
    assert others == [1 + int(double)] * (count - 1)


def test_the_best_seeds_have_the_byes_and_meet_last() -> None:
    tournament = field(Settings(name="t", rules=PAIRS, format="knockout"), 6)
    first = tournament.start_round()
    assert {one for table in first.tables for one in table.entrants} == {3, 4, 5, 6}
    for table in first.tables:
        tournament.record(
            1, table.number, (100, 20) if min(table.entrants) == table.sides[0][0] else (20, 100)
        )
    second = tournament.start_round()
    assert [set(table.entrants) for table in second.tables] == [{1, 4}, {2, 3}]


def test_late_entries_and_rounds_under_other_rules() -> None:
    tournament = field(Settings(name="t", rules=PAIRS, rounds=4), 5)
    play_round(tournament, random.Random(1))
    tournament.enter("late pair")
    other = Rules("partners", "dominican")
    round = tournament.start_round(rules=other, length=Length("hands", 6))
    assert not round.byes
    assert round.rules == other
    assert tournament.state.rounds[0].rules == PAIRS


def test_a_round_of_another_game_seats_as_many_as_that_game_takes() -> None:
    tournament = field(Settings(name="t", rules=FOUR, entry="individuals", rounds=4), 10)
    play_round(tournament, random.Random(1))
    assert sorted(len(table.sides) for table in tournament.state.rounds[0].tables) == [3, 3, 4]

    # Sebastopol has no table of three: two sit out.
    round = tournament.start_round(rules=Rules("sebastopol"))
    assert [len(table.sides) for table in round.tables] == [4, 4]
    assert len(round.byes) == 2
    assert verify(tournament).holds
    for rules in (DUEL, PAIRS):
        with pytest.raises(TournamentRefused):
            tournament.start_round(rules=rules)
    for table in round.tables:
        tournament.record(2, table.number, (40, 30, 20, 10))
    with pytest.raises(TournamentRefused) as refused:
        tournament.start_round(rules=DUEL)
    assert refused.value.code == "tournament-round-sides"
    assert len(tournament.state.rounds) == 2


def test_an_arena_pairs_whoever_is_free() -> None:
    tournament = field(FORMATS["arena"], 6)
    first = tournament.start_round()
    tournament.record(1, 1, (100, 40))
    with pytest.raises(TournamentRefused) as refused:
        tournament.start_round([[[first.tables[0].sides[0][0]], [first.tables[1].sides[0][0]]]])
    assert refused.value.code == "tournament-still-playing"
    tournament.record(1, 2, (100, 40))
    second = tournament.start_round()
    busy = set(first.tables[2].entrants)
    assert {one for table in second.tables for one in table.entrants} == set(range(1, 7)) - busy
    assert all(
        set(table.entrants) != set(other.entrants)
        for table in second.tables
        for other in first.tables
    )


@pytest.mark.parametrize("name", ["arena of four", "arena with rotating partners"])
def test_an_arena_of_fours_fills_tables_and_mixes_them(name: str) -> None:
    tournament = field(FORMATS[name], 12)
    first = tournament.start_round()
    company = [set(table.entrants) for table in first.tables]
    assert [len(table) for table in company] == [4, 4, 4]

    # Those of one table wait while others play; those of two tables are mixed, in full tables.
    tournament.record(1, 1, random_result(tournament, first.tables[0], random.Random(2)))
    with pytest.raises(TournamentRefused):
        tournament.start_round()
    tournament.record(1, 2, random_result(tournament, first.tables[1], random.Random(3)))
    second = tournament.start_round()
    assert {one for table in second.tables for one in table.entrants} == company[0] | company[1]
    assert not any(set(table.entrants) in company for table in second.tables)

    # Somebody who comes late plays next; one of those who were free with them waits.
    late = tournament.enter("late").number
    tournament.record(1, 3, random_result(tournament, first.tables[2], random.Random(4)))
    (third,) = tournament.start_round().tables
    assert late in third.entrants
    (waits,) = tournament.state.rounds[-1].byes
    assert {waits, *third.entrants} == company[2] | {late}
    for table in second.tables:
        tournament.record(2, table.number, random_result(tournament, table, random.Random(5)))
    assert waits in [one for table in tournament.start_round().tables for one in table.entrants]


def test_an_arena_has_tables_of_three_where_four_do_not_divide() -> None:
    tournament = field(FORMATS["arena of four"], 13)
    first = tournament.start_round()
    assert sorted(len(table.entrants) for table in first.tables) == [3, 3, 3, 4]
    tournament.record(1, 1, random_result(tournament, first.tables[0], random.Random(1)))
    with pytest.raises(TournamentRefused):
        tournament.start_round()


@pytest.mark.parametrize("name", ["arena of four", "arena with rotating partners"])
def test_in_an_arena_of_fours_everybody_meets_many_others(name: str) -> None:
    tournament = field(structs.replace(FORMATS[name], rounds=12), 16)
    rng = random.Random(4)
    ends: list[tuple[int, int, int]] = []
    now = 0
    while len(tournament.state.rounds) < 12:
        if ends:
            now, number, at = heapq.heappop(ends)
            table = tournament.state.round(number).table(at)
            tournament.record(number, at, random_result(tournament, table, rng))
        with contextlib.suppress(TournamentRefused):
            round = tournament.start_round()
            for table in round.tables:
                heapq.heappush(ends, (now + rng.randint(10, 20), round.number, table.number))
    past = histories(tournament.state)
    played = [len(each.outings) - each.byes for each in past.values()]
    assert max(played) - min(played) <= 3
    met = [len(each.met) + len(each.partnered) for each in past.values()]
    assert min(met) >= 5


def test_a_ladder_moves_whoever_beats_somebody_higher() -> None:
    tournament = field(Settings(name="t", rules=PAIRS, format="ladder"), 6)
    round = tournament.challenge(5, 2)
    tournament.record(round.number, 1, (100, 60))
    assert [each.entrant for each in tournament.standings()] == [1, 5, 2, 3, 4, 6]
    with pytest.raises(TournamentRefused) as refused:
        tournament.challenge(6, 1)
    assert refused.value.code == "tournament-challenge"
    with pytest.raises(TournamentRefused):
        tournament.challenge(99, 1)


def test_challenges_count_no_places_of_those_who_left_and_take_free_tables() -> None:
    tournament = field(Settings(name="t", rules=PAIRS, format="ladder"), 6)
    tournament.withdraw(3)
    first, second = tournament.challenge(5, 1), tournament.challenge(6, 4)
    assert [first.tables[0].number, second.tables[0].number] == [1, 2]
    with pytest.raises(TournamentRefused) as refused:
        tournament.challenge(2, 3)
    assert refused.value.code == "tournament-challenge"
    assert decision_texts(tournament, Language("es"))[-1] == "Reto: entrant 6 contra entrant 4."


def test_an_arena_ends_when_its_time_is_up() -> None:
    settings = Settings(
        name="t", rules=DUEL, entry="individuals", format="arena", minutes=30, scoring="wins"
    )
    tournament = field(settings, 4)
    tournament.start_round(at="2026-11-27T20:00:00+00:00")
    tournament.record(1, 1, (100, 40))
    tournament.record(1, 2, (100, 40))
    tournament.start_round(at="2026-11-27T20:29:00+00:00")
    tournament.record(2, 1, (100, 40))
    tournament.record(2, 2, (100, 40))
    with pytest.raises(TournamentRefused) as refused:
        tournament.start_round(at="2026-11-27T20:31:00+00:00")
    assert refused.value.code == "tournament-time-up"
    tournament.add_time(2, 5)
    tournament.start_round(at="2026-11-27T20:31:00+00:00")


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(sorted(FORMATS)), st.integers(0, 2**32), st.data())
def test_every_decision_can_be_undone_to_the_state_before(
    name: str, seed: int, data: st.DataObject
) -> None:
    tournament = field(FORMATS[name], 8)
    rng = random.Random(seed)
    round = tournament.start_round()
    for table in round.tables[:-1]:
        tournament.record(1, table.number, random_result(tournament, table, rng))
    decisions = {
        "withdraw": lambda: tournament.withdraw(3),
        "enter": lambda: tournament.enter("late"),
        "substitute": lambda: tournament.substitute(2, "entrant 2", "other"),
        "penalise": lambda: tournament.penalise(1, "late", score=1),
        "record": lambda: tournament.record(
            1, len(round.tables), random_result(tournament, round.tables[-1], rng)
        ),
        "correct": lambda: tournament.correct(
            1, 1, random_result(tournament, round.tables[0], rng)
        ),
        "add time": lambda: tournament.add_time(1, 5),
        "pause": lambda: tournament.pause(1),
        "round": lambda: tournament.start_round(),
        "close": lambda: tournament.close(),
    }
    for _ in range(5):
        before = replay(tournament.settings, tournament.log)
        count = len(tournament.log)
        try:
            decisions[data.draw(st.sampled_from(sorted(decisions)))]()
        except TournamentRefused:
            assert len(tournament.log) == count
            assert tournament.state == before
            continue
        assert tournament.state == replay(tournament.settings, tournament.log)
        if data.draw(st.booleans()):
            tournament.undo()
            assert tournament.state == before
