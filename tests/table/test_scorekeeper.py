"""The scorekeeper: rounds are added, removed, corrected, saved and loaded."""

import pytest

import capicua
from capicua.core.messages import Refused
from capicua.core.sheet import Report
from capicua.table.scorekeeper import Scorekeeper, scorekeeper_of

NAMES = ["Ana", "Luis", "Eva"]


def out(seat, left, exchanges=(0, 0, 0), starter=None):
    answers = {"left": list(left), "exchanges": list(exchanges)}
    if starter is not None:
        answers["starter"] = [starter]
    return Report("out", seat, answers)


@pytest.fixture
def keeper():
    return Scorekeeper(
        capicua.load("garrafina", players=3),
        NAMES,
        [out(0, [0, 10, ["6-4", "1-0"]], (0, 1, 0), 0), out(1, [5, 0, 5]), out(2, [7, 8, 0])],
    )


def points(keeper):
    return [row.points for row in keeper.rows]


def test_rounds_are_scored_by_the_game(keeper):
    assert points(keeper) == [[31, -20, -11], [-5, 10, -5], [-7, -8, 15]]
    assert keeper.totals == [19, -18, -1]
    assert keeper.next_sheet.setup.number == 4
    assert keeper.next_sheet.setup.starter == 0  # A, B and C have started once each


def test_undo_removes_the_last_round(keeper):
    keeper.undo()
    assert keeper.totals == [26, -10, -16]
    keeper.undo()
    keeper.undo()
    assert keeper.totals == [0, 0, 0]
    with pytest.raises(Refused, match="undo-nothing"):
        keeper.undo()


def test_a_correction_rescores_all_later_rounds(keeper):
    keeper.correct(1, out(1, [12, 0, 3], starter=2))
    assert points(keeper) == [[-12, 15, -3], [-5, 10, -5], [-7, -8, 15]]
    assert keeper.totals == [-24, 17, 7]
    assert keeper.next_sheet.setup.starter == 2
    again = Scorekeeper(keeper.game, NAMES, keeper.reports)
    assert again.totals == keeper.totals


def test_an_invalid_correction_changes_nothing(keeper):
    for number in (0, 4, -1):
        with pytest.raises(Refused, match="no-such-round"):
            keeper.correct(number, out(0, [0, 1, 1]))
    with pytest.raises(Refused, match="sheet-missing"):
        keeper.correct(1, out(0, [0, 1, 1]))  # the starter of the first round is missing
    assert keeper.totals == [19, -18, -1]


def test_a_correction_that_invalidates_a_later_round_is_refused():
    keeper = Scorekeeper(
        capicua.load("muggins", players=2),
        ["Ana", "Luis"],
        [
            Report("out", 0, {"made": [80, 0], "left": [0, 10]}),
            Report("target", 0, {"made": [10, 0]}),
        ],
    )
    assert keeper.winners == [0]
    with pytest.raises(Refused, match="later-round") as caught:
        keeper.correct(1, Report("out", 0, {"made": [30, 0], "left": [0, 10]}))
    assert "sheet-target" in str(caught.value.__cause__)
    assert keeper.totals == [100, 0]


def test_the_match_ends_by_the_rules_of_the_game():
    keeper = Scorekeeper(capicua.load("garrafina", preset="mexican", players=3), NAMES)
    keeper.add(out(0, [0, 60, 39], starter=0))
    assert not keeper.is_over
    keeper.add(out(0, [0, 1, 0]))
    assert keeper.is_over
    assert keeper.winners == [0]
    with pytest.raises(Refused, match="match-is-over"):
        keeper.add(out(0, [0, 1, 0]))
    keeper.undo()
    assert not keeper.is_over


def test_rounds_after_an_end_moved_forward_by_a_correction_are_kept_but_do_not_count():
    game = capicua.load("garrafina", preset="mexican", players=3)
    reports = [out(0, [0, 10, 10], starter=0), out(1, [10, 0, 10]), out(2, [9, 9, 0])]
    keeper = Scorekeeper(game, NAMES, reports)
    keeper.correct(1, out(0, [0, 60, 60], starter=0))
    assert keeper.is_over
    assert [row.counts for row in keeper.rows] == [True, False, False]
    assert keeper.totals == [120, -60, -60]
    read = scorekeeper_of(keeper.as_text())
    assert [row.counts for row in read.rows] == [True, False, False]
    keeper.correct(1, reports[0])
    assert keeper.totals == [20 - 10 - 9, -10 + 20 - 9, -10 - 10 + 18]


