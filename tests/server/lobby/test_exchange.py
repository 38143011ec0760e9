"""The lobby of one of several processes tells at once what it has read of the others."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

pytest.importorskip("litestar", reason="the server's libraries are not installed")

from capicua.server.lobby import lobby as lobbies
from capicua.server.lobby.lobby import Lobby
from tests.server.local_server import PATIENCE


def test_changes_at_other_processes_are_told_when_they_are_read(monkeypatch):
    """Also to the first visitor, who used to wait until the empty lobby was looked at again."""
    monkeypatch.setattr(lobbies, "SPREAD_SECONDS", 3600.0)
    monkeypatch.setattr(lobbies, "SWEEP_SECONDS", 3600.0)
    lobby = object.__new__(Lobby)
    lobby._visitors, lobby._sending, lobby._arrived = set(), None, asyncio.Event()

    async def exchange() -> None:
        lobby._changed()

    async def whole() -> None:
        lobby.listings = SimpleNamespace(exchange=exchange)  # type: ignore[assignment]
        reading = asyncio.create_task(lobby._exchange())
        await asyncio.sleep(0.05)
        told = asyncio.Event()
        leave = lobby.enter(told.set)
        await asyncio.wait_for(told.wait(), PATIENCE)
        leave()
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)

    asyncio.run(whole())
