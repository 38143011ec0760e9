"""Duplicate deals: movements against published ones, scores, commitments, variance."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from msgspec import structs

from capicua.bots.solver.solve import solve
from capicua.render.language import Language
from capicua.tournament import Result, Rules, Settings, Tournament, TournamentRefused
from capicua.tournament.bot_event import duplicate_variance, play_event
from capicua.tournament.duplicate.commitment import EventDeals
from capicua.tournament.duplicate.movements import (
    Movement,
    Seat,
    comparisons,
    howell,
    mitchell,
    problems,
)
from capicua.tournament.duplicate.par import ParQuestion, par_of_deal
from capicua.tournament.duplicate.scoring import datum, deal_results, frequencies, matchpoints
from capicua.tournament.duplicate.variance import components
from capicua.tournament.history import histories
from capicua.tournament.reports.pages import PAGES
from capicua.tournament.verification import verify
from tests.tournament.events_at_random import PAIRS, field, played

SECRET = bytes(range(160))


@pytest.mark.parametrize("pairs", range(3, 41))
def test_howell_movements_are_complete(pairs: int) -> None:
    """Everybody meets everybody once and plays every set once."""
    movement = howell(pairs)
    assert problems(movement) == []
    assert len(movement.rounds) == movement.sets == pairs - 1 + pairs % 2


@pytest.mark.parametrize("tables", range(2, 21))
def test_mitchell_movements_repeat_nothing(tables: int) -> None:
    movement = mitchell(2 * tables)
    assert problems(movement) == []
    assert len(movement.rounds) == tables - 1 + tables % 2
    met = {(seat.first, seat.second) for seats in movement.rounds for seat in seats}
    assert all(first <= tables < second for first, second in met)
    if tables % 2:
        assert len(met) == tables * tables


@pytest.mark.parametrize(("tables", "skip"), [(5, 0), (7, 0), (6, 4), (8, 5)])
def test_mitchell_movements_are_those_of_published_guides(tables: int, skip: int) -> None:
    """Pairs move up a table and sets down one; if the tables are even, the pairs skip one halfway.

    The guides of clubs name round 4 of 6 tables and round 5 of 8 for the skip. The last round of
    an even movement is left out: its opponents are those of the first.
    """
    rounds = mitchell(2 * tables).rounds
    moving = {seat.table: seat.table for seat in rounds[0]}
    sets = dict(moving)
    for number, seats in enumerate(rounds, 1):
        if number > 1:
            steps = 2 if number == skip else 1
            moving = {(at - 1 + steps) % tables + 1: pair for at, pair in moving.items()}
            sets = {(at - 2) % tables + 1: set_ for at, set_ in sets.items()}
        for seat in seats:
            pairs = {seat.table, tables + moving[seat.table]}
            assert ({seat.first, seat.second}, seat.set) == (pairs, sets[seat.table]), number


@pytest.mark.parametrize(("pairs", "rounds"), [(5, 5), (6, 5), (7, 7), (8, 7), (9, 9)])
def test_howell_for_five_to_nine_pairs_as_published(pairs: int, rounds: int) -> None:
    """The numbers of published guide cards: 3 tables have 5 rounds, 4 have 7, 5 have 9."""
    movement = howell(pairs)
    assert len(movement.rounds) == rounds
    assert len(movement.rounds[0]) == (pairs + 1) // 2
    sat_out = [
        pair
        for seats in movement.rounds
        for seat in seats
        for pair in (seat.first, seat.second)
        if movement.phantom in (seat.first, seat.second) and pair != movement.phantom
    ]
    assert sorted(sat_out) == (list(range(1, pairs + 1)) if pairs % 2 else [])
    spread = comparisons(movement)
    assert max(spread.values()) - min(spread.values()) <= 2


def test_a_published_movement_of_four_tables_passes_the_same_checks() -> None:
    """The endless Howell of four tables: 8–1, 7–2, 6–3, 5–4 on sets 1, 3, 5, 2, all moving by 1."""
    first = [(8, 1, 1), (7, 2, 3), (6, 3, 5), (5, 4, 2)]

    def moved(number: int, round: int) -> int:
        return 8 if number == 8 else (number - 1 + round) % 7 + 1

    rounds = tuple(
        tuple(
            Seat(table, moved(one, round), moved(other, round), moved(set_, round))
            for table, (one, other, set_) in enumerate(first, 1)
        )
        for round in range(7)
    )
    assert problems(Movement("howell", 8, 7, rounds)) == []
    assert len({seat.set for seat in howell(8).rounds[0]}) == 4  # ours shares no set either


def test_a_movement_with_a_mistake_is_found() -> None:
    good = howell(6)
    first = (*good.rounds[0][:-1], good.rounds[0][0])
    assert problems(Movement("howell", 6, 5, (first, *good.rounds[1:])))


def test_movements_of_other_sizes_are_refused() -> None:
    for pairs in (2, 41):
        with pytest.raises(TournamentRefused):
            howell(pairs)


def test_matchpoints_and_averages_of_published_kind() -> None:
    assert matchpoints([50]) == [50]
    assert matchpoints([7, 7]) == [50, 50]
    assert matchpoints([3, 2, 1]) == [100, 50, 0]
    assert sum(matchpoints([5, 5, 5, -20, 40, 40])) == 300
    assert datum([10, 20, 30]) == 20
    assert datum([-1000, 10, 10, 10, 10, 10, 10, 10]) == 10


def three_tables() -> Tournament:
    """Return a round of six pairs on two deals, all results entered."""
    settings = Settings(name="t", rules=PAIRS, rounds=3, deals=2, scoring="matchpoints")
    tournament = field(settings, 6)
    tournament.start_round()
    tournament.record(1, 1, Result(deals=((30, 0), (0, 10))))
    tournament.record(1, 2, Result(deals=((20, 0), (0, 10))))
    tournament.record(1, 3, Result(deals=((10, 0), (0, 40))))
    return tournament


def test_scores_compare_the_tables_of_a_deal() -> None:
    tournament = three_tables()
    first = tournament.state.rounds[0]
    scores = {number: each.sum for number, each in histories(tournament.state).items()}
    top = first.tables[0].sides[0][0]
    assert scores[top] == Fraction(100 + 75, 2)
    assert scores[first.tables[0].sides[1][0]] == 100 - scores[top]
    won = {
        number: each.outings[0].deals_won for number, each in histories(tournament.state).items()
    }
    assert won[top] == 1
    table = frequencies(deal_results(tournament.state)[2])
    assert table == [(-10, 2, Fraction(75)), (-40, 1, Fraction(0))]


def test_during_a_round_pairs_are_in_the_order_of_the_percentage_that_is_shown() -> None:
    tournament = three_tables()
    before = {each.entrant: each.score for each in tournament.standings()}
    tournament.start_round()
    tables = tournament.state.rounds[1].tables
    low = min(tables, key=lambda one: sum(before[side[0]] for side in one.sides))
    tournament.record(2, low.number, Result(deals=((10, 0), (10, 0))))
    ranked = tournament.standings()
    scores = [each.score for each in ranked]
    assert scores == sorted(scores, reverse=True)
    sums = [each.history.sum for each in ranked]
    assert sums != sorted(sums, reverse=True), "some have played twice"
    section = PAGES["standings"](tournament, Language("en"), 0).sections[0]
    grid = section.grid
    assert section.paragraphs
    assert grid is not None
    assert [float(row[2]) for row in grid.rows] == pytest.approx(list(map(float, scores)), abs=0.01)


def test_a_pair_that_leaves_early_does_not_win_by_one_good_round() -> None:
    tournament = three_tables()
    first = tournament.standings()[0]
    tournament.withdraw(first.entrant)
    for number in (2, 3):
        tournament.start_round()
        for table in tournament.state.rounds[number - 1].tables:
            tournament.record(number, table.number, Result(deals=((20, 0), (0, 10))))
        *others, last = tournament.standings()
        assert (last.entrant, last.score) == (first.entrant, first.score)
        assert last.score > others[0].score


def test_a_pair_that_enters_late_needs_half_of_the_rounds_to_win() -> None:
    tournament = three_tables()
    late, _ = (tournament.enter(name).number for name in ("late", "as late"))

    def play(number: int) -> None:
        """Give the late pair the best result of all, and nobody else more than another."""
        for table in tournament.start_round().tables:
            made = (90, 0) if late in table.sides[0] else (0, 90)
            deals = (made, made) if late in table.entrants else ((20, 0), (0, 20))
            tournament.record(number, table.number, Result(deals=deals))

    play(2)
    assert tournament.standings()[0].entrant == late, "half of the rounds is enough"
    tournament.withdraw(late)
    play(3)
    tournament.bring_back(late)
    *others, last = tournament.standings()
    assert last.entrant == late
    assert last.score > others[0].score


def test_a_result_without_its_deals_is_refused() -> None:
    tournament = three_tables()
    tournament.start_round()
    with pytest.raises(TournamentRefused) as refused:
        tournament.record(2, 1, (100, 50))
    assert refused.value.code == "tournament-result-deals"


@pytest.mark.parametrize("game", ["partners", "texas_42"])
def test_hands_are_those_of_the_round_that_begins(game: str) -> None:
    deals, rules = EventDeals.of_secret(SECRET, "event"), Rules(game)
    hands = deals.hands(rules, 2, 3)
    state = deals.deal(rules, 2, 3)
    again = rules.load().new_round(hands=hands, lot=int(state.lot))
    assert deals.starter(rules, 2, 3) == again.turn
    for seat in range(4):
        assert again.view(seat).encode() == state.view(seat).encode()
    assert sorted(tile for hand in hands for tile in hand) == sorted(
        {tile for hand in deals.hands(rules, 1, 1) for tile in hand}
    )


def test_par_is_what_best_play_makes_of_a_deal_seen_from_the_first_side() -> None:
    rules, secret = Rules("block", seats=2), EventDeals.of_secret(SECRET, "x")
    starters = set()
    for place in range(1, 7):
        state = secret.deal(rules, 1, place)
        par = par_of_deal(ParQuestion(secret.link(1), 1, rules, 1, place))
        starters.add(int(state.turn))
        while not state.is_over:
            state.advance(solve(state).best()[0])
        points = [int(made) for made in state.scores()]
        assert (par.difference, par.how) == (points[0] - points[1], "solved")
    assert starters == {0, 1}


def test_a_revealed_link_proves_its_sets_and_hides_later_ones() -> None:
    deals = EventDeals.of_secret(SECRET, "event")
    shown = EventDeals.of_link(deals.link(3), 3)
    assert shown.promise("event") == deals.promise("event")
    assert shown.promise("other event") != deals.promise("event")
    for set_ in (1, 2, 3):
        assert shown.hands(PAIRS, set_, 1) == deals.hands(PAIRS, set_, 1)
    with pytest.raises(TournamentRefused) as refused:
        shown.hands(PAIRS, 4, 1)
    assert refused.value.code == "tournament-set-hidden"


def event_of_bots(seed: int = 1) -> Tournament:
    settings = Settings(name="t", rules=PAIRS, format="howell", deals=2, scoring="matchpoints")
    tournament = field(settings, 4)
    play_event(tournament, dict.fromkeys(range(1, 5), "greedy"), SECRET, "event", seed)
    return tournament


def test_bots_play_a_whole_event_which_anybody_can_verify() -> None:
    tournament = event_of_bots()
    assert tournament.is_complete
    public = Tournament.of_json(tournament.as_json())
    assert public.secret == b""
    assert SECRET.hex() not in tournament.as_json()
    verdict = verify(public)
    assert verdict.holds
    assert [each.id for each in verdict.said] == [
        "verify-tournament-pairings",
        "verify-tournament-revealed",
    ]
    assert public.deals is not None
    secret = EventDeals.of_secret(SECRET, "event")
    assert public.deals.hands(PAIRS, 1, 1) == secret.hands(PAIRS, 1, 1)
    assert event_of_bots().as_json() == tournament.as_json()


@pytest.mark.parametrize(
    "rules",
    [
        Rules("texas_42", seats=4),
        Rules("block", preset="partners", seats=4),
        Rules("block", seats=2),
        Rules("garrafina", seats=2),
    ],
    ids=lambda rules: f"{rules.game} for {rules.seats}",
)
def test_every_game_of_two_sides_can_be_a_duplicate(rules: Rules) -> None:
    """Everybody meets everybody, and both sides of a deal are compared."""
    how = Settings(name="t", rules=rules, format="howell", deals=1, scoring="matchpoints")
    settings = structs.replace(how, entry="individuals" if rules.seats == 2 else "pairs")
    tournament = field(settings, 4)
    play_event(tournament, dict.fromkeys(range(1, 5), "greedy"), SECRET, "event", 1)
    assert verify(Tournament.of_json(tournament.as_json())).holds
    found = deal_results(tournament.state)
    assert [len(results) for results in found.values()] == [2, 2, 2]
    met = {frozenset(sum(one.sides, ())) for results in found.values() for one in results}
    assert len(met) == 6
    scores = [history.sum for history in histories(tournament.state).values()]
    assert sum(scores) == 4 * 3 * 50


def test_changed_pairings_and_deals_are_found() -> None:
    data = json.loads(event_of_bots().as_json())
    for entry in data["log"]:
        if entry["event"]["type"] == "revealed":
            entry["event"]["link"] = "00" * 160
    verdict = verify(Tournament.of_data(data))
    assert not verdict.holds
    assert verdict.said[0].id == "verify-tournament-deals"
    data = json.loads(event_of_bots().as_json())
    start = next(entry for entry in data["log"] if entry["event"]["type"] == "round")
    tables = start["event"]["tables"]
    tables[0]["sides"][0], tables[1]["sides"][0] = tables[1]["sides"][0], tables[0]["sides"][0]
    assert not verify(Tournament.of_data(data)).holds


def test_deals_are_committed_once_before_the_first_round() -> None:
    tournament = field(Settings(name="t", rules=PAIRS, rounds=2, deals=1, scoring="total"), 4)
    tournament.commit_deals(SECRET, "event")
    assert verify(tournament).holds
    with pytest.raises(TournamentRefused):
        tournament.commit_deals(SECRET, "event")
    with pytest.raises(TournamentRefused) as refused:
        tournament.undo(tournament.log[-1].number)
    assert refused.value.code == "tournament-undo-deals"
    assert tournament.undo()[0].event.entrant.number == 4  # commitments are not the last decision
    tournament.enter("somebody else")
    tournament.start_round()
    assert tournament.reveal_deals() == 0  # they are being played
    tournament.record(1, 1, Result(deals=((1, 0),)))
    assert tournament.reveal_deals() == 0
    tournament.record(1, 2, Result(deals=((1, 0),)))
    assert tournament.reveal_deals() == 1


def test_moving_sets_are_revealed_when_the_event_is_over() -> None:
    settings = Settings(
        name="t", rules=PAIRS, format="mitchell", deals=1, scoring="total", moving_boards=True
    )
    tournament = field(settings, 6)
    tournament.commit_deals(SECRET, "event")
    revealed = []
    for _ in played(tournament):
        revealed.append(tournament.reveal_deals())
    assert revealed[0] == 0
    assert revealed[-1] > 0


def test_the_variance_is_split_between_deals_and_play() -> None:
    same = components({1: [10, 10, 10], 2: [-20, -20, -20], 3: [5, 5, 5]})
    assert (same.play, same.removed) == (0, 1)
    none = components({1: [10, -10], 2: [-10, 10], 3: [10, -10]})
    assert none.removed == 0
    found = duplicate_variance(event_of_bots())
    assert 0 <= found.removed <= 1
    assert found.count == 3 * 2 * 2


def test_the_last_round_of_a_mitchell_exchanges_sides_to_make_one_field() -> None:
    settings = Settings(name="t", rules=PAIRS, format="mitchell", deals=1, scoring="total")
    tournament = field(settings, 10)
    for _ in played(tournament):
        pass
    past = histories(tournament.state)
    assert sorted(history.seats[0] for history in past.values()) == [1] * 5 + [4] * 5
    short = field(
        Settings(name="t", rules=PAIRS, format="mitchell", deals=1, scoring="total", rounds=3), 10
    )
    for _ in played(short):
        pass
    assert sorted(each.seats[0] for each in histories(short.state).values()) == [1] * 5 + [2] * 5


def test_a_team_match_is_won_deal_by_deal_in_its_two_rooms() -> None:
    """On each deal the team counts that made more in both rooms, where it held all hands once."""
    settings = Settings(
        name="t", rules=PAIRS, entry="teams", rounds=1, deals=4, scoring="matchpoints"
    )
    rooms = ((30, 0), (0, 20), (10, 0), (0, 5)), ((0, 10), (0, 10), (0, 10), (50, 0))
    scores = {}
    for scoring in ("matchpoints", "total"):
        tournament = field(structs.replace(settings, scoring=scoring), 2)
        table = tournament.start_round().tables[0]
        tournament.record(1, 1, Result(deals=(*rooms[0], *rooms[1])))
        standings = {one.entrant: one.score for one in tournament.standings()}
        scores[scoring] = [standings[side[0]] for side in table.sides]
    # Swings of +20, -30, 0 and +45.
    assert scores["matchpoints"] == [Fraction(125, 2), Fraction(75, 2)]
    assert scores["total"] == [35, -35]
    first, second = deal_results(tournament.state)[1]
    assert (first.sides, first.difference) == (table.sides, 30)
    assert (second.sides, second.difference) == (table.sides[::-1], 10), "as its seats made it"
