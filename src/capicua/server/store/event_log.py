"""The log of all tables: one thread writes, and what it has acknowledged is durable.

Appending returns a future. The writer (``writer.py``) takes everything queued, writes it in one
transaction, commits, and only then resolves the futures: many tables share one disk sync.
``append.py`` defines appends and their statements.

SQLite serves one process: a lock file keeps a second one out, only the writer writes and
checkpoints, and readers open the file read-only. PostgreSQL serves several.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeVar
from urllib.parse import quote

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from capicua.core.messages import Argument, Message, Refused
from capicua.server.store.append import KEY, Append, Stored
from capicua.server.store.migration import NewerError, migrate
from capicua.server.store.schema import events, snapshots, tables
from capicua.server.store.scrub import overwrite_deleted, scrub
from capicua.server.store.writer import (
    PATIENCE_SECONDS,
    DatabaseDownError,
    OtherWrite,
    Writer,
    is_of_database,
)

READERS: Final = 2
BUSY_SECONDS: Final = 10
LOST_SECONDS: Final = 5
"""Timeout after which a silent connection to PostgreSQL is given up."""
_SOON_LOST: Final = {
    "connect_timeout": LOST_SECONDS,
    "keepalives_idle": LOST_SECONDS,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": LOST_SECONDS * 1000,
}
ONLY_EPOCH: Final = 1
"""The epoch of a table that only one process can hold."""

_Found = TypeVar("_Found")

log = logging.getLogger("capicua.server")

Durability = Literal["full", "normal"]


class Loaded(NamedTuple):
    """A table's newest snapshot and the events after it, in order."""

    snapshot: bytes | None
    events: list[bytes]
    head: int
    """The number of the last event."""
    epoch: int


