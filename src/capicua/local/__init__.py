"""Tables without a server: the engine that runs in a browser's worker, or in any process.

``LocalServer`` takes requests and frames as text and returns what to store, send and compute; it
does nothing itself. ``thought`` and ``worked`` compute in a second worker. Start with
``local_server``; ``local_table`` is one table, ``answers`` are those that need none. Imports
``api``, the table and what is below them.
"""

from capicua.local.answers import worked
from capicua.local.local_server import LocalServer
from capicua.local.thoughts import thought

__all__ = ["LocalServer", "thought", "worked"]