def test_the_lowest_total_wins_mexican_train():
    game = capicua.load("mexican_train", preset="barney", players=2, rounds=2)
    keeper = Scorekeeper(game, ["Ana", "Luis"])
    assert keeper.next_sheet.opening.arguments["tile"] == "12-12"
    keeper.add(Report("out", 0, {"left": [0, 40]}))
    assert keeper.next_sheet.opening.arguments == {"tile": "11-11", "player": 0}
    keeper.add(Report("blocked", answers={"opener": [1], "left": [39, 8]}))
    assert keeper.totals == [39, 48]
    assert keeper.winners == [0]


def test_the_pool_is_carried_over():
    game = capicua.load("block", preset="domino_pool", players=3, blocked_pool="carry_over")
    keeper = Scorekeeper(game, NAMES)
    keeper.add(Report("blocked", answers={"leader": [0], "left": [3, 4, 5]}))
    assert keeper.totals == [-1, -1, -1]
    keeper.add(Report("out", 1, {"left": [3, 0, 5]}))
    assert keeper.totals == [-2, 4, -2]


def test_marks_of_partners_and_passed_out_rounds():
    game = capicua.load("texas_42", preset="marks")
    keeper = Scorekeeper(game, [*NAMES, "Noa"])
    keeper.add(Report("passed", answers={"dealer": [3]}))
    assert points(keeper) == [None]
    assert keeper.next_sheet.opening.arguments == {"player": 1, "other": 0}
    keeper.add(Report("bid", 1, {"bid": ["84"], "contract": ["set"]}))
    assert keeper.totals == [2, 0, 2, 0]


def test_texas_42_is_scored_by_points():
    keeper = Scorekeeper(capicua.load("texas_42"), [*NAMES, "Noa"])
    keeper.add(Report("bid", 0, {"dealer": [3], "bid": ["31"], "taken": [30]}))
    assert keeper.totals == [0, 43, 0, 43]
    with pytest.raises(Refused, match="sheet-word"):
        keeper.add(Report("bid", 0, {"bid": ["29"], "taken": [30]}))
    with pytest.raises(Refused, match="sheet-number"):
        keeper.add(Report("bid", 0, {"bid": ["31"], "taken": [43]}))


def test_a_saved_sheet_loads_unchanged(keeper):
    read = scorekeeper_of(keeper.as_text())
    assert read.as_text() == keeper.as_text()
    assert read.names == NAMES
    assert points(read) == points(keeper)
    assert repr(read.game) == repr(keeper.game)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"format": "other"}',
        '{"format": "capicua-score-1"}',
        "[" * 100_000,
        b"\xff\xfe".decode("utf-8", errors="replace"),
    ],
)
def test_a_damaged_file_is_refused(text):
    with pytest.raises(Refused, match="bad-score-file"):
        scorekeeper_of(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"seat": 0', '"seat": "A"'),
        ('"seat": 0', '"seat": 99999999999999999999'),
        ('"seat": 0', '"seat": true'),
        ('"6-4"', "64"),
        ('"6-4"', '"9-9"'),
        ('"ending": "out"', '"ending": ["out"]'),
        ('"Luis"', '"Ana"'),
        ('"Luis"', '"An\\na"'),
        ('"game": "garrafina"', '"game": "chess"'),
        ('"game": "garrafina"', '"game": "squeeze"'),
        ('"preset": "pagat"', '"preset": "nobody"'),
        ('"options": {}', '"options": {"game": "x"}'),
        ('"options": {}', '"options": []'),
    ],
)
def test_a_file_with_invalid_values_is_refused(keeper, old, new):
    text = keeper.as_text()
    assert old in text
    with pytest.raises(Refused):
        scorekeeper_of(text.replace(old, new, 1))


