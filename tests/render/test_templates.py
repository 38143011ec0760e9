"""English without Fluent: templates match the Fluent files, and errors are sentences."""

from __future__ import annotations

import pickle
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from scripts import templates as script

import capicua
from capicua.core.messages import BadOption, Message, Refused
from capicua.render.fluent import Bundle
from capicua.render.language import Language
from capicua.render.templates import Templates, number

SOURCES = Path(__file__).parent.parent.parent / "src" / "capicua"
FILES = sorted(SOURCES.rglob("strings.en.ftl"))
parsed = cache(script.parsed)
VALUES = [
    {},
    {"person": "you", "whose": "own", "count": 1, "points": 1, "low": 0, "high": 1, "span": "0–1"},
    {"person": "other", "whose": "you", "count": 2, "points": -2.5, "factor": 2, "high": 12345},
]
"""Arguments that reach most branches; all others are numbers or words."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.parent.relative_to(SOURCES)))
def test_l9_templates_match_fluent(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    others = [other for other in FILES if other.parent.parent.name != "games" and other != file]
    sources = [source, *(other.read_text(encoding="utf-8") for other in others)]
    bundle, templates = Bundle("en", sources), Templates(map(parsed, sources))
    assert set(templates.ids()) == set(bundle.ids())
    names = set(re.findall(r"\$([a-z_0-9]+)", source + sources[-1])) | {"arm", "name", "player"}
    for values in VALUES:
        for other in ("2-1", 3):
            arguments = {name: values.get(name, other) for name in names}
            for id, entry in parsed(source).items():
                for attribute in entry:
                    said = [said_by(each, id, attribute, arguments) for each in (bundle, templates)]
                    assert said[0] == said[1], (id, attribute, arguments)


def said_by(sentences: Bundle | Templates, id: str, attribute: str, arguments: Any) -> str | None:
    """Return the formatted message; ``None`` if that fails."""
    try:
        return sentences.write(id, attribute, arguments)
    except LookupError:
        return None


@pytest.mark.parametrize("value", [0, 1, -3, 999, 1000, -1234567, 0.5, -0.25, 2.0005, 1e6, 12.3456])
def test_numbers_are_formatted_as_in_fluent(value: float) -> None:
    bundle = Bundle("en", ["a = { $n }\nb = { NUMBER($n, maximumFractionDigits: 1) }"])
    assert number(value) == bundle.write("a", "", {"n": value})
    assert number(value, 0, 1) == bundle.write("b", "", {"n": value})


def test_missing_messages_raise_lookup_error_in_both() -> None:
    for sentences in (Bundle("en", ["a = { $n }"]), Templates([parsed("a = { $n }")])):
        assert sentences.has("a")
        assert not sentences.has("b")
        for id, attribute in (("b", ""), ("a", "help"), ("a", "")):
            with pytest.raises(LookupError):
                sentences.write(id, attribute, {})


def test_there_are_no_templates_in_the_sources() -> None:
    """They would override newer texts in the Fluent files."""
    assert [*SOURCES.rglob("strings.*.json")] == []


def test_l8_english_needs_no_other_package(tmp_path: Path) -> None:
    """Runs a copy of the sources with templates, as in a wheel, without the extras."""
    shutil.copytree(
        SOURCES, tmp_path / "capicua", ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    assert script.write(tmp_path) == len(FILES)
    code = """
import sys
for name in ("fluent", "babel", "jinja2", "rich", "typer", "numpy", "matplotlib", "msgspec"):
    sys.modules[name] = None
import capicua
state = capicua.load("garrafina").new_round(seed=7)
print(str(state).splitlines()[-1], state._repr_svg_()[:4])
for game in capicua.catalogue():
    str(capicua.load(game).new_round(seed=1))
try:
    capicua.load("blok")
except capicua.BadOption as error:
    print(error.say()[-24:])
    try:
        error.say("es")
    except ImportError as missing:
        print(missing)
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(tmp_path), "PYTHONUTF8": "1"},
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].endswith(" <svg")
    assert lines[1].endswith("Did you mean “block”?")
    assert lines[2].endswith("which is not installed: pip install 'capicua[words]'")


# -- errors as sentences ------------------------------------------------------------------------


def refused(code: str) -> Refused:
    with pytest.raises(Refused) as caught:
        eval(code, {"capicua": capicua, "block": capicua.load("block", players=2)})
    return caught.value


@pytest.mark.parametrize(
    ("code", "id", "sentence"),
    [
        ("capicua.load('garafina')", "unknown-game", "Did you mean “garrafina”?"),
        ("capicua.load('block', preset='classics')", "unknown-preset", "“classics”"),
        ("capicua.load('block', players=40)", "bad-seats", "players 40"),
        ("capicua.load('garrafina', target=3)", "unknown-option", "“target”"),
        ("capicua.load('draw', set='7')", "bad-option", "“7” for set"),
        ("block.new_round(seed=1).parse('9-9')", "text-action", "“9-9”"),
        ("block.new_round(seed=1).apply(999)", "no-such-action", "999"),
        ("block.new_round(seed=1).view(7)", "no-such-seat", "0 to 1"),
        ("block.new_round(starter=5)", "bad-starter", "starter 5: seats are 0 to 1"),
    ],
)
def test_l9_errors_are_sentences_with_a_code(code: str, id: str, sentence: str) -> None:
    error = refused(code)
    assert error.code == id == error.message.id
    assert sentence in str(error), str(error)
    assert str(error) == f"{error.say('en')} [{id}]"
    assert error.say("en") != error.say("es")
    assert "⟨" not in str(error) + error.say("es")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.code, again.rule) == (str(error), error.code, error.rule)


@pytest.mark.parametrize("game", capicua.catalogue())
def test_l9_refusals_of_every_game_have_texts(game: str) -> None:
    state = capicua.load(game).new_round(seed=1)
    legal = state.legal_actions()
    illegal = [a for a in range(int(state.game.action_count)) if a not in legal]
    if not illegal:
        assert game == "bingo"
        return
    with pytest.raises(capicua.IllegalAction) as caught:
        state.apply(illegal[0])
    error = caught.value
    assert error.rule
    assert str(error).endswith(f"({error.rule}) [{error.code}]")
    assert "⟨" not in str(error)
    assert error.game == game


def test_l9_a_refusal_can_be_rebuilt_from_its_repr() -> None:
    error = refused("capicua.load('block', players=40)")
    again = eval(repr(error), {"BadOption": BadOption, "Message": Message})
    assert (again.message, again.rule) == (error.message, error.rule)


def test_l9_a_language_accepts_the_id_of_a_game() -> None:
    assert Language("es", "block").text("name") == Language("es", capicua.kind("block")).text(
        "name"
    )
