"""Garbage is collected when there may be much, and none is left for long."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from typing import Any

import pytest

pytest.importorskip("litestar", reason="the server's libraries are not installed")

from capicua.server.operations import garbage_collection
from tests.server.local_server import PATIENCE


class Circle:
    """An object that refers to itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


async def _until_gone(thing: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while thing() is not None:
            await asyncio.sleep(0.01)


def collected(work: Any, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Run ``work`` while garbage is collected; return the generations collected."""
    monkeypatch.setattr(garbage_collection, "LOOK_SECONDS", 0.1)
    monkeypatch.setattr(garbage_collection, "QUIET_SECONDS", 0.1)
    generations: list[int] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "stop":
            generations.append(about["generation"])

    async def whole() -> None:
        collecting = asyncio.create_task(garbage_collection.collect())
        await asyncio.sleep(0.05)
        assert not gc.isenabled()
        gc.callbacks.append(note)
        try:
            await work()
        finally:
            gc.callbacks.remove(note)
            collecting.cancel()
            await asyncio.gather(collecting, return_exceptions=True)

    asyncio.run(whole())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
    return generations


def test_nothing_is_collected_while_memory_has_not_grown(monkeypatch):
    """Not even young objects: looking at them took an eighth of a busy server's time."""

    async def work() -> None:
        await asyncio.sleep(0.5)

    assert collected(work, monkeypatch) == []


def test_much_young_garbage_is_freed_without_a_full_collection(monkeypatch):
    """So invalid requests, which leave garbage, cannot fill the memory of a busy server."""
    monkeypatch.setattr(garbage_collection, "QUIET", 0.0)

    async def work() -> None:
        circles = [Circle() for _ in range(garbage_collection.YOUNG_BLOCKS)]
        thing = weakref.ref(circles[0])
        circles.clear()
        await _until_gone(thing)

    assert set(collected(work, monkeypatch)) == {0}


def test_garbage_is_freed_when_memory_has_grown(monkeypatch):
    """A quiet server makes a full collection; one that is busy waits."""
    monkeypatch.setattr(garbage_collection, "YOUNG_BLOCKS", sys.maxsize)
    monkeypatch.setattr(garbage_collection, "QUIET", 0.0)

    async def work() -> None:
        thing = weakref.ref(Circle())
        grown = [[] for _ in range(sys.getallocatedblocks() // 4)]
        await asyncio.sleep(0.3)
        assert thing() is not None
        monkeypatch.setattr(garbage_collection, "QUIET", 1000.0)
        await _until_gone(thing)
        del grown

    assert collected(work, monkeypatch).count(2) == 1


def test_a_busy_server_makes_a_full_collection_after_a_time(monkeypatch):
    monkeypatch.setattr(garbage_collection, "QUIET", 0.0)

    async def work() -> None:
        thing = weakref.ref(Circle())
        monkeypatch.setattr(garbage_collection, "BUSY_SECONDS", 0.5)
        await _until_gone(thing)

    assert 2 in collected(work, monkeypatch)


def test_a_busy_server_makes_a_full_collection_when_memory_has_doubled(monkeypatch):
    """Garbage that comes too slowly to be looked at is bounded, too."""
    monkeypatch.setattr(garbage_collection, "YOUNG_BLOCKS", sys.maxsize)
    monkeypatch.setattr(garbage_collection, "QUIET", 0.0)

    async def work() -> None:
        thing = weakref.ref(Circle())
        grown = [[] for _ in range(sys.getallocatedblocks() * 2)]
        await _until_gone(thing)
        del grown

    assert collected(work, monkeypatch).count(2) == 1


def test_young_objects_are_set_aside_before_they_are_many(monkeypatch):
    """Looking at all that tables keep stalled a busy server for 0.3 s."""
    monkeypatch.setattr(garbage_collection, "QUIET", 0.0)
    kept = []

    async def work() -> None:
        kept.extend([] for _ in range(garbage_collection.YOUNG_BLOCKS // 2))
        async with asyncio.timeout(PATIENCE):
            while any(one is kept[-1] for one in gc.get_objects()):
                await asyncio.sleep(0.05)

    assert collected(work, monkeypatch) == []
