"""The clocks of all tables on one timer of the event loop."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from typing import Final

LONGEST_SECONDS: Final = 3600.0
"""The longest single wait, so that a change of the system clock does no harm."""

SPARE: Final = 64
"""Number of replaced times in the heap not worth clearing away."""


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Timers:
    """One due time per name; a callback receives each name when it is due."""

    def __init__(self, ring: Callable[[str], None]) -> None:
        self._ring = ring
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._handle: asyncio.TimerHandle | None = None
        self._next = 0

    def __len__(self) -> int:
        """Return the number of times in the heap, replaced ones included."""
        return len(self._heap)

    def set(self, name: str, due: int | None) -> None:
        """Set or replace the due time of a name, in milliseconds since 1970; ``None``: never."""
        if due is None:
            self._due.pop(name, None)
        elif self._due.get(name) != due:
            self._due[name] = due
            heapq.heappush(self._heap, (due, name))
            if len(self._heap) > 2 * len(self._due) + SPARE:  # replaced times stay in the heap
                self._heap = [(due, name) for name, due in self._due.items()]
                heapq.heapify(self._heap)
            self._arm()

    def stop(self) -> None:
        """Cancel all timers."""
        self._due.clear()
        self._heap.clear()
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _arm(self) -> None:
        """Schedule the callback for the earliest due time."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        if not self._heap:
            return
        due = self._heap[0][0]
        if self._handle is not None:
            if self._next <= due and not self._handle.cancelled():
                return
            self._handle.cancel()
        self._next = due
        wait = min(max(due - now_ms(), 0) / 1000, LONGEST_SECONDS)
        self._handle = asyncio.get_running_loop().call_later(wait, self._fire)

    def _fire(self) -> None:
        self._handle = None
        now = now_ms()
        while self._heap and self._heap[0][0] <= now:
            due, name = heapq.heappop(self._heap)
            if self._due.get(name) == due:
                del self._due[name]
                self._ring(name)
        self._arm()
