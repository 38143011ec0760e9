"""A third-party game: plain Python in its own distribution, found through its entry point."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import capicua
from capicua.catalogue import forget
from capicua.render.examples import examples_of
from capicua.testing import check_game
from capicua.testing.examples import run

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "escalera"
LIBRARY = Path(capicua.__file__).parent.parent
"""Folder that contains the tested build."""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Simulate an installed Escalera: put its package and metadata on the path."""
    metadata = tmp_path / "capicua_escalera-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: capicua-escalera\nVersion: 1.0\n"
    )
    (metadata / "entry_points.txt").write_text("[capicua.games]\nescalera = escalera:GAME\n")
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield
    forget()


def test_l27_it_is_in_the_catalogue_and_loads(installed: None) -> None:
    assert "escalera" in capicua.catalogue()
    game = capicua.load("escalera", preset="short", players=2)
    assert game.new_round(seed=3).legal_actions()


def test_it_passes_the_contract(installed: None) -> None:
    check_game(capicua.kind("escalera"), rounds=8)


def test_its_worked_examples_pass(installed: None) -> None:
    for example in examples_of("escalera"):
        run(example, "escalera")


def test_its_own_tests_pass() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=EXAMPLE,
        env={"PYTHONPATH": f"{EXAMPLE}:{LIBRARY}", "PATH": ""},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout + result.stderr
