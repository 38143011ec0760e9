"""What is worked out next, and where: bots to move, hints, replays, then what takes long.

Everything waits under an *owner*, the network address that asked for it. Of two owners the one goes
first that has had less time lately, so that it makes no difference how much one of them asks for.
No owner has all the processes for bots: one is always left to the others. What takes long has a
process of its own, which the machine runs when nothing else is to be done. Whatever nobody waits
for any more leaves the queue, or its process is ended.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import Any, Final, TypeVar

from capicua.core.reasons import Message, Refused
from capicua.server.workers import Worker

_Given = TypeVar("_Given")
_Found = TypeVar("_Found")

QUICK_NICENESS: Final = 5
LONG_NICENESS: Final = 15
"""The event loop goes before the bots, and they go before what takes long."""
HALF_LIFE: Final = 30.0
"""Seconds in which half of the time that an owner has had is forgotten."""
FORGOTTEN: Final = 0.001
LONGEST_QUEUE: Final = 100
"""How many hints, and how many comparisons, may wait in all."""


class Kind(IntEnum):
    """What is to be worked out; the lower number goes first."""

    BOT = 0
    HINT = 1
    REPLAY = 2
    REVIEW = 3
    COMPARISON = 4
    ARCHIVE = 5


WAITING: Final = {Kind.HINT: 4, Kind.REPLAY: 8, Kind.REVIEW: 8, Kind.COMPARISON: 2}
"""How many of a kind may wait for one owner."""


class WaitedError(Exception):
    """Something was not begun in time, or took too long."""


@dataclass(eq=False)
class _Job:
    kind: Kind
    owner: str
    function: Callable[[Any], Any]
    given: Any
    longest: float
    """Seconds it may take once begun."""
    done: asyncio.Future[Any]
    since: float = field(default_factory=time.monotonic)
    task: asyncio.Task[None] | None = None


class _Ledger:
    """How much time each owner has had lately, in seconds."""

    def __init__(self) -> None:
        self._spent: dict[str, tuple[float, float]] = {}

    def of(self, owner: str, now: float) -> float:
        """Return what an owner has had, the less the longer ago it was."""
        seconds, at = self._spent.get(owner, (0.0, now))
        return seconds * math.exp2((at - now) / HALF_LIFE)

    def charge(self, owner: str, seconds: float, now: float) -> None:
        """Add to what an owner has had; who has had next to nothing is forgotten."""
        self._spent[owner] = (self.of(owner, now) + seconds, now)
        if len(self._spent) > 1000:
            kept = {name: self.of(name, now) for name in self._spent}
            self._spent = {name: (spent, now) for name, spent in kept.items() if spent > FORGOTTEN}


class _Pool:
    """Some processes, and the jobs of some kinds that wait for them."""

    def __init__(
        self, workers: list[Worker], kinds: tuple[Kind, ...], ledger: _Ledger, is_quick: bool
    ) -> None:
        self.workers = workers
        self._is_quick = is_quick
        """Whether a job is soon done, and better let be than its process begun again."""
        self._is_warm = False
        self._free = list(workers)
        self._each = max(1, len(workers) - 1)
        """How many of the processes one owner may have at a time."""
        self._ledger = ledger
        self._waiting: dict[Kind, dict[str, deque[_Job]]] = {kind: {} for kind in kinds}
        self._running: Counter[str] = Counter()

    def count(self, kind: Kind) -> int:
        """Return how many jobs of a kind wait."""
        return sum(map(len, self._waiting[kind].values()))

    def count_of(self, kind: Kind, owner: str) -> int:
        """Return how many jobs of a kind wait for an owner."""
        return len(self._waiting[kind].get(owner, ()))

    def put(self, job: _Job) -> None:
        """Add a job to the queue."""
        if not self._is_warm:
            self._is_warm = True
            for worker in self.workers:
                worker.warm_up()
        self._waiting[job.kind].setdefault(job.owner, deque()).append(job)
        self.go_on()

    def drop(self, job: _Job) -> None:
        """Take a job out of the queue, or end it, because nobody waits for it."""
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
        """Begin as many jobs as there are processes for."""
        while self._free:
            job = self._next()
            if job is None:
                return
            self._running[job.owner] += 1
            job.task = asyncio.get_running_loop().create_task(self._run(job, self._free.pop()))

    def _next(self) -> _Job | None:
        """Return the job that is next: by kind, then of the address that has had the least time."""
        now = time.monotonic()
        for kind, owners in self._waiting.items():
            if self._is_quick and kind > Kind.BOT and len(self._free) == 1 < len(self.workers):
                continue  # a bot may be next
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
        try:
            async with asyncio.timeout(job.longest):
                found = await worker.work(job.function, job.given)
            if not job.done.done():
                job.done.set_result(found)
        except TimeoutError:
            _fail(job, WaitedError())
        except asyncio.CancelledError:
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
    """All that is worked out beside the event loop."""

    def __init__(self, quick: int) -> None:
        """``quick`` is the number of processes for bots, hints and replays, 1 or more."""
        ledger = _Ledger()
        workers = [Worker(QUICK_NICENESS) for _ in range(quick)]
        self._quick = _Pool(workers, (Kind.BOT, Kind.HINT, Kind.REPLAY), ledger, True)
        slow = [Worker(LONG_NICENESS)]
        long = (Kind.REVIEW, Kind.COMPARISON, Kind.ARCHIVE)
        self._long = _Pool(slow, long, ledger, False)

    @property
    def workers(self) -> list[Worker]:
        """The processes."""
        return [*self._quick.workers, *self._long.workers]

    async def move(self, python: Path) -> None:
        """Let another interpreter work things out, one process after the other.

        Raises ``OSError`` where it does not begin.
        """
        for worker in self.workers:
            await worker.move(python)

    def waiting(self, kind: Kind) -> int:
        """Return how many jobs of a kind wait for a process."""
        return self._pool(kind).count(kind)

    def _pool(self, kind: Kind) -> _Pool:
        return self._quick if kind <= Kind.REPLAY else self._long

    async def run(
        self,
        kind: Kind,
        owner: str,
        function: Callable[[_Given], _Found],
        given: _Given,
        *,
        patience: float | None = None,
        longest: float = 60.0,
    ) -> _Found:
        """Return what a function makes of something, in another process.

        Raises ``WaitedError`` where it was not begun within ``patience`` seconds or took more than
        ``longest``, ``WorkerLostError`` where its process is gone, and ``Refused`` where too much
        waits for this owner already. Cancelling it takes it out of the queue, or ends it.
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
            elif not done.cancelled():
                done.exception()  # retrieved, so that it is not logged

    def close(self) -> None:
        """End the processes; what they do is dropped."""
        for worker in self.workers:
            worker.close()
