"""Which build is installed: compiled by mypyc, or pure Python. Asking imports no rules."""

from __future__ import annotations

from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

from capicua.version import __version__


@cache
def is_compiled() -> bool:
    """Return whether the rules are compiled."""
    found = find_spec("capicua.core.game")
    return found is not None and (found.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def build() -> str:
    """Return whether the engine is ``compiled`` or ``pure`` Python."""
    return "compiled" if is_compiled() else "pure"


def version_and_build() -> str:
    """Return what ``capicua --version`` prints."""
    return f"capicua {__version__} ({build()})"
