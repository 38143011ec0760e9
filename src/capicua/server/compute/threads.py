"""Slow parts of requests, run in a few threads beside the event loop.

Threads suffice for work of some tenths of a second, since the loop gets the interpreter back many
times a millisecond (``run.SWITCH_SECONDS``). Longer work belongs in processes (``workers.py``).
The threads also encode and compress the result.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from capicua.core.messages import Message, Refused

THREADS: Final = 2
MOST: Final = 64
"""Maximum number of jobs running or waiting; more are refused."""

_Given = ParamSpec("_Given")
_Found = TypeVar("_Found")


class Threads:
    """A few threads with a bounded queue."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "capicua-back")
        self._soon = ThreadPoolExecutor(THREADS, "capicua-soon")
        self._count = 0

    async def do(
        self, work: Callable[_Given, _Found], *given: _Given.args, **more: _Given.kwargs
    ) -> _Found:
        """Return what ``work`` returns. Raise ``Refused`` if too many jobs are waiting."""
        if self._count >= MOST:
            raise Refused(Message("server-busy"))
        self._count += 1
        try:
            whole = partial(work, *given, **more)
            return await asyncio.get_running_loop().run_in_executor(self._threads, whole)
        finally:
            self._count -= 1

    def begin(self, work: Callable[[], None], stopped: Callable[[], None]) -> None:
        """Run short work that tells by itself what it found; longer jobs do not delay it.

        Called in any thread. ``stopped`` is called instead if the threads are closed first.
        """
        try:
            running = self._soon.submit(work)
        except RuntimeError:  # they are closed
            stopped()
        else:
            running.add_done_callback(lambda done: stopped() if done.cancelled() else None)

    def close(self) -> None:
        """Cancel the jobs that have not started."""
        for threads in (self._threads, self._soon):
            threads.shutdown(wait=False, cancel_futures=True)
