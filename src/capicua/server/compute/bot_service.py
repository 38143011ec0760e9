"""Bots: quick levels run in the event loop, levels that search in worker processes.

A bot receives a view and nothing else. A view cannot be sent between processes, so a job carries
the round. The worker deals and replays it, then gives the bot the view of its seat; the job
holds nothing about other rounds or the secret of the deals.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from capicua.bots.evaluation import quick_effort
from capicua.bots.levels import bot
from capicua.catalogue import load_with
from capicua.core.messages import Message, Refused
from capicua.core.options import option_text
from capicua.core.runtime.build import is_compiled
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Deal, Rng
from capicua.core.view import View
from capicua.review.hints import hint_for, hint_messages
from capicua.server.compute.scheduler import JobKind, Scheduler, WaitedError
from capicua.server.compute.workers import WorkerLostError
from capicua.table.play.seats import STAND_IN

_Given = TypeVar("_Given")
_Found = TypeVar("_Found")

QUICK: Final = frozenset({"random", "greedy"})
"""The levels that choose about as fast as the table is drawn."""
LONGEST_TURN: Final = 20.0
"""Timeout in seconds for a bot or a hint; none needs a tenth of it."""
LONGEST_WORK: Final = 180.0
"""Timeout in seconds for a long job."""


class BotJob(NamedTuple):
    """A decision for a bot to make at its seat."""

    level: str
    seat: int
    seed: int
    game: str
    version: int
    options: dict[str, str]
    players: int
    setup: tuple[int, int, list[int], int, int]
    order: list[int]
    lot: int
    log: list[int]


def bot_job(level: str, seat: int, rng: Rng, round: State) -> BotJob:
    """Return the job of choosing an action at a seat of the round as it stands."""
    setup = round.setup
    return BotJob(
        level,
        seat,
        int(rng.bits()) << 24 ^ int(rng.bits()),
        round.game.id,
        round.game.version,
        {name: option_text(value) for name, value in round.game.options.values().items()},
        int(round.players),
        (setup.number, setup.starter, list(setup.totals), setup.streak, setup.pot),
        [int(tile) for tile in round.order],
        int(round.lot),
        [int(action) for action in round.log],
    )


def chosen(job: BotJob) -> int:
    """Return the action that a job's bot chooses."""
    return bot(job.level).choose(view_of(job), Rng(job.seed))


def view_of(job: BotJob) -> View:
    """Return the view of a job's seat."""
    game = load_with(job.game, None, job.players, job.options, job.version)
    state = game.deal_round(Setup(*job.setup), Deal(job.order, job.lot))
    for action in job.log:
        state.advance(action)
    return state.view(job.seat)


def advised(job: BotJob) -> tuple[int, list[Message]]:
    """Return the best action at a job's seat, and the messages that say how good it is and why."""
    view = view_of(job)
    found = hint_for(view, Rng(job.seed), quick_effort(view.known.game))
    return found.best, hint_messages(found, view.known.game)


class Chosen(NamedTuple):
    """A bot's action, and the level that chose it: a faster one if the wait was too long."""

    action: int
    level: str


class BotService:
    """The workers of bots; the processes start when a level that searches is first needed."""

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

        If no worker is free within ``patience`` seconds, the greedy bot chooses.
        """
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