class Store:
    """The database of a server; create it with ``open_store``."""

    def __init__(
        self,
        writer: Engine,
        reader: Engine,
        lock: FileLock | None,
        on_commit: Callable[[float, int], None] | None = None,
    ) -> None:
        self._engines = (writer, reader)
        self._lock = lock
        self._readers = ThreadPoolExecutor(READERS, "capicua-read")
        self._is_closed = False
        self.writer = Writer(writer, on_commit)
        """``on_commit`` is called with the duration of each commit in seconds and its number of
        appends."""

    # -- writing -----------------------------------------------------------------------------

    def append(
        self, table: str, expected: int, epoch: int, rows: Sequence[Stored], *, game: str = ""
    ) -> asyncio.Future[None]:
        """Append to a table's log; the future resolves once the events are durable.

        It fails with ``ConflictError`` if the table has another epoch or its last event is not
        ``expected``. ``expected=0`` creates the table, for ``game``.
        """
        done = self.writer.promised()
        self.writer.put(Append(table, expected, epoch, rows, game, done))
        return done

    def keep_snapshot(self, table: str, seq: int, payload: bytes, epoch: int | None = None) -> None:
        """Replace the snapshot of a table in the background; ``seq`` is its last event.

        Nothing is stored if the table is no longer held under ``epoch``.
        """

        def work(connection: Connection) -> None:
            if epoch is not None and connection.scalar(_EPOCH, {"key": table}) != epoch:
                return
            connection.execute(_DROP_SNAPSHOT, {"key": table})
            connection.execute(_KEEP_SNAPSHOT, {"table_id": table, "seq": seq, "payload": payload})

        self.writer.put(OtherWrite(work))

    def wake_at(self, table: str, wake: int | None) -> None:
        """Record when a table needs attention after a restart of the server."""
        self.writer.put(
            OtherWrite(lambda connection: connection.execute(_WAKE_AT, {"key": table, "at": wake}))
        )

    def take(self, table: str) -> asyncio.Future[int]:
        """Take a table over from another process, and return its new epoch."""

        def work(connection: Connection) -> int:
            connection.execute(
                tables.update().where(tables.c.id == table).values(epoch=tables.c.epoch + 1)
            )
            found = connection.scalar(sa.select(tables.c.epoch).where(tables.c.id == table))
            return int(found or 0)

        return self.do(work)

    def forget(self, before: int) -> asyncio.Future[int]:
        """Delete the tables untouched since ``before``, and return their number."""

        def work(connection: Connection) -> int:
            old = sa.select(tables.c.id).where(tables.c.touched < before)
            for other in (events, snapshots):
                connection.execute(other.delete().where(other.c.table_id.in_(old)))
            return connection.execute(tables.delete().where(tables.c.touched < before)).rowcount

        return self.do(work)

    def do(self, work: Callable[[Connection], _Found]) -> asyncio.Future[_Found]:
        """Run other writes; the future resolves to the result once it is durable."""
        done: asyncio.Future[_Found] = self.writer.promised()
        self.writer.put(OtherWrite(work, done))
        return done

    async def scrub(self) -> None:
        """Overwrite what was deleted, also in the write-ahead log; PostgreSQL vacuums by itself."""
        url = self._engines[0].url
        if url.get_backend_name() == "sqlite" and not await asyncio.to_thread(
            scrub, Path(url.database or "")
        ):
            log.warning("what was deleted is still in the write-ahead log until it is used again")

    # -- reading -----------------------------------------------------------------------------

    async def load(self, table: str) -> Loaded | None:
        """Return a table's newest snapshot and the events since, or ``None`` for no table."""
        return await self.read(lambda connection: _load(connection, table))

    async def waking(self) -> list[tuple[str, int]]:
        """Return the tables that will need attention, with the times, most urgent first."""
        query = (
            sa.select(tables.c.id, tables.c.wake)
            .where(tables.c.wake.is_not(None))
            .order_by(tables.c.wake)
        )
        return await self.read(
            lambda connection: [(id, wake) for id, wake in connection.execute(query)]
        )

    async def count(self) -> int:
        """Return the number of tables."""
        query = sa.select(sa.func.count()).select_from(tables)
        return await self.read(lambda connection: int(connection.scalar(query) or 0))

    async def read(self, query: Callable[[Connection], _Found]) -> _Found:
        """Run queries without waiting for the writer. Raise ``DatabaseDownError``.

        All statements see the database as it was at the first one.
        """

        def work() -> _Found:
            with self._engines[1].connect() as connection:
                return query(connection)

        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await asyncio.get_running_loop().run_in_executor(self._readers, work)
        except Exception as error:
            if is_of_database(error):
                raise DatabaseDownError from error
            raise

    # -- shutdown ------------------------------------------------------------------------------

    async def close(self) -> None:
        """Write what is waiting, then close the database."""
        if self._is_closed:
            return
        self._is_closed = True
        await self.writer.close()
        self._readers.shutdown()
        for engine in self._engines:
            engine.dispose()
        if self._lock is not None:
            self._lock.release()


# Compiled once: a statement per batch burdens the garbage collector (``append.py``).
_WAKE_AT: Final = tables.update().where(tables.c.id == KEY).values(wake=sa.bindparam("at"))
_EPOCH: Final = sa.select(tables.c.epoch).where(tables.c.id == KEY)
_DROP_SNAPSHOT: Final = snapshots.delete().where(snapshots.c.table_id == KEY)
_KEEP_SNAPSHOT: Final = snapshots.insert()


def _load(connection: Connection, table: str) -> Loaded | None:
    index = connection.execute(sa.select(tables.c.epoch).where(tables.c.id == table)).first()
    if index is None:
        return None
    kept = connection.execute(
        sa.select(snapshots.c.seq, snapshots.c.payload).where(snapshots.c.table_id == table)
    ).first()
    after, snapshot = (0, None) if kept is None else (int(kept[0]), bytes(kept[1]))
    found = connection.execute(
        sa.select(events.c.seq, events.c.payload)
        .where(events.c.table_id == table, events.c.seq > after)
        .order_by(events.c.seq)
    ).all()
    head = int(found[-1][0]) if found else after
    return Loaded(snapshot, [bytes(payload) for _, payload in found], head, int(index[0]))


# -- opening -----------------------------------------------------------------------------------


