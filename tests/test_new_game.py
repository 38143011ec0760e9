"""The skeleton maker writes a game that works at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "new_game.py"), *arguments],
        capture_output=True,
        text=True,
    )


def test_a_new_game_keeps_the_contract_and_its_own_tests(tmp_path: Path) -> None:
    made = make("mus_de_fichas", "MUS", "--into", str(tmp_path / "new"))
    assert made.returncode == 0, made.stderr
    code = (
        "from capicua.testing import check_game; from mus_de_fichas.rules import GAME;"
        "assert GAME.id == 'mus_de_fichas'; check_game(GAME, rounds=2)"
    )
    folder = tmp_path / "new"
    environment = {"PYTHONPATH": str(folder), "PATH": ""}
    for command in (["-c", code], ["-m", "pytest", "-q", "tests"]):
        ran = subprocess.run(
            [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
    text = "".join(
        path.read_text() for path in folder.rglob("*.*") if path.is_file() and path.suffix != ".pyc"
    )
    assert "MUS-1" in text
    assert "test_mus_1" in text
    assert "scalera" not in text


def test_names_that_will_not_do_are_refused(tmp_path: Path) -> None:
    for arguments in (["Mus", "MUS"], ["mus", "mus"]):
        refused = make(*arguments, "--into", str(tmp_path))
        assert refused.returncode == 2
        assert "such as" in refused.stderr
    make("mus", "MUS", "--into", str(tmp_path))
    assert "already there" in make("mus", "MUS", "--into", str(tmp_path)).stderr
