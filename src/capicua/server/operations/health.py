"""Health checks twice a second: the log writer, the database, the event loop.

Each service is probed one request at a time. If a probe fails or takes longer than 1.5 s,
``/health`` names the service until it answers again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from capicua.server.store.event_log import Store
from capicua.server.store.schema import tables

BEAT_SECONDS: Final = 0.5
SLOW_SECONDS: Final = 1.5
"""Timeout of a probe; at two probes a second, a failure is reported within two seconds."""
_SMALL: Final = sa.select(tables.c.id).limit(1)


class Health(Struct):
    """The health of a server; status 200 if ``ok``, else 503."""

    ok: bool
    why: list[str]
    """The failures: ``closing``, ``writer`` (its thread has ended), ``queue`` (writes to the log
    are delayed), ``write`` and ``read`` (the database), ``broker``, ``loop``."""
    tables: int
    """Tables in memory."""
    sockets: int
    oldest_ms: int
    """How long the oldest unwritten append has been waiting."""
    late_ms: int
    """How late the event loop was at the last check."""
    bots: str
    """The build that the bots run: ``pure`` or ``compiled``."""


class Probe:
    """A probe that is repeated, one request at a time."""

    def __init__(self, ask: Callable[[], Awaitable[Any]]) -> None:
        self._ask = ask
        self._since = 0.0
        self._asking: asyncio.Task[None] | None = None
        self.has_failed = False

    @property
    def is_well(self) -> bool:
        """Whether the last probe succeeded and the current one is not overdue."""
        is_waiting = self._asking is not None and not self._asking.done()
        is_late = is_waiting and time.monotonic() - self._since > SLOW_SECONDS
        return not self.has_failed and not is_late

    def again(self) -> None:
        """Start a probe, unless one is still running."""
        if self._asking is None or self._asking.done():
            self._since = time.monotonic()
            self._asking = asyncio.get_running_loop().create_task(self._answer())

    async def _answer(self) -> None:
        try:
            await self._ask()
        except Exception:
            self.has_failed = True
        else:
            self.has_failed = False

    async def stop(self) -> None:
        """Cancel the running probe."""
        if self._asking is not None:
            self._asking.cancel()
            with suppress(asyncio.CancelledError):
                await self._asking


class HealthChecks:
    """The health checks of one server; ``others`` are probes of further services, by name."""

    def __init__(self, store: Store, others: dict[str, Callable[[], Awaitable[Any]]]) -> None:
        self._store = store
        self._questions = {"write": Probe(self._write), "read": Probe(self._read)}
        self._questions |= {name: Probe(ask) for name, ask in others.items()}
        self._late = 0.0
        self._beat = time.monotonic()

    async def go_on(self) -> None:
        """Check twice a second until cancelled."""
        try:
            while True:
                for question in self._questions.values():
                    question.again()
                self._beat = time.monotonic()
                await asyncio.sleep(BEAT_SECONDS)
                self._late = self._lateness()
                self._store.writer.give_up()
        finally:
            for question in self._questions.values():
                await question.stop()

    def said(self, *, is_closing: bool, tables: int, sockets: int, bots: str) -> Health:
        """Return the current health of the server."""
        writer = self._store.writer
        oldest, late = writer.oldest(), max(self._late, self._lateness())
        wrong = {
            "closing": is_closing,
            "writer": not writer.is_alive,
            "queue": oldest > SLOW_SECONDS,
            **{name: not question.is_well for name, question in self._questions.items()},
            "write": writer.failure is not None or not self._questions["write"].is_well,
            "loop": late > SLOW_SECONDS,
        }
        why = [name for name, is_wrong in wrong.items() if is_wrong]
        oldest_ms, late_ms = round(oldest * 1000), round(late * 1000)
        return Health(not why, why, tables, sockets, oldest_ms, late_ms, bots)

    def _lateness(self) -> float:
        return max(0.0, time.monotonic() - self._beat - BEAT_SECONDS)

    async def _read(self) -> None:
        await self._store.read(lambda connection: connection.execute(_SMALL).all())

    async def _write(self) -> None:
        await self._store.do(self._prove)

    def _prove(self, connection: Connection) -> None:
        """Probe the writer's thread with a read, or with a write if its last write failed."""
        if self._store.writer.failure is None:
            connection.execute(_SMALL).all()
        else:
            row = {"id": secrets.token_hex(8), "game": "", "made": 0, "touched": 0}
            connection.execute(tables.insert(), {**row, "head": 0, "epoch": 0, "wake": None})
            connection.execute(tables.delete().where(tables.c.id == row["id"]))