def open_store(
    database: str,
    *,
    durability: Durability = "full",
    on_commit: Callable[[float, int], None] | None = None,
) -> Store:
    """Open a database and bring its schema up to date.

    ``database`` is ``sqlite:///file``, the path of a file, or ``postgresql://…``. Raise ``Refused``
    if it cannot be opened, or another process holds the file.
    """
    url = url_of(database)
    is_file = url.get_backend_name() == "sqlite"
    lock: FileLock | None = None
    try:
        if is_file:
            lock = locked(Path(url.database or ""))
        writer, reader = (_sqlite if is_file else _postgresql)(url, durability)
        if is_file:
            _check(writer)
        migrate(writer)
    except Exception as error:
        if lock is not None:
            lock.release()
        raise _refusal(error, url) from error
    return Store(writer, reader, lock, on_commit)


def _refusal(error: Exception, url: URL) -> Exception:
    """Return the error to raise for a database that cannot be opened."""
    shown = url.render_as_string(hide_password=True)
    detail = str(error).strip().partition("\n")[0]
    if isinstance(error, ModuleNotFoundError):
        return Refused(Message("server-no-extra", {"module": error.name or ""}))
    more: dict[str, Argument] = {"database": shown, "detail": detail}
    if isinstance(error, _DamagedError):
        return Refused(Message("server-database-damaged", more))
    if isinstance(error, NewerError):
        return Refused(Message("server-database-newer", more))
    if isinstance(error, SQLAlchemyError | OSError):
        return Refused(Message("server-database", more))
    return error


class _DamagedError(Exception):
    """The database file has damaged pages."""


def url_of(database: str) -> URL:
    """Return the URL of a database given by a path or a URL."""
    if "://" not in database:
        return URL.create("sqlite", database=database)
    try:
        url = make_url(database)
    except SQLAlchemyError:
        raise Refused(Message("server-database-kind", {"database": database})) from None
    backend = url.get_backend_name()
    if backend == "sqlite" and url.database not in (None, "", ":memory:"):
        return url
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    shown = url.render_as_string(hide_password=True)
    raise Refused(Message("server-database-kind", {"database": shown}))


def locked(path: Path) -> FileLock:
    """Acquire the lock of a database file. Raise ``Refused`` if another process holds it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(path.with_name(path.name + ".lock"), timeout=0, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise Refused(Message("server-database-taken", {"database": str(path)})) from None
    return lock


# Errors name statements without their values, which may be names of people: logs have neither.


def _sqlite(url: URL, durability: Durability) -> tuple[Engine, Engine]:
    writer = sa.create_engine(
        url,
        poolclass=sa.StaticPool,
        connect_args={"check_same_thread": False, "timeout": 10},
        hide_parameters=True,
    )
    file = Path(url.database or "").absolute()
    reader = sa.create_engine(
        f"sqlite:///file:{quote(str(file))}?mode=ro&uri=true",
        pool_size=READERS,
        connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS},
        hide_parameters=True,
    )

    @sa.event.listens_for(writer, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={durability.upper()}")
        cursor.close()
        overwrite_deleted(connection)

    begin_at_once(writer)
    begin_at_once(reader)
    return writer, reader


def begin_at_once(engine: Engine) -> None:
    """Let every transaction of an SQLite engine begin at its start.

    The driver begins one only at the first change. A savepoint before it would be a transaction of
    its own, and its release would commit.
    """

    @sa.event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None

    @sa.event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")


def _check(writer: Engine) -> None:
    """Raise ``_DamagedError`` for a file with damaged pages, which would fail later."""
    try:
        with writer.connect() as connection:
            found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    except DatabaseError as error:
        if "malformed" not in str(error.orig):
            raise
        found = str(error.orig)  # the pages with the schema are damaged themselves
    if found != "ok":
        raise _DamagedError(found.splitlines()[-1])


def _postgresql(url: URL, durability: Durability) -> tuple[Engine, Engine]:
    # An idle transaction that was cut off ends, so that its lock does not block other processes.
    options = f"-c idle_in_transaction_session_timeout={LOST_SECONDS * 1000}"
    if durability != "full":
        options += " -c synchronous_commit=off"
    writer = sa.create_engine(
        url, pool_size=1, connect_args={**_SOON_LOST, "options": options}, hide_parameters=True
    )
    reader = sa.create_engine(
        url,
        pool_size=READERS,
        max_overflow=0,
        pool_pre_ping=True,
        isolation_level="REPEATABLE READ",
        connect_args=_SOON_LOST,
        hide_parameters=True,
    )
    return writer, reader
