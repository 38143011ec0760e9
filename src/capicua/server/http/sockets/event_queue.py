"""What a socket has received and the application has not read yet."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

_Item = TypeVar("_Item")


class EventQueue(Generic[_Item]):
    """An unlimited queue with one reader, in place of ``asyncio.Queue``.

    That one reserves room for 64 items in each of four lists: 3 KB for each of ten thousand
    sockets, whose queues are nearly always empty.
    """

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[_Item] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Return whether nothing is waiting."""
        return not self._items

    def put_nowait(self, item: _Item) -> None:
        """Add an item at the end."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> _Item:
        """Wait for the first item and remove it."""
        while not self._items:
            reader = self._reader = asyncio.get_running_loop().create_future()
            try:
                await reader
            finally:
                if self._reader is reader:  # the next one may wait already if this was cancelled
                    self._reader = None
        return self._items.pop(0)