def test_csv_has_every_round_and_the_totals(keeper):
    assert keeper.as_csv() == (
        "round,Ana,Luis,Eva\n1,31,-20,-11\n2,-5,10,-5\n3,-7,-8,15\ntotal,19,-18,-1\n"
    )
    keeper.add(Report("void"))
    assert "4,nula,nula,nula" in keeper.as_csv("mano", "nula", "total")


@pytest.mark.parametrize("name", ["=cmd|x", "+1", "-1", "@SUM(A1)", "Ana"])
def test_s19_names_in_csv_are_never_formulas(name):
    keeper = Scorekeeper(capicua.load("garrafina", players=3), [name, "Luis", "Eva"])
    shown = name if name == "Ana" else f"'{name}"
    assert keeper.as_csv().splitlines()[0] == f"round,{shown},Luis,Eva"


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["Ana", "Luis"], "bad-seats"),
        (["Ana", "Luis", "ana"], "name-twice"),
        (["Ana", "Luis", " "], "bad-name"),
        (["Ana", "Luis", "a,b"], "bad-name"),
    ],
)
def test_names_must_be_valid_and_unique(names, message):
    with pytest.raises(Refused, match=message):
        Scorekeeper(capicua.load("garrafina", players=3), names)


def test_a_game_without_a_score_sheet_is_refused():
    with pytest.raises(Refused, match="no-sheet"):
        Scorekeeper(capicua.load("squeeze"), ["Ana"])


# -- series of matches ---------------------------------------------------------------------------


def hand(seat, left):
    """A round of Partners won by going out."""
    return Report("out", seat, {"leader": [seat], "left": left})


PAIRS = ["Ana", "Luis", "Eva", "Noa"]


def test_par_30_a_shut_out_counts_twice_in_a_series():
    keeper = Scorekeeper(capicua.load("partners", shutout="double"), PAIRS)
    with pytest.raises(Refused, match="match-goes-on"):
        keeper.begin_match()
    keeper.add(hand(0, [0, 60, 0, 45]))
    assert (keeper.is_over, keeper.totals, keeper.series) == (True, [105, 0, 105, 0], [2, 0, 2, 0])
    keeper.begin_match()
    assert (keeper.is_over, keeper.totals, keeper.rows) == (False, [0, 0, 0, 0], [])
    keeper.add(hand(2, [5, 10, 0, 10]))
    keeper.add(hand(1, [80, 0, 40, 5]))
    assert (keeper.totals, keeper.series) == ([20, 120, 20, 120], [2, 1, 2, 1])
    again = scorekeeper_of(keeper.as_text())
    assert (again.totals, again.series) == (keeper.totals, keeper.series)
    for _ in range(4):
        again.undo()
    assert (again.earlier, again.totals, again.is_over) == ([], [0, 0, 0, 0], False)


def test_other_games_count_every_match_once():
    keeper = Scorekeeper(capicua.load("block", players=2, target=5), ["Ana", "Luis"])
    keeper.add(Report("out", 0, {"leader": [0], "left": [0, 9]}))
    keeper.begin_match()
    keeper.add(Report("out", 1, {"leader": [0], "left": [7, 0]}))
    assert keeper.series == [1, 1]


def test_a_series_as_csv_has_every_match_and_the_matches_won():
    keeper = Scorekeeper(capicua.load("partners", shutout="double"), PAIRS)
    keeper.add(hand(0, [0, 60, 0, 45]))
    assert keeper.as_csv().splitlines()[0] == "round,Ana,Luis,Eva,Noa"
    keeper.begin_match()
    keeper.add(hand(1, [80, 0, 40, 5]))
    assert keeper.as_csv().splitlines() == [
        "match,round,Ana,Luis,Eva,Noa",
        "1,1,105,0,105,0",
        "1,total,105,0,105,0",
        "2,1,0,120,0,120",
        "2,total,0,120,0,120",
        "matches won,,2,2,2,2",
    ]


def test_a_shared_match_counts_for_neither_side():
    game = capicua.load("block", players=2, max_hands=1)
    keeper = Scorekeeper(game, ["Ana", "Luis"])
    keeper.add(Report("blocked", -1, {"leader": [0], "left": [9, 9]}))
    assert (keeper.is_over, keeper.winners) == (True, [0, 1])
    assert [match.weight for match in keeper.played] == [0]
    assert keeper.series == [0, 0]
