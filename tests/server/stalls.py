"""The longest step of a server's event loop, in CPU time.

Wall-clock time says little on a busy machine. The CPU time that a callback costs the loop's thread
depends only on the speed of the processor.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class Watched:
    """The longest step of the loop so far, in milliseconds, and its callback."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""

    def look(self, ms: float, what: str) -> None:
        if ms > self.longest:
            self.longest, self.what = ms, what


@contextmanager
def watched(thread: threading.Thread) -> Iterator[Watched]:
    """Measure every step of the event loop that runs in a thread."""
    found = Watched()
    run = asyncio.Handle._run

    def running(handle: Any) -> None:
        if threading.current_thread() is not thread:
            run(handle)
            return
        start = time.thread_time()
        run(handle)
        found.look((time.thread_time() - start) * 1000, repr(handle)[:300])

    asyncio.Handle._run = running  # type: ignore[method-assign]
    try:
        yield found
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]
