"""Garbage collection in small portions, so that it does not stall the event loop.

Python collects after a number of new objects, minus those freed. At a busy server both numbers
grow alike, so it collected after seconds, and then for 0.1 to 0.2 s at 500 actions/s. Young objects
are collected ten times a second here, within a few milliseconds. Hardly any other garbage arises:
a table that is made, played and unloaded leaves one or two objects. So a full collection, which
takes 0.8 s with 10,000 sockets, waits until memory has grown and the server is quiet, at most an
hour.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import Final

YOUNG_SECONDS: Final = 0.1
"""Interval between two collections of young objects."""
LOOK_SECONDS: Final = 10.0
"""Interval at which it is decided whether a full collection is due."""
GROWTH: Final = 1.1
"""Growth of the number of allocated blocks after which a quiet server makes a full collection."""
QUIET: Final = 0.2
"""Maximum share of a processor that a quiet server uses."""
BUSY_SECONDS: Final = 3600.0
"""Time after the last full collection at which a busy server makes the next, too."""


async def collect() -> None:
    """Collect garbage until cancelled, in place of Python's own schedule."""
    # Modules and classes stay. The start leaves some 1,000 objects of garbage, which stay too:
    # looking for them would delay the first answers.
    gc.freeze()
    gc.disable()
    blocks = sys.getallocatedblocks()
    collected = looked = time.monotonic()
    worked = time.process_time()
    try:
        while True:
            await asyncio.sleep(YOUNG_SECONDS)
            gc.collect(0)
            now = time.monotonic()
            if now - looked < LOOK_SECONDS:
                continue
            is_quiet = time.process_time() - worked < QUIET * (now - looked)
            if now - collected > BUSY_SECONDS or (
                is_quiet and sys.getallocatedblocks() > GROWTH * blocks
            ):
                gc.collect()
                blocks = sys.getallocatedblocks()
                collected = time.monotonic()
            looked, worked = time.monotonic(), time.process_time()
    finally:
        gc.enable()
        gc.unfreeze()
