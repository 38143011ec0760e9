"""Questions about records and puzzles, answered in a worker process.

Each answer is computed once and cached; concurrent identical requests share the computation.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict, defaultdict
from typing import Any, ClassVar, NamedTuple

from msgspec import json, msgpack

from capicua.server.compute.bot_service import BotService
from capicua.server.compute.scheduler import JobKind


class AnswerCache(NamedTuple):
    """The cache of the answers to some questions."""

    name: str
    kind: JobKind
    """The kind of job that computes an answer."""
    kept: int
    """Number of answers to cache."""


class Query:
    """A question that takes a while to answer; each subclass is a dataclass."""

    shelf: ClassVar[AnswerCache]

    def answer(self) -> Any:
        """Return the answer: bytes, or anything that JSON can hold. Raise ``Refused``."""
        raise NotImplementedError


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


def answered(question: Query) -> bytes:
    """Return the answer to a question: its own bytes, or JSON. Raise ``Refused``."""
    found = question.answer()
    return found if isinstance(found, bytes) else json.encode(found)
