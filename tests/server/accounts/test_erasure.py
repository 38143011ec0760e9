"""A deleted account leaves nothing personal: not in the database, in backups or at its tables."""

from __future__ import annotations

import base64
import json
import logging
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from capicua.api.hall.accounts import Offers
from capicua.server.accounts import erasure as erasing
from capicua.server.accounts.names import name_key
from capicua.server.store import backup, schema
from capicua.server.timers import now_ms
from capicua.testing.server_process import UNLIMITED
from capicua.tournament.events import Entered, Entrant, LogEntry
from tests.server.accounts.people import write
from tests.server.accounts.test_accounts import run
from tests.server.accounts.test_sign_in import ask, browser
from tests.server.conftest import DATABASES, SQLITE_EVERY_DAY, empty_database
from tests.server.local_server import Site, until
from tests.server.person import Person, plan

NAME, EMAIL, WORDS = "Zulema Quintín", "zulema@quintin.example", "my secret words"


@pytest.fixture(params=SQLITE_EVERY_DAY)
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    site = Site(empty_database(request, tmp_path), offers=Offers(accounts=True), **UNLIMITED)
    yield site
    site.stop()


def dump(database: sa.Connection) -> str:
    """Return every value of a database as text, packed ones unpacked."""
    found: list[str] = []
    for table in schema.metadata.sorted_tables:
        for row in database.execute(sa.select(table)).mappings():
            found += [
                f"{table.name}.{name}: {text}"
                for name, value in row.items()
                for text in texts(value)
            ]
    return "\n".join(found)


def texts(value: Any) -> Iterator[str]:
    """Yield a value as text, and what is packed within it."""
    if isinstance(value, bytes):
        yield value.decode("utf-8", "replace")
        for unpack in (zlib.decompress, msgspec.json.decode, msgspec.msgpack.decode):
            try:
                inner = unpack(value)
            except Exception:
                continue
            yield from texts(inner)
    elif isinstance(value, dict):
        for name, each in value.items():
            yield str(name)
            yield from texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)
    else:
        yield str(value)
        if isinstance(value, str) and len(value) > 8:
            try:
                yield from texts(base64.b64decode(value, validate=True))
            except ValueError:
                return


def written(site: Site) -> None:
    """Wait until everything queued is written."""

    async def wait() -> None:
        await site.store.do(lambda _: None)

    run(site, wait())


def everything(site: Site) -> str:
    with site.store._engines[1].connect() as connection:
        return dump(connection)


class Zulema:
    """A person who has left traces wherever an account can."""

    def __init__(self, site: Site) -> None:
        self.site, self.client = site, browser(site)
        self.codes = ask(self.client, "", name=NAME, face="owl").json()["codes"]
        ask(self.client, "", "PATCH", country="DO")
        self.id = self.client.get("/api/account").json()["id"]
        confirmed = (
            schema.accounts.update().where(schema.accounts.c.id == self.id).values(email=EMAIL)
        )
        write(site, lambda connection: connection.execute(confirmed))
        self.own = self.client.post(
            "/api/tables", json=plan("block", "open", name=NAME, face="owl")
        ).json()
        self.other = browser(site)
        keys = {"key": self.own["play"], "name": "Berta"}
        self.other.post(f"/api/tables/{self.own['table']}/enter", json=keys)
        self.seat = Person(site, self.own["table"], self.token(self.client, self.own["table"]))
        self.guest = Person(site, self.own["table"], self.token(self.other, self.own["table"]))
        self.seat.until(lambda state: state["seats"][1]["kind"] == "person")
        self.seat.ask("say", text=WORDS)
        self.guest.ask("say", text="the words of Berta")

    @staticmethod
    def token(client: httpx.Client, table: str) -> str:
        return client.cookies.get(f"capicua_{table}", path=f"/ws/tables/{table}") or ""

    def play(self) -> None:
        """Play until the match is over, and its replay is stored."""
        while True:
            self.seat.ask("next")
            self.guest.ask("next")
            self.seat.until(lambda state: state["phase"] in ("playing", "over"))
            while self.seat.state["phase"] == "playing":
                for one in (self.seat, self.guest):
                    one.until(
                        lambda state: (
                            "act" in state["may"]
                            or state["phase"] != "playing"
                            or state["seen"]["turn"] != state["seat"]
                        )
                    )
                    if "act" in one.state["may"]:
                        one.act()
                version = max(self.seat.state["version"], self.guest.state["version"])
                for one in (self.seat, self.guest):
                    one.until(lambda state, seen=version: state["version"] >= seen)
            if self.seat.state["phase"] == "over":
                return

    def traces(self) -> list[str]:
        return [NAME, EMAIL, WORDS, self.id, "Zulema"]


