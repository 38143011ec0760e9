"""Garbage collection when there is garbage, so that it does not stall the event loop.

Python collects after a number of new objects, minus those freed. At a busy server both numbers
grow alike, so it collected after seconds, and then for 0.1 to 0.2 s at 500 actions/s. Hardly any
garbage arises that needs a collector: a table that is made, played and unloaded leaves two or three
objects, an invalid request some seventy, actions none. Looking for it ten times a second took an
eighth of the event loop's time at 500 actions/s and found nothing; looking when there were 200,000
more blocks took 0.3 s at once, because by then actions had replaced most of what tables keep.

So new objects are set aside every second, which takes no time, and only a second that leaves many
more than it frees is looked at: that bounds what invalid requests can leave. All that was set aside
is looked at by a full collection, which takes 0.8 s with 10,000 sockets. It waits until memory has
grown and the server is quiet, or until memory has doubled, at most an hour.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import Final

LOOK_SECONDS: Final = 1.0
"""Interval at which it is decided whether a collection is due."""
YOUNG_BLOCKS: Final = 50_000
"""Number of blocks allocated within that time, less those freed, after which they are looked at:
some 5 MB, looked at in some 40 ms."""
QUIET_SECONDS: Final = 10.0
"""Time over which it is measured whether the server is quiet."""
GROWTH: Final = 1.1
"""Growth of the number of allocated blocks after which a quiet server makes a full collection."""
QUIET: Final = 0.2
"""Maximum share of a processor that a quiet server uses."""
MOST_GROWTH: Final = 2.0
"""Growth after which a busy server makes one, too."""
BUSY_SECONDS: Final = 3600.0
"""Time after the last full collection at which a busy server makes the next, too."""


async def collect() -> None:
    """Collect garbage until cancelled, in place of Python's own schedule."""
    # Modules and classes stay. The start leaves some 1,000 objects of garbage, which stay too:
    # looking for them would delay the first answers.
    gc.freeze()
    gc.disable()
    full_blocks = last_blocks = sys.getallocatedblocks()
    collected = looked = time.monotonic()
    worked = time.process_time()
    try:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            blocks = sys.getallocatedblocks()
            if blocks - last_blocks > YOUNG_BLOCKS:
                gc.collect(0)
            gc.freeze()
            last_blocks = sys.getallocatedblocks()
            now = time.monotonic()
            if now - looked < QUIET_SECONDS:
                continue
            is_quiet = time.process_time() - worked < QUIET * (now - looked)
            growth = GROWTH if is_quiet else MOST_GROWTH
            if now - collected > BUSY_SECONDS or last_blocks > growth * full_blocks:
                gc.unfreeze()
                gc.collect()
                gc.freeze()
                full_blocks = last_blocks = sys.getallocatedblocks()
                collected = time.monotonic()
            looked, worked = time.monotonic(), time.process_time()
    finally:
        gc.enable()
        gc.unfreeze()
