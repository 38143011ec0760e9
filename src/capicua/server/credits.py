"""How much somebody may do in a time, where each single thing is to be counted."""

from __future__ import annotations

import time


class Credits:
    """So many frames in so many seconds; what is not used comes back bit by bit.

    Not ``limits``, as at the door: of each frame that takes 9 µs instead of 0.8, and it does not
    tell how far beyond the limit somebody is.
    """

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: int, seconds: float) -> None:
        self._most = float(most)
        self._rate = most / seconds
        self._left = float(most)
        self._at = time.monotonic()

    def spend(self, count: int = 1) -> float:
        """Return what is left after spending; below 0 it was too much."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate) - count
        self._at = now
        return self._left

    def affords(self) -> bool:
        """Return whether one more may be spent; it is then."""
        if self.spend(0) < 1:
            return False
        self._left -= 1
        return True
