"""The database and the backup of a server of version 0.2 open in today's server."""

from __future__ import annotations

import json
import shutil
import warnings
from collections.abc import Iterator
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar", reason="the server's libraries are not installed")

from capicua import client
from capicua.notation import check, read
from capicua.table.scorekeeper import scorekeeper_of
from capicua.terminal.main import run
from capicua.testing.server_process import UNLIMITED
from tests.server.local_server import Site
from tests.server.person import Person

WRITTEN = Path(__file__).parent / "version_0_2"
TABLES: dict[str, Any] = json.loads((WRITTEN / "server/tables.json").read_text("utf-8"))
SHEETS: dict[str, Any] = json.loads((WRITTEN / "server/sheets.json").read_text("utf-8"))
BACKED_UP = [name for name, table in TABLES.items() if table["in_backup"]]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server on a copy of the database."""
    database = tmp_path_factory.mktemp("site") / "tables.db"
    shutil.copy(WRITTEN / "server" / "tables.db", database)
    running = Site(str(database), **UNLIMITED)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def restored(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server on the restored backup."""
    database = tmp_path_factory.mktemp("restored") / "tables.db"
    assert run(["restore", str(WRITTEN / "server" / "backup.db"), "--database", str(database)]) == 0
    running = Site(str(database), **UNLIMITED)
    yield running
    running.stop()


SHOWN = (
    *("phase", "round", "totals", "winners", "seat", "is_host"),
    *("deal", "set_up", "rematch", "practice", "chat"),
)
LISTED = ("seats", "rounds", "plays", "chat_lines", "choices", "zones")


def shown(person: Person) -> dict[str, Any]:
    """Return what a person sees of a table, in the form in which it was stored."""
    state = person.state
    found = {key: state.get(key) for key in SHOWN}
    found["seats"] = [[one["kind"], one.get("name", "")] for one in state["seats"]]
    found["rounds"] = [one["points"] for one in state["rounds"]]
    found["plays"] = [[one.get("seat"), one["action"]] for one in person.lines if one.get("action")]
    found["chat_lines"] = [
        one.get("text") or [text["id"] for text in one.get("said", [])]
        for one in person.lines
        if one["kind"] == "chat"
    ]
    if "seen" in state:
        found["choices"] = [choice["text"] for choice in state["seen"]["choices"]]
        found["zones"] = state["seen"]["zones"]
    return {key: value for key, value in found.items() if value not in (None, [], "", {})}


def go_on(site: Site, name: str) -> None:
    """Return to a table with every token, compare it with the stored state, and play on."""
    table = TABLES[name]
    people = [Person(site, table["table"], token) for token in table["tokens"]]
    for person, before in zip(people, table["states"], strict=True):
        state = person.until(bool)
        assert state["version"] >= before["version"]
        assert {key: state["rules"].get(key) for key in before["rules"]} == before["rules"]
        if "clock" in before:  # it may have run out since; then the table has played on
            assert shown(person)["plays"][: len(before["plays"])] == before["plays"]
            person.close()
            return
        before = {**before, "seats": [seat[:2] for seat in before["seats"]]}
        assert shown(person) == {key: before[key] for key in (*SHOWN, *LISTED) if key in before}
    for person in people:
        if "act" in person.state["may"]:
            version = person.state["version"]
            answer = person.act()
            assert answer["type"] == "done", answer
            person.until(lambda state, seen=version: state["version"] > seen)
    for person in people:
        person.close()


@pytest.mark.parametrize("name", TABLES)
def test_a_table_resumes_at_its_last_action(site: Site, name: str) -> None:
    go_on(site, name)


@pytest.mark.parametrize("name", BACKED_UP)
def test_a_table_resumes_from_the_backup(restored: Site, name: str) -> None:
    go_on(restored, name)


@pytest.mark.parametrize("name", [name for name, table in TABLES.items() if table["record"]])
def test_the_record_of_a_table_is_the_same(site: Site, name: str) -> None:
    """Records downloaded from version 0.2 are valid, and this server gives the same rounds."""
    table = TABLES[name]
    before = read(table["record"])
    assert check(table["record"]) == []
    cookie = {"Cookie": f"capicua_{table['table']}={table['tokens'][0]}"}
    answer = site.get(f"/api/tables/{table['table']}/record", headers=cookie)
    assert answer.status_code == 200, answer.text
    now = read(answer.text)
    assert now.rounds[: len(before.rounds)] == before.rounds
    assert (now.game, now.version, now.names) == (before.game, before.version, before.names)


