"""Backups of a database: made while its server runs, restored while it is stopped.

A backup is always one SQLite file with the same tables, whichever database it came from. It is
written in one transaction, so that it is consistent, and verified before it gets its name.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.core.messages import Message, Refused
from capicua.server.store import admin, event_log
from capicua.server.store.migration import migrate
from capicua.server.store.schema import metadata, tables, versions

_ROWS: Final = 2000
"""Number of rows copied at a time."""


def make(database: str, target: Path, *, is_forced: bool = False) -> int:
    """Copy a database into a file, and return the file's size in bytes. Raise ``Refused``."""
    if target.exists() and not is_forced:
        raise Refused(Message("backup-exists", {"path": str(target)}))
    if not target.absolute().parent.is_dir():
        raise Refused(Message("backup-no-folder", {"path": str(target.absolute().parent)}))
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with admin.opened(database) as source:
            if source.dialect.name == "sqlite":
                _copy_file(source, part)
            else:
                _copy_rows(source, part)
        check(part)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        os.replace(part, target)
    except OSError as error:
        detail = error.strerror or str(error)
        raise Refused(Message("backup-failed", {"path": str(target), "detail": detail})) from error
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def check(file: Path) -> int:
    """Return the number of tables in a backup. Raise ``Refused`` if it is damaged or no backup."""
    try:
        with closing(
            sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=ro", uri=True)
        ) as db:
            said = db.execute("PRAGMA quick_check(1)").fetchone()[0]
            if said != "ok":
                raise Refused(Message("backup-damaged", {"path": str(file), "detail": said}))
            db.execute("SELECT version_num FROM alembic_version").fetchone()
            return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        message = Message("backup-damaged", {"path": str(file), "detail": str(error)})
        raise Refused(message) from error


def restore(file: Path, database: str, *, is_forced: bool = False) -> tuple[int, Path | None]:
    """Replace a database with a backup; return its number of tables and the path of the old file.

    The server must be stopped. A database that is not empty is replaced only if ``is_forced``.
    An old SQLite file is kept under another name. Raise ``Refused``.
    """
    count = check(file)
    target = admin.file_of(database)
    if target is None:
        _restore_rows(file, database, is_forced)
        return count, None
    try:
        with event_log.locked(target):  # no server is using it or can start meanwhile
            return count, _restore_file(file, target, is_forced)
    except OSError as error:
        detail = error.strerror or str(error)
        raise Refused(Message("backup-failed", {"path": str(target), "detail": detail})) from error


# -- SQLite --------------------------------------------------------------------------------------


def _copy_file(source: Connection, part: Path) -> None:
    """Copy with SQLite's online backup: consistent, and writers do not wait."""
    raw: Any = source.connection.dbapi_connection
    with closing(sqlite3.connect(part)) as copy:
        raw.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


def _restore_file(file: Path, target: Path, is_forced: bool) -> Path | None:
    old = None
    if target.exists():
        if not is_forced:
            raise Refused(Message("restore-exists", {"database": str(target)}))
        old = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
        with closing(sqlite3.connect(target)) as db:  # include what is still in its journal
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
        check(part)
        for path in (part, target.with_name(target.name + ".lock")):
            _give_away(path, target.parent)
        if old is not None:
            os.replace(target, old)
        for ending in ("-wal", "-shm"):
            target.with_name(target.name + ending).unlink(missing_ok=True)
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
    return old


def _give_away(path: Path, folder: Path) -> None:
    """As root, give a file to the folder's owner: the server's own user must be able to open it."""
    if path.exists() and getattr(os, "geteuid", lambda: 1)() == 0:
        owner = folder.stat()
        os.chown(path, owner.st_uid, owner.st_gid)


# -- PostgreSQL ----------------------------------------------------------------------------------


def _copy_rows(source: Connection, part: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{part}", poolclass=sa.NullPool)
    with engine.begin() as copy:
        metadata.create_all(copy)
        versions.create(copy)
        for table in (*admin.PARTS, versions):
            _copy(source, copy, table)
    engine.dispose()


def _restore_rows(file: Path, database: str, is_forced: bool) -> None:
    """Restore in one transaction: a server that is running sees the old data or the new.

    Raise the epochs, so that a process with a table still in memory cannot write to it.
    """
    with admin.failing_softly(database), _migrated(database) as target:
        held = target.scalar(sa.select(sa.func.count()).select_from(tables))
        if held and not is_forced:
            raise Refused(Message("restore-exists", {"database": admin.shown(database)}))
        highest = int(target.scalar(sa.select(sa.func.max(tables.c.epoch))) or 0)
        source_engine = sa.create_engine(f"sqlite:///{file}", poolclass=sa.NullPool)
        with source_engine.connect() as source:
            theirs = source.scalar(sa.select(versions.c.version_num))
            ours = target.scalar(sa.select(versions.c.version_num))
            if theirs != ours:
                message = Message(
                    "restore-version",
                    {"path": str(file), "found": str(theirs), "wanted": str(ours)},
                )
                raise Refused(message)
            for table in admin.PARTS:
                target.execute(table.delete())
                _copy(source, target, table)
        target.execute(tables.update().values(epoch=tables.c.epoch + highest + 1))


@contextmanager
def _migrated(database: str) -> Iterator[Connection]:
    """Connect to a database and bring its schema up to date."""
    engine = admin.engine_of(database, may_write=True)
    try:
        migrate(engine)
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _copy(source: Connection, target: Connection, table: Any) -> None:
    found = source.execution_options(stream_results=True).execute(sa.select(table))
    while rows := found.mappings().fetchmany(_ROWS):
        target.execute(table.insert(), [dict(row) for row in rows])
