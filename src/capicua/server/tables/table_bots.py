"""The bots and hints of one table."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Final, Protocol

from capicua.api.bot_jobs import BotJob
from capicua.core.messages import Message
from capicua.server.compute.bot_service import BotService
from capicua.server.timers import now_ms
from capicua.table.room.room import Room

PATIENCE: Final = {"quick": 2.0, "calm": 4.0}
"""Seconds a bot's job may wait for a free worker, by the pace of its table."""

log = logging.getLogger("capicua.server")


class BotServices(Protocol):
    """What a table's bots need from the process."""

    @property
    def bot_service(self) -> BotService:
        """The workers that choose actions."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a background task."""


class BotTable(Protocol):
    """What bots need from their table."""

    room: Room
    address: str
    """The address that the bots' computing time counts against."""

    @property
    def registry(self) -> BotServices:
        """The process that holds the table."""

    async def bot_acts(self, seat: int, turned: int, action: int, faster: str) -> None:
        """Apply a bot's action if it is still its turn."""


@dataclass
class _Hint:
    """A hint for one moment of the table, ready or in progress."""

    turned: int
    task: asyncio.Task[tuple[int, list[Message]]]
    waiting: int = 0


class TableBots:
    """The computations of one table: the current bot's turn, and a hint."""

    __slots__ = ("_hint", "_thinking", "_turned")

    def __init__(self) -> None:
        self._thinking: asyncio.Task[None] | None = None
        self._turned = -1
        """The moment of the table that the current turn belongs to."""
        self._hint: _Hint | None = None

    def go_on(self, table: BotTable, seat: int | None) -> None:
        """Start the turn of the bot at ``seat`` and cancel any other; ``None``: no bot acts."""
        turned = table.room.turned
        if self._turned != turned:
            self.stop()
        if seat is not None and (self._thinking is None or self._thinking.done()):
            self._turned = turned
            self._thinking = table.registry.spawn(_turn(table, seat, turned))

    def stop(self) -> None:
        """Cancel the turn in progress."""
        if self._thinking is not None and self._thinking is not asyncio.current_task():
            self._thinking.cancel()
        self._thinking = None

    async def advice(self, table: BotTable, job: BotJob, turned: int) -> tuple[int, list[Message]]:
        """Return the best action at a moment, computed once for all who ask. Raise ``Refused``.

        The computation is cancelled when the last of them leaves.
        """
        hint = self._hint
        if hint is None or hint.turned != turned or _has_failed(hint.task):
            advising = table.registry.bot_service.advise(job, table.address)
            hint = self._hint = _Hint(turned, table.registry.spawn(advising))
        hint.waiting += 1
        try:
            return await asyncio.shield(hint.task)
        finally:
            hint.waiting -= 1
            if not hint.waiting and not hint.task.done():
                hint.task.cancel()
                if self._hint is hint:
                    self._hint = None


async def _turn(table: BotTable, seat: int, turned: int) -> None:
    """Let a bot choose an action, and apply it after the time a person would take."""
    room = table.room
    start = now_ms()
    calm = room.calm_ms()
    level, view, rng = room.bot_task(seat)
    action, played = await table.registry.bot_service.choose(
        level, seat, view, rng, room.round, owner=table.address, patience=PATIENCE[room.plan.pace]
    )
    faster = "" if played == level else played
    if faster:
        log.warning("table %s: a bot of level %s had to play as %s", room.id, level, faster)
    due = start + random.randint(*calm)
    if room.plan.delay:  # a constant one: how long bots take is no secret, but part of the rhythm
        due = max(due, room.shown_ms())
    await asyncio.sleep(max(due - now_ms(), 0) / 1000)
    await table.bot_acts(seat, turned, action, faster)


def _has_failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
