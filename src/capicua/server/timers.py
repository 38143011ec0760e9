"""All clocks of all tables on one timer of the loop."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from typing import Final

LONGEST_SECONDS: Final = 3600.0
"""The loop is never asked to wait longer at once, so that a changed system clock does no harm."""

SPARE: Final = 64
"""Old times in the heap that are not worth clearing away."""


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Timers:
    """Names, each with the time at which it is to be called out; one time for each name."""

    def __init__(self, ring: Callable[[str], None]) -> None:
        self._ring = ring
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._handle: asyncio.TimerHandle | None = None
        self._next = 0

    def __len__(self) -> int:
        """How many times are kept, those that do not count any more included."""
        return len(self._heap)

    def set(self, name: str, due: int | None) -> None:
        """Calls the name out at a time in milliseconds instead of at its last; ``None``: never."""
        if due is None:
            self._due.pop(name, None)
        elif self._due.get(name) != due:
            self._due[name] = due
            heapq.heappush(self._heap, (due, name))
            if len(self._heap) > 2 * len(self._due) + SPARE:  # what was set anew is left in it
                self._heap = [(due, name) for name, due in self._due.items()]
                heapq.heapify(self._heap)
            self._arm()

    def stop(self) -> None:
        """Calls nothing out any more."""
        self._due.clear()
        self._heap.clear()
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _arm(self) -> None:
        """Waits for the earliest of all."""
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
