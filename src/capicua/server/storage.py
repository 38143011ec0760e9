"""How much is kept: what nobody has touched for long is deleted, and a full server says so."""

from __future__ import annotations

import time
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.core.reasons import Message, Refused
from capicua.server.schema import scoresheets
from capicua.server.store import Store
from capicua.server.timers import now_ms

DAY_MS: Final = 86_400_000
FORGET_SECONDS: Final = 3600.0
EVENT_BYTES: Final = 200
"""What an event takes in the database beside its payload, indexes included."""


class Storage:
    """The bounds of one server's database.

    Tables and score sheets that nobody has touched for ``keep_days`` are deleted (0: never). From
    ``megabytes`` on (0: no bound) nothing new is begun, while what has begun goes on.
    """

    def __init__(self, store: Store, keep_days: int = 0, megabytes: int = 0) -> None:
        self._store = store
        self._keep_ms = keep_days * DAY_MS
        self._most = megabytes * 1_000_000
        self._forgotten = 0.0
        self.used = 0
        """Bytes of the database, when it was last looked at."""

    @property
    def is_full(self) -> bool:
        """Whether nothing new may be begun."""
        return bool(self._most) and self.used >= self._most

    def check(self) -> None:
        """Raise ``Refused`` where nothing new may be begun."""
        if self.is_full:
            raise Refused(Message("server-full"))

    async def look(self) -> None:
        """Measure the database, and delete what is old, once an hour."""
        self.used = await self._store.read(bytes_used)
        if self._keep_ms and time.monotonic() - self._forgotten > FORGET_SECONDS:
            self._forgotten = time.monotonic()
            await self.forget(now_ms() - self._keep_ms)

    async def forget(self, before: int) -> tuple[int, int]:
        """Delete what nobody has touched since; how many tables and score sheets that were."""
        gone = await self._store.forget(before)
        old = scoresheets.delete().where(scoresheets.c.touched < before)
        return gone, await self._store.do(lambda connection: connection.execute(old).rowcount)


class Allowance:
    """What each address may write in a day (of UTC, as long as the process lives).

    Not ``limits``, as at the door: after each hit it looks through everybody it knows, which for
    every action of ten thousand players is too much.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._day = 0
        self._spent: dict[str, int] = {}

    def spend(self, address: str, count: int) -> bool:
        """Return whether an address may write so many bytes more; they count if it may."""
        day = int(time.time() // 86_400)
        if day != self._day:
            self._day = day
            self._spent.clear()
        spent = self._spent.get(address, 0) + count
        if spent > self._most:
            return False
        self._spent[address] = spent
        return True


def bytes_used(connection: Connection) -> int:
    """Byte of the database on the disk; of SQLite, without the pages that are free again."""
    if connection.dialect.name == "sqlite":
        size, pages, free = (
            int(connection.scalar(sa.text(f"PRAGMA {name}")) or 0)
            for name in ("page_size", "page_count", "freelist_count")
        )
        return size * (pages - free)
    return int(connection.scalar(sa.text("SELECT pg_database_size(current_database())")) or 0)
