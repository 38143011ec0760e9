"""What was deleted from an SQLite file can be found nowhere in it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from capicua.server.accounts.accounts import insert_account, new_account
from capicua.server.store import admin
from capicua.server.store.event_log import open_store
from capicua.server.store.schema import accounts
from capicua.server.store.scrub import overwrite_deleted, scrub


def found_in(folder: Path, names: list[str]) -> list[str]:
    stored = b"".join(one.read_bytes() for one in folder.iterdir())
    return [name for name in names if name.encode() in stored]


@pytest.fixture
def careless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let SQLite leave what is deleted unless it is told otherwise, as it does by default."""
    connect = sqlite3.connect

    def connected(*args: Any, **options: Any) -> sqlite3.Connection:
        found = connect(*args, **options)
        found.execute("PRAGMA secure_delete=OFF")
        return found

    monkeypatch.setattr("sqlite3.dbapi2.connect", connected)


@pytest.mark.usefixtures("careless")
@pytest.mark.parametrize("where", ["server", "terminal"])
def test_deleted_rows_are_overwritten(tmp_path: Path, where: str) -> None:
    names = [f"Somebody {number:03}" for number in range(200)]
    delete = accounts.delete().where(accounts.c.name.in_(names[::2]))

    async def run() -> None:
        store = open_store(str(tmp_path / "tables.db"))
        await store.do(lambda one: [insert_account(one, new_account(name)) for name in names])
        await store.scrub()
        assert found_in(tmp_path, names) == names
        if where == "server":
            await store.do(lambda connection: connection.execute(delete))
            await store.scrub()
        else:
            with admin.opened(str(tmp_path / "tables.db"), may_write=True) as connection:
                connection.execute(delete)
            admin.scrub_file(str(tmp_path / "tables.db"))
        assert found_in(tmp_path, names) == names[1::2]
        await store.close()

    asyncio.run(run())


def test_nothing_stays_in_the_unused_space_of_indexes(tmp_path: Path) -> None:
    rng = random.Random(3)
    names = [f"{rng.getrandbits(48):012x}" + "x" * rng.randrange(12) for _ in range(20_000)]
    gone = rng.sample(names, 3000)
    with closing(sqlite3.connect(tmp_path / "names.db", isolation_level=None)) as database:
        overwrite_deleted(database)
        database.execute("CREATE TABLE accounts (likeness TEXT UNIQUE)")
        database.execute("CREATE TABLE clubs (likeness TEXT UNIQUE)")
        database.execute("BEGIN")
        database.executemany("INSERT INTO accounts VALUES (?)", [(name,) for name in names])
        database.executemany("DELETE FROM accounts WHERE likeness = ?", [(name,) for name in gone])
        database.execute("COMMIT")
        assert scrub(tmp_path / "names.db")
        stored = (tmp_path / "names.db").read_bytes()
    windows = {stored[start : start + 12] for start in range(len(stored))}
    assert [name for name in gone if name[:12].encode() in windows] == []
