"""Records as text: reading, writing, and errors."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from capicua import load
from capicua.notation import (
    Move,
    Record,
    RecordError,
    RoundRecord,
    Variation,
    read,
    read_all,
    record_of,
    write,
)
from capicua.notation.record import DEEPEST, plain
from capicua.notation.transcript import Transcript
from capicua.notation.writer import WIDTH, write_all
from tests import suite

BY_HAND = """
{ Played on the terrace. }
[Game "escalera"]
[A "Ana"]
[B "Luis \\"el Zurdo\\""]
[Site "La Habana"]

round 1
A: 1-6 3-2
B: 0-0, 4|4
stock: 5-5
{ A quiet hand. }
 1. A 3-2 {too high} (A 6-1 {better}; B pass (B 4-4)) {or is it?}
    B 4-4; A  pass
A 6-1
scores: +8 −8
"""


def test_a_handwritten_record_is_read():
    record = read(BY_HAND)
    assert (record.game, record.version, record.players) == ("escalera", None, None)
    assert record.comment == "Played on the terrace."
    assert record.names == {"A": "Ana", "B": 'Luis "el Zurdo"'}
    assert record.tags == {"Site": "La Habana"}
    (round,) = record.rounds
    assert round.hands == {"A": ["6-1", "3-2"], "B": ["0-0", "4-4"]}
    assert round.stock == ["5-5"]
    assert round.comment == "A quiet hand."
    assert round.scores == [8, -8]
    first, *others = round.moves
    assert [(move.seat, move.action) for move in others] == [
        ("B", "4-4"),
        ("A", "pass"),
        ("A", "6-1"),
    ]
    assert first.comment == "too high or is it?"
    assert first.variations == [
        Variation(
            [Move("6-1", "A", "better"), Move("pass", "B", "", [Variation([Move("4-4", "B")])])]
        )
    ]
    assert (first.place.line, first.place.column) == (13, 5)


def test_a_record_is_written_in_canonical_form():
    assert (
        write(read(BY_HAND))
        == """\
[Game "escalera"]
[A "Ana"]
[B "Luis \\"el Zurdo\\""]
[Site "La Habana"]

{Played on the terrace.}

