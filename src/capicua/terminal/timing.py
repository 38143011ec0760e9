"""The time by which the clocks of a terminal run."""

from __future__ import annotations

import time


def now_ms() -> int:
    """Return the time in milliseconds since some moment."""
    return int(time.monotonic() * 1000)
