"""Errors in positions and records name their cause: what does not fit, and what is expected."""

import ast
import re
from pathlib import Path

import pytest

import capicua
from capicua.notation import RecordError, check, from_jsonl, read_position
from capicua.render.language import LANGUAGES, Language

ROOT = Path(__file__).parents[2]
SOURCES = [*(ROOT / "src").rglob("*.py"), *(ROOT / "examples").rglob("*.py")]
CASES = [
    block.partition("\n! ")[::2]
    for block in Path(__file__)
    .with_name("causes.txt")
    .read_text(encoding="utf-8")
    .split("\n\n")[1:]
]
"""Positions, and the causes of their errors in English."""


@pytest.fixture(autouse=True)
def _strict(monkeypatch):
    monkeypatch.setattr(Language, "strict", True)


def refused(text):
    with pytest.raises(RecordError) as caught:
        read_position(text)
    return caught.value


@pytest.mark.parametrize(("position", "cause"), CASES)
def test_an_error_in_a_position_names_its_cause(position, cause):
    error = refused(position)
    english, spanish = (Language(code, error.game).say(error.reason) for code in LANGUAGES)
    assert english == cause.strip()
    assert spanish not in ("", english)


def test_every_cause_is_tested():
    reached = {refused(position).reason.id for position, _ in CASES}
    known = {
        id
        for file in (ROOT / "src").rglob("strings.en.ftl")
        for id in re.findall(r"(?m)^(position-[a-z-]+) =", file.read_text(encoding="utf-8"))
    }
    assert known - reached == set()


def test_every_invalid_field_is_refused_with_a_cause():
    calls = [
        (file.name, call.lineno, len(call.args))
        for file in SOURCES
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "bad"
    ]
    assert len(calls) > 50
    assert [call for call in calls if call[2] != 3] == []


def test_an_error_in_a_position_names_place_field_and_cause():
    error = refused("game: block players=2\nlayout: root 6-2 | W 2-2 4-3")
    assert (error.line, error.column) == (2, 9)
    assert error.say("en") == (
        "Line 2, column 9: invalid position: “layout: W 4-3”. 4-3 does not match the open end 2."
    )
    assert error.say("es") == (
        "Línea 2, columna 9: posición no válida: «layout: W 4-3». "
        "4-3 no casa con la punta abierta 2."
    )
    with pytest.raises(capicua.BadText) as caught:
        capicua.load("block", players=2).blank(capicua.Setup(2)).place(
            {"layout": "root 6-2 | W 4-3"}
        )
    assert str(caught.value) == (
        "Invalid position: “layout: W 4-3”. 4-3 does not match the open end 2. [text-position]"
    )


def test_the_tile_that_does_not_fit_is_named_not_one_that_waits_for_it():
    error = refused("game: sebastopol\nlayout: root 6-6 | E 6-5 5-4 | W 3-2")
    assert error.reason.arguments == {"tile": "3-2", "end": "6"}


def test_an_illegal_tile_in_a_trick_is_refused_by_its_rule():
    hand = "B: 6-4 6-3 6-2 5-1 5-2 5-4"
    error = refused(f"game: texas_42\nbidder: A\ntrump: 5\ntrick: 6-6 4-4\n{hand}")
    assert (error.reason.id, error.rule) == ("refuse-follow", "T42-18")


RECORD = """\
[Game "block"]
[Players "2"]
round 1
A: 6-6 6-5 6-4 6-3 6-2 6-1 6-0
B: 5-5 5-4 5-3 5-2 5-1 5-0 4-4
"""


@pytest.mark.parametrize(
    ("text", "causes"),
    [
        (
            RECORD + "A 6-6@rooot",
            ["invalid move “6-6@rooot”: expected a legal move, such as 6-0@root, 6-1@root"],
        ),
        (RECORD + "A 5-5@root", ["A may not play “5-5@root” here.", "5-5 is not in this hand."]),
        (RECORD + "A 6-6@root)", ["unexpected “)”", "Nothing is open that it could close."]),
        (RECORD + "(A 6-6@root)", ["unexpected “(”", "A variation follows the move it replaces."]),
        ('[Game "block"]\nA 6-6@root', ["Expected a round first, such as “round 1”."]),
        ('[Game "block"]\n[Options "target"]', ["“target”", "Expected name=value"]),
        ('[Game "block"]\n[Options "players=2"]', ["“players”", "they have headers of their own"]),
        (RECORD.replace("A:", "starter: F\nA:"), ["“starter”", "Invalid seat “F”: expected A B."]),
        (RECORD.replace("A:", "lot: Z\nA:"), ["“Z”", "a letter from A to L"]),
    ],
)
def test_an_error_in_a_record_names_its_cause(text, causes):
    (error, *_) = check(text)
    for cause in causes:
        assert cause in error.say("en")
    assert error.say("es") != error.say("en")


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        ("{", "expected a field name in double quotes"),
        ('{"game" 1}', "expected “:” after the field name"),
        ('{"game": "block" 1}', "expected “,” or the closing bracket"),
        ('{"game": "block', "a string is never closed"),
        ('{"game": "\t"}', "a string contains a control character"),
        ('{"game": "\\x"}', "a string contains an invalid escape"),
        ('{"game": }', "expected a value"),
        ("{} {}", "expected the end of the line after the record"),
        ("[" * 100_000, "brackets are nested too deeply"),
        ('{"game": 1}', "“game”: expected a string"),
        ('{"game": "block", "version": "1"}', "“version”: expected a whole number"),
        ('{"game": "block", "rounds": 1}', "“rounds”: expected a list"),
        ('{"game": "block", "rounds": [1]}', "“rounds”: expected an object"),
        ('{"game": "block", "winners": ["Z"]}', '“winners”: expected one of "A", "B"'),
        ('{"game": "block", "names": {"Z": "Ana"}}', '“names”: expected one of "A", "B"'),
        (
            '{"game": "block", "comment": "\\ud800"}',
            "expected a string without unpaired surrogates",
        ),
    ],
)
def test_an_error_in_json_names_its_cause(line, cause):
    with pytest.raises(RecordError) as caught:
        from_jsonl(line)
    assert cause in caught.value.say("en")
    assert caught.value.say("es") != caught.value.say("en")


@pytest.mark.parametrize(
    ("setup", "cause"),
    [
        ("0", "Expected a whole number from 1 to"),
        ("2 starter=C", "Invalid seat “C”: expected A B."),
    ],
)
def test_an_invalid_round_of_a_position_is_refused_with_its_cause(setup, cause):
    assert cause in refused(f"game: block players=2\nround: {setup}").say("en")
