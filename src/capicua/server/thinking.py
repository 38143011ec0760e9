"""Bots at work: the quick ones in the loop, those that search in processes of their own.

A bot gets a view and nothing else. A view cannot travel between processes, so a job carries
the round, which the worker deals and plays again; the bot is handed the view of its seat made
from that, and the job says nothing about other rounds or about the secret of the deals.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple, TypeVar

from capicua.bots.player import bot
from capicua.catalogue import load_with
from capicua.core.chance import Deal, Rng
from capicua.core.options import option_text
from capicua.core.reasons import Message
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.view import View
from capicua.review.advice import advice, hint_told, quick_effort
from capicua.table.seating import STAND_IN

_Given = TypeVar("_Given")
_Found = TypeVar("_Found")

QUICK: Final = frozenset({"random", "greedy"})
"""The levels whose choice takes about as long as drawing the table does."""


class Job(NamedTuple):
    """A choice to be made by a bot at its seat."""

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


def job_of(level: str, seat: int, rng: Rng, round: State) -> Job:
    """The job of choosing at a seat, in the round as it stands."""
    setup = round.setup
    return Job(
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


def chosen(job: Job) -> int:
    """The action the bot of a job chooses."""
    return bot(job.level).choose(view_of(job), Rng(job.seed))


def view_of(job: Job) -> View:
    """What the seat of a job sees."""
    game = load_with(job.game, None, job.players, job.options, job.version)
    state = game.deal_round(Setup(*job.setup), Deal(job.order, job.lot))
    for action in job.log:
        state.advance(action)
    return state.view(job.seat)


def advised(job: Job) -> tuple[int, list[Message]]:
    """The best action at the seat of a job, and a sentence that says how good it is and why."""
    view = view_of(job)
    found = advice(view, Rng(job.seed), quick_effort(view.known.game))
    return found.best, hint_told(found, view.known.game)


class Thinkers:
    """Where bots think; the processes are started when the first bot that searches is asked."""

    def __init__(self, processes: int = 0) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._asked = 0

    def waiting(self) -> dict[str, int]:
        """How much waits for a process to think, by its kind."""
        return {"all": max(0, self._asked - self._processes)}

    async def choose(self, level: str, seat: int, view: View, rng: Rng, round: State) -> int:
        """The action a bot chooses; ``round`` is what its view was taken from."""
        if level in QUICK:
            return bot(level).choose(view, rng)
        try:
            return await self.work(chosen, job_of(level, seat, rng, round))
        except BrokenProcessPool:
            return bot(STAND_IN).choose(view, rng)

    async def advise(self, job: Job) -> tuple[int, list[Message]]:
        """A hint for the seat of a job; without its process, what the greedy bot would do."""
        try:
            return await self.work(advised, job)
        except BrokenProcessPool:
            return chosen(job._replace(level=STAND_IN)), []

    async def work(self, function: Callable[[_Given], _Found], given: _Given) -> _Found:
        """Anything else that takes long; raises ``BrokenProcessPool`` if its process is ended."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"))
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, function, given)
        except BrokenProcessPool:  # whoever comes next gets new processes
            self._pool = None
            raise
        finally:
            self._asked -= 1

    def close(self) -> None:
        """Ends the processes; what they think about is dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
