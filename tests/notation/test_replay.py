"""Records of the example game, replayed by its rules."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import capicua
from capicua.core.seats import NOBODY
from capicua.notation import (
    RecordError,
    check,
    read,
    record_of,
    record_of_round,
    replay,
    steps,
    write,
)
from tests.notation.matches import play

pytestmark = pytest.mark.usefixtures("escalera")

ROUND = """\
[Game "escalera"]
[Version "1"]
[Preset "short"]
[Players "2"]
[Totals "+7 0"]
[Winners "A"]

round 1
A: 6-1 3-2 0-0
B: 5-5 4-4 6-6
1. A 3-2; B 4-4 (2. B 5-5 {too much} A pass; B 4-4 {leads anew}) 3. A pass
4. B 5-5; A pass; B 6-6
scores: 0 +7
"""
RIGHT = ROUND.replace("+7 0", "0 +7").replace('Winners "A"', 'Winners "B"')


def ids(text):
    return [error.message.id for error in check(text)]


def test_a_handwritten_round_is_replayed():
    match = replay(read(RIGHT))
    assert match.is_over
    assert match.totals == [0, 7]
    assert match.winners == [1]
    assert list(match.last.log) == [8, 14, 28, 20, 28, 27]


def test_steps_yield_the_deal_and_every_move():
    found = list(steps(read(RIGHT)))
    assert [step.made for step in found] == list(range(7))
    assert found[0].move is None
    assert found[0].action is None
    assert [step.move.action for step in found[1:]] == ["3-2", "4-4", "pass", "5-5", "pass", "6-6"]
    assert found[1].said == [capicua.Message("say-play", {"player": 0, "tile": "3-2"})]
    assert [step.seat for step in found] == [None, 0, 1, 0, 1, 0, 1]
    turns = [(step.made, int(step.state.turn)) for step in steps(read(RIGHT))]
    assert turns[:3] == [(0, 0), (1, 1), (2, 0)]
    assert found[-1].match.is_over


def test_totals_and_winners_are_checked():
    errors = check(ROUND)
    assert [(error.message.id, error.line, error.column) for error in errors] == [
        ("record-differs", 5, 10),
        ("record-differs", 6, 11),
    ]
    assert errors[0].message.arguments["stated"] == "+7 0"
    assert errors[0].message.arguments["derived"] == "0 +7"
    with pytest.raises(RecordError, match="record-differs"):
        replay(read(ROUND))


@pytest.mark.parametrize(
    ("old", "new", "id", "line", "column"),
    [
        ("escalera", "ajedrez", "record-game", 1, 8),
        ("short", "long", "record-game", 1, 8),
        ('[Version "1"]', '[Version "2"]', "record-version", 2, 11),
        ('[Version "1"]', '[Options "size=3"]', "record-game", 1, 8),
        ('[Version "1"]', '[Options "preset=short"]', "record-option", 2, 11),
        ("round 1", "round 0", "record-round-number", 8, 1),
        ("A: 6-1 3-2", "A: 6-1", "record-deal", 8, 1),
        ("A: 6-1 3-2", "A: 5-5 3-2", "record-deal", 8, 1),
        ("A: 6-1", "C: 6-1", "record-value", 9, 1),
        ("A: 6-1", "lot: C\nA: 6-1", "record-value", 9, 1),
        ("A: 6-1", "totals: 1 2 3\nA: 6-1", "record-count", 9, 1),
        ("1. A 3-2", "1. B 3-2", "record-turn", 11, 4),
        ("1. A 3-2", "1. A jump", "record-action", 11, 4),
        ("1. A 3-2", "1. A pass", "record-illegal", 11, 4),
        ("A pass; B 4-4", "A 0-0; B 4-4", "record-illegal", 11, 38),
        ("scores: 0 +7", "A pass", "record-after-round", 13, 1),
        ("scores: 0 +7", "scores: void", "record-differs", 13, 1),
        ("; B 6-6", "", "record-unfinished", 13, 1),
        ("scores: 0 +7", "scores: 0 +7\nround 2", "record-after-match", 14, 1),
    ],
)
def test_a_record_that_breaks_the_rules_is_refused_with_its_place(old, new, id, line, column):
    assert RIGHT.count(old) == 1
    text = RIGHT.replace(old, new)
    error = check(text)[0]
    assert (error.message.id, error.line, error.column) == (id, line, column)
    with pytest.raises(RecordError, match=id):
        replay(read(text))


def test_an_error_has_the_games_own_reason():
    (error,) = check(RIGHT.replace("1. A 3-2", "1. A pass"))
    assert error.rule == "ESC-5"
    assert error.reason == capicua.Message("refuse-clear")


def test_wrong_variations_and_scores_do_not_stop_the_check():
    text = RIGHT.replace("A pass; B 4-4 {", "A 6-6; B 4-4 {").replace("0 +7\n", "0 +9\n")
    assert ids(text) == ["record-illegal", "record-differs"]


def test_a_record_of_another_version_is_refused():
    record = read(RIGHT.replace('[Version "1"]', '[Version "7"]'))
    with pytest.raises(RecordError) as caught:
        replay(record)
    assert caught.value.message.arguments == {
        "line": 2,
        "column": 11,
        "game": "escalera",
        "version": 7,
        "current": 1,
    }
    assert replay(record, any_version=True).totals == [0, 7]


def test_winners_of_an_unfinished_match_are_refused():
    text = RIGHT.replace('[Preset "short"]', '[Options "hand_size=3"]')
    assert ids(text) == ["record-match-open"]


# -- parts of a longer match ----------------------------------------------------------------


def test_a_record_states_only_what_does_not_follow():
    match = play(capicua.load("escalera", players=3), 5)
    for round in record_of(match).rounds:
        assert (round.starter, round.totals, round.streak, round.pot) == (None,) * 4


def test_a_record_may_start_in_the_middle_of_a_match():
    match = play(capicua.load("escalera", players=3, rounds=9), 5, rounds=7)
    whole = record_of(match)
    part = record_of(match)
    part.rounds = part.rounds[4:]
    with pytest.raises(RecordError, match="record-turn"):
        replay(part)  # the starter of round 5 is missing
    part.rounds[0].starter = "B"
    part.rounds[0].totals = match.rounds[4].setup.totals
    later = replay(part)
    assert later.totals == match.totals
    assert record_of(later) == part
    logs = [list(state.log) for state in match.rounds[4:]]
    assert [list(state.log) for state in later.rounds] == logs
    assert record_of(replay(whole)) == whole


def test_a_record_may_have_a_gap():
    match = play(capicua.load("escalera", players=3, rounds=9), 5, rounds=7)
    record = record_of(match)
    del record.rounds[2:4]
    record.rounds[2].starter = "B"
    record.rounds[2].totals = match.rounds[4].setup.totals
    again = replay(read(write(record)))
    assert again.totals == match.totals
    assert record_of(again) == record


def test_a_setup_that_contradicts_the_match_is_reported():
    record = record_of(play(capicua.load("escalera", players=3), 5))
    record.rounds[1].starter = "C"
    record.rounds[1].streak = 1
    errors = check(write(record))
    assert [error.message.arguments.get("name") for error in errors[:2]] == ["starter", "streak"]


def test_a_single_round_round_trips():
    state = capicua.load("escalera").new_round(seed=3, number=4, starter=2, totals=[1, 2, 3, 4])
    state.apply(state.legal_actions()[0])
    record = record_of_round(state, names=["Ana", "", "Eva"])
    assert record.names == {"A": "Ana", "C": "Eva"}
    assert (record.rounds[0].starter, record.rounds[0].totals) == ("C", [1, 2, 3, 4])
    again = replay(read(write(record))).round
    assert list(again.order) == list(state.order)
    assert (again.lot, list(again.log)) == (state.lot, list(state.log))
    assert again.setup == state.setup
    assert record.rounds[0].scores is None


def test_a_starter_left_to_the_rules_is_written_as_a_dash():
    game = capicua.load("escalera", rounds=9)
    first = play(game, 1, rounds=2)
    first.start()
    first.round.setup.starter = NOBODY
    record = record_of(first)
    assert record.rounds[2].starter == "–"
    assert ids(write(record)) == ["record-differs"]


def test_an_unfinished_round_must_be_the_last():
    record = record_of(play(capicua.load("escalera"), 2, rounds=2, moves=3))
    record.rounds.append(record.rounds[0])
    assert ids(write(record)) == ["record-unfinished"]


def test_a_position_cannot_be_written_as_a_record():
    game = capicua.load("escalera", players=2)
    state = game.position({"A": "6-6", "B": "5-5"})
    with pytest.raises(RecordError, match="record-no-deal"):
        record_of_round(state)


@given(st.data())
def test_corrupted_records_are_refused(data):
    text = bytearray(RIGHT.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        end = at + data.draw(st.integers(0, 6))
        text[at:end] = data.draw(st.binary(max_size=4) | st.sampled_from([b"(", b"}", b"; A 6-1 "]))
    for error in check(bytes(text)):
        assert isinstance(error, RecordError)
        assert error.line >= 1
        assert error.column >= 1
    with contextlib.suppress(RecordError):
        replay(read(bytes(text)))


def test_a_game_can_read_records_of_older_versions(monkeypatch):
    """A version that only renumbers actions still reads older notation (S5)."""
    monkeypatch.setattr(capicua.kind("escalera"), "version", 3)
    assert ids(RIGHT) == ["record-version"]
    monkeypatch.setattr(capicua.kind("escalera"), "reads_from", 2)
    assert ids(RIGHT) == ["record-version"]
    monkeypatch.setattr(capicua.kind("escalera"), "reads_from", 1)
    assert ids(RIGHT) == []
    assert ids(RIGHT.replace('[Version "1"]', '[Version "4"]')) == ["record-version"]


def test_a_record_is_replayed_by_an_older_version_of_its_game(monkeypatch):
    """The game keeps the class of the older version (S5)."""
    current = capicua.kind("escalera")
    first = type("First", (current,), {"version": 1})
    monkeypatch.setattr(current, "version", 2)
    assert ids(RIGHT) == ["record-version"]
    monkeypatch.setattr(current, "earlier", {1: first})
    assert ids(RIGHT) == []
    match = replay(read(RIGHT))
    assert type(match.game) is first
    assert record_of(match).version == 1