def left(site: Site, traces: list[str]) -> list[str]:
    return [
        line[:300]
        for line in everything(site).splitlines()
        if any(trace.lower() in line.lower() for trace in traces)
    ]


@pytest.mark.parametrize("site", DATABASES, indirect=True)
def test_a_deleted_account_leaves_nothing_personal(site: Site, tmp_path: Path, caplog: Any) -> None:
    caplog.set_level(logging.DEBUG, "capicua")
    zulema = Zulema(site)
    table = zulema.own["table"]
    actor = site.registry.actors[table]
    site.call(actor.keep)
    write(site, lambda connection: about(connection, zulema.id, table))
    assert all(any(trace in line for line in left(site, [trace])) for trace in zulema.traces())
    begun = time.monotonic()
    assert ask(zulema.client, "", "DELETE").status_code == 204
    assert time.monotonic() - begun < 60
    assert left(site, zulema.traces()) == []
    copy = tmp_path / "backup.db"
    backup.make(site.database, copy)
    engine = sa.create_engine(f"sqlite:///{copy}")
    with engine.connect() as connection:
        found = dump(connection)
    engine.dispose()
    assert not [trace for trace in zulema.traces() if trace.lower() in found.lower()]
    assert "the words of Berta" in found, "what others wrote stays"
    assert not [trace for trace in zulema.traces() if trace in caplog.text]
    assert zulema.client.get("/api/account").status_code == 204


