"""How long the loop of a server is kept by one step of its work, in its own processor time.

Time on the clock says little on a machine that has other things to do; what one callback costs
the loop's thread is the same everywhere, but for the speed of the processor.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class Watched:
    """The longest step of the loop so far, in milliseconds, and what it was."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""

    def look(self, ms: float, what: str) -> None:
        if ms > self.longest:
            self.longest, self.what = ms, what


@contextmanager
def watched(thread: threading.Thread) -> Iterator[Watched]:
    """Measures every step of the loop that runs in a thread."""
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
