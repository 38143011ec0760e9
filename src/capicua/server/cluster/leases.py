"""The tables a process holds, and how it learns that it has lost one.

Redis records who holds a table, and may lose that; the epoch in the database decides who may
write. A process checks both every second, and unloads any table that either gives to another.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Iterator
from contextlib import suppress
from typing import Final, TypeVar

import sqlalchemy as sa
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy.dialects.postgresql import ARRAY

from capicua.core.messages import Message, Refused
from capicua.server.store.schema import tables
from capicua.server.store.writer import DatabaseDownError
from capicua.server.tables.table_actor import RESYNC
from capicua.server.tables.table_registry import TableRegistry

LIFE_MS: Final = 3000
"""A process that has sent no heartbeat for this long is dead; others take its tables."""
ANSWER_SECONDS: Final = 2.0
"""Timeout for Redis and for the database."""
GIVE_UP_SECONDS: Final = 3.5
"""A process without the database for this long unloads its tables: others may still reach it."""
HOLD_SECONDS: Final = 86_400
AT_ONCE: Final = 500
"""Maximum number of tables per Redis script, which blocks all other commands."""

_NODE: Final = "capicua:node:"
_HOLDER: Final = "capicua:holder:"

_CLAIM: Final = """
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] and redis.call('EXISTS', ARGV[2] .. holder) == 1 then
    return holder
end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
redis.call('SET', ARGV[2] .. ARGV[1], '1', 'PX', ARGV[4])
return ARGV[1]
"""
"""Returns the holder of a table, or makes this process its holder, and announces that it is alive.

