"""Bots at work: the quick ones in the loop, those that search in processes of their own.

A bot gets a view and nothing else. A view cannot travel between processes, so a job carries
the round, which the worker deals and plays again; the bot is handed the view of its seat made
from that, and the job says nothing about other rounds or about the secret of the deals.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from capicua.bots.player import bot, is_compiled
from capicua.catalogue import load_with
from capicua.core.chance import Deal, Rng
from capicua.core.options import option_text
from capicua.core.reasons import Message, Refused
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.view import View
from capicua.review.advice import advice, hint_told, quick_effort
from capicua.server.scheduling import Kind, Scheduler, WaitedError
from capicua.server.workers import WorkerLostError
from capicua.table.seating import STAND_IN

_Given = TypeVar("_Given")
_Found = TypeVar("_Found")

QUICK: Final = frozenset({"random", "greedy"})
"""The levels whose choice takes about as long as drawing the table does."""
LONGEST_TURN: Final = 20.0
"""Seconds after which the process of a bot or a hint is ended; none needs a tenth of it."""
LONGEST_WORK: Final = 180.0
"""Seconds after which that of a comparison is."""


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


class Chosen(NamedTuple):
    """The action a bot chooses, and the level it chose at: a faster one where it had to wait."""

    action: int
    level: str


class Thinkers:
    """Where bots think; the processes are begun when the first bot that searches is asked."""

    def __init__(self, processes: int = 0) -> None:
        """``processes`` is how many bots think at a time; 0: one less than cores, at least two."""
        self.scheduler = Scheduler(processes or max(2, (os.cpu_count() or 2) - 1))
        self.build = "compiled" if is_compiled() else "pure"
        """The build that bots think with."""
        self.hurried = 0
        """How many turns were played at a faster level because their bots had to wait."""

    async def move(self, python: Path, build: str) -> None:
        """Let bots think with another build; raises ``OSError`` where it does not begin."""
        await self.scheduler.move(python)
        self.build = build

    def waiting(self) -> dict[str, int]:
        """How much waits for a process, by its kind."""
        return {kind.name.lower(): self.scheduler.waiting(kind) for kind in Kind}

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
        """Return what a bot chooses; ``round`` is what its view was taken from.

        Where it has waited ``patience`` seconds without its turn to think, the greedy bot chooses.
        """
        if level in QUICK:
            return Chosen(bot(level).choose(view, rng), level)
        job = job_of(level, seat, rng, round)
        try:
            action = await self.scheduler.run(
                Kind.BOT, owner, chosen, job, patience=patience, longest=LONGEST_TURN
            )
        except (WorkerLostError, WaitedError):
            self.hurried += 1
            return Chosen(bot(STAND_IN).choose(view, rng), STAND_IN)
        return Chosen(action, level)

    async def advise(self, job: Job, owner: str = "") -> tuple[int, list[Message]]:
        """Return a hint for the seat of a job; without its process, what the greedy bot would do.

        Raises ``Refused`` where too many hints are wanted by this owner already.
        """
        try:
            return await self.scheduler.run(Kind.HINT, owner, advised, job, longest=LONGEST_TURN)
        except (WorkerLostError, WaitedError):
            return chosen(job._replace(level=STAND_IN)), []

    async def work(
        self,
        function: Callable[[_Given], _Found],
        given: _Given,
        owner: str = "",
        kind: Kind = Kind.ARCHIVE,
    ) -> _Found:
        """Return what takes longer; raises as ``Scheduler.run`` does."""
        longest = LONGEST_TURN if kind <= Kind.REPLAY else LONGEST_WORK
        return await self.scheduler.run(kind, owner, function, given, longest=longest)

    async def answer(
        self, function: Callable[[_Given], _Found], given: _Given, owner: str, kind: Kind
    ) -> _Found:
        """The same for somebody who waits for it; raises ``Refused`` where it takes too long."""
        try:
            return await self.work(function, given, owner, kind)
        except (WaitedError, WorkerLostError):
            raise Refused(Message("work-slow")) from None

    def close(self) -> None:
        """End the processes; what they think about is dropped."""
        self.scheduler.close()
