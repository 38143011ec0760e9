"""A fair queue for worker processes: bots first, then hints, then replays, then long jobs.

Every job has an *owner*, the network address that asked for it. The owner that has used the least
worker time lately goes first, so the number of jobs an owner queues makes no difference. No owner
may use all quick workers: one is always left to the others. Long jobs have a process of their own,
which the system runs when it has nothing else to do. A job that nobody waits for is dropped, or
its process is killed.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from capicua.api.queries import JobKind
from capicua.core.messages import Message, Refused
from capicua.server.compute.workers import BEGIN_SECONDS, Worker

_Given = TypeVar("_Given")
_Found = TypeVar("_Found")

QUICK_NICENESS: Final = 5
LONG_NICENESS: Final = 15
"""The event loop takes precedence over bots, and bots over long jobs."""
HALF_LIFE: Final = 30.0
"""Seconds after which half of an owner's worker time is forgotten."""
FORGOTTEN: Final = 0.001
LONGEST_QUEUE: Final = 100
"""Maximum number of queued jobs of each limited kind, over all owners."""


WAITING: Final = {JobKind.HINT: 8, JobKind.REPLAY: 8, JobKind.REVIEW: 8, JobKind.COMPARISON: 2}
"""Maximum number of queued jobs per owner, by kind; a page of puzzles asks for six solutions."""


class WaitedError(Exception):
    """A job was not started in time, or took too long."""


@dataclass(eq=False)
class _Job:
    kind: JobKind
    owner: str
    function: Callable[[Any], Any]
    given: Any
    longest: float
    """Maximum run time in seconds."""
    done: asyncio.Future[Any]
    since: float = field(default_factory=time.monotonic)
    task: asyncio.Task[None] | None = None


class _Ledger:
    """Each owner's recent worker time in seconds, decaying exponentially."""

    def __init__(self) -> None:
        self._spent: dict[str, tuple[float, float]] = {}

    def of(self, owner: str, now: float) -> float:
        """Return the decayed worker time of an owner."""
        seconds, at = self._spent.get(owner, (0.0, now))
        return seconds * math.exp2((at - now) / HALF_LIFE)

    def charge(self, owner: str, seconds: float, now: float) -> None:
        """Add to an owner's worker time; owners with next to none are forgotten."""
        self._spent[owner] = (self.of(owner, now) + seconds, now)
        if len(self._spent) > 1000:
            kept = {name: self.of(name, now) for name in self._spent}
            self._spent = {name: (spent, now) for name, spent in kept.items() if spent > FORGOTTEN}


class _Pool:
    """Some worker processes, and the queues of the kinds of jobs they run."""

    def __init__(
        self, workers: list[Worker], kinds: tuple[JobKind, ...], ledger: _Ledger, is_quick: bool
    ) -> None:
        self.workers = workers
        self._is_quick = is_quick
        """Whether jobs are so short that finishing one is cheaper than restarting its process."""
        self._is_warm = False
        self._free = list(workers)
        self._each = max(1, len(workers) - 1)
        """Maximum number of workers that one owner may use at a time."""
        self._ledger = ledger
        self._waiting: dict[JobKind, dict[str, deque[_Job]]] = {kind: {} for kind in kinds}
        self._running: Counter[str] = Counter()

    def count(self, kind: JobKind) -> int:
        """Return the number of queued jobs of a kind."""
        return sum(map(len, self._waiting[kind].values()))

    def count_of(self, kind: JobKind, owner: str) -> int:
        """Return the number of an owner's queued jobs of a kind."""
        return len(self._waiting[kind].get(owner, ()))

    def warm_up(self) -> None:
        """Start all processes, unless they have been started before."""
        if not self._is_warm:
            self._is_warm = True
            for worker in self.workers:
                worker.warm_up()

    def put(self, job: _Job) -> None:
        """Add a job to its queue."""
        self.warm_up()
        self._waiting[job.kind].setdefault(job.owner, deque()).append(job)
        self.go_on()

    def drop(self, job: _Job) -> None:
        """Remove a job from its queue, or stop it: nobody waits for it."""
        if job.task is not None:
            if not self._is_quick:
                job.task.cancel()
            return
        queue = self._waiting[job.kind].get(job.owner)
        if queue is not None and job in queue:
            queue.remove(job)
            if not queue:
                del self._waiting[job.kind][job.owner]

    def go_on(self) -> None:
        """Start as many jobs as there are free workers."""
        while self._free:
            job = self._next()
            if job is None:
                return
            self._running[job.owner] += 1
            job.task = asyncio.get_running_loop().create_task(self._run(job, self._free.pop()))

    def _next(self) -> _Job | None:
        """Return the next job: the first kind, then the owner with the least worker time."""
        now = time.monotonic()
        for kind, owners in self._waiting.items():
            if self._is_quick and kind > JobKind.BOT and len(self._free) == 1 < len(self.workers):
                continue  # reserved for a bot
            may = [owner for owner in owners if self._running[owner] < self._each]
            if may:
                owner = min(may, key=lambda name: self._ledger.of(name, now))
                job = owners[owner].popleft()
                if not owners[owner]:
                    del owners[owner]
                return job
        return None

    async def _run(self, job: _Job, worker: Worker) -> None:
        begun = time.monotonic()
        # A bot is replaced by a faster one; others wait until the process has started, which on a
        # new and busy server took longer than any answer.
        is_patient = job.kind > JobKind.BOT and worker.is_starting
        try:
            async with asyncio.timeout(job.longest + (BEGIN_SECONDS if is_patient else 0.0)):
                found = await worker.work(job.function, job.given)
            if not job.done.done():
                job.done.set_result(found)
        except (TimeoutError, asyncio.CancelledError):
            _fail(job, WaitedError())
        except BaseException as error:
            _fail(job, error)
        finally:
            now = time.monotonic()
            self._ledger.charge(job.owner, now - begun, now)
            self._running[job.owner] -= 1
            if not self._running[job.owner]:
                del self._running[job.owner]
            self._free.append(worker)
            self.go_on()


