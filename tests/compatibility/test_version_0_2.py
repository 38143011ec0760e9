"""Everything that version 0.2 has written still loads, and means the same."""

from __future__ import annotations

import io
import json
import pickle
import shutil
import warnings
from pathlib import Path
from typing import Any

import msgspec
import pytest

import capicua
from capicua import client
from capicua.notation import check, from_jsonl, read_all, read_position, replay
from capicua.terminal.main import run
from capicua.testing.server_process import ServerProcess

HERE = Path(__file__).parent / "version_0_2"
TABLES: dict[str, Any] = json.loads((HERE / "tables.json").read_text(encoding="utf-8"))
VALUES: dict[str, str] = json.loads((HERE / "values.json").read_text(encoding="utf-8"))
PICKLES: dict[str, bytes] = pickle.loads((HERE / "values.pickle").read_bytes())
RECORDS = (HERE / "records.txt").read_text(encoding="utf-8")


def test_records_replay_without_differences() -> None:
    records = read_all(RECORDS)
    assert len(records) > 25
    assert {record.game for record in records} == set(capicua.catalogue())
    for record in records:
        assert replay(record).rounds or record.rounds
    assert check(RECORDS) == []


def test_records_as_json_are_those_in_text() -> None:
    found = list(from_jsonl((HERE / "records.jsonl").read_text(encoding="utf-8")))
    assert [(one.game, one.totals) for one in found] == [
        (one.game, one.totals) for one in read_all(RECORDS)
    ]


def test_positions_have_the_same_legal_actions() -> None:
    blocks = (HERE / "positions.txt").read_text(encoding="utf-8").split("\n=> ")
    texts, legal = [blocks[0]], []
    for block in blocks[1:]:
        actions, _, following = block.partition("\n")
        legal.append(actions)
        texts.append(following)
    checked = 0
    for text, actions in zip(texts, legal, strict=False):
        state = read_position(text.strip())
        found = [] if state.is_over else [state.text(action) for action in state.legal_actions()]
        assert " ".join(found) == actions.strip()
        checked += 1
    assert checked > 30


@pytest.mark.parametrize("name", PICKLES)
def test_pickles_load_and_show_the_same(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # modules that have moved
        value = pickle.loads(PICKLES[name])
    if name == "options":  # its repr lists fields that were options then
        assert value == capicua.load("partners").options
        return
    shown = repr(value.known.fields() if name.endswith(".view") else value)
    assert shown == VALUES[name]
    if name.endswith(".state") and not value.is_over:
        value.apply(value.legal_actions()[0])


@pytest.fixture(scope="module", params=["tables.db", "backup.db"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server on a copy of the database, or on its backup."""
    data = tmp_path_factory.mktemp("data")
    if request.param == "backup.db":
        assert run(["restore", str(HERE / "backup.db"), "--data", str(data)]) == 0
    else:
        shutil.copy(HERE / "tables.db", data)
    with ServerProcess(data=data) as found:
        yield found


@pytest.mark.parametrize("name", TABLES["keys"])
def test_stored_tables_go_on_where_they_were(site: Any, name: str) -> None:
    keys, before = TABLES["keys"][name], TABLES["states"][name]
    link = f"{site.url}/t/{keys['table']}#{keys['host']}"
    seat = client.sit(link, token=TABLES["tokens"][name])
    state = seat.state
    assert state.phase == before["phase"]
    assert list(state.totals) == before["totals"]
    assert len(state.rounds) == before["rounds"]
    assert [one.name for one in state.seats] == before["names"]
    if before["seen"] is not None and name != "running":  # its clock and chances go on
        found = msgspec.json.decode(msgspec.json.encode(state.seen))
        assert found["zones"] == before["seen"]["zones"]
    if "act" in state.may:
        seat.play(client.View(state).choices[0])
    seat.close()


def test_a_match_saved_at_the_terminal_is_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.txt"
    shutil.copy(HERE / "match.txt", file)
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert run(["play", "--resume", str(file), "--plain"]) == 0
    assert "Block" in capsys.readouterr().out


def test_a_tournament_is_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "arena.jsonl"
    shutil.copy(HERE / "arena.jsonl", file)
    words = ["arena", "block", "--seats", "2", "--bots", "greedy,random", "--deals", "6"]
    assert run([*words, "--seed", "1", "--workers", "1", "--save", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)
    assert len(file.read_text(encoding="utf-8").splitlines()) > 4
