"""Bots: quick levels run in the event loop, levels that search in worker processes."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from capicua.api.bot_jobs import BotJob, advised, bot_job, chosen
from capicua.api.queries import JobKind
from capicua.bots.levels import bot
from capicua.core.messages import Message, Refused
from capicua.core.runtime.build import is_compiled
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.view import View
from capicua.server.compute.scheduler import Scheduler, WaitedError
from capicua.server.compute.workers import WorkerLostError
from capicua.table.play.seats import STAND_IN

_Given = TypeVar("_Given")
_Found = TypeVar("_Found")

QUICK: Final = frozenset({"random", "greedy"})
"""The levels that choose about as fast as the table is drawn."""
LONGEST_TURN: Final = 20.0
"""Timeout in seconds for a bot or a hint; none needs a fifth of it on an idle core."""
LONGEST_WORK: Final = 180.0
"""Timeout in seconds for a long job."""


class Chosen(NamedTuple):
    """A bot's action, and the level that chose it: a faster one if the wait was too long."""

    action: int
    level: str


class BotService:
    """The workers of bots; the processes start with the first visit of the lobby, or first job."""

    def __init__(self, processes: int = 0) -> None:
        """``processes`` is the number of quick workers; 0: one per core but one, at least two."""
        self.scheduler = Scheduler(processes or max(2, (os.cpu_count() or 2) - 1))
        self.build = "compiled" if is_compiled() else "pure"
        """The build that the bots run."""
        self.hurried = 0
        """Number of turns played at a faster level because of the wait."""

    async def move(self, python: Path, build: str) -> None:
        """Move the bots to another build. Raise ``OSError`` if it does not start."""
        await self.scheduler.move(python)
        self.build = build

    def waiting(self) -> dict[str, int]:
        """Return the number of queued jobs by kind."""
        return {kind.name.lower(): self.scheduler.waiting(kind) for kind in JobKind}

    async def choose(
        self,
        level: str,
        seat: int,
        view: View,
        rng: Rng,
        round: State,
        *,
        owner: str = "",
        patience: float | None = None,
    ) -> Chosen:
        """Return a bot's choice; ``round`` is what its view was taken from.

        If no worker is free within ``patience`` seconds, the greedy bot chooses. The only legal
        action needs no worker.
        """
        if len(view.legal) == 1:
            return Chosen(view.legal[0], level)
        if level in QUICK:
            return Chosen(bot(level).choose(view, rng), level)
        job = bot_job(level, seat, rng, round)
        try:
            action = await self.scheduler.run(
                JobKind.BOT, owner, chosen, job, patience=patience, longest=LONGEST_TURN
            )
        except (WorkerLostError, WaitedError):
            self.hurried += 1
            return Chosen(bot(STAND_IN).choose(view, rng), STAND_IN)
        return Chosen(action, level)

    async def advise(self, job: BotJob, owner: str = "") -> tuple[int, list[Message]]:
        """Return a hint for the seat of a job; if the worker fails, the greedy bot's choice.

        Raise ``Refused`` if this owner has too many hints queued.
        """
        try:
            return await self.scheduler.run(JobKind.HINT, owner, advised, job, longest=LONGEST_TURN)
        except (WorkerLostError, WaitedError):
            return chosen(job._replace(level=STAND_IN)), []

    async def work(
        self,
        function: Callable[[_Given], _Found],
        given: _Given,
        owner: str = "",
        kind: JobKind = JobKind.ARCHIVE,
    ) -> _Found:
        """Run a longer job and return its result; exceptions as in ``Scheduler.run``."""
        longest = LONGEST_TURN if kind <= JobKind.REPLAY else LONGEST_WORK
        return await self.scheduler.run(kind, owner, function, given, longest=longest)

    async def answer(
        self, function: Callable[[_Given], _Found], given: _Given, owner: str, kind: JobKind
    ) -> _Found:
        """Run a job that a client waits for. Raise ``Refused`` if it takes too long."""
        try:
            return await self.work(function, given, owner, kind)
        except (WaitedError, WorkerLostError):
            raise Refused(Message("work-slow")) from None

    def close(self) -> None:
        """Kill the workers, and drop their jobs."""
        self.scheduler.close()
