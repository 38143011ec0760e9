"""The order in which connections are sent changes of their tables."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Protocol


class Receiver(Protocol):
    """A connection that may have a change to send."""

    def show(self) -> bool:
        """Send the change, and return whether there was one."""


class DeliveryQueue:
    """Sends changes to one connection after another, and lets requests in between.

    An action causes one answer, and a new state for everybody at its table. The answer goes out at
    once, with the state for the person who acted; the other connections follow one at a time.
    """

    def __init__(self, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._spawn = spawn
        self._waiting: deque[Receiver] = deque()
        self._is_moving = False

    def put(self, connection: Receiver) -> None:
        """Queue a connection that has a change to send."""
        self._waiting.append(connection)
        if not self._is_moving:
            self._is_moving = True
            self._spawn(self._move())

    async def _move(self) -> None:
        try:
            while self._waiting:
                if self._waiting.popleft().show():
                    await asyncio.sleep(0)
        finally:
            self._is_moving = False