def test_records_can_be_verified(site: Site) -> None:
    text = TABLES["finished"]["record"]
    answer = site.post_text("/api/verify", text).json()
    assert answer["fair"], answer


def test_finished_matches_are_replayed_and_play_goes_on_between_rounds(site: Site) -> None:
    table = TABLES["finished"]
    answer = site.get(f"/api/tables/{table['table']}/replay")
    assert answer.status_code == 200, answer.text
    assert answer.json()["totals"] == table["states"][0]["totals"]
    assert site.get(f"/api/tables/{table['table']}/replay/1").status_code == 200
    waiting = TABLES["between rounds"]
    ana = Person(site, waiting["table"], waiting["tokens"][0])
    ana.until(bool)
    assert ana.ask("next")["type"] == "done"
    assert ana.until(lambda state: "act" in state["may"])["round"] == 2
    ana.close()


def test_links_still_admit_players_hosts_and_spectators(site: Site) -> None:
    table = TABLES["waiting"]
    for key, seat, is_host in (("watch", None, False), ("play", 1, False), ("host", None, True)):
        wish = {"key": table["links"][key].partition("#")[2], "name": f"new {key}"}
        answer = site.post(f"/api/tables/{table['table']}/enter", wish)
        assert answer.status_code == 200, answer.text
        entered = answer.json()
        assert entered["is_host"] is is_host
        assert is_host or entered["seat"] == seat
    spectator = Person(site, table["table"], table["spectator"])
    assert spectator.until(bool)["seat"] is None
    spectator.close()


def test_a_program_returns_to_its_seat(site: Site) -> None:
    table = TABLES["running"]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        with client.sit(
            site.url + table["links"]["host"], token=table["tokens"][0], patience=5.0
        ) as seat:
            view = client.View(seat.state)
            assert view.game == "draw"
            lines = (WRITTEN / "documented_attributes.txt").read_text("utf-8").splitlines()
            listed = dict(line.split(":") for line in lines)
            for value, name in ((seat, "seat"), (view, "client_view")):
                for attribute in listed[name].split():
                    attrgetter(attribute)(value)
            assert seat.token == table["tokens"][0]


@pytest.mark.parametrize("name", SHEETS)
def test_score_sheets_are_the_same_and_can_be_written(site: Site, name: str) -> None:
    sheet = SHEETS[name]
    where = f"/api/sheets/{sheet['sheet']}"
    header = {"Authorization": f"Bearer {sheet['edit']}"}
    now = site.get(where, headers=header).json()
    before = sheet["state"]
    for key in ("names", "rows", "totals", "version", "may_write"):
        assert now[key] == before[key], key
    assert now.get("series") == before.get("series")
    csv = site.get(f"{where}/csv", headers=header, params={"lang": "en"}).text
    assert csv == sheet["csv"]
    file = site.get(f"{where}/file", headers=header).text
    assert json.loads(file) == json.loads(sheet["file"])
    assert scorekeeper_of(sheet["file"]).totals == before["totals"]
    told = {"version": now["version"], "report": sheet["report"]}
    after = site.post(f"{where}/rounds", told, headers=header)
    assert after.status_code == 200, after.text
    assert len(after.json()["rows"]) == len(before["rows"]) + 1
    entered = site.post(f"{where}/enter", {"key": sheet["watch"]})
    assert entered.json()["may_write"] is False


@pytest.mark.parametrize(
    "path",
    [
        "/new?game=garrafina&preset=mexican_200",
        "/new?game=garrafina&preset=ludoteka&blocked_tie=share&seats=3",
        "/new?game=squeeze&preset=squeeze_6&deal=77",
        f"/t/{TABLES['running']['table']}",
        f"/replay/{TABLES['finished']['table']}?round=1&step=3&seat=0",
        f"/replay/{TABLES['finished']['table']}?round=1&step=end",
        "/puzzles/block-2",
        "/puzzles/daily",
    ],
)
def test_shared_pages_still_have_a_summary(site: Site, path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 200
    assert 'property="og:title"' in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/squeeze/deals/77/picture.png?preset=squeeze_6",
        f"/api/tables/{TABLES['finished']['table']}/replay/1/picture.png?step=3",
        "/api/games/draw/picture.svg",
        "/schema/openapi.json",
        "/schema/socket.json",
    ],
)
def test_addresses_still_answer(site: Site, path: str) -> None:
    assert site.get(path).status_code == 200


def test_health_still_answers(site: Site) -> None:
    """On a busy machine the server may be late, and then says so."""
    answer = site.get("/health")
    assert answer.status_code == (200 if answer.json()["ok"] else 503)
