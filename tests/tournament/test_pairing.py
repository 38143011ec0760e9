"""Pairings are the best there are: against exhaustive search, and by simulation of events."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from capicua.testing.simulated_events import simulate
from capicua.tournament import Rules, Settings
from capicua.tournament.history import histories
from capicua.tournament.pairing import groups, swiss
from capicua.tournament.pairing.matching import lightest, weights
from capicua.tournament.pairing.swiss import SwissField
from tests.tournament.events_at_random import FOUR, PAIRS, TRIO, field, play_round, played


def matchings(players: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """Yield all ways to pair an even number of players."""
    if not players:
        yield []
        return
    first, *others = players
    for at, other in enumerate(others):
        for rest in matchings(others[:at] + others[at + 1 :]):
            yield [(first, other), *rest]


def test_a_higher_rule_outweighs_any_number_of_lower_penalties() -> None:
    """The weights of the worst lower penalties of all pairs together stay below one higher one."""
    rng = random.Random(4)
    for _ in range(200):
        pairs = rng.randrange(1, 6)
        given = {(0, at): tuple(rng.randrange(4) for _ in range(4)) for at in range(1, 12)}
        weighed = weights(given, pairs)
        chosen = [rng.sample(sorted(given), pairs) for _ in range(2)]
        totals = [
            tuple(map(sum, zip(*(given[one] for one in some), strict=True))) for some in chosen
        ]
        sums = [sum(weighed[one] for one in some) for some in chosen]
        assert (totals[0] < totals[1]) == (sums[0] < sums[1])
        assert (totals[0] == totals[1]) == (sums[0] == sums[1])


@pytest.mark.parametrize("count", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("seed", range(6))
def test_swiss_pairings_are_the_best_of_all(count: int, seed: int) -> None:
    """No pairing is better under the first rule in which two differ (exhaustive search)."""
    settings = Settings(name="t", rules=PAIRS, rounds=6, clubs_apart=True, accelerated=seed % 3)
    tournament = field(settings, count, clubs=2 + seed % 2)
    rng = random.Random(seed)
    for _ in range(min(6, count)):
        state = tournament.state
        every = SwissField(state, state.present)
        players = every.ranked + [0] * (count % 2)
        best = min(every.total(each) for each in matchings(players))
        pairs, byes = swiss.pairs(state, state.present)
        assert every.total([*pairs, *((one, 0) for one in byes)]) == best
        play_round(tournament, rng)


def test_numbers_of_a_hundred_bits_are_compared_exactly() -> None:
    """The matching may not round weights: here they differ in their last digit only."""
    far = 2**110
    first = {(1, 2): (far,), (1, 3): (far,), (1, 4): (far,)}
    second = {(3, 4): (1,), (2, 4): (0,), (2, 3): (1,)}
    assert lightest([1, 2, 3, 4], first | second) == [(1, 3), (2, 4)]


@pytest.mark.parametrize("count", [6, 7, 12, 19])
def test_nobody_meets_twice_nor_has_two_byes_while_that_is_possible(count: int) -> None:
    tournament = field(Settings(name="t", rules=PAIRS, rounds=min(5, count // 2)), count)
    for _ in played(tournament, seed=count):
        pass
    for history in histories(tournament.state).values():
        assert max(history.met.values(), default=0) <= 1
        assert history.byes <= 1
        assert abs(history.balance) <= 3


def test_the_bye_goes_to_the_lowest_who_has_had_none() -> None:
    tournament = field(Settings(name="t", rules=PAIRS, rounds=4), 7)
    for _ in range(4):
        ranked = [each.entrant for each in tournament.standings()]
        scores = {each.entrant: each.score for each in tournament.standings()}
        past = histories(tournament.state)
        round = tournament.start_round()
        without = [one for one in ranked if not past[one].byes]
        assert scores[round.byes[0]] == scores[without[-1]]
        for table in round.tables:
            tournament.record(round.number, table.number, (100, 30))


def test_club_mates_meet_only_if_they_must() -> None:
    settings = Settings(name="t", rules=PAIRS, rounds=3, clubs_apart=True)
    tournament = field(settings, 12, clubs=4)
    state = tournament.state
    round = tournament.start_round()
    for table in round.tables:
        assert len({state.entrants[one].club for one in table.entrants}) == 2


def test_accelerated_rounds_pair_the_upper_half_among_itself() -> None:
    tournament = field(Settings(name="t", rules=PAIRS, rounds=5, accelerated=1), 16)
    round = tournament.start_round()
    for table in round.tables:
        one, other = sorted(table.entrants)
        assert (one <= 8) == (other <= 8)


@pytest.mark.parametrize("count", range(3, 40))
def test_tables_of_four_and_three_take_everybody_but_the_fewest(count: int) -> None:
    full, short, out = groups.table_sizes(count, 4, 3)
    assert 4 * full + 3 * short + out == count
    assert out == (1 if count == 5 else 0)


@pytest.mark.parametrize(("rules", "size"), [(TRIO, 3), (FOUR, 4)])
def test_tables_of_several_bring_new_opponents_and_balanced_seats(rules: Rules, size: int) -> None:
    settings = Settings(name="t", rules=rules, entry="individuals", rounds=4, scoring="places")
    tournament = field(settings, 24)
    for _ in played(tournament, seed=size):
        pass
    past = histories(tournament.state)
    again = sum(times > 1 for each in past.values() for times in each.met.values()) / 2
    assert again <= 6
    for history in past.values():
        assert max(history.seats.values()) <= 3


def test_a_field_of_four_hundred_and_more_is_paired_without_repeats() -> None:
    tournament = field(Settings(name="t", rules=PAIRS, rounds=3), 403)
    for _ in range(3):
        round = tournament.start_round()
        assert len(round.byes) == 1
        for table in round.tables:
            tournament.record(round.number, table.number, (100, 50))
    assert all(max(each.met.values()) == 1 for each in histories(tournament.state).values())


def test_simulated_events_find_the_strongest() -> None:
    """Ranks agree with the known strengths, and nobody meets twice (30 events here)."""
    found = simulate(30, seed=1)
    assert found.avoidable == 0
    assert found.second_byes == 0
    assert found.correlation > 0.6


def test_small_fields_repeat_only_where_no_other_pairing_is_left() -> None:
    """Eight or nine pairs in up to seven rounds run out of new opponents now and then."""
    found = simulate(60, seed=3, pairs=(8, 9))
    assert found.repeats > 0
    assert found.avoidable == 0


@pytest.mark.exhaustive
def test_five_hundred_simulated_events() -> None:
    found = simulate(500, seed=2)
    assert (found.avoidable, found.second_byes) == (0, 0)
    assert found.correlation > 0.6
    assert found.widest <= 3


def test_larger_fields_are_paired_as_well_as_if_all_pairs_were_considered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settings = Settings(name="t", rules=PAIRS, rounds=4)
    tournament = field(settings, 61)
    rng = random.Random(8)
    for _ in range(4):
        state = tournament.state
        every = SwissField(state, state.present)
        totals = []
        for dense in (400, 10):
            monkeypatch.setattr(swiss, "DENSE", dense)
            monkeypatch.setattr(swiss, "REACH", 20)
            monkeypatch.setattr(swiss, "NEAR", 5)
            pairs, byes = swiss.pairs(state, state.present)
            totals.append(every.total([*pairs, *((one, 0) for one in byes)]))
        assert totals[0] == totals[1]
        play_round(tournament, rng)


def divisions(players: Sequence[int], size: int) -> Iterator[list[tuple[int, ...]]]:
    """Yield all ways to divide people into tables of one size."""
    if not players:
        yield []
        return
    first, *others = players
    for company in combinations(others, size - 1):
        left = [one for one in others if one not in company]
        for rest in divisions(left, size):
            yield [(first, *company), *rest]


@pytest.mark.parametrize(("rules", "size", "count"), [(FOUR, 4, 8), (TRIO, 3, 9)])
@pytest.mark.parametrize("seed", range(4))
def test_tables_of_several_repeat_as_little_as_possible(
    rules: Rules, size: int, count: int, seed: int
) -> None:
    """Against all divisions: never more repeats than the best, though the rest may be worse."""
    settings = Settings(name="t", rules=rules, entry="individuals", rounds=9, scoring="places")
    tournament = field(settings, count)
    rng = random.Random(seed)

    def repeats(every: SwissField, tables: Sequence[tuple[int, ...]]) -> int:
        pairs = [pair for table in tables for pair in combinations(table, 2)]
        return sum(every.penalties(*pair)[0] ** 2 for pair in pairs)

    for _ in range(4):
        state = tournament.state
        every = SwissField(state, state.present)
        tables, byes = groups.tables(state, state.present, size, size - 1)
        assert byes == []
        least = min(repeats(every, each) for each in divisions(every.ranked, size))
        assert repeats(every, tables) == least
        play_round(tournament, rng)
