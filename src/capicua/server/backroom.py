"""Work of requests that takes longer than a moment: done in a few threads, beside the loop.

Threads suffice for what takes some tenths of a second, since the loop gets the interpreter back
many times in each millisecond (``run.SWITCH_SECONDS``); what takes longer is for processes
(``thinking.py``). What such work returns is encoded and packed there too.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from msgspec import json

from capicua.core.reasons import Message, Refused

THREADS: Final = 2
MOST: Final = 64
"""Pieces of work that are being done or waited for; more are refused."""
WORTH_PACKING: Final = 1000
"""Bytes; what is smaller gains nothing by being packed."""
LONGEST_PLAIN: Final = 2_000_000
"""Bytes that are sent to somebody who cannot unpack them."""

_Given = ParamSpec("_Given")
_Found = TypeVar("_Found")


class Backroom:
    """A few threads, and no more work for them than can be waited for."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "capicua-back")
        self._count = 0

    async def do(
        self, work: Callable[_Given, _Found], *given: _Given.args, **more: _Given.kwargs
    ) -> _Found:
        """Return what some work returns; raises ``Refused`` where too much is waiting."""
        if self._count >= MOST:
            raise Refused(Message("server-busy"))
        self._count += 1
        try:
            whole = partial(work, *given, **more)
            return await asyncio.get_running_loop().run_in_executor(self._threads, whole)
        finally:
            self._count -= 1

    def close(self) -> None:
        """Drop what has not been begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def encoded(value: Any, may_pack: bool) -> tuple[bytes, bool]:
    """Return a value as JSON, and whether it is packed; raises ``Refused`` where it is too long."""
    data = json.encode(value)
    if may_pack and len(data) > WORTH_PACKING:
        return gzip.compress(data, 5, mtime=0), True
    if len(data) > LONGEST_PLAIN:
        raise Refused(Message("too-long"))
    return data, False
