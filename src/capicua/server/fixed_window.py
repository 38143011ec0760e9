"""A rate limiter for each address, for what is asked seldom."""

from __future__ import annotations

import time


class FixedWindow:
    """The amount that each address may spend in a period, counted while the process runs.

    A period begins with the first expense after the last one ended, and is the same for all
    addresses, so that nothing has to be removed address by address.
    """

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._end = 0.0
        self._spent: dict[str, int] = {}

    def spend(self, address: str, count: int = 1) -> bool:
        """Return whether an address may spend ``count`` more; if so, they are counted."""
        now = time.monotonic()
        if now >= self._end:
            self._end = now + self._seconds
            self._spent.clear()
        spent = self._spent.get(address, 0) + count
        if spent > self._most:
            return False
        self._spent[address] = spent
        return True
