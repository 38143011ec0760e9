"""How many frames a socket may send."""

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
        """What is left after spending; below 0 it was too much."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate) - count
        self._at = now
        return self._left
