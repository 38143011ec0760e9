"""The time source of clocks in the terminal."""

from __future__ import annotations

import time


def now_ms() -> int:
    """Return monotonic time in milliseconds."""
    return int(time.monotonic() * 1000)
