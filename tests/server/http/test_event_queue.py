"""The queue of a socket's events behaves as ``asyncio.Queue`` with one reader."""

from __future__ import annotations

import asyncio

import pytest

pytest.importorskip("litestar", reason="the server's libraries are not installed")

from capicua.server.http.sockets.event_queue import EventQueue


def test_items_come_out_in_order_also_for_a_reader_who_waits():
    async def whole() -> list[int]:
        queue = EventQueue[int]()
        found: list[int] = []

        async def read() -> None:
            while len(found) < 5:
                found.append(await queue.get())

        queue.put_nowait(0)
        reader = asyncio.create_task(read())
        await asyncio.sleep(0)
        assert found == [0]
        assert queue.empty()
        queue.put_nowait(1)
        queue.put_nowait(2)
        await asyncio.sleep(0.01)
        queue.put_nowait(3)
        queue.put_nowait(4)
        await reader
        return found

    assert asyncio.run(whole()) == [0, 1, 2, 3, 4]


def test_a_cancelled_reader_takes_nothing():
    async def whole() -> int:
        queue = EventQueue[int]()
        reader = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        reader.cancel()
        following = asyncio.create_task(queue.get())
        await asyncio.gather(reader, return_exceptions=True)
        assert reader.cancelled()
        queue.put_nowait(7)
        return await asyncio.wait_for(following, 60)

    assert asyncio.run(whole()) == 7