def test_no_byte_of_the_name_stays_in_the_file_or_its_write_ahead_log(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "database"
    folder.mkdir()
    site = Site(str(folder / "tables.db"), offers=Offers(accounts=True), **UNLIMITED)
    try:
        zulema = Zulema(site)
        site.call(site.registry.actors[zulema.own["table"]].keep)
        written(site)
        wanted = [trace.encode() for trace in (NAME, EMAIL, WORDS, name_key(NAME))]
        assert all(trace in in_files(folder) for trace in wanted)
        assert ask(zulema.client, "", "DELETE").status_code == 204
        assert [trace for trace in wanted if trace in in_files(folder)] == []
    finally:
        site.stop()


def in_files(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


def about(database: sa.Connection, account: str, table: str) -> None:
    """Store rows about an account in every table that may hold some."""
    now = now_ms()
    usual: dict[str, Any] = {"String": "x", "Text": "x", "Integer": 1, "BigInteger": now}
    usual |= {"Boolean": False, "Float": 1.0, "LargeBinary": b"x"}
    done = ("accounts", "tables", "events", "snapshots", "sessions", "recovery_codes", "seatings")
    for number, one in enumerate(schema.metadata.sorted_tables):
        if one.name in done or one.name in ("scoresheets", "server_keys", "matches"):
            continue
        row = {
            column.name: usual[type(column.type).__name__]
            for column in one.columns
            if not column.nullable
        }
        row |= {name: account for name in ("account_id", "about_id", "other_id") if name in one.c}
        row |= {name: table for name in ("table_id",) if name in one.c}
        row |= {
            name: f"about {NAME}" for name in ("log", "detail", "wish", "data") if name in one.c
        }
        if one.name == "reports":
            row |= {"about_id": "another", "by_id": account}
        if one.name == "tournament_log":
            entrant = Entrant(number=row["number"], name=NAME)
            row["entry"] = msgspec.json.encode(LogEntry(1, Entered(entrant), by=NAME)).decode()
        if one.name == "match_players":
            row["place"] = number
        database.execute(one.insert().values(**row))


def test_the_table_goes_on_for_the_others_without_the_name(site: Site) -> None:
    zulema = Zulema(site)
    assert ask(zulema.client, "", "DELETE").status_code == 204
    assert zulema.guest.closed_with() == 4409
    again = Person(site, zulema.own["table"], zulema.token(zulema.other, zulema.own["table"]))
    state = again.until(lambda state: state)
    assert [seat["name"] for seat in state["seats"]] == ["—", "Berta"]
    chat = [line["text"] for line in again.lines if line["kind"] == "chat"]
    assert chat == ["…", "the words of Berta"]
    again.ask("say", text="go on")
    again.until(lambda _: again.lines[-1].get("text") == "go on")


def test_an_old_process_cannot_store_the_name_again(site: Site) -> None:
    """A snapshot that was on its way when the log was rewritten is not stored."""
    zulema = Zulema(site)
    actor = site.registry.actors[zulema.own["table"]]
    ask(zulema.client, "", "DELETE")
    site.call(actor.keep)
    written(site)
    assert left(site, zulema.traces()) == []


def test_a_finished_match_keeps_its_moves_and_loses_the_name(site: Site) -> None:
    zulema = Zulema(site)
    table = zulema.own["table"]
    zulema.play()
    actor = site.registry.actors[table]
    until(lambda: actor.room.replay)
    written(site)
    before = site.get(f"/api/tables/{table}/record").text
    assert NAME in before
    ask(zulema.client, "", "DELETE")
    assert left(site, zulema.traces()) == []
    assert site.get(f"/api/tables/{table}/record").text == before.replace(NAME, "—")
    assert NAME not in site.get(f"/api/tables/{table}/replay").text


def test_a_rematch_that_the_person_never_opened_is_rewritten_too(site: Site) -> None:
    zulema = Zulema(site)
    zulema.play()
    zulema.guest.ask("rematch")
    rematch = zulema.guest.until(lambda state: state["rematch"])["rematch"]
    assert zulema.client.get("/api/account/tables").json()[0]["table"] == zulema.own["table"]
    ask(zulema.client, "", "DELETE")
    assert left(site, zulema.traces()) == []
    assert site.get(f"/api/tables/{rematch}").status_code == 200


def test_an_interrupted_deletion_is_finished_at_the_next_start(
    site: Site, monkeypatch: Any
) -> None:
    zulema = Zulema(site)
    steps = []

    def fail(*_: Any, **__: Any) -> str:
        steps.append(1)
        raise RuntimeError("killed")

    monkeypatch.setattr(erasing, "_rewrite", fail)
    assert ask(zulema.client, "", "DELETE").status_code == 500
    assert steps
    assert zulema.client.get("/api/account").status_code == 204, "nobody is signed in any more"
    monkeypatch.undo()
    run(site, site.server.erasure.go_on())
    assert left(site, zulema.traces()) == []


def test_everything_is_exported_within_a_minute(site: Site) -> None:
    zulema = Zulema(site)
    zulema.play()
    written(site)
    begun = time.monotonic()
    answer = zulema.client.get("/api/account/export")
    assert time.monotonic() - begun < 60
    found = json.loads(answer.text)
    assert found["account"]["email"] == EMAIL
    (table,) = found["tables"]
    assert f'"{NAME}"' in table["record"]
    assert [line["text"] for line in table["said"]] == [WORDS]
    assert "seat_key" not in answer.text
    assert "the words of Berta" not in answer.text
    for table in schema.metadata.sorted_tables:
        if "account_id" in table.c and table.name not in ("seatings", "challenges"):
            assert table.name in found
