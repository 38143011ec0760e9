"""Everything works with the lowest declared version of each dependency (``make test-lowest``)."""

from __future__ import annotations

import importlib
import pkgutil
import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import numpy as np
import pytest

import capicua
from capicua import notation
from capicua.bots.levels import bot
from capicua.research import VectorEnv
from capicua.research.pettingzoo import env
from capicua.testing.demo_tables import new_table, play, take_seat
from capicua.testing.server_process import ServerProcess

ROOT = Path(__file__).parents[2]
EXTRAS = ("words", "terminal", "server", "client", "several", "arena", "plot", "research", "data")
ELSEWHERE = ("capicua.research.openspiel", "capicua.server.store.migrations.env", "__main__")
"""A framework that is not installed here, and modules that only run as programs."""


def declared() -> dict[str, str]:
    """Return the lowest version of each dependency, as ``pyproject.toml`` declares it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = list(project["dependencies"])
    for extra in EXTRAS:
        lines += project["optional-dependencies"][extra]
    found = {}
    for line in lines:
        matched = re.match(r"([\w.-]+)(?:\[\w+\])?>=([\d.]+)", line)
        if matched:
            found[matched[1]] = matched[2]
    return found


@pytest.mark.parametrize(("name", "lowest"), declared().items())
def test_the_lowest_declared_version_is_installed(name: str, lowest: str) -> None:
    assert f"{version(name)}.0.0".startswith(f"{lowest}."), f"{name}: {version(name)}, not {lowest}"


def test_every_module_can_be_imported() -> None:
    for module in pkgutil.walk_packages(capicua.__path__, "capicua."):
        if not module.name.endswith(ELSEWHERE):
            importlib.import_module(module.name)


def command(*words: str, typed: str = "") -> str:
    run = [sys.executable, "-m", "capicua", *words]
    ran = subprocess.run(run, input=typed, capture_output=True, text=True, timeout=300, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_the_command_shows_its_help_and_games() -> None:
    assert capicua.__version__ in command("--version")
    assert "garrafina" in command("games")
    assert "--preset" in command("play", "--help")
    assert "GAR-14" in command("rules", "garrafina")


def test_the_command_plays_measures_and_draws(tmp_path: Path) -> None:
    record, picture = tmp_path / "match.txt", tmp_path / "results.png"
    command(
        "play",
        "block",
        "--watch",
        "--bots",
        "greedy",
        "--pause",
        "0",
        "--plain",
        "--save",
        str(record),
    )
    assert len(notation.replay(notation.read(record.read_text(encoding="utf-8"))).rounds) > 0
    command("simulate", "draw", "-n", "20", "--seed", "1", "--plot", str(picture))
    assert picture.stat().st_size > 1000
    arena = ["arena", "block", "--seats", "2", "--bots", "greedy,random", "--deals", "4"]
    assert "greedy" in command(*arena, "--seed", "1", "--workers", "1")


def test_a_server_plays_a_table_over_a_socket() -> None:
    with ServerProcess() as site:
        seat = take_seat(site.url, new_table(site.url, "block", {"target": "30"}, bots=1))
        play(seat)
        assert seat.state.phase == "over"
        seat.close()


def test_environments_step_and_data_sets_are_written(tmp_path: Path) -> None:
    rounds = VectorEnv(capicua.load("block"), 8, seed=1)
    for _ in range(20):
        rounds.step(rounds.random_actions())
    assert np.isfinite(rounds.rewards).all()
    turns = env("garrafina")
    turns.reset(seed=1)
    for agent in turns.agent_iter(max_iter=40):
        seen, _, terminated, truncated, _ = turns.last()
        mask = seen["action_mask"]
        turns.step(None if terminated or truncated else turns.action_space(agent).sample(mask))
    file = tmp_path / "decisions.parquet"
    command("generate", "block", "--to", str(file), "--bots", "greedy", "-n", "4", "--seed", "1")
    assert file.stat().st_size > 1000


def test_bots_choose_from_a_view() -> None:
    state = capicua.load("block").new_round(seed=1)
    for level in ("greedy", "level1"):
        assert (
            bot(level).choose(state.view(int(state.turn)), capicua.Rng(1)) in state.legal_actions()
        )
