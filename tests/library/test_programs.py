"""The six programs in examples/ run and use only documented names (issue 13)."""

from __future__ import annotations

import ast
import importlib
import re
import sys
import tomllib
from pathlib import Path

import pytest

import capicua
from capicua.bots.levels import bot
from capicua.catalogue import forget

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PROGRAMS = ("bot", "self_play_statistics", "endings", "record_study", "learned_agent")
LONGEST = 80


@pytest.fixture(autouse=True)
def _at_the_examples(monkeypatch):
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.syspath_prepend(str(EXAMPLES))
    yield
    for name in PROGRAMS:
        sys.modules.pop(name, None)


def documentation():
    pages = (ROOT / "docs").rglob("*.md")
    return "\n".join(
        page.read_text(encoding="utf-8") for page in pages if page.parent.name != "adr"
    )


def capicua_names():
    """Return every name the library defines: functions, classes, attributes."""
    found = set()
    for file in (ROOT / "src" / "capicua").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r"(?:def|class) ([a-zA-Z]\w*)", text))
        found |= set(re.findall(r"(?m)^\s+(?:self\.)?([a-z]\w*): ", text))
    return found


def foreign_names():
    """Return the attribute names of Python's built-in types, which programs may use too."""
    return {name for kind in (str, list, dict, set, tuple, type) for name in dir(kind)}


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_are_short_and_use_only_documented_names(name):
    text = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST
    assert undocumented(text) == []


@pytest.mark.parametrize("module", ["__init__", "options", "rules", "words"])
def test_the_example_game_uses_only_documented_names(module):
    file = EXAMPLES / "colibri" / "colibri" / f"{module}.py"
    assert undocumented(file.read_text(encoding="utf-8")) == []


def undocumented(text):
    """Return the library's names that a program uses but no page of the documentation mentions."""
    tree = ast.parse(text)
    used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("capicua"):
            used |= {each.name for each in node.names}
    known = documentation()
    asked = (used & capicua_names()) - foreign_names()
    return [each for each in sorted(asked) if not re.search(rf"\b{each}\b", known)]


def test_the_readme_lists_all_six_programs():
    page = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\| \[`([\w.]+)/?`\]", page)
    assert sorted(rows) == sorted([*(f"{name}.py" for name in PROGRAMS), "colibri"])


def test_the_example_bot_beats_random_bots(capsys):
    importlib.import_module("bot").main()
    (said,) = re.findall(r"wins (\d+)% of its rounds", capsys.readouterr().out)
    assert int(said) > 50


def test_self_play_statistics_are_reproducible():
    study = importlib.import_module("self_play_statistics").study
    blocked, led, actions = study(2, rounds=60)
    assert (blocked, led, actions) == study(2, rounds=60)
    assert 0.3 < blocked < 0.9
    assert led > 0.5
    assert 5 < actions < 30


def test_the_count_of_endings_matches_a_plain_enumeration(capsys):
    program = importlib.import_module("endings")

    def plain(state):
        if state.is_over:
            return 1
        return sum(plain(program.step(state, action)) for action in state.legal_actions())

    state = program.read_position(program.POSITION)
    assert program.endings(state).total() == plain(state) == 994
    program.main()
    assert capsys.readouterr().out.splitlines()[0].endswith("won  best")


def test_the_study_of_records_counts_every_move(tmp_path, capsys):
    program = importlib.import_module("record_study")
    text = program.sample()
    turns, passed, caused = program.passes(text)
    assert sum(passed.values()) == len(re.findall(r"\bpass\b", text)) > 0
    assert sum(turns.values()) > sum(passed.values()) >= sum(caused.values())
    (tmp_path / "match.txt").write_text(text, encoding="utf-8")
    program.main([str(tmp_path / "match.txt")])
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:]] == sorted(
        program.NAMES
    )


def test_a_game_from_an_entry_point_can_be_played(tmp_path, monkeypatch):
    project = tomllib.loads((EXAMPLES / "colibri" / "pyproject.toml").read_text(encoding="utf-8"))
    group = "capicua.games"
    points = project["project"]["entry-points"][group]
    metadata = tmp_path / "capicua_colibri-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: capicua-colibri\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(
        f"[{group}]\n" + "\n".join(f"{name} = {place}" for name, place in points.items())
    )
    monkeypatch.syspath_prepend(str(EXAMPLES / "colibri"))
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    try:
        assert "colibri" in capicua.catalogue()
        player, rng = bot("greedy"), capicua.Rng(1)
        match = capicua.load("colibri", target=30).new_match(seed=1)
        for state in match:
            while not state.is_over:
                state.apply(player.choose(state.view(state.turn), rng))
        assert match.outcome().winners
        assert max(match.totals) >= 30
    finally:
        forget()


def test_the_learned_agent_improves_and_is_reproducible():
    program = importlib.import_module("learned_agent")
    game = capicua.load("block", players=2)
    weights = program.learn(game, 80)
    untrained, _ = program.lead(program.learn(game, 0), game, 128)
    trained, _ = program.lead(weights, game, 128)
    assert trained > untrained
    assert (program.learn(game, 8) == program.learn(game, 8)).all()
