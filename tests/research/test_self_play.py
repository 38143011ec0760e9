"""The worked example: a trained bot in the arena and at the table (L3)."""

import importlib
import json
import sys
from pathlib import Path

import numpy as np
import pytest

import capicua
from capicua.research import Encoder
from capicua.terminal.main import run
from tests.suite import exhaustive

EXAMPLE = Path(__file__).parents[2] / "examples" / "self_play"


@pytest.fixture(autouse=True)
def _at_the_example(monkeypatch, tmp_path):
    monkeypatch.chdir(EXAMPLE)
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.setenv("CAPICUA_WEIGHTS", str(tmp_path / "weights.npz"))
    yield
    for name in ("player", "train"):
        sys.modules.pop(name, None)


def write_weights(file, game):
    """Write the weights of an untrained network."""
    encoder = Encoder(game, 8)
    player = importlib.import_module("player")
    width = player.inputs(encoder, encoder.new_buffer()).shape[-1]
    rng = np.random.default_rng(3)
    np.savez(
        file,
        game=game.id,
        players=int(game.players),
        layers=1,
        weight0=rng.normal(size=(game.action_count, width)),
        bias0=np.zeros(game.action_count),
    )


def test_l3_a_trained_bot_needs_only_numpy_and_plays_in_the_arena(tmp_path, capsys):
    write_weights(tmp_path / "weights.npz", capicua.load("block"))
    asked = ["arena", "block", "--bots", "player:Learned,chance", "-n", "4", "--workers", "1"]
    assert run([*asked, "--seed", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["entrants"] == ["player:Learned", "random"]
    assert len(found["duels"]) == 1


def test_l3_a_trained_bot_plays_at_a_table(tmp_path, capsys):
    write_weights(tmp_path / "weights.npz", capicua.load("block"))
    words = ["play", "block", "--watch", "--bots", "player:Learned,greedy", "--pause", "0"]
    assert run([*words, "--set", "target=50", "--plain", "--save", str(tmp_path / "m.txt")]) == 0
    assert "player:Learned" in (tmp_path / "m.txt").read_text(encoding="utf-8")


def test_a_missing_class_is_refused(capsys):
    assert run(["play", "block", "--watch", "--bots", "nowhere:Bot", "--lang", "en"]) == 2
    assert "nowhere:Bot" in capsys.readouterr().err


@exhaustive
def test_l3_the_example_trains_saves_and_plots(tmp_path):
    pytest.importorskip("torch", reason="PyTorch is not installed")
    train = importlib.import_module("train")
    curve = train.train(0.05, count=16, width=16, to=tmp_path, rounds=20)
    assert len(curve) >= 2
    assert (tmp_path / "learning.png").stat().st_size > 1000
    player = importlib.import_module("player")
    view = capicua.load("block").new_round(seed=1)
    learned = player.Learned()
    assert learned.choose(view.view(int(view.turn)), capicua.Rng(1)) in view.legal_actions()
