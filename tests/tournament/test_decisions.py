"""Decisions: results, corrections and what they change, undo, refusals, the file."""

from __future__ import annotations

import json

import pytest

from capicua.core.messages import Refused
from capicua.render.language import Language
from capicua.tournament import Result, Rules, Settings, Tournament, TournamentRefused
from tests.tournament.events_at_random import FOUR, PAIRS, field

DOMINICAN = Settings(name="Friday", rules=Rules("partners", "dominican"), rounds=3)


def first_rounds() -> Tournament:
    """Return eight pairs after two rounds in which the better seed won every table."""
    tournament = field(DOMINICAN, 8)
    for _ in range(2):
        round = tournament.start_round(at="20:00", by="director")
        for table in round.tables:
            best = min(table.entrants)
            points = (200, 120) if table.sides[0][0] == best else (120, 200)
            tournament.record(round.number, table.number, points, by="captain")
    return tournament


def test_a_correction_changes_everything_after_it_and_says_what() -> None:
    tournament = first_rounds()
    tournament.start_round()
    before = {each.entrant: each.place for each in tournament.standings()}
    assert before[1] == 1
    table = next(each for each in tournament.state.rounds[0].tables if 1 in each.entrants)
    points = (120, 200) if table.sides[0][0] == 1 else (200, 120)
    changes = tournament.correct(1, table.number, points, reason="columns exchanged")
    changed = {each.entrant: each for each in changes.places}
    assert changed[1].score == (2.0, 1.0)
    assert changed[1].place[1] > 1
    assert changes.rounds == (2, 3)
    assert len(tournament.state.rounds[1].tables) == 4  # played rounds stay as they were
    entry = tournament.log[-1]
    assert entry.event.reason == "columns exchanged"


def test_a_correction_without_effect_changes_nothing() -> None:
    tournament = first_rounds()
    table = tournament.state.rounds[0].tables[0]
    changes = tournament.correct(1, table.number, tournament.state.rounds[0].results[table.number])
    assert changes.places == ()
    assert changes.rounds == ()


def test_undoing_a_result_shows_what_changed_and_leaves_a_trail() -> None:
    tournament = first_rounds()
    entry, changes = tournament.undo(reason="wrong table")
    assert entry.by == "captain"
    assert {each.entrant for each in changes.places} >= set(
        tournament.state.rounds[1].table(4).entrants
    )
    assert tournament.state.rounds[1].missing == [4]
    assert len(tournament.log) == 8 + 2 + 8 + 1


def test_only_decisions_that_count_are_offered_for_undoing() -> None:
    tournament = first_rounds()
    before = tournament.undoable()
    assert before == [entry.number for entry in tournament.log]
    entry, _ = tournament.undo()
    assert tournament.undoable() == [number for number in before if number != entry.number]


def test_an_earlier_decision_is_undone_only_if_nothing_rests_on_it() -> None:
    tournament = first_rounds()
    tournament.penalise(3, "late", score=1)
    number = tournament.log[-1].number
    tournament.start_round()
    tournament.undo(number)
    assert not tournament.state.penalties
    with pytest.raises(TournamentRefused) as refused:
        tournament.undo(1)  # an entrant who has played
    assert refused.value.code == "tournament-undo-later"


def test_a_round_without_results_can_be_cancelled_and_paired_again() -> None:
    tournament = first_rounds()
    tournament.start_round()
    tournament.cancel_round(reason="a pair left")
    tournament.withdraw(8, reason="a pair left")
    round = tournament.start_round()
    assert len(round.byes) == 1
    tournament.record(3, 1, (1, 2))
    with pytest.raises(TournamentRefused) as refused:
        tournament.cancel_round()
    assert refused.value.code == "tournament-round-has-results"


def test_penalties_and_handicaps_count() -> None:
    tournament = Tournament(
        Settings(name="t", rules=PAIRS, rounds=1, tie_breaks=("points_difference",))
    )
    tournament.enter("strong")
    tournament.enter("weak", handicap=30)
    round = tournament.start_round()
    strong = round.tables[0].sides.index((1,))
    points = [80, 80]
    points[strong] = 100
    tournament.record(1, 1, points)
    assert tournament.standings()[0].entrant == 2
    tournament.penalise(2, "talking", score=2, points=5)
    assert tournament.standings()[0].score == 0
    figures = {each.entrant: each.figures["points_difference"] for each in tournament.standings()}
    assert figures == {1: -10, 2: 5}


def test_forfeits_give_the_round_to_those_who_came() -> None:
    tournament = field(Settings(name="t", rules=PAIRS, rounds=2, walkover=100), 4)
    round = tournament.start_round()
    tournament.forfeit(1, 1, [1])
    won = round.tables[0].sides[0][0]
    standing = next(each for each in tournament.standings() if each.entrant == won)
    assert (standing.score, standing.points) == (1, (100, 0))
    tournament.forfeit(1, 2, [0, 1])
    assert sum(each.score for each in tournament.standings()) == 1


