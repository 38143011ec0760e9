"""Parallel execution, on the cores of this machine or on a Ray cluster.

Both run the same function on the same jobs and yield results in the order of jobs, not of
completion: otherwise, stopping a test early would favour short rounds.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from typing import Any, Final, TypeVar

from capicua.arena.bouts import Bout, Rules, play_bout
from capicua.arena.entrants import Entrant
from capicua.bots.levels import Bot
from capicua.core.messages import BadOption, Message

Job = tuple[Rules, tuple[str, ...], tuple[int, int], int, int]
"""Rules, names of all entrants, indices of the pair, seed, and number of the deal."""
J = TypeVar("J")
R = TypeVar("R")
AHEAD: Final = 16
"""Number of jobs queued for each worker, so that none is idle while one of them takes long."""
ON_THEIR_WAY: Final = 256
"""Number of bouts queued on a cluster, whose size may change."""


def play_job(job: Job) -> Bout:
    """Play one bout; raise ``BadOption`` if a bot fails."""
    rules, names, pair, seed, deal = job
    first, second = (_players(names[index], rules.seats) for index in pair)
    return play_bout(rules, pair, (first, second), seed, deal)


@cache
def _players(name: str, seats: int) -> list[Bot]:
    """Return one player per seat; players are reused for later bouts."""
    return [Entrant(name).seated() for _ in range(seats)]


def cores() -> int:
    """Return the number of processor cores available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def on_cores(work: Callable[[J], R], jobs: Iterable[J], workers: int) -> Iterator[R]:
    """Run jobs in processes on this machine; a single worker runs in this process."""
    with worker_pool(workers) as run:
        yield from run(partial(work, job) for job in jobs)


@contextmanager
def worker_pool(workers: int) -> Iterator[Callable[[Iterable[Callable[[], Any]]], Iterator[Any]]]:
    """Provide a function that calls jobs without arguments in processes on this machine.

    It yields their results in the order of the jobs. A single worker runs in this process.
    """
    if workers == 1:
        yield lambda jobs: (job() for job in jobs)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        yield lambda jobs: _in_order(
            map(pool.submit, jobs), AHEAD * workers, Future.result, Future.cancel
        )


def on_ray(work: Callable[[J], R], jobs: Iterable[J], workers: int) -> Iterator[R]:
    """Run jobs on the Ray cluster of the environment, or on a local one."""
    try:
        import ray
    except ImportError:
        raise BadOption(Message("arena-no-ray")) from None
    # The first failure ends the run; failures of other jobs would only produce noise.
    os.environ.setdefault("RAY_IGNORE_UNHANDLED_ERRORS", "1")
    if not ray.is_initialized():
        address = os.environ.get("RAY_ADDRESS")
        ray.init(
            **({"address": address} if address else {"num_cpus": workers}), log_to_driver=False
        )
    task = ray.remote(work)
    begun = (task.remote(job) for job in jobs)
    yield from _in_order(begun, ON_THEIR_WAY, ray.get, ray.cancel)


def _in_order(
    begun: Iterable[Any], most: int, result: Callable[[Any], Any], cancel: Callable[[Any], object]
) -> Iterator[Any]:
    """Yield the results of jobs in order, with at most so many under way; cancel the rest.

    Taking the next job from ``begun`` starts it.
    """
    waiting = deque[Any]()
    try:
        for each in begun:
            waiting.append(each)
            if len(waiting) >= most:
                yield result(waiting.popleft())
        while waiting:
            yield result(waiting.popleft())
    finally:
        for each in waiting:
            cancel(each)


ENGINES: Final = {"cores": on_cores, "ray": on_ray}
"""Engines by their names on the command line."""


def spread(engine: str, work: Callable[[J], R], jobs: Iterable[J], workers: int) -> Iterator[R]:
    """Run jobs on an engine; raise ``BadOption`` if it is unknown."""
    if engine not in ENGINES:
        raise BadOption(Message("arena-engine", {"text": engine, "allowed": list(ENGINES)}))
    return on_cores(work, jobs, workers) if engine == "cores" else on_ray(work, jobs, workers)
