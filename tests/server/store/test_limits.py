"""Stored data is limited, and can be listed, exported and deleted (S10)."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

from capicua.server.fixed_window import FixedWindow
from capicua.server.settings import Settings
from capicua.server.store import admin
from capicua.server.store.limits import DAY_MS
from capicua.server.store.schema import events, scoresheets, snapshots, tables
from capicua.table.play.seats import KeyHashes, key_hash
from capicua.terminal.main import run
from tests.server.person import Person, enter, plan
from tests.server.tables.test_people import refusal, two

SHEET = {"rules": {"game": "block", "seats": 2}, "names": ["Ana", "Luis"]}


def why(answer):
    return answer.status_code, answer.json()["message"]["id"]


def begun(site):
    """Create a table with a chat line and a score sheet, and return their ids."""
    ana, _, keys = two(site)
    assert ana.ask("say", text="hola")["type"] == "done"
    sheet = site.post("/api/sheets", SHEET).json()["sheet"]
    return keys["table"], sheet


def wait_for(site, work):
    return asyncio.run_coroutine_threadsafe(work, site._loop).result(60)


# -- limits --------------------------------------------------------------------------------------


def test_s10_everything_is_limited_by_default():
    settings = Settings()
    bounds = ("keep_days", "megabytes_each", "table_kilobytes", "storage_megabytes")
    assert all(getattr(settings, name) > 0 for name in bounds)


def test_s10_unused_tables_and_score_sheets_are_deleted(sites, database):
    site = sites(database)
    begun(site)
    assert wait_for(site, site.registry.storage.forget(1)) == (0, 0)
    assert wait_for(site, site.registry.storage.forget(4 * 10**12)) == (1, 1)
    with admin.opened(database) as connection:
        for part in (tables, events, snapshots, scoresheets):
            assert connection.scalar(sa.select(sa.func.count()).select_from(part)) == 0


def test_s10_half_of_the_log_is_reserved_for_play(site):
    ana, luis, keys = two(site)
    actor = site.registry.actors[keys["table"]]
    most = site.registry.table_bytes = 2 * actor.room.size

    def mover():
        for one in (ana, luis):  # changes arrive before the answer
            one.ask("people")
        return next(one for one in (ana, luis) if "act" in one.state["may"])

    try:
        assert refusal(ana, "say", text="hola") == "table-long"
        wish = {"key": keys["watch"]}
        assert why(site.post(f"/api/tables/{keys['table']}/enter", wish)) == (413, "table-long")
        assert mover().act()["type"] == "done"
        actor.room.size = most
        now = mover()
        choice = now.state["seen"]["choices"][0]["action"]
        assert refusal(now, "act", action=choice, at=now.state["version"]) == "table-long"
    finally:
        site.registry.table_bytes = 0


def test_s10_the_size_of_a_log_is_restored_after_a_restart(sites, tmp_path):
    database = str(tmp_path / "tables.db")
    site = sites(database, frames_each=1000)
    ana, _, keys = two(site)
    for number in range(60):  # enough for a snapshot
        ana.ask("say", text=f"line {number}")
    size = site.registry.actors[keys["table"]].room.size
    site.stop()
    with admin.opened(database) as connection:
        log = sa.select(sa.func.sum(sa.func.length(events.c.payload) + 200))
        assert connection.scalar(log) == size
    site = sites(database)
    Person(site, keys["table"], ana.token).until(bool)
    assert site.registry.actors[keys["table"]].room.size >= size


def test_s10_bytes_written_per_address_and_day_are_limited(sites, tmp_path):
    site = sites(str(tmp_path / "tables.db"))
    ana, _, keys = two(site)
    assert ana.ask("say", phrase="hello")["type"] == "done"
    site.server.access.admit_bytes("127.0.0.1", 49_990_000)
    for _ in range(50):
        if ana.ask("consent", yes=True)["message"]["id"] == "too-much":
            break
    assert refusal(ana, "say", phrase="hello") == "too-much"
    assert ana.ask("people")["type"] == "guests", "read-only requests are still answered"
    assert why(site.post("/api/tables", plan("draw", "open"))) == (429, "too-much")
    assert why(site.post("/api/sheets", SHEET)) == (429, "too-much")
    wish = {"key": keys["watch"]}
    assert why(site.post(f"/api/tables/{keys['table']}/enter", wish)) == (429, "too-much")


def test_s10_the_allowance_of_an_address_resets_each_day(monkeypatch):
    now = [5000.0]
    clock = SimpleNamespace(monotonic=lambda: now[0])
    monkeypatch.setattr("capicua.server.fixed_window.time", clock)
    allowance = FixedWindow(1000, 86_400)
    assert allowance.spend("here", 600)
    assert not allowance.spend("here", 600)
    assert allowance.spend("here", 400), "refused writes do not count"
    assert allowance.spend("there", 1000)
    now[0] += 86_399
    assert not allowance.spend("here", 1)
    now[0] += 1
    assert allowance.spend("here", 1000)


def test_s10_a_full_server_refuses_new_tables_and_keeps_serving(sites, database):
    site = sites(database)
    ana, _, _ = two(site)
    storage = site.registry.storage
    storage._most = 1
    wait_for(site, storage.look())
    assert storage.used > 10_000
    assert why(site.post("/api/tables", plan("draw", "open"))) == (503, "server-full")
    assert why(site.post("/api/sheets", SHEET)) == (503, "server-full")
    assert ana.ask("say", text="hola")["type"] == "done"


# -- the commands --------------------------------------------------------------------------------


def command(capsys, *arguments):
    """Run a command, and return its exit code, stdout and stderr."""
    code = run([*arguments, "--lang", "en"])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_s10_tables_can_be_listed_exported_and_deleted_while_the_server_runs(
    sites, database, capsys, tmp_path
):
    site = sites(database)
    table, sheet = begun(site)
    here = ("--database", database)
    code, out, _ = command(capsys, "tables", "list", "--json", *here)
    kept = {one["id"]: one for one in json.loads(out)["kept"]}
    assert (code, set(kept)) == (0, {table, sheet})
    assert (kept[table]["kind"], kept[table]["game"]) == ("table", "draw")
    assert kept[table]["bytes"] > 500
    assert kept[sheet]["kind"] == "sheet"
    for one in (("list", "--plain", *here), ("--plain", *here), (*here, "list", table, sheet)):
        code, out, err = command(capsys, "tables", *one)
        assert code == 0, err
        assert "1 table, 1 score sheet, 0 studies; database size:" in out

    file = tmp_path / "table.json"
    assert command(capsys, "tables", "export", table, "--to", str(file), *here)[0] == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    found = json.loads(file.read_text())
    assert found["events"][0]["event"] == "opened"
    assert len(found["events"]) == kept[table]["events"]
    code, out, _ = command(capsys, "tables", "export", sheet, *here)
    assert "Luis" in json.loads(out)["sheet"]["text"]
    code, _, err = command(capsys, "tables", "export", table, "--to", str(file), *here)
    assert (code, err) == (2, f"capicua: {file} already exists; name another file.\n")

    keys = KeyHashes("", "", key_hash("known"))
    room = site.registry.actors[table].room
    site.call(lambda: setattr(room, "keys", keys))
    eva = Person(site, table, enter(site, {"table": table, "watch": "known"}, key="watch")["token"])
    code, _, err = command(capsys, "tables", "delete", table, *here)
    assert (code, err) == (2, "capicua: Deletion needs confirmation: add --yes.\n")
    code, out, _ = command(capsys, "tables", "delete", table, sheet, "--yes", *here)
    assert (code, out) == (0, "2 deleted.\n")
    assert site.get(f"/api/sheets/{sheet}").status_code == 404
    eva.send(type="say", id="late", text="hola")
    assert eva.closed_with() == 4409, "the server finds out at its next write"
    assert site.get(f"/api/tables/{table}").status_code == 404


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("list", "nothing"), "There is no table, score sheet or study nothing."),
        (("export", "nothing"), "There is no table, score sheet or study nothing."),
        (("delete", "nothing", "--yes"), "There is no table, score sheet or study nothing."),
        (("delete",), "Give the ids to delete, or --older-than DAYS."),
    ],
)
def test_s10_unknown_ids_are_reported(site, capsys, arguments, sentence):
    code, out, err = command(capsys, "tables", *arguments, "--database", site.database)
    assert (code, out, err) == (2, "", f"capicua: {sentence}\n")


def test_s10_other_files_are_refused(tmp_path, capsys):
    wrong = tmp_path / "wrong.db"
    for text, part in ((None, "Database not found"), (b"x" * 5000, "cannot be opened")):
        if text:
            wrong.write_bytes(text)
        code, _, err = command(capsys, "tables", "list", "--database", str(wrong))
        assert code == 2
        assert part in err
        assert err.count("\n") == 1
    with sqlite3.connect(tmp_path / "empty.db") as other:
        other.execute("CREATE TABLE something (id)")
    code, _, err = command(capsys, "tables", "list", "--database", str(tmp_path / "empty.db"))
    assert (code, err.endswith("is not a Capicúa database.\n")) == (2, True)


def test_s10_tables_can_be_deleted_by_age(sites, tmp_path, capsys):
    database = str(tmp_path / "tables.db")
    _, sheet = begun(sites(database))
    with admin.opened(database, may_write=True) as connection:
        connection.execute(tables.update().values(touched=tables.c.touched - 40 * DAY_MS))
    arguments = ("tables", "delete", "--older-than", "30", "--yes", "--json")
    code, out, _ = command(capsys, *arguments, "--database", database)
    assert (code, json.loads(out)) == (0, {"deleted": 1})
    with admin.opened(database) as connection:
        assert [one.id for one in admin.usage(connection)] == [sheet]
