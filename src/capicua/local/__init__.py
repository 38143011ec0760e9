"""Tables without a server: the engine that runs in a browser's worker, or in any process.

``LocalServer`` takes requests and frames as text and returns what to store, send and compute; it
does nothing itself. ``thought`` and ``worked`` compute in a second worker. Start with
``local_server``; ``local_table`` is one table, ``answers`` are those that need none. Imports
``api``, the table and what is below them.
"""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from capicua.local.answers import worked
    from capicua.local.local_server import LocalServer
    from capicua.local.thoughts import thought

__all__ = ["LocalServer", "thought", "worked"]

_FROM: Final = {"LocalServer": "local_server", "thought": "thoughts", "worked": "answers"}
"""Where each name is; a worker imports only what it needs, because a phone takes a while."""


def __getattr__(name: str) -> Any:
    if name not in _FROM:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_FROM[name]}"), name)
