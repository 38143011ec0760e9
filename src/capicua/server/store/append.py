"""Append events to the logs of tables, many of them in one transaction.

Each append names the epoch under which its process holds the table, and the last event before it.
If either is out of date, that append fails; the others in its batch are unaffected.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from msgspec import json
from sqlalchemy.engine import Connection

from capicua.server.store.schema import events, tables

KEY: Final[sa.BindParameter[str]] = sa.bindparam("key")
"""The id of a table, as a parameter of statements that are compiled once."""


class ConflictError(Exception):
    """Another process holds the table, or its log has grown meanwhile."""


class Stored(NamedTuple):
    """One stored event; its position in the log is its number."""

    payload: bytes
    at: int
    who: str | None = None
    request_id: str | None = None


@dataclass
class Append:
    """Events to append to one table's log, all or none."""

    table: str
    expected: int
    """The number of the last event before them; 0 creates the table."""
    epoch: int
    events: Sequence[Stored]
    game: str = ""
    done: asyncio.Future[None] | None = None


class CompiledStatement:
    """A statement executed for every action, compiled once for one database.

    SQLAlchemy's path from a statement to the driver takes longer than the database. Compiling
    for each batch would also create thousands of objects in reference cycles, which only the
    garbage collector frees, stalling the process meanwhile.
    """

    def __init__(self, statement: sa.Executable, dialect: sa.Dialect) -> None:
        compiled = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
        self._text = str(compiled)
        self._places: list[str] | None = compiled.positiontup

    def execute(
        self, connection: Connection, rows: Sequence[Mapping[str, Any]]
    ) -> sa.CursorResult[Any]:
        """Execute the statement; each row maps parameter names to values."""
        places = self._places
        values: Any = (
            list(rows)
            if places is None
            else [tuple([row[name] for name in places]) for row in rows]
        )
        return connection.exec_driver_sql(self._text, values if len(values) > 1 else values[0])


class Statements:
    """The statements executed for every action, for one kind of database."""

    def __init__(self, dialect: sa.Dialect) -> None:
        keys: sa.BindParameter[Any] = sa.bindparam("keys")
        heads = sa.select(tables.c.id, tables.c.head, tables.c.epoch)
        self._is_sqlite = dialect.name == "sqlite"
        if self._is_sqlite:
            asked = sa.func.json_each(keys).table_valued("value")
            heads = heads.where(tables.c.id.in_(sa.select(asked.c.value)))
        else:
            heads = heads.where(tables.c.id == sa.any_(keys)).order_by(tables.c.id)
            heads = heads.with_for_update()
        move = tables.update().where(tables.c.id == KEY)
        self._heads = CompiledStatement(heads, dialect)
        self._make = CompiledStatement(tables.insert(), dialect)
        self._add = CompiledStatement(events.insert(), dialect)
        self._move_head = CompiledStatement(
            move.values(head=sa.bindparam("new_head"), touched=sa.bindparam("now")), dialect
        )

    def append_all(self, connection: Connection, appends: list[Append]) -> list[Exception | None]:
        """Write every append whose table is as expected; return the error of each, or ``None``."""
        ids = list({append.table for append in appends})
        asked = {"keys": json.encode(ids).decode() if self._is_sqlite else ids}
        held: list[Any] = list(self._heads.execute(connection, [asked]))
        known = {row[0]: (row[1], row[2]) for row in held}
        outcomes: list[Exception | None] = []
        new: list[dict[str, Any]] = []
        rows: list[dict[str, Any]] = []
        heads: dict[str, dict[str, Any]] = {}
        for append in appends:
            head, epoch = known.get(append.table, (0, append.epoch))
            if head != append.expected or epoch != append.epoch:
                outcomes.append(ConflictError(append.table))
                continue
            if not head:
                new.append(_index_row(append))
            for number, row in enumerate(append.events, head + 1):
                rows.append(_event_row(append, number, row))
            head += len(append.events)
            known[append.table] = (head, epoch)
            heads[append.table] = {
                "key": append.table,
                "new_head": head,
                "now": append.events[-1].at,
            }
            outcomes.append(None)
        if new:
            self._make.execute(connection, new)
        if rows:
            self._add.execute(connection, rows)
            self._move_head.execute(connection, list(heads.values()))
        return outcomes


def _index_row(append: Append) -> dict[str, Any]:
    at = append.events[0].at
    return {
        "id": append.table,
        "game": append.game,
        "head": 0,
        "epoch": append.epoch,
        "made": at,
        "touched": at,
        "wake": None,
    }


def _event_row(append: Append, number: int, row: Stored) -> dict[str, Any]:
    return {
        "table_id": append.table,
        "seq": number,
        "epoch": append.epoch,
        "who": row.who,
        "request_id": row.request_id,
        "at": row.at,
        "payload": row.payload,
    }
