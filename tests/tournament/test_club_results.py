"""A club's all-time table and meetings, from its events."""

from __future__ import annotations

from capicua.tournament import Rules, Settings, Tournament
from capicua.tournament.club_results import all_time, head_to_head, results_of

PAIRS = (("Ana", "Luis"), ("Eva", "Juan"))


def event(*points: tuple[int, int], rounds: int = 0) -> Tournament:
    """Return an event of two pairs who meet once for each result."""
    settings = Settings(name="Friday", rules=Rules("partners"), rounds=rounds or len(points))
    found = Tournament(settings)
    for pair in PAIRS:
        found.enter(" and ".join(pair), pair)
    for number, each in enumerate(points, 1):
        found.start_round()
        play(found, number, each)
    return found


def play(found: Tournament, number: int, points: tuple[int, int]) -> None:
    """Record a result: the points of Ana and Luis, then those of the others."""
    table = found.state.round(number).tables[0]
    found.record(number, 1, points if table.sides[0] == (1,) else points[::-1])


def test_the_all_time_table_adds_up_what_people_did():
    table = all_time([results_of(event((100, 60), (40, 100))), results_of(event((100, 20)))])
    assert {line.name: (line.events, line.rounds, line.won, line.made) for line in table} == {
        "Ana": (2, 3, 2, 240),
        "Luis": (2, 3, 2, 240),
        "Eva": (2, 3, 1, 180),
        "Juan": (2, 3, 1, 180),
    }
    assert [line.name for line in table[:2]] == ["Ana", "Luis"]
    assert sum(line.places[0] for line in table) == 4  # two events, two people each


def test_people_meet_as_opponents_and_as_partners():
    results = [results_of(event((100, 60), (40, 100), (90, 90)))]
    met = head_to_head(results, "Eva", "Ana")
    assert (met.won, met.drawn, met.lost, met.together) == (1, 1, 1, 0)
    assert head_to_head(results, "ana", "LUIS").together == 3
    other = head_to_head(results, "Ana", "Eva")
    assert (other.won, other.lost) == (met.lost, met.won)


def test_a_substitute_has_the_rounds_played_and_no_earlier_ones():
    found = event((100, 60), rounds=2)
    found.substitute(2, "Juan", "Sol")
    found.start_round()
    play(found, 2, (20, 100))
    table = {line.name: (line.rounds, line.won) for line in all_time([results_of(found)])}
    assert table == {"Ana": (2, 1), "Luis": (2, 1), "Eva": (2, 1), "Juan": (1, 0), "Sol": (1, 1)}


def test_an_undone_result_does_not_count_and_a_correction_does():
    found = event((100, 60))
    found.correct(1, 1, (10, 60) if found.state.round(1).tables[0].sides[0] == (1,) else (60, 10))
    assert {line.name: line.won for line in all_time([results_of(found)])}["Eva"] == 1
    found.undo()
    found.undo()
    assert results_of(found).people == ()


def test_the_same_name_in_other_letters_is_one_person():
    again = Tournament(Settings(name="Next", rules=Rules("partners"), rounds=1))
    again.enter("one", ("ANÁ", "luis "))
    again.enter("two", ("Eva", "Juan"))
    again.start_round()
    play(again, 1, (100, 1))
    table = {line.name: line.won for line in all_time(map(results_of, (event((100, 60)), again)))}
    assert table == {"ANÁ": 2, "luis": 2, "Eva": 0, "Juan": 0}
