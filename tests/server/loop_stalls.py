"""The longest step of a server's event loop, compared with a yardstick.

Wall-clock time says little on a busy machine, and CPU time depends on the processor. So a step's
CPU time is divided by that of a fixed piece of work, done in the same thread at the same time.
"""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

NUMBERS = 10_000


def yardstick() -> float:
    """Return the CPU seconds that adding up squares takes: 0.5 ms on a good processor of 2025."""
    start = time.thread_time()
    sum(number * number for number in range(NUMBERS))
    return time.thread_time() - start


class Watched:
    """The longest step of the loop so far, in yardsticks, and its callback."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""
        self._seconds = 0.0

    def look(self, seconds: float, handle: Any) -> None:
        if seconds > self._seconds:
            self._seconds = seconds
            self.longest, self.what = seconds / yardstick(), repr(handle)[:300]


@contextmanager
def watched(thread: threading.Thread) -> Iterator[Watched]:
    """Measure every step of the event loop that runs in a thread.

    No garbage is collected meanwhile, neither by Python nor by the server
    (``garbage_collection.py``): a full collection waits for a quiet moment, which a busy machine
    looks like, and the tests leave more garbage than a server.
    """
    found = Watched()
    run = asyncio.Handle._run

    def running(handle: Any) -> None:
        if threading.current_thread() is not thread:
            run(handle)
            return
        start = time.thread_time()
        run(handle)
        found.look(time.thread_time() - start, handle)

    is_collecting = gc.isenabled()
    gc.disable()
    asyncio.Handle._run = running  # type: ignore[method-assign]
    try:
        yield found
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]
        if is_collecting:
            gc.enable()