def test_teams_play_in_two_rooms_whose_points_add_up() -> None:
    tournament = field(Settings(name="t", rules=PAIRS, entry="teams", rounds=1), 4)
    tournament.start_round()
    tournament.record(1, 1, Result(deals=((100, 40), (30, 100))))
    with pytest.raises(TournamentRefused) as refused:
        tournament.record(1, 2, Result(deals=((100, 40),)))
    assert refused.value.code == "tournament-result-deals"
    assert tournament.state.rounds[0].results[1].points == (130, 140)
    with pytest.raises(TournamentRefused) as refused:
        tournament.record(1, 2, Result((10, 20), deals=((1, 2), (3, 4))))
    assert refused.value.code == "tournament-result-sum"


REFUSED = {
    "tournament-name-taken": lambda one: one.enter("ENTRANT 1"),
    "tournament-name": lambda one: one.enter("  "),
    "tournament-members": lambda one: one.enter("new", ["only one"]),
    "tournament-no-entrant": lambda one: one.find("entrent 1"),
    "tournament-ambiguous": lambda one: one.find("entr"),
    "tournament-not-withdrawn": lambda one: one.bring_back(1),
    "tournament-no-member": lambda one: one.substitute(1, "nobody", "new"),
    "tournament-no-round": lambda one: one.record(9, 1, (1, 2)),
    "tournament-no-table": lambda one: one.record(1, 9, (1, 2)),
    "tournament-has-result": lambda one: one.record(1, 1, (1, 2)),
    "tournament-no-result": lambda one: one.correct(1, 2, (1, 2)),
    "tournament-result-sides": lambda one: one.record(1, 2, (1, 2, 3)),
    "tournament-result-size": lambda one: one.record(1, 2, (10**9, 2)),
    "tournament-results-missing": lambda one: one.start_round(),
    "tournament-penalty-reason": lambda one: one.penalise(1, " ", points=3),
    "tournament-penalty-amount": lambda one: one.penalise(1, "late"),
    "tournament-no-ladder": lambda one: one.challenge(2, 1),
    "tournament-no-decision": lambda one: one.undo(99),
    "tournament-no-deals": lambda one: one.commit_deals(b"x" * 128, "e"),
    "tournament-paired-twice": lambda one: one.start_round([[[1], [1]]]),
    "tournament-table-sides": lambda one: one.start_round([[[1], [2], [3]]]),
    "tournament-not-paused": lambda one: one.resume(1),
    "tournament-minutes": lambda one: one.add_time(1, 0),
    "tournament-round-has-results": lambda one: one.cancel_round(),
}


@pytest.mark.parametrize("code", REFUSED)
def test_refusals_change_nothing_and_are_explained_in_both_languages(code: str) -> None:
    tournament = field(DOMINICAN, 6)
    tournament.start_round()
    tournament.record(1, 1, (200, 10))
    log, ranked = list(tournament.log), tournament.standings()
    with pytest.raises(Refused) as refused:
        REFUSED[code](tournament)
    assert refused.value.code == code
    assert tournament.log == log
    assert tournament.standings() == ranked
    for language in ("en", "es"):
        said = Language(language).say(refused.value.message)
        assert "⟨" not in said


def test_settings_that_contradict_each_other_are_refused() -> None:
    wrong = {
        "tournament-no-individuals": Settings(name="t", rules=PAIRS, entry="individuals"),
        "tournament-no-partners": Settings(name="t", rules=FOUR),
        "tournament-tie-break": Settings(name="t", rules=PAIRS, tie_breaks=("dice",)),
        "tournament-tie-break-twice": Settings(
            name="t", rules=PAIRS, tie_breaks=("wins", "points", "wins")
        ),
        "tournament-format-rotating": Settings(
            name="t", rules=PAIRS, entry="rotating", format="knockout"
        ),
        "tournament-format-sides": Settings(
            name="t", rules=FOUR, entry="individuals", format="knockout"
        ),
        "tournament-scoring-deals": Settings(name="t", rules=PAIRS, scoring="matchpoints"),
        "tournament-scoring-places": Settings(name="t", rules=PAIRS, scoring="places"),
        "tournament-scoring-teams": Settings(
            name="t", rules=PAIRS, entry="teams", deals=2, scoring="average"
        ),
        "tournament-movement-deals": Settings(name="t", rules=PAIRS, format="howell"),
        "tournament-win-draw-loss": Settings(name="t", rules=PAIRS, draw=5),
    }
    for code, settings in wrong.items():
        with pytest.raises(TournamentRefused) as refused:
            Tournament(settings)
        assert refused.value.code == code
        assert "⟨" not in str(refused.value)


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("format"),
        lambda data: data["settings"].update(format="chess"),
        lambda data: data["settings"]["rules"].update(game="chess"),
        lambda data: data["log"].append({"number": 99, "event": {"type": "moved"}}),
        lambda data: data["log"].append(
            {"number": 99, "event": {"type": "result", "round": 9, "table": 1, "result": {}}}
        ),
        lambda data: data["log"].insert(0, data["log"][-1]),
        lambda data: data.update(secret="xyz"),
    ],
)
def test_damaged_files_are_refused(change: object) -> None:
    data = json.loads(first_rounds().as_json())
    assert callable(change)
    change(data)
    with pytest.raises(Refused):
        Tournament.of_json(json.dumps(data))
    with pytest.raises(TournamentRefused):
        Tournament.of_json("{")
