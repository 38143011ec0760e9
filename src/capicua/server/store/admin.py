"""The database without its server: contents, sizes and exports.

A server may be running. What is deleted while it runs disappears for its clients at their next
request, because every append names the event before it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import quote

import sqlalchemy as sa
from msgspec import Raw, Struct, json
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from capicua import __version__
from capicua.core.messages import Message, Refused
from capicua.server.store import event_log
from capicua.server.store.schema import (
    events,
    metadata,
    scoresheets,
    snapshots,
    studies,
    tables,
)
from capicua.server.store.scrub import overwrite_deleted, scrub

BUSY_SECONDS: Final = 30
_AT_ONCE: Final = 500


class Usage(Struct):
    """The space that one table, score sheet or study takes."""

    kind: Literal["table", "sheet", "study"]
    id: str
    game: str
    """Empty for a score sheet or a study."""
    made: int | None
    touched: int
    """Time of the last event or change, in milliseconds since 1970."""
    events: int
    bytes: int
    """Size of the log and the snapshot; the database adds about 200 bytes per event."""


@contextlib.contextmanager
def opened(database: str, *, may_write: bool = False) -> Iterator[Connection]:
    """Connect to an existing database. Raise ``Refused`` if it is missing or not Capicúa's.

    The context is one transaction, committed at its end.
    """
    with failing_softly(database):
        engine = engine_of(database, may_write=may_write)
        try:
            with engine.begin() as connection:
                if not sa.inspect(connection).has_table("tables"):
                    raise Refused(Message("no-tables-in", {"database": shown(database)}))
                yield connection
        finally:
            engine.dispose()


@contextlib.contextmanager
def failing_softly(database: str) -> Iterator[None]:
    """Turn a database error into a ``Refused`` with one line of detail."""
    try:
        yield
    except SQLAlchemyError as error:
        detail = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        message = Message("server-database", {"database": shown(database), "detail": detail})
        raise Refused(message) from error


def engine_of(database: str, *, may_write: bool = False) -> Engine:
    """Return an engine for a database of tables. Raise ``Refused`` if its file is missing."""
    file = file_of(database)
    if file is None:
        return sa.create_engine(
            event_log.url_of(database), poolclass=sa.NullPool, isolation_level="REPEATABLE READ"
        )
    if not file.is_file():
        raise Refused(Message("no-database", {"database": str(file)}))
    mode = "rw" if may_write else "ro"
    engine = sa.create_engine(
        f"sqlite:///file:{quote(str(file.absolute()))}?mode={mode}&uri=true",
        poolclass=sa.NullPool,
        connect_args={"timeout": BUSY_SECONDS},
    )
    event_log.begin_at_once(engine)
    if may_write:
        sa.event.listen(engine, "connect", overwrite_deleted)
    return engine


def scrub_file(database: str) -> None:
    """Overwrite what was deleted from an SQLite file, also in its write-ahead log."""
    file = file_of(database)
    if file is not None:
        scrub(file)


def file_of(database: str) -> Path | None:
    """Return the file of an SQLite database, or ``None`` for PostgreSQL."""
    url = event_log.url_of(database)
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def shown(database: str) -> str:
    """Return a database URL without its password."""
    return event_log.url_of(database).render_as_string(hide_password=True)


# -- contents ------------------------------------------------------------------------------------


def usage(connection: Connection, ids: Sequence[str] = ()) -> list[Usage]:
    """Return the sizes of tables, score sheets and studies, largest first; all, or only ``ids``."""
    log = _sizes(events.c.table_id, events.c.payload)
    kept = _sizes(snapshots.c.table_id, snapshots.c.payload)
    size = sa.func.coalesce(log.c.bytes, 0) + sa.func.coalesce(kept.c.bytes, 0)
    of_tables = (
        sa.select(tables.c.id, tables.c.game, tables.c.made, tables.c.touched, tables.c.head, size)
        .outerjoin(log, log.c.of == tables.c.id)
        .outerjoin(kept, kept.c.of == tables.c.id)
    )
    if ids:
        of_tables = of_tables.where(tables.c.id.in_(ids))
    found = [Usage("table", *row) for row in connection.execute(of_tables)]
    found += _usage_of_texts(connection, "sheet", scoresheets, ids)
    found += _usage_of_texts(connection, "study", studies, ids)
    return sorted(found, key=lambda one: (-one.bytes, one.id))


def _usage_of_texts(
    connection: Connection, kind: Literal["sheet", "study"], of: sa.Table, ids: Sequence[str]
) -> list[Usage]:
    query = sa.select(of.c.id, of.c.touched, of.c.version, sa.func.length(of.c.text))
    if ids:
        query = query.where(of.c.id.in_(ids))
    return [
        Usage(kind, id, "", None, touched, version, size)
        for id, touched, version, size in connection.execute(query)
    ]


def _sizes(of: Any, payload: Any) -> Any:
    size = sa.func.sum(sa.func.length(payload)).label("bytes")
    return sa.select(of.label("of"), size).group_by(of).subquery()


def older(connection: Connection, before: int) -> list[str]:
    """Return the ids of all tables, score sheets and studies untouched since ``before``."""
    found: list[str] = []
    for table in (tables, scoresheets, studies):
        found += connection.scalars(sa.select(table.c.id).where(table.c.touched < before))
    return found


def export(connection: Connection, id: str) -> dict[str, Any]:
    """Return everything stored about a table, score sheet or study. Raise ``Refused``."""
    for table in (tables, scoresheets, studies):
        row = connection.execute(sa.select(table).where(table.c.id == id)).mappings().first()
        if row is not None:
            break
    else:
        raise Refused(Message("no-table-or-sheet", {"id": id[:64]}))
    if table is scoresheets:
        return {"capicua": __version__, "sheet": dict(row)}
    if table is studies:
        return {"capicua": __version__, "study": dict(row)}
    log = sa.select(events.c.payload).where(events.c.table_id == id).order_by(events.c.seq)
    kept = sa.select(snapshots.c.payload).where(snapshots.c.table_id == id)
    return {
        "capicua": __version__,
        "table": dict(row),
        "snapshot": next((Raw(bytes(data)) for data in connection.scalars(kept)), None),
        "events": [Raw(bytes(data)) for data in connection.scalars(log)],
    }


def export_text(found: dict[str, Any]) -> str:
    """Return an export as JSON text."""
    return json.format(json.encode(found), indent=1).decode()


def delete(connection: Connection, ids: Sequence[str]) -> int:
    """Delete tables, score sheets and studies, and return how many existed."""
    count = 0
    for begin in range(0, len(ids), _AT_ONCE):
        some = ids[begin : begin + _AT_ONCE]
        for part in (events, snapshots):
            connection.execute(part.delete().where(part.c.table_id.in_(some)))
        for table in (tables, scoresheets, studies):
            count += connection.execute(table.delete().where(table.c.id.in_(some))).rowcount
    # A server with a deleted table in memory may have stored a snapshot of it since.
    connection.execute(
        snapshots.delete().where(snapshots.c.table_id.not_in(sa.select(tables.c.id)))
    )
    return count


PARTS: Final = tuple(metadata.sorted_tables)
"""All tables of the database, in an order in which they can be copied."""