Without that, a process that claims before its next heartbeat, after Redis lost its data, would
seem dead, and lose the table to the next visitor elsewhere.
"""
_KEEP: Final = """
local lost = {}
for place, key in ipairs(KEYS) do
    local holder = redis.call('GET', key)
    if holder and holder ~= ARGV[1] then
        lost[#lost + 1] = place
    else
        redis.call('SET', key, ARGV[1], 'EX', ARGV[2])
    end
end
return lost
"""
"""Renews this process's tables, claims those without a holder, and returns those of others."""
_RELEASE: Final = """
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0
"""

log = logging.getLogger("capicua.server")

_Found = TypeVar("_Found")


class Leases:
    """The tables that a process holds."""

    def __init__(self, redis: Redis, node: str) -> None:
        self._redis = redis
        self.node = node
        self.failure: str | None = None
        """Why tables can be neither made nor taken over at the moment, or ``None``."""
        self._reached = time.monotonic()
        """When the database last answered."""
        self._missed = 0
        """Number of consecutive checks that the database did not answer."""

    async def claim(self, table: str) -> str:
        """Return the process that holds a table; if none does, this process claims it.

        Raise ``Refused`` while the holder cannot be determined.
        """
        if self.failure is not None:
            raise Refused(Message("broker-down"))
        try:
            given = (self.node, _NODE, HOLD_SECONDS, LIFE_MS)
            holder: bytes = await answer(self._redis.eval(_CLAIM, 1, _HOLDER + table, *given))
        except RedisError as error:
            self._note(error)
            raise Refused(Message("broker-down")) from None
        return holder.decode()

    async def release(self, table: str) -> None:
        """Stop holding a table."""
        with suppress(RedisError):
            await answer(self._redis.eval(_RELEASE, 1, _HOLDER + table, self.node))

    async def _keep(self, held: list[str]) -> list[str]:
        """Renew tables, and return those that another process now holds."""
        lost: list[str] = []
        for some in _parts(held):
            keys = [_HOLDER + table for table in some]
            places = await answer(
                self._redis.eval(_KEEP, len(keys), *keys, self.node, HOLD_SECONDS)
            )
            lost += [some[place - 1] for place in places]
        return lost

    async def _taken(self, registry: TableRegistry, held: dict[str, int]) -> list[str]:
        """Return the tables whose epoch differs from the one this process holds them under.

        Raise ``TimeoutError`` or ``DatabaseDownError`` if the database does not answer.
        """
        ids = sa.cast(list(held), ARRAY(sa.String))
        query = sa.select(tables.c.id, tables.c.epoch).where(tables.c.id == sa.any_(ids))
        reading = registry.store.read(lambda connection: connection.execute(query).all())
        async with asyncio.timeout(ANSWER_SECONDS):
            epochs = {row[0]: int(row[1]) for row in await reading}
        return [table for table, epoch in held.items() if epochs.get(table) != epoch]

    async def begin(self) -> None:
        """Announce this process for the first time. Raise ``RedisError``."""
        self._reached = time.monotonic()
        await self.announce()

    async def _reach(self) -> None:
        """Note that the database answers; after a time without it, announce this process at once.

        Raise ``RedisError``.
        """
        was_dead = time.monotonic() - self._reached > GIVE_UP_SECONDS
        self._reached, self._missed = time.monotonic(), 0
        if was_dead:  # before it claims a table, which others would take from a dead process
            await self.announce()

    # -- every second --------------------------------------------------------------------------

    async def announce(self) -> None:
        """Announce this process if the database has answered recently. Raise ``RedisError``."""
        if time.monotonic() - self._reached <= GIVE_UP_SECONDS:
            await answer(self._redis.set(_NODE + self.node, b"1", px=LIFE_MS))

    async def lives(self, node: str) -> bool:
        """Return whether a process is alive. Raise ``RedisError``."""
        return bool(await answer(self._redis.exists(_NODE + node)))

    async def bury(self, node: str) -> None:
        """Record that a process is dead, or that this one is stopping."""
        with suppress(RedisError):
            await answer(self._redis.delete(_NODE + node))

    async def look(self, registry: TableRegistry, is_heard: bool) -> None:
        """Check which tables are still held, and unload those that another process holds.

        ``is_heard`` is whether messages from the other processes arrive here.

        A process that was suspended or cut off learns here what it missed. After
        ``GIVE_UP_SECONDS`` without the database it unloads everything and counts as dead.
        """
        held = {table: actor.epoch for table, actor in registry.actors.items()}
        lost: list[str] = []
        trouble: Exception | None = None if is_heard else RedisError("no heartbeat received")
        try:
            await self.announce()
            lost += await self._keep(list(held))
        except RedisError as error:
            trouble = error
        try:
            lost += await self._taken(registry, held)
            await self._reach()
        except RedisError as error:
            trouble = error
        except (TimeoutError, DatabaseDownError, OSError) as error:
            self._missed += 1  # a single miss may be due to a suspended process
            if self._missed > 1 and time.monotonic() - self._reached > GIVE_UP_SECONDS:
                trouble = error
                lost = list(held)
                await self.bury(self.node)
        self._note(trouble)
        for table in lost:
            actor = registry.actors.get(table)
            if actor is not None and actor.epoch == held[table]:
                log.warning("table %s is now held by another process", table)
                actor.leave(RESYNC)

    def _note(self, trouble: Exception | None) -> None:
        """Record whether the holders of tables can be determined."""
        if trouble is None:
            if self.failure is not None:
                log.warning("tables can be claimed again")
            self.failure = None
            return
        kind = "redis" if isinstance(trouble, RedisError) else "database"
        if self.failure is None:
            log.warning("tables cannot be claimed: %s: %r", kind, trouble)
        self.failure = f"{kind}: {str(trouble) or type(trouble).__name__}"[:200]


async def answer(question: Awaitable[_Found]) -> _Found:
    """Return the answer of Redis. Raise ``RedisError`` on an error or a timeout.

    Python 3.11's ``wait_for``, through which the client sends, ignores a cancellation that comes
    just after the command was sent; here it is carried out.
    """
    task = asyncio.current_task()
    assert task is not None
    before = task.cancelling()
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            found = await question
    except (TimeoutError, OSError) as error:
        raise RedisError(str(error) or "no answer in time") from None
    if task.cancelling() > before:
        raise asyncio.CancelledError
    return found


def _parts(held: list[str]) -> Iterator[list[str]]:
    for first in range(0, len(held), AT_ONCE):
        yield held[first : first + AT_ONCE]