def _fail(job: _Job, error: BaseException) -> None:
    if not job.done.done():
        job.done.set_exception(error)


class Scheduler:
    """All jobs that run outside the event loop."""

    def __init__(self, quick: int) -> None:
        """``quick`` is the number of workers for bots, hints and replays, at least 1."""
        ledger = _Ledger()
        workers = [Worker(QUICK_NICENESS) for _ in range(quick)]
        self._quick = _Pool(workers, (JobKind.BOT, JobKind.HINT, JobKind.REPLAY), ledger, True)
        slow = [Worker(LONG_NICENESS)]
        long = (JobKind.REVIEW, JobKind.COMPARISON, JobKind.ARCHIVE, JobKind.BACKGROUND)
        self._long = _Pool(slow, long, ledger, False)

    @property
    def workers(self) -> list[Worker]:
        """The workers."""
        return [*self._quick.workers, *self._long.workers]

    def warm_up(self) -> None:
        """Start the workers of bots and hints, so that the first bot need not wait for them."""
        self._quick.warm_up()

    async def move(self, python: Path) -> None:
        """Move the workers to another interpreter, one after the other.

        Raise ``OSError`` if it does not start.
        """
        for worker in self.workers:
            await worker.move(python)

    def waiting(self, kind: JobKind) -> int:
        """Return the number of queued jobs of a kind."""
        return self._pool(kind).count(kind)

    def _pool(self, kind: JobKind) -> _Pool:
        return self._quick if kind <= JobKind.REPLAY else self._long

    async def run(
        self,
        kind: JobKind,
        owner: str,
        function: Callable[[_Given], _Found],
        given: _Given,
        *,
        patience: float | None = None,
        longest: float = 60.0,
    ) -> _Found:
        """Return what a function returns for an argument, in a worker process.

        Raise ``WaitedError`` if it was not started within ``patience`` seconds or ran longer than
        ``longest``, ``WorkerLostError`` if its process died, and ``Refused`` if this owner has too
        many jobs queued. Cancelling the call removes the job from the queue, or stops it.
        """
        pool = self._pool(kind)
        most = WAITING.get(kind)
        if most is not None and (
            pool.count_of(kind, owner) >= most or pool.count(kind) >= LONGEST_QUEUE
        ):
            raise Refused(Message("work-waits"))
        done: asyncio.Future[_Found] = asyncio.get_running_loop().create_future()
        job = _Job(kind, owner, function, given, longest, done)
        pool.put(job)
        try:
            if patience is not None:
                await asyncio.wait([done], timeout=patience)
                if not done.done() and job.task is None:
                    raise WaitedError
            return await done
        finally:
            if not done.done() or done.cancelled():
                pool.drop(job)
            else:
                done.exception()  # retrieved, so that it is not logged

    def close(self) -> None:
        """Kill the workers, and drop their jobs."""
        for worker in self.workers:
            worker.close()
