"""Errors in worked examples name the line and the expected result."""

from __future__ import annotations

import re

import pytest

import capicua
from capicua.render import examples, rules, worked_examples
from capicua.render.examples import WrongExample, examples_of
from capicua.render.language import Language
from capicua.testing.examples import wrong_examples

ROW = "[X-1] One\ngame: squeeze squeeze_6\nposition:\n  row: 6-2 5-5 2-1\n  stock: 4-0\n"
WRONG = [
    ("legal: pair 1 3", "squeeze/examples.txt:1: a step before the first"),
    ("[X-1] One\n  row: 6-2", ":2: expected 'field: text' below a step"),
    ("[X-1] One\nlegal", ":2: expected 'key: text'"),
    ("[X-1] One\nlegal: deal", ":2: X-1: expected a position or a deal first"),
    ("[X-1] One\ngame: squeeze big", ":2: X-1: .*big.*squeeze_6"),
    ("[X-1] One\ngame: squeeze row_size=two", ":2: X-1: .*two.*3–"),
    ("[X-1] One\ngame: squeeze players=two", ":2: X-1: expected a whole number for"),
    ("[X-1] One\nposition: totals=1,x", ":2: X-1: expected a whole number for totals, not 'x'"),
    ("[X-1] One\nposition: seed=7", ":2: X-1: unknown seed, expected lot, number, starter"),
    ("[X-1] One\nposition:\n  row: 6-2 6-2", ":2: X-1: .*6-2"),
    ("[X-1] One\nposition:\n  stock: 4-0\n  heap: 6-2", ":4: X-1: .*heap.* Expected one of .*row"),
    (ROW + "again: deal_when", ":6: X-1: expected name=value, not 'deal_when'"),
    (ROW + "legal: pair 1 2", ":6: X-1: .*two tiles between"),
    (ROW + "legal: deal", ":6: X-1: legal: pair 1 3, expected deal"),
    (ROW + "play: jump 1 3", ":6: X-1: .*jump 1 3.* Expected pair 1 3"),
    (ROW + "play: deal", ":6: X-1: .*SQZ-8"),
    (ROW + "refused: deal SQZ-9", ":6: X-1: deal: refused by SQZ-8, expected refused by SQZ-9"),
    (ROW + "refused: pair 1 3 SQZ-9", ":6: X-1: pair 1 3: legal, expected refused by SQZ-9"),
    (ROW + "over: yes", ":6: X-1: over: no, expected yes"),
    (ROW + "points: +3", ":6: X-1: points: \\+4, expected \\+3"),
    (ROW + "row: 6-2 5-5", ":6: X-1: row: 6-2 5-5 2-1, expected 6-2 5-5"),
    (ROW + "colour: red", ":6: X-1: unknown field colour, expected one of row, stock"),
]


@pytest.mark.parametrize(("text", "said"), WRONG)
def test_errors_name_the_line(text: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examples, "file_text", lambda package, name: text)
    (found,) = wrong_examples("squeeze")
    assert found.startswith("squeeze/examples.txt:")
    assert re.search(said, found), found


def test_h28_a_page_with_an_invalid_example_names_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    text = ROW + "play: pair 1 4"
    monkeypatch.setattr(examples, "file_text", lambda package, name: text)
    with pytest.raises(WrongExample, match=r"squeeze/examples.txt:6: X-1: .*place 4"):
        worked_examples.Story(
            "squeeze", examples_of("squeeze")[0], Language("en", capicua.kind("squeeze"))
        )


def test_valid_examples_have_no_errors() -> None:
    assert wrong_examples("squeeze") == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("**SQZ-1** {{ nothing }}", "squeeze/rules.en.md: 'nothing' is undefined; it may use "),
        ("**SQZ-1**\n{% if %}", "squeeze/rules.en.md:2: Expected an expression"),
    ],
)
def test_an_invalid_rules_page_is_named(
    text: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "file_text", lambda package, name: text)
    rules._templates.cache_clear()
    with pytest.raises(rules.WrongPage, match=re.escape(said)):
        rules.rules_page(capicua.load("squeeze"), Language("en", capicua.kind("squeeze")))
    rules._templates.cache_clear()
