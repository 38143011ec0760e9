"""Where bouts are played: on all cores of this machine, or on a Ray cluster.

Either way the same function plays the same bouts from the same numbers, and their results
come back in the order of the deals, whichever was finished first: otherwise a test that
stops early would favour short rounds.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any, Final

from capicua.arena.bouts import Bout, Rules, play_bout
from capicua.arena.entrants import Entrant
from capicua.bots.player import Bot
from capicua.core.reasons import BadOption, Message

Job = tuple[Rules, tuple[str, ...], tuple[int, int], int, int]
"""Rules, the names of all entrants, which two of them, the seed, the number of the deal."""
Engine = Callable[[Iterable[Job], int], Iterator[Bout]]
AHEAD: Final = 4
"""How many bouts each worker has before it, so that none waits."""
ON_THEIR_WAY: Final = 256
"""How many bouts a cluster has before it, whose size may change as it works."""


def play_job(job: Job) -> Bout:
    """Play one bout; raises ``BadOption`` where a bot fails."""
    rules, names, pair, seed, deal = job
    first, second = (_players(names[index], rules.seats) for index in pair)
    return play_bout(rules, pair, (first, second), seed, deal)


@cache
def _players(name: str, seats: int) -> list[Bot]:
    """As many players as there are seats, kept from bout to bout."""
    return [Entrant(name).seated() for _ in range(seats)]


def cores() -> int:
    """Return the processor cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def on_cores(jobs: Iterable[Job], workers: int) -> Iterator[Bout]:
    """Play bouts in processes of this machine; in this one where one worker is enough."""
    if workers == 1:
        yield from map(play_job, jobs)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        waiting = deque[Any]()
        try:
            for job in jobs:
                waiting.append(pool.submit(play_job, job))
                if len(waiting) >= AHEAD * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def on_ray(jobs: Iterable[Job], workers: int) -> Iterator[Bout]:
    """Play bouts on the Ray cluster of the environment, or on a local one of so many workers."""
    try:
        import ray
    except ImportError:
        raise BadOption(Message("arena-no-ray")) from None
    # One bout that fails ends the run with its sentence; the others then have no one to tell.
    os.environ.setdefault("RAY_IGNORE_UNHANDLED_ERRORS", "1")
    if not ray.is_initialized():
        address = os.environ.get("RAY_ADDRESS")
        ray.init(
            **({"address": address} if address else {"num_cpus": workers}), log_to_driver=False
        )
    task = ray.remote(play_job)
    waiting = deque[Any]()
    try:
        for job in jobs:
            waiting.append(task.remote(job))
            if len(waiting) >= ON_THEIR_WAY:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        for reference in waiting:
            ray.cancel(reference)


ENGINES: Final[dict[str, Engine]] = {"cores": on_cores, "ray": on_ray}
