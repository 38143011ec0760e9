"""Which build is running: compiled by mypyc, or pure Python."""

from __future__ import annotations

from capicua.core.actions import Actions


def is_compiled() -> bool:
    """Return whether the rules are compiled."""
    return not hasattr(Actions.add, "__code__")
