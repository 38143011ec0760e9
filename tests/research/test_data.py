"""Data sets of decisions: complete, reproducible, resumable, documented (row 33)."""

import json
import re

import polars as pl
import pytest

import capicua
from capicua.core.messages import BadOption
from capicua.render.language import Language
from capicua.research import data, encoder
from capicua.terminal.main import run


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch):
    monkeypatch.setattr(data, "ROUNDS", 3)


def plan(rounds=7, seed=5, bots=("greedy", "chance"), **options):
    return data.Plan.of(capicua.load("block", **options), list(bots), rounds, seed)


def read(file):
    return pl.read_parquet(file) if file.suffix == ".parquet" else pl.read_ndjson(file)


@pytest.mark.parametrize("ending", data.ENDINGS)
def test_row_33_a_data_set_contains_every_decision(tmp_path, ending):
    file = tmp_path / f"block{ending}"
    decisions = data.generate(plan(), file)
    found = read(file)
    assert len(found) == decisions > 7
    assert found["round"].unique().sort().to_list() == list(range(7))
    assert not (tmp_path / f"block{ending}.parts").exists()
    for row in found.head(20).iter_rows(named=True):
        assert row["action"] in row["legal"]
        assert len(row["legal"]) > 1
        assert row["bot"] == ("greedy", "chance")[row["seat"] % 2]
        assert sum(row["obs_hand"]) == row["obs_counts"][0]
        assert row["lead"] == pytest.approx(
            row["points"][row["seat"]] - (sum(row["points"]) - row["points"][row["seat"]]) / 3
        )


def test_row_33_observations_match_the_decisions(tmp_path):
    file = tmp_path / "block.parquet"
    data.generate(plan(rounds=1), file)
    game = capicua.load("block")
    looker = encoder.Encoder(game)
    for row in read(file).iter_rows(named=True):
        assert row["obs_turn"] == 0
        assert row["obs_seat"] == row["seat"]
    assert {f"obs_{array.name}" for array in looker.spec()} == {
        name for name in read(file).columns if name.startswith("obs_")
    }


def test_row_33_a_resumed_run_gives_the_same_file(tmp_path, monkeypatch):
    whole, broken = tmp_path / "whole.parquet", tmp_path / "broken.parquet"
    data.generate(plan(), whole)
    real = data.make_part
    made = []

    def stops(job):
        if len(made) == 2:
            raise KeyboardInterrupt
        made.append(job[1])
        return real(job)

    monkeypatch.setattr(data, "make_part", stops)
    with pytest.raises(KeyboardInterrupt):
        data.generate(plan(), broken)
    assert data.seed_of(broken) == 5
    assert not broken.exists()
    made.clear()
    monkeypatch.setattr(data, "make_part", lambda job: (made.append(job[1]), real(job))[1])
    data.generate(plan(), broken)
    assert made == [2]
    assert read(broken).equals(read(whole))
    assert data.seed_of(broken) is None


@pytest.mark.parametrize("ending", data.ENDINGS)
def test_a_game_without_decisions_gives_a_clear_error(tmp_path, ending):
    """In Bingo every move is forced; this was a ValueError about strides."""
    file = tmp_path / f"bingo{ending}"
    with pytest.raises(BadOption) as refused:
        data.generate(data.Plan.of(capicua.load("bingo"), ["greedy"], 4, 1), file)
    assert refused.value.message.id == "data-no-decisions"
    assert list(tmp_path.iterdir()) == []


def test_parts_of_another_plan_are_refused(tmp_path, monkeypatch):
    file = tmp_path / "a.parquet"

    def stops(job):
        raise KeyboardInterrupt

    monkeypatch.setattr(data, "make_part", stops)
    with pytest.raises(KeyboardInterrupt):
        data.generate(plan(), file)
    with pytest.raises(BadOption) as refused:
        data.generate(plan(seed=6), file)
    assert refused.value.message.id == "data-other"


@pytest.mark.parametrize(("name", "id"), [("a.csv", "data-ending"), ("a.parquet", "data-exists")])
def test_invalid_files_are_refused_in_both_languages(tmp_path, name, id):
    file = tmp_path / name
    file.write_text("mine")
    with pytest.raises(BadOption) as refused:
        data.generate(plan(), file)
    assert refused.value.message.id == id
    assert file.read_text() == "mine"
    said = {Language(code).say(refused.value.message) for code in ("en", "es")}
    assert len(said) == 2
    assert all(name in sentence for sentence in said)


def test_the_card_describes_the_data_and_its_example_runs(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    data.generate(plan(players=3), tmp_path / "block.parquet")
    card = (tmp_path / "block.parquet.md").read_text(encoding="utf-8")
    assert "preset `twenty_games`, 3 seats" in card
    for column in read(tmp_path / "block.parquet").columns:
        assert f"| `{column}` |" in card
    code = re.search(r"```python\n(.*?)```", card, re.DOTALL).group(1)
    assert code.count("\n") <= 10
    exec(code, {})
    assert "greedy" in capsys.readouterr().out


def test_the_command_writes_a_data_set_and_reports_it(tmp_path, capsys):
    file = tmp_path / "poker.jsonl.zst"
    asked = ["generate", "poker", "-n", "4", "--bots", "greedy", "--workers", "1"]
    assert run([*asked, "--to", str(file), "--seed", "2", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert re.fullmatch(r"Wrote \d+ decisions from 4 rounds to .*\(seed 2\)\. .*\n", said)
    assert run([*asked, "--to", str(file), "--lang", "es"]) == 2
    assert "ya existe" in capsys.readouterr().err
    assert json.loads(json.dumps(read(file).row(0, named=True)))["bot"] == "greedy"
