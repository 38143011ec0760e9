"""The log: durable before acknowledged, ordered, fenced, with independent appends in a batch."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from capicua.core.messages import Message, Refused
from capicua.server.store import migration
from capicua.server.store.append import ConflictError, Stored
from capicua.server.store.event_log import Store, open_store, url_of
from capicua.server.store.schema import NEWEST, metadata
from capicua.server.store.writer import StoreClosedError


def kept(database: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    """Open a store, run ``work`` on it, and close it."""

    async def whole() -> Any:
        store = open_store(database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def row(text: str, request: str | None = None) -> Stored:
    return Stored(text.encode(), 1000, "somebody" if request else None, request)


def test_appended_events_are_there_after_reopening(database):
    async def write(store):
        await store.append("t", 0, 1, [row("a")], game="draw")
        await store.append("t", 1, 1, [row("b", "r1"), row("c")])

    async def read(store):
        return await store.load("t"), await store.load("other")

    kept(database, write)
    loaded, other = kept(database, read)
    assert loaded.events == [b"a", b"b", b"c"]
    assert (loaded.head, loaded.epoch, loaded.snapshot) == (3, 1, None)
    assert other is None


@pytest.mark.parametrize(
    ("expected", "epoch", "request_id"),
    [(0, 1, None), (1, 1, None), (3, 1, None), (2, 2, None), (2, 1, "r1")],
    ids=["created twice", "too old", "too new", "fenced off", "same request"],
)
def test_a_conflicting_append_is_refused_as_a_whole(database, expected, epoch, request_id):
    async def work(store):
        await store.append("t", 0, 1, [row("a")], game="draw")
        await store.append("t", 1, 1, [row("b", "r1")])
        with pytest.raises(ConflictError):
            await store.append("t", expected, epoch, [row("x"), row("y", request_id)], game="draw")
        return await store.load("t")

    assert kept(database, work).events == [b"a", b"b"]


def test_a_bad_append_does_not_affect_the_rest_of_its_batch(database):
    async def work(store):
        await store.append("bad", 0, 1, [row("a", "r")], game="draw")
        good = [store.append(f"t{n}", 0, 1, [row("a")], game="draw") for n in range(20)]
        bad = store.append("bad", 1, 1, [row("b", "r")])
        good += [store.append(f"u{n}", 0, 1, [row("a")], game="draw") for n in range(20)]
        results = await asyncio.gather(*good, bad, return_exceptions=True)
        return results, await store.count()

    results, count = kept(database, work)
    assert results[:-1] == [None] * 40
    assert isinstance(results[-1], ConflictError)
    assert count == 41


def test_taking_a_table_over_fences_off_the_previous_holder(database):
    async def work(store):
        await store.append("t", 0, 1, [row("a")], game="draw")
        epoch = await store.take("t")
        with pytest.raises(ConflictError):
            await store.append("t", 1, 1, [row("late")])
        await store.append("t", 1, epoch, [row("b")])
        return epoch, await store.load("t")

    epoch, loaded = kept(database, work)
    assert epoch == 2
    assert loaded.events == [b"a", b"b"]


def test_loading_starts_at_the_newest_snapshot(database):
    async def work(store):
        await store.append("t", 0, 1, [row(letter) for letter in "abcd"], game="draw")
        store.keep_snapshot("t", 2, b"two")
        store.keep_snapshot("t", 3, b"three")
        await store.append("t", 4, 1, [row("e")])
        await store.forget(0)  # waits for the writes before it
        return await store.load("t")

    loaded = kept(database, work)
    assert loaded.snapshot == b"three"
    assert loaded.events == [b"d", b"e"]
    assert loaded.head == 5


def test_tables_that_need_attention_are_listed_most_urgent_first(database):
    async def work(store):
        for name in "abc":
            await store.append(name, 0, 1, [row("a")], game="draw")
        store.wake_at("a", 300)
        store.wake_at("b", 100)
        store.wake_at("c", 200)
        store.wake_at("c", None)
        await store.forget(0)  # waits for the writes before it
        return await store.waking()

    assert kept(database, work) == [("b", 100), ("a", 300)]


def test_tables_untouched_for_long_are_deleted(database):
    async def work(store):
        await store.append("old", 0, 1, [Stored(b"a", 1000)], game="draw")
        await store.append("new", 0, 1, [Stored(b"a", 1000)], game="draw")
        await store.append("new", 1, 1, [Stored(b"b", 2000)])
        gone = await store.forget(2000)
        return gone, await store.load("old"), await store.load("new")

    gone, old, new = kept(database, work)
    assert (gone, old) == (1, None)
    assert new.head == 2


def test_closing_a_store_writes_everything_and_refuses_more(database):
    async def work(store):
        waiting = [store.append(f"t{n}", 0, 1, [row("a")], game="draw") for n in range(50)]
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 50
        with pytest.raises(StoreClosedError):
            store.append("t", 0, 1, [row("a")], game="draw")

    kept(database, work)
    assert kept(database, lambda store: store.count()) == 50


def test_the_migrations_create_the_schema_of_the_code(database):
    """An empty database gets the schema at once; migrating one step by step gives the same."""
    engine = sa.create_engine(url_of(database))
    found = []
    for make in (migration._upgrade, migration.create):
        with engine.begin() as connection:
            make(connection)
            found.append(schema_of(connection))
            for name in sa.inspect(connection).get_table_names():
                connection.execute(sa.text(f"DROP TABLE {name}"))
    engine.dispose()
    assert found[0] == found[1]
    assert found[0]["alembic_version"]["rows"] == [(NEWEST,)]
    assert set(found[0]) == {*metadata.tables, "alembic_version"}
    assert found[0]["events"]["unique"] == [["table_id", "who", "request_id"]]


def schema_of(connection):
    """Return everything about the tables that a database tells."""
    seen = sa.inspect(connection)
    return {
        name: {
            "columns": [
                (one["name"], str(one["type"]), one["nullable"]) for one in seen.get_columns(name)
            ],
            "keys": seen.get_pk_constraint(name)["constrained_columns"],
            "unique": [one["column_names"] for one in seen.get_unique_constraints(name)],
            "indexes": sorted(
                (one["name"], one["column_names"], bool(one["unique"]))
                for one in seen.get_indexes(name)
            ),
            "rows": connection.execute(sa.text(f"SELECT * FROM {name}")).all(),
        }
        for name in seen.get_table_names()
    }


def test_a_database_of_an_older_version_is_migrated(database):
    engine = sa.create_engine(url_of(database))
    with engine.begin() as connection:
        migration._upgrade(connection)
        newest = schema_of(connection)
        for table in metadata.sorted_tables:
            if table.name not in ("tables", "events", "snapshots"):
                table.drop(connection)
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
    kept(database, lambda store: store.count())
    with engine.begin() as connection:
        assert schema_of(connection) == newest
    engine.dispose()


def test_an_up_to_date_database_is_opened_without_alembic(tmp_path):
    """Its packages take 12 MB."""
    code = (
        "import sys; from capicua.server.store.event_log import open_store\n"
        "for _ in range(2): open_store(sys.argv[1])._lock.release()\n"
        "print('alembic' in sys.modules)"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "tables.db")]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "False"


def test_sqlite_syncs_every_commit_by_default(tmp_path):
    for durability, level in (("full", 2), ("normal", 1)):

        async def work(store):
            with store._engines[0].connect() as connection:
                return [
                    connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                    for name in ("synchronous", "journal_mode")
                ]

        async def whole(durability=durability):
            store = open_store(str(tmp_path / f"{durability}.db"), durability=durability)
            try:
                return await work(store)
            finally:
                await store.close()

        assert asyncio.run(whole()) == [level, "wal"]


def test_a_second_process_cannot_open_an_sqlite_file(tmp_path):
    database = str(tmp_path / "tables.db")

    async def work(_):
        with pytest.raises(Refused) as refused:
            open_store(database)
        return refused.value.message.id

    assert kept(database, work) == "server-database-taken"
    assert kept(database, lambda store: store.count()) == 0


@pytest.mark.parametrize(
    ("database", "id"),
    [
        ("mysql://somewhere/x", "server-database-kind"),
        ("sqlite://", "server-database-kind"),
        ("postgresql://nobody:hush@127.0.0.1:1/none", "server-database"),
        ("/proc/nowhere/tables.db", "server-database"),
    ],
)
def test_a_refused_database_url_is_shown_without_its_password(database, id):
    with pytest.raises(Refused) as refused:
        open_store(database)
    assert refused.value.message.id == id
    assert "hush" not in str(refused.value.message.arguments)


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path):
    file = tmp_path / "tables.db"
    file.write_text("this is no database, and more than a hundred bytes long" * 4)
    with pytest.raises(Refused) as refused:
        open_store(str(file))
    assert refused.value.message.id == "server-database"


def test_an_append_leaves_no_reference_cycles(database):
    """Regression: such garbage stalled a server with thousands of sockets for 0.1 s."""

    async def work(store):
        async def append(first, count):
            for seq in range(first, first + count):
                await store.append("t", seq, 1, [row("a", f"r{seq}")], game="draw")
                store.keep_snapshot("t", seq, b"kept")
                store.wake_at("t", seq)
            await store.load("t")

        await append(0, 20)
        gc.collect()
        gc.disable()
        try:
            await append(20, 50)
            return gc.collect()
        finally:
            gc.enable()

    assert kept(database, work) < 50  # objects from fifty appends


def test_s23_damaged_pages_are_found_at_start(tmp_path):
    database = tmp_path / "tables.db"

    async def fill(store):
        for number in range(200):
            await store.append(f"t{number}", 0, 1, [Stored(b"x" * 3000, 1)], game="draw")

    kept(str(database), fill)
    data = bytearray(database.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 8192] = b"\xa5" * 8192
    database.write_bytes(data)
    with pytest.raises(Refused) as refused:
        open_store(str(database))
    assert refused.value.message.id == "server-database-damaged"
    database.unlink()
    assert kept(str(database), lambda store: store.count()) == 0, "the lock was released"


def test_s26_a_database_of_a_newer_version_is_refused(tmp_path):
    database = str(tmp_path / "tables.db")
    kept(database, lambda store: store.count())
    engine = sa.create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    with pytest.raises(Refused) as refused:
        open_store(database)
    assert refused.value.message.id == "server-database-newer"
    assert "9999" in str(refused.value.message.arguments)


def test_s17_a_missing_package_is_named(tmp_path, monkeypatch):
    from capicua.server.run import server_of
    from capicua.server.settings import Settings

    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Refused) as refused:
        open_store("postgresql://nobody@127.0.0.1:1/none")
    assert refused.value.message == Message("server-no-extra", {"module": "psycopg"})
    monkeypatch.delitem(sys.modules, "capicua.server.cluster.broker", raising=False)
    monkeypatch.setitem(sys.modules, "redis", None)
    wanted = Settings(broker="redis://127.0.0.1:1", data=str(tmp_path))
    with pytest.raises(Refused) as refused:
        server_of(wanted)
    assert refused.value.message.id == "server-no-extra"
