"""In which order what is new at tables is shown to those who are connected."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Protocol


class Shown(Protocol):
    """A connection to which something new may be shown."""

    def show(self) -> bool:
        """Send what is new; whether there was anything."""


class Lane:
    """Shows what is new to one connection after the other, and lets requests come in between.

    An action is one answer and a picture for everybody at its table. The answer goes at once, with
    the picture of who asked; the others have theirs when it is their turn, one at a time.
    """

    def __init__(self, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._spawn = spawn
        self._waiting: deque[Shown] = deque()
        self._is_moving = False

    def put(self, connection: Shown) -> None:
        """Somebody else is to be shown what is new."""
        self._waiting.append(connection)
        if not self._is_moving:
            self._is_moving = True
            self._spawn(self._move())

    async def _move(self) -> None:
        while self._waiting:
            if self._waiting.popleft().show():
                await asyncio.sleep(0)
        self._is_moving = False
