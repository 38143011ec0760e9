"""Decide which tests run where; nothing else does.

The environment variable ``CAPICUA_SUITE`` selects one of:

- ``everyday`` (the default): everything `make test` runs, on one build;
- ``rules``: tests of compiled code, with every configuration of every game;
- ``sample``: the same with a sample of the configurations, without ``heavy`` tests and without the
  folders of single games; run next to a compiled build that does all of them;
- ``lowest``: everything, briefly, with the lowest versions of the dependencies;
- ``shared``: tests of code that both builds interpret, which therefore run once;
- ``game``: a sample of the configurations in all files given, for one game;
- ``exhaustive``: all tests, including those marked ``exhaustive``.
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
    "test_build.py",
    "test_outsider.py",
)
"""Tests of compiled modules."""
PURE = ("test_documentation.py", "test_legality.py")
"""Tests that need the pure build: compiled modules have no docstrings and cannot be patched."""
BROWSER = "web"
LOWEST = "lowest"

IS_EXHAUSTIVE = SUITE == "exhaustive"
IS_SAMPLE = SUITE in ("sample", "game")
exhaustive = pytest.mark.exhaustive
heavy = pytest.mark.heavy


def leaves_out(path: Path) -> bool:
    """Return whether this suite excludes a test file or folder entirely."""
    if not path.is_relative_to(HERE) or path == HERE:
        return False
    name, *below = path.relative_to(HERE).parts
    if name == LOWEST or SUITE == "lowest":
        return (name == LOWEST) != (SUITE == "lowest")
    if name in PURE:
        return BUILD != "pure" or SUITE == "shared"
    if SUITE == "sample" and name == "games" and below and HERE.joinpath(name, below[0]).is_dir():
        return True
    if SUITE == "shared":
        return name in (*RULES, BROWSER)
    return SUITE in ("rules", "sample") and name not in RULES


def is_wanted(item: pytest.Item, game: str = "") -> bool:
    """Return whether this suite includes a test and, if a game is given, whether it is about it."""
    if game and not is_about(item, game):
        return False
    left_out = {"exhaustive": not IS_EXHAUSTIVE, "heavy": IS_SAMPLE}
    return not any(left_out.get(mark.name) for mark in item.iter_markers())


def configurations(kind: type[Game]) -> Iterator[tuple[str, Game]]:
    """Return the configurations in which to test a game: all of them, or a sample."""
    return sample(kind) if IS_SAMPLE else all_configurations(kind)


def everyday(wanted: Iterable[Any], values: Iterable[Any]) -> list[Any]:
    """Return the values of a parameter, marking all but the wanted ones ``exhaustive``."""
    return _marking(exhaustive, wanted, values)


def sampled(wanted: Iterable[Any], values: Iterable[Any]) -> list[Any]:
    """Return the values of a parameter, marking all but the wanted ones ``heavy``."""
    return _marking(heavy, wanted, values)


def _marking(mark: pytest.MarkDecorator, wanted: Iterable[Any], values: Iterable[Any]) -> list[Any]:
    kept = list(wanted)
    return [
        value
        if value in kept
        else pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=mark)
        for value in values
    ]


def is_about(item: pytest.Item, game: str) -> bool:
    """Return whether a test is in a game's folder or has the game among its parameters."""
    if item.path.is_relative_to(HERE / "games" / game):
        return True
    call = getattr(item, "callspec", None)
    return call is not None and game in call.id.split("-")
