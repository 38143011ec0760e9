"""Cached answers to questions about records and puzzles.

Each is computed once, in a worker process; concurrent identical requests share the computation.
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
    """Answers to wishes; the first field of a wish is a text, for example a record."""

    def __init__(
        self,
        thinkers: Thinkers,
        function: Callable[[_Wish], bytes | Problem],
        kind: Kind,
        kept: int,
    ) -> None:
        """``function`` runs in a worker process; ``kept`` is the number of answers to cache."""
        self._thinkers = thinkers
        self._function = function
        self._kind = kind
        self._most = kept
        self._kept: OrderedDict[tuple[Any, ...], asyncio.Task[bytes]] = OrderedDict()

    async def find(self, wish: _Wish, owner: str = "") -> bytes:
        """Return the answer as JSON. Raise ``Refused``."""
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
    """Return what ``find`` returns for the fields of a wish, as JSON, or the problem.

    The problem is returned, not raised, because not every exception can be pickled.
    """
    try:
        return json.encode(find(*wish))
    except Refused as refused:
        return Problem(Text.of(refused.message), refused.rule)
