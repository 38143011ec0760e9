"""The bots at one table, and the hints that are given there."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Final, Protocol

from capicua.core.reasons import Message
from capicua.server.thinking import Job, Thinkers
from capicua.server.timers import now_ms
from capicua.table.room import Room

CALM: Final = (0.8, 1.6)
"""Seconds in which a bot acts at a calm table, the shortest and the longest."""
PATIENCE: Final = {"quick": 2.0, "calm": 4.0}
"""Seconds that a bot waits for its turn to think, by the pace of its table."""

log = logging.getLogger("capicua.server")


class House(Protocol):
    """What a table's bots need of the process."""

    @property
    def thinkers(self) -> Thinkers:
        """Where they think."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start something that nobody waits for."""


class Table(Protocol):
    """What bots need of the table they play at."""

    room: Room
    address: str
    """Whom their time is counted for."""

    @property
    def desk(self) -> House:
        """The process that holds the table."""

    async def bot_acts(self, seat: int, turned: int, action: int, faster: str) -> None:
        """Let a bot act, if it still is its turn."""


@dataclass
class _Hint:
    """A hint being thought out, or known, at a moment of the table."""

    turned: int
    task: asyncio.Task[tuple[int, list[Message]]]
    waiting: int = 0


class BotsAtTable:
    """What is thought about at a table: one turn at a time, and a hint."""

    __slots__ = ("_hint", "_thinking", "_turned")

    def __init__(self) -> None:
        self._thinking: asyncio.Task[None] | None = None
        self._turned = -1
        """The moment of the table that is thought about."""
        self._hint: _Hint | None = None

    def go_on(self, table: Table, seat: int | None) -> None:
        """Let the bot at a seat think, and no other; ``None`` where no bot is to act."""
        turned = table.room.turned
        if self._turned != turned:
            self.stop()
        if seat is not None and (self._thinking is None or self._thinking.done()):
            self._turned = turned
            self._thinking = table.desk.spawn(_turn(table, seat, turned))

    def stop(self) -> None:
        """Nobody waits any more for what a bot thinks about."""
        if self._thinking is not None and self._thinking is not asyncio.current_task():
            self._thinking.cancel()
        self._thinking = None

    async def advice(self, table: Table, job: Job, turned: int) -> tuple[int, list[Message]]:
        """Return the best action at a moment, thought out once for all who ask; raises ``Refused``.

        Nothing is thought out any more when none of them waits.
        """
        hint = self._hint
        if hint is None or hint.turned != turned or _has_failed(hint.task):
            advising = table.desk.thinkers.advise(job, table.address)
            hint = self._hint = _Hint(turned, table.desk.spawn(advising))
        hint.waiting += 1
        try:
            return await asyncio.shield(hint.task)
        finally:
            hint.waiting -= 1
            if not hint.waiting and not hint.task.done():
                hint.task.cancel()
                if self._hint is hint:
                    self._hint = None


async def _turn(table: Table, seat: int, turned: int) -> None:
    """Let a bot choose, and act when as much time has gone by as a person would take."""
    room = table.room
    start = now_ms()
    level, view, rng = room.bot_task(seat)
    action, played = await table.desk.thinkers.choose(
        level, seat, view, rng, room.round, owner=table.address, patience=PATIENCE[room.plan.pace]
    )
    faster = "" if played == level else played
    if faster:
        log.warning("table %s: a bot of level %s had to play as %s", room.id, level, faster)
    if room.plan.pace == "calm":
        pause = random.uniform(*CALM) - (now_ms() - start) / 1000
        await asyncio.sleep(max(pause, 0))
    await table.bot_acts(seat, turned, action, faster)


def _has_failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
