"""The statistics of ``bench/engine/guard.py``, on made-up samples, and its action at a table."""

from __future__ import annotations

import asyncio
import importlib
import random
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parent.parent / "bench"
LIMIT = 0.03


@pytest.fixture
def guard(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH / "engine"))
    return importlib.import_module("guard")


def figure(guard: Any, rng: random.Random, factor: float, turns: int, noise: float = 0.06) -> Any:
    """Return a figure of which each turn is disturbed alike, and sometimes one of the two much."""
    made = guard.Figure("block")
    for _ in range(turns):
        busy = rng.lognormvariate(0, 0.5)
        for costs, true in ((made.base, 100.0), (made.own, 100.0 * factor)):
            stalled = 3 if rng.random() < 0.05 else 1
            costs.append(true * busy * stalled * rng.lognormvariate(0, noise))
    return made


def test_a_real_slowdown_is_found(guard: Any) -> None:
    rng = random.Random(1)
    found = [figure(guard, rng, 1.3, guard.TURNS).verdict(LIMIT) for _ in range(200)]
    assert found.count("slower") > 190
    assert "faster" not in found
    found = [figure(guard, rng, 1 / 1.3, guard.TURNS).verdict(LIMIT) for _ in range(200)]
    assert found.count("faster") > 190


def test_noise_is_no_slowdown(guard: Any) -> None:
    """At most one of a hundred figures that have not changed; the interval has two sides."""
    rng = random.Random(2)
    found = [figure(guard, rng, 1.0, guard.TURNS).verdict(LIMIT) for _ in range(2000)]
    assert found.count("slower") <= 20
    assert found.count("faster") <= 20


def test_a_change_below_the_limit_is_not_reported(guard: Any) -> None:
    made = guard.Figure("block", [100.0 + n for n in range(15)], [102.0 + n for n in range(15)])
    assert made.verdict(LIMIT) == ""
    assert made.verdict(0.01) == "slower"


def test_the_interval_contains_the_median_as_often_as_it_says(guard: Any) -> None:
    rng = random.Random(4)
    for turns in (8, 15, 21):
        inside = 0
        for _ in range(2000):
            low, high = guard.interval([rng.expovariate(1) for _ in range(turns)])
            inside += low <= 0.6931 <= high
        assert inside >= 2000 * guard.CONFIDENCE - 15, turns
    values = [3.0, 1.0, 2.0]
    assert guard.interval(values) == (1.0, 3.0), "with few values it is their range"


def test_counts_of_instructions_need_no_repetition(guard: Any) -> None:
    made = guard.Figure("block", [1000.0, 1001.0], [1050.0, 1051.0])
    assert made.verdict(LIMIT) == "slower"
    assert guard.Figure("block", [1000.0, 1001.0], [1001.0, 1000.0]).verdict(LIMIT) == ""
    assert guard.Figure("block", error="not in the base").verdict(LIMIT) == ""


def test_commits_with_the_same_rules_are_compiled_once(
    guard: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def compile_rules(tree: str, folder: Path) -> None:
        compiled.append(tree)
        folder.mkdir(parents=True)
        (folder / "rules.so").write_text(tree)

    compiled: list[str] = []
    monkeypatch.setattr(guard, "KEPT", tmp_path)
    monkeypatch.setattr(guard, "compile_rules", compile_rules)
    monkeypatch.setattr(guard, "git", lambda *asked: asked[-1].partition(":")[0][0])
    for commit in ("a1", "a2", "b1"):  # here a commit's first letter says what its rules are
        guard.compiled_rules(commit, commit, tmp_path / commit)
        (tmp_path / commit / "ready").touch()
    assert compiled == ["a1", "b1"]
    assert (tmp_path / "a2" / "src" / "rules.so").read_text() == "a1"


@pytest.mark.parametrize("game", ["block", "texas_42"])
def test_an_action_at_a_table_can_be_measured(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.syspath_prepend(str(BENCH / "server"))
    took, unit = asyncio.run(importlib.import_module("actions").measure(game, 10))
    assert took > 0
    assert unit > 0
