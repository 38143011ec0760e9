"""The new-game script generates a working game for every family."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.new_game import LONGEST, TEMPLATES

from tests import suite

ROOT = Path(__file__).parent.parent
COPIED = ("bench", "docs", "examples", "scripts", "src", "tests", "pyproject.toml")
EVERYDAY = {"CAPICUA_SUITE": "game", "CAPICUA_BUILD": "pure"}
"""Environment for the tests of a new game: they always run on the sources of the copy."""
LEFT = shutil.ignore_patterns("static", "web", "*.egg-info", "*.so")


def python(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, preferring the sources there to those installed."""
    paths = [str(folder / "src"), str(folder), os.environ.get("PYTHONPATH", "")]
    environment = {
        **os.environ,
        **EVERYDAY,
        "PYTHONPATH": os.pathsep.join(path for path in paths if path),
    }
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True
    )


def make(*arguments: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return python(folder, str(folder / "scripts" / "new_game.py"), *arguments)


def copy_of_the_tree(folder: Path) -> Path:
    """Copy every file that the script changes or that the tests of a new game need."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=LEFT)
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def test_h25_h27_new_games_of_all_families_pass_the_common_tests(tmp_path: Path) -> None:
    """Make all games in one run, because starting the tests takes longer than running them.

    The names have the maximum length.
    """
    tree = copy_of_the_tree(tmp_path)
    games = [f"carioca_{family or 'sola'}".ljust(LONGEST, "s") for family in TEMPLATES]
    for game, family in zip(games, TEMPLATES, strict=True):
        made = make(game, "CAR", *(["--family", family] if family else []), folder=tree)
        assert made.returncode == 0, made.stdout + made.stderr
        test = (tree / "tests" / "games" / game / "test_rules.py").read_text(encoding="utf-8")
        assert "def test_car_1" in test
        strings = tree / "src" / "capicua" / "games" / game / "strings.en.ftl"
        assert f"name = {game.replace('_', ' ').capitalize()}" in strings.read_text("utf-8")
    files = [f"{place}/games/{game}" for game in games for place in ("src/capicua", "tests")]
    common = [str(path) for path in (tree / "tests" / "games").glob("test_*.py")]
    tests = [*common, *(f"tests/games/{game}" for game in games)]
    for command in (
        ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "carioca", *tests],
        ["scripts/check_folders.py", *games],
        ["scripts/docs/pages.py", *games],
        ["-m", "ruff", "check", *files],
        ["-m", "ruff", "format", "--check", *files],
    ):
        ran = python(tree, *command)
        assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("family", suite.everyday(["", "line"], TEMPLATES))
def test_l27_a_separate_distribution_passes_the_contract(family: str, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    chosen = ["--family", family] if family else []
    made = make("mus_de_fichas", "MUS", *chosen, "--into", str(folder))
    assert made.returncode == 0, made.stderr
    code = (
        "from capicua.testing import check_game; from mus_de_fichas import GAME;"
        "assert GAME.id == 'mus_de_fichas'; check_game(GAME, rounds=1)"
    )
    for command in (["-c", code], ["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]):
        ran = python(folder, *command)
        assert ran.returncode == 0, ran.stdout + ran.stderr
    files = [path for path in folder.rglob("*.*") if path.is_file() and path.suffix != ".pyc"]
    text = "".join(path.read_text(encoding="utf-8") for path in files)
    assert "MUS-1" in text
    assert "test_mus_1" in text
    assert 'mus_de_fichas = "mus_de_fichas:GAME"' in text
    template, prefix = TEMPLATES[family]
    assert not re.search(rf"{template}|\b{prefix}-", text, re.IGNORECASE)


def test_invalid_names_are_rejected(tmp_path: Path) -> None:
    for name, prefix, said in (
        ("Mus", "MUS", "for example mexican_train"),
        ("mus", "mus", "for example CAR"),
        ("mus" * 9, "MUS", "longer than 24 letters"),
    ):
        refused = make(name, prefix, "--into", str(tmp_path))
        assert refused.returncode == 2
        assert said in refused.stderr
    make("mus", "MUS", "--into", str(tmp_path))
    assert "already exists" in make("mus", "MUS", "--into", str(tmp_path)).stderr
