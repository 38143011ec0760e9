"""Portability: any output encoding, no Unix-only modules, missing extras."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

import capicua
from capicua.terminal.encoding import plainly
from tests import suite

LIBRARY = str(Path(capicua.__file__).parent.parent)
UNIX_ONLY = ("fcntl", "resource", "termios", "tty", "pwd", "grp", "readline", "curses", "pty")


def command(
    *arguments: str, without: tuple[str, ...] = (), **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the command in an interpreter that lacks some modules."""
    code = f"""
import sys
for name in {without!r}:
    sys.modules[name] = None
from capicua.__main__ import main
sys.argv = ["capicua", *{arguments!r}]
main()
"""
    return subprocess.run(
        [sys.executable, "-c", code],
        input=b"quit\n",
        capture_output=True,
        env={**os.environ, "PYTHONPATH": LIBRARY, **environment},
    )


@pytest.mark.parametrize(
    ("encoding", "extra"),
    suite.everyday(
        [("ascii", ()), ("cp1252", ("--lang", "es")), ("cp437", ("--plain",))],
        list(product(["cp1252", "ascii", "cp437"], [(), ("--plain",), ("--lang", "es")])),
    ),
)
def test_l6_the_table_prints_in_any_encoding(encoding: str, extra: tuple[str, ...]) -> None:
    done = command(
        "play", "garrafina", "--seed", "1", *extra, PYTHONIOENCODING=encoding, PYTHONUTF8="0"
    )
    assert done.returncode in (0, 130), done.stderr.decode(encoding)
    assert b"Traceback" not in done.stderr
    shown = done.stdout.decode(encoding)
    assert "6-6" in shown or "[6" in shown
    assert shown.count("?") < 15


def test_l6_characters_that_cannot_be_encoded_are_replaced() -> None:
    assert plainly("[6║6] ─ ▮▮ “a” −3 … salió") == '[6|6] - ## "a" -3 ... salio'
    assert plainly("道") == "?"


def test_l5_the_library_and_the_prompt_need_no_unix_modules() -> None:
    """Simulates Windows; ``capicua serve`` is covered in tests/server."""
    done = command("games", without=UNIX_ONLY)
    assert done.returncode == 0, done.stderr.decode()
    assert b"garrafina" in done.stdout
    done = command("play", "block", "--seed", "1", without=UNIX_ONLY)
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("missing", "arguments"),
    [("typer", ["games"]), ("rich", ["games"]), ("jinja2", ["rules", "block"])],
    ids=["typer", "rich", "jinja2"],
)
def test_l8_a_missing_extra_is_reported_in_one_sentence(missing: str, arguments: list[str]) -> None:
    done = command(*arguments, without=(missing,))
    said = done.stderr.decode()
    assert done.returncode != 0
    assert len(said.splitlines()) == 1, said
    assert missing in said
    assert "pip install 'capicua[" in said
