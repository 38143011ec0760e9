"""Which tests run where, decided here alone.

``CAPICUA_SUITE`` says what is asked for:

- ``everyday`` (or nothing): all that `make test` promises, on one build;
- ``rules``: what the compiler touches, in every way it can be played;
- ``sample``: the same in a sample of ways, and without what is marked ``heavy``, beside a
  compiled build that does all of it;
- ``shared``: what is interpreted in both builds, and is therefore tested once;
- ``exhaustive``: everything, also what is marked ``exhaustive``.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from capicua.core.game import Game
from capicua.testing import configurations as all_configurations
from capicua.testing import sample

HERE = Path(__file__).parent
SUITE = os.environ.get("CAPICUA_SUITE") or "everyday"
BUILD = os.environ.get("CAPICUA_BUILD") or "pure"
RULES = (
    "bots",
    "core",
    "families",
    "games",
    "notation",
    "test_build.py",
    "test_outsider.py",
)
"""Tests of what the compiler touches, and of what leans on it in every line."""
PURE = ("test_documentation.py", "test_legality.py")
"""What needs the pure build: compiled modules keep no docstrings, and cannot be watched."""
BROWSER = "web"

IS_EXHAUSTIVE = SUITE == "exhaustive"
exhaustive = pytest.mark.exhaustive
heavy = pytest.mark.heavy


def leaves_out(path: Path) -> bool:
    """Whether nothing in a file or folder of tests is part of what is asked for."""
    if not path.is_relative_to(HERE) or path == HERE:
        return False
    name = path.relative_to(HERE).parts[0]
    if name in PURE:
        return BUILD != "pure" or SUITE == "shared"
    if SUITE == "shared":
        return name in (*RULES, BROWSER)
    return SUITE not in ("everyday", "exhaustive") and name not in RULES


def is_wanted(item: pytest.Item, game: str = "") -> bool:
    """Whether a test is part of what is asked for, and about a game where one is named."""
    if game and not is_about(item, game):
        return False
    left_out = {"exhaustive": not IS_EXHAUSTIVE, "heavy": SUITE == "sample"}
    return not any(left_out.get(mark.name) for mark in item.iter_markers())


def configurations(kind: type[Game]) -> Iterator[tuple[str, Game]]:
    """The ways in which a game is tested here: all of them, or a sample."""
    return sample(kind) if SUITE == "sample" else all_configurations(kind)


def everyday(wanted: Iterable[Any], values: Iterable[Any]) -> list[Any]:
    """Values of a parameter, of which some are wanted every day and the others now and then."""
    kept = list(wanted)
    return [value if value in kept else _now_and_then(value) for value in values]


def _now_and_then(value: Any) -> Any:
    return pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=exhaustive)


def is_about(item: pytest.Item, game: str) -> bool:
    """Whether a test is of one game: in its folder, or with the game among its parameters."""
    if item.path.is_relative_to(HERE / "games" / game):
        return True
    call = getattr(item, "callspec", None)
    return call is not None and game in call.id.split("-")
