"""A rate limiter for events as frequent as frames."""

from __future__ import annotations

import time


class TokenBucket:
    """A number of frames per period; the allowance refills steadily.

    Unlike ``FixedWindow`` it reports how far the limit is exceeded, and never admits twice the
    number at once.
    """

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: int, seconds: float) -> None:
        self._most = float(most)
        self._rate = most / seconds
        self._left = float(most)
        self._at = time.monotonic()

    def spend(self, count: int = 1) -> float:
        """Spend, and return what is left; negative if the limit is exceeded."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate) - count
        self._at = now
        return self._left

    def affords(self) -> bool:
        """Spend one and return ``True``, or return ``False`` if none is left."""
        if self.spend(0) < 1:
            return False
        self._left -= 1
        return True
