"""Questions about records and puzzles, answered in a worker process.

Each answer is computed once and cached; concurrent identical requests share the computation.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict, defaultdict

from msgspec import msgpack

from capicua.api.queries import Query, answered
from capicua.server.compute.bot_service import BotService


class QueryService:
    """All cached answers."""

    def __init__(self, bot_service: BotService) -> None:
        self._bot_service = bot_service
        self._kept: dict[str, OrderedDict[bytes, asyncio.Task[bytes]]] = defaultdict(OrderedDict)
        """By the name of the shelf, then by a hash of the question; oldest first."""

    async def find(self, question: Query, owner: str = "") -> bytes:
        """Return the answer, encoded. Raise ``Refused``."""
        name, kind, most = question.shelf
        kept = self._kept[name]
        key = hashlib.sha256(msgpack.encode((type(question).__name__, question))).digest()
        task = kept.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            work = self._bot_service.answer(answered, question, owner, kind)
            task = kept[key] = asyncio.create_task(work)
        kept.move_to_end(key)
        while len(kept) > most:
            kept.popitem(last=False)
        return await asyncio.shield(task)
