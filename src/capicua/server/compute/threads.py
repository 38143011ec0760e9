"""Slow parts of requests, run in a few threads beside the event loop.

Threads suffice for work of some tenths of a second, since the loop gets the interpreter back many
times a millisecond (``run.SWITCH_SECONDS``). Longer work belongs in processes (``thinking.py``).
The threads also encode and compress the result.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from msgspec import json

from capicua.core.messages import Message, Refused

THREADS: Final = 2
MOST: Final = 64
"""Maximum number of jobs running or waiting; more are refused."""
WORTH_PACKING: Final = 1000
"""Minimum size in bytes for compression; anything smaller gains nothing."""
LONGEST_PLAIN: Final = 2_000_000
"""Maximum size in bytes of an uncompressed answer."""

_Given = ParamSpec("_Given")
_Found = TypeVar("_Found")


class Threads:
    """A few threads with a bounded queue."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "capicua-back")
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

    def close(self) -> None:
        """Cancel the jobs that have not started."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def encoded(value: Any, may_pack: bool) -> tuple[bytes, bool]:
    """Return a value as JSON, and whether it is compressed. Raise ``Refused`` if too long."""
    data = json.encode(value)
    if may_pack and len(data) > WORTH_PACKING:
        return gzip.compress(data, 5, mtime=0), True
    if len(data) > LONGEST_PLAIN:
        raise Refused(Message("too-long"))
    return data, False