round 1
A: 6-1 3-2
B: 0-0 4-4
stock: 5-5
{A quiet hand.}
1. A 3-2 {too high or is it?} (1. A 6-1 {better} 2. B pass (2. B 4-4)) 2. B 4-4
3. A pass; A 6-1
scores: +8 -8
"""
    )


def test_lines_are_wrapped():
    moves = [Move(f"play {number}", "AB"[number % 2]) for number in range(60)]
    tiles = ["15-15", "12-10"] * 30
    lines = write(Record("x", rounds=[RoundRecord(1, stock=tiles, moves=moves)])).splitlines()
    assert max(len(line) for line in lines) <= WIDTH
    assert lines[2].startswith("round 1")
    assert lines[3].startswith("stock: 15-15 12-10")
    assert lines[8].startswith("1. A play 0; B play 1; ")
    assert lines[9].startswith("8. B play 7; A play 8; ")


def test_several_matches_in_one_text():
    texts = [f'[Game "{name}"]\n[Event "e"]\n\nround 1\nscores: void\n' for name in "xyz"]
    records = read_all("\n".join(texts))
    assert [record.game for record in records] == ["x", "y", "z"]
    assert write_all(records) == "\n".join(texts)
    assert records[0].rounds[0].scores == []
    with pytest.raises(RecordError, match="record-several"):
        read("\n".join(texts))


@pytest.mark.parametrize(
    ("text", "id", "line", "column"),
    [
        ("", "record-nothing", 1, 1),
        ("{only a comment}", "record-no-game", 1, 1),
        ('[Event "x"]\nround 1', "record-no-game", 1, 9),
        ("round 1\nA 6-1", "record-no-game", 1, 1),
        ("hello", "record-stray", 1, 1),
        ("[Game block]", "record-tag", 1, 1),
        ('[Game "x"]\n[Date "1"]\n[Date "2"]', "record-twice", 3, 8),
        ('[Game "x"]\n[Version "new"]', "record-number", 2, 11),
        ('[Game "x"]\n[Options "stake"]', "record-option", 2, 11),
        ('[Game "x"]\n[Winners "A M"]', "record-seat", 2, 13),
        ('[Game "x"]\nround two', "record-number", 2, 7),
        ('[Game "x"]\nround 1\nA: 6-1 6-x', "record-tile", 3, 8),
        ('[Game "x"]\nround 1\nM: 6-1', "record-field", 3, 1),
        ('[Game "x"]\nround 1\nlot: A\nlot: B', "record-twice", 4, 1),
        ('[Game "x"]\nround 1\nA pass; stock: 6-6', "record-late", 3, 9),
        ('[Game "x"]\nround 1\nscores: 1 2\nA pass', "record-late", 4, 1),
        ('[Game "x"]\nround 1\nscores:', "record-number", 3, 8),
        ('[Game "x"]\nround 1\n  (A pass)', "record-stray", 3, 3),
        ('[Game "x"]\nround 1\nA pass)', "record-stray", 3, 7),
        ('[Game "x"]\nround 1\nA pass }', "record-stray", 3, 8),
        ('[Game "x"]\nround 1\nA pass {oh', "record-unclosed", 3, 8),
        ('[Game "x"]\nround 1\nA pass (A 6-1\nround 2', "record-unclosed", 3, 8),
        ('[Game "x"]\nround 1\nA a ' + "(A b" * (DEEPEST + 1), "record-depth", 3, 133),
        (b'[Game "x"]\n[Site "\xff"]', "record-encoding", 2, 8),
    ],
)
def test_an_invalid_record_is_refused_with_its_place(text, id, line, column):
    with pytest.raises(RecordError) as caught:
        read(text)
    error = caught.value
    assert (error.message.id, error.line, error.column) == (id, line, column)
    assert (error.message.arguments["line"], error.message.arguments["column"]) == (line, column)


@pytest.mark.parametrize(
    "record",
    [
        Record("x", tags={"Game": "y"}),
        Record("x", tags={"A": "Ana"}),
        Record("x", tags={"two words": "y"}),
        Record("x", names={"Ana": "A"}),
        Record("x", rounds=[RoundRecord(1, moves=[Move("take; draw", "A")])]),
        Record("x", rounds=[RoundRecord(1, moves=[Move("scores: 1", "")])]),
        Record("x", rounds=[RoundRecord(1, moves=[Move("[take", "")])]),
        Record("x", rounds=[RoundRecord(1, moves=[Move("7. take", "")])]),
        Record("x", rounds=[RoundRecord(1, moves=[Move("B takes", "")])]),
        Record("x", rounds=[RoundRecord(1, moves=[Move("", "A")])]),
    ],
)
def test_an_unwritable_record_is_refused(record):
    with pytest.raises(RecordError, match="record-unwritable"):
        write(record)


def test_a_byte_order_mark_and_crlf_are_accepted():
    text = '\ufeff[Game "x"]\r\nround 1\r\nA pass\rB pass\r\n'
    assert [move.seat for move in read(text.encode()).rounds[0].moves] == ["A", "B"]


# -- any record round-trips -----------------------------------------------------------------

words = st.text(max_size=30).map(plain)
tiles = st.lists(st.sampled_from(["0-0", "6-4", "15-15"]), max_size=30)
letters = st.sampled_from("ABCDEFGHIJKL")
numbers = st.integers(-999_999_999, 999_999_999)
actions = st.sampled_from(["pass", "6-4", "2-1>C", "lead 2-2", "6-6@E", "bid 84", "pair 1 3"])
moves = st.recursive(
    st.builds(Move, actions, letters | st.just(""), words),
    lambda inner: st.builds(
        Move,
        actions,
        letters,
        words,
        st.lists(st.builds(Variation, st.lists(inner, max_size=3), words), max_size=2),
    ),
    max_leaves=12,
)
rounds = st.builds(
    RoundRecord,
    numbers,
    starter=st.none() | letters | st.just("–"),
    totals=st.none() | st.lists(numbers, max_size=4),
    streak=st.none() | numbers,
    pot=st.none() | numbers,
    lot=st.none() | letters,
    hands=st.dictionaries(letters, tiles, max_size=4),
    stock=tiles,
    comment=words,
    moves=st.lists(moves, max_size=6),
    scores=st.none() | st.lists(numbers, max_size=4),
)
names = st.from_regex(r"[A-Za-z][A-Za-z0-9_-]{1,8}", fullmatch=True)
records = st.builds(
    Record,
    st.sampled_from(["block", "garrafina"]),
    version=st.none() | numbers,
    preset=st.none() | st.sampled_from(["pagat", "domino_games_online"]),
    options=st.dictionaries(names, st.sampled_from(["yes", "2:7,3:5", ""]), max_size=3),
    players=st.none() | numbers,
    names=st.dictionaries(letters, words, max_size=4),
    tags=st.dictionaries(names.map("X".__add__), words, max_size=3),
    totals=st.none() | st.lists(numbers, max_size=4),
    winners=st.none() | st.lists(letters, max_size=3),
    comment=words,
    rounds=st.lists(rounds, max_size=3),
)
some = settings(max_examples=100 if suite.IS_EXHAUSTIVE else 25)
"""For lists of records: each takes long to generate, and the test of one has many."""


@given(records)
def test_any_record_round_trips(record):
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text


@some
@given(st.lists(records, min_size=1, max_size=3))
def test_any_list_of_records_round_trips(several):
    assert read_all(write_all(several)) == several


@pytest.mark.parametrize("game", ["draw", "texas_42"])
def test_a_match_in_progress_is_written_as_its_record_is(game):
    match = load(game).new_match(3)
    transcript = Transcript(match.game)
    tags = {"Event": "Friday"}
    while len(match.rounds) < 3:
        for names in (["Ana"], ["Eva"]):
            assert transcript.text(match, names, tags) == write(record_of(match, names, tags))
        while not match.round.is_over:
            match.round.advance(match.round.legal_actions()[0])
        assert transcript.text(match, (), tags) == write(record_of(match, (), tags))
        match.settle()
        assert transcript.text(match) == write(record_of(match))
        match.start()
