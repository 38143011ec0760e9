"""What is asked about records and puzzles: each answer is worked out once, and kept for a while.

It is worked out in a process of its own, and who asks meanwhile waits for the same work.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import json

from capicua.core.reasons import Refused
from capicua.server.scheduling import Kind
from capicua.server.thinking import Thinkers
from capicua.table.protocol import Problem, Text

_Wish = TypeVar("_Wish", bound=tuple[Any, ...])


class Answering(Generic[_Wish]):
    """Answers to wishes; the first field of a wish is a text, such as a record."""

    def __init__(
        self,
        thinkers: Thinkers,
        function: Callable[[_Wish], bytes | Problem],
        kind: Kind,
        kept: int,
    ) -> None:
        """``function`` answers in another process; ``kept`` is how many answers are kept."""
        self._thinkers = thinkers
        self._function = function
        self._kind = kind
        self._most = kept
        self._kept: OrderedDict[tuple[Any, ...], asyncio.Task[bytes]] = OrderedDict()

    async def find(self, wish: _Wish, owner: str = "") -> bytes:
        """Return the answer as JSON; raises ``Refused``."""
        key = (hashlib.sha256(wish[0].encode()).digest(), *wish[1:])
        task = self._kept.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.create_task(self._work(wish, owner))
            self._kept[key] = task
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return await asyncio.shield(task)

    async def _work(self, wish: _Wish, owner: str) -> bytes:
        found = await self._thinkers.answer(self._function, wish, owner, self._kind)
        if isinstance(found, Problem):
            raise Refused(found.message.message, found.rule)
        return found


def answered(find: Callable[..., Any], wish: tuple[Any, ...]) -> bytes | Problem:
    """Return what is found for the fields of a wish, as JSON; or why there is nothing.

    Nothing is refused by raising, for not every error finds its way out of a process.
    """
    try:
        return json.encode(find(*wish))
    except Refused as refused:
        return Problem(Text.of(refused.message), refused.rule)
