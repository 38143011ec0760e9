"""Answers that many wait for, computed once for all of them and only a part of the time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

REST: Final = 3.0
"""How many times as long as an answer took nothing is computed after it."""

_Answer = TypeVar("_Answer")


@dataclass
class _Question(Generic[_Answer]):
    running: asyncio.Task[_Answer] | None = None
    next: asyncio.Task[_Answer] | None = None
    """Waits until its turn; all who ask meanwhile get its answer."""
    free_at: float = 0.0


class PacedAnswers(Generic[_Answer]):
    """The answers to questions that change while they are asked all the time.

    Nobody gets an answer that is older than their question. If answers take long, those who ask
    wait somewhat longer for a common one, and the processor stays free for others.
    """

    def __init__(self) -> None:
        self._questions: dict[Hashable, _Question[_Answer]] = {}

    async def get(self, key: Hashable, compute: Callable[[], Awaitable[_Answer]]) -> _Answer:
        """Return an answer that was begun after this call."""
        question = self._questions.setdefault(key, _Question())
        if question.next is None:
            question.next = asyncio.create_task(self._compute(key, question, compute))
        return await asyncio.shield(question.next)

    async def _compute(
        self,
        key: Hashable,
        question: _Question[_Answer],
        compute: Callable[[], Awaitable[_Answer]],
    ) -> _Answer:
        loop = asyncio.get_running_loop()
        if question.running is not None:
            await asyncio.wait([question.running])
        await asyncio.sleep(question.free_at - loop.time())
        question.running, question.next = question.next, None
        began = loop.time()
        try:
            return await compute()
        finally:
            now = loop.time()
            question.free_at = now + REST * (now - began)
            loop.call_at(question.free_at, self._forget, key, question)

    def _forget(self, key: Hashable, question: _Question[_Answer]) -> None:
        """Forget a question that nobody asks any more."""
        is_done = question.running is None or question.running.done()
        if question.next is None and is_done and self._questions.get(key) is question:
            del self._questions[key]
