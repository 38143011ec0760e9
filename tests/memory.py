"""What work leaves in memory."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

CALLS = 4


def blocks_kept(work: Callable[[], None]) -> int:
    """Return how many blocks four calls leave allocated, after two that fill caches.

    What is there before is frozen: to look through all that the tests have imported takes longer
    than the work.
    """
    work()
    work()
    gc.freeze()
    before = sys.getallocatedblocks()
    for _ in range(CALLS):
        work()
    gc.collect()
    return sys.getallocatedblocks() - before
