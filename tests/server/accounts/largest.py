"""The largest request for each route of accounts (``compute/test_loop_stalls.py``)."""

from __future__ import annotations

from typing import Any


def requests() -> dict[str, tuple[str, str, Any]]:
    """Return method, address and body of each route."""
    return {"GET /api/account": ("GET", "/api/account", None)}
