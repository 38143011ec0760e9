"""Messages to other processes: in order, and many in one request to Redis."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from redis.asyncio import Redis

from capicua.server.cluster.leases import answer

AT_ONCE: Final = 256
"""Maximum number of messages in one request."""


class _Waiting(NamedTuple):
    channel: str
    data: bytes
    done: asyncio.Future[int]


class Publisher:
    """Publishes messages in the order in which they come.

    A connection for each message would reorder them, and a burst would need more connections than
    the client library allows. What comes while Redis is asked goes out with the next request.
    """

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._queue: list[_Waiting] = []
        self._sending: asyncio.Task[None] | None = None

    async def publish(self, channel: str, data: bytes) -> int:
        """Publish a message, and return how many processes received it. Raise ``RedisError``."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[int] = loop.create_future()
        self._queue.append(_Waiting(channel, data, done))
        if self._sending is None:
            self._sending = loop.create_task(self._send_all())
        return await done

    async def _send_all(self) -> None:
        try:
            while self._queue:
                batch, self._queue = self._queue[:AT_ONCE], self._queue[AT_ONCE:]
                await self._send(batch)
        finally:
            self._sending = None

    async def _send(self, batch: list[_Waiting]) -> None:
        """Send some messages, and tell those of their senders who still wait."""
        results: list[int | Exception]
        try:
            async with self._redis.pipeline(transaction=False) as request:
                for one in batch:
                    request.publish(one.channel, one.data)
                results = await answer(request.execute(raise_on_error=False))
        except Exception as error:  # each sender handles it
            results = [error] * len(batch)
        for one, result in zip(batch, results, strict=True):
            if one.done.done():
                continue
            if isinstance(result, Exception):
                one.done.set_exception(result)
            else:
                one.done.set_result(result)
