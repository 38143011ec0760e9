"""The tables of one of several processes: only those that it holds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from capicua.server.cluster.broker import Broker
from capicua.server.store.writer import DatabaseDownError
from capicua.server.tables.table_actor import GoneError, TableActor
from capicua.server.tables.table_registry import TableRegistry
from capicua.table.room.events import Event
from capicua.table.room.room import Room

REWIND_SECONDS: Final = 30.0
"""Interval at which timers are set for tables that other processes may have left."""


class ClusteredRegistry(TableRegistry):
    """The tables of one of several processes: only those that it holds."""

    def __init__(self, broker: Broker, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, take_over=True, **more)
        self.broker = broker

    def around(self, application: Any) -> Broker:
        """Return an application that serves local tables and forwards the rest."""
        return self.broker.around(application)

    async def start(self) -> None:
        """Set the timers, and keep setting those of tables that other processes have left."""
        await self.broker.start(self)
        await super().start()
        self.spawn(self._rewind())

    @property
    def is_broker_up(self) -> bool:
        """Whether the broker answers."""
        return self.broker.failure is None

    def asked_for_health(self) -> dict[str, Callable[[], Awaitable[Any]]]:
        """Return the probe of the broker."""
        return {"broker": self._broker_answers}

    async def _broker_answers(self) -> None:
        if self.broker.failure is not None:
            raise ConnectionError(self.broker.failure)

    async def open(self, room: Room, opening: Sequence[Event], address: str = "") -> TableActor:
        """Write a new table to the log and start it; this process holds it."""
        await self.broker.leases.claim(room.id)
        return await super().open(room, opening, address)

    async def get(self, table: str) -> TableActor:
        """Return the table if this process holds or can claim it. Raise ``GoneError`` otherwise."""
        if table not in self.actors and await self.broker.leases.claim(table) != self.broker.node:
            raise GoneError
        return await super().get(table)

    def forget(self, actor: TableActor) -> None:
        """Stop routing requests to the actor, and release its table."""
        super().forget(actor)
        if not self.is_closing:
            self.spawn(self.broker.leases.release(actor.room.id))

    async def _rewind(self) -> None:
        while True:
            await asyncio.sleep(REWIND_SECONDS)
            with suppress(DatabaseDownError):  # the next round tries again
                for table, wake in await self.store.waking():
                    if table not in self.actors:
                        self.timers.set(table, wake)

    async def close(self) -> None:
        """Unload all tables, and leave the broker."""
        await super().close()
        await self.broker.close()
