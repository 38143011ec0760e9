"""Limits on stored data: old tables are deleted, and a full database takes nothing new."""

from __future__ import annotations

import time
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.core.messages import Message, Refused
from capicua.server.store.event_log import Store
from capicua.server.store.schema import scoresheets, studies
from capicua.server.timers import now_ms

DAY_MS: Final = 86_400_000
FORGET_SECONDS: Final = 3600.0
EVENT_BYTES: Final = 200
"""Size of an event in the database besides its payload, indexes included."""


class StorageLimits:
    """The limits of one server's database.

    Tables, score sheets and studies untouched for ``keep_days`` are deleted (0: never). Beyond
    ``megabytes`` (0: unlimited) nothing new can be created, while tables in progress continue.
    """

    def __init__(self, store: Store, keep_days: int = 0, megabytes: int = 0) -> None:
        self._store = store
        self._keep_ms = keep_days * DAY_MS
        self._most = megabytes * 1_000_000
        self._forgotten = 0.0
        self.used = 0
        """Size of the database in bytes, when last measured."""

    @property
    def is_full(self) -> bool:
        """Whether the database has reached its limit."""
        return bool(self._most) and self.used >= self._most

    def check(self) -> None:
        """Raise ``Refused`` if the database has reached its limit."""
        if self.is_full:
            raise Refused(Message("server-full"))

    async def look(self) -> None:
        """Measure the database, and once an hour delete what is old."""
        self.used = await self._store.read(bytes_used)
        if self._keep_ms and time.monotonic() - self._forgotten > FORGET_SECONDS:
            self._forgotten = time.monotonic()
            await self.forget(now_ms() - self._keep_ms)

    async def forget(self, before: int) -> tuple[int, int]:
        """Delete what is older than ``before``; return the numbers of tables and of the rest."""
        gone = await self._store.forget(before)

        def work(connection: Connection) -> int:
            old = [kept.delete().where(kept.c.touched < before) for kept in (scoresheets, studies)]
            return sum(connection.execute(each).rowcount for each in old)

        return gone, await self._store.do(work)


def bytes_used(connection: Connection) -> int:
    """Return the size of the database on disk; for SQLite, without free pages."""
    if connection.dialect.name == "sqlite":
        size, pages, free = (
            int(connection.scalar(sa.text(f"PRAGMA {name}")) or 0)
            for name in ("page_size", "page_count", "freelist_count")
        )
        return size * (pages - free)
    return int(connection.scalar(sa.text("SELECT pg_database_size(current_database())")) or 0)
