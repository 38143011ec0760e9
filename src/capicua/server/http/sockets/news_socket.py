"""Sockets that tell what has changed, and hear only that the client is still there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from litestar.connection import ASGIConnection

from capicua.server.http.access import Access
from capicua.server.http.sockets.table_socket import SILENT, STALLED_SECONDS, TOO_FAST
from capicua.server.tables.table_registry import COME_BACK, TableRegistry
from capicua.server.token_bucket import TokenBucket

_PONG: Final = '{"type":"pong"}'

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Arrive = Callable[[ASGIConnection[Any, Any, Any, Any], bool], Callable[[], Awaitable[None]]]
"""Reads the request, told whether it comes from one of our pages; returns what serves it."""


class NewsSockets:
    """The sockets of one kind in this process, counted by address."""

    def __init__(self, registry: TableRegistry, access: Access) -> None:
        self._registry = registry
        self._access = access
        self._by_address: dict[str, int] = {}

    async def serve(self, scope: Any, receive: Receive, send: Send, arrive: Arrive) -> None:
        """Accept or refuse a socket, and serve it until it closes."""
        await receive()  # the connect event
        access = self._access
        copied: Any = {**scope, "state": {}}
        request: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(copied)
        origin, address = access.origin_of(request), access.address_of(request)
        count = self._by_address.get(address, 0)
        if count >= access.sockets_each:
            access.on_limited("sockets")
        if not origin.is_allowed or count >= access.sockets_each or self._registry.is_closing:
            await send({"type": "websocket.close", "code": 4403})
            return
        visit = arrive(request, origin.is_known)
        del copied, request
        self._by_address[address] = count + 1
        try:
            await send({"type": "websocket.accept"})
            await visit()
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


class NewsSocket:
    """One socket."""

    def __init__(self, access: Access, send: Send, silence_seconds: float) -> None:
        self._send_event = send
        self._credits = TokenBucket(access.frames_each, access.frame_seconds)
        self._silence_seconds = silence_seconds
        self._news = asyncio.Event()

    def stir(self) -> None:
        """Say that there is something to tell."""
        self._news.set()

    async def serve(
        self,
        receive: Receive,
        tell: Callable[[], Awaitable[int | None]],
        hear: Callable[[], None] | None = None,
    ) -> None:
        """Tell what changes until the client leaves, or ``tell`` returns a code to close with.

        ``hear`` is called when the client says something.
        """
        writing = asyncio.ensure_future(self._write(tell))
        reading = asyncio.ensure_future(self._read(receive, hear))
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                code = reading.result()
            else:
                code = COME_BACK if writing.exception() else writing.result()
        finally:
            writing.cancel()
            reading.cancel()
            await asyncio.gather(writing, reading, return_exceptions=True)
        if code is not None:
            await self.close(code)

    async def text(self, text: str) -> None:
        """Send a frame."""
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        """Close the socket."""
        await self._send({"type": "websocket.close", "code": code})

    async def _read(self, receive: Receive, hear: Callable[[], None] | None) -> int | None:
        """Return the code to close with; ``None`` if the client has closed."""
        while True:
            try:
                async with asyncio.timeout(self._silence_seconds):
                    event = await receive()
            except TimeoutError:
                return SILENT
            if event["type"] != "websocket.receive":
                return None
            if self._credits.spend() < 0:
                return TOO_FAST
            if hear is not None:
                hear()
            await self.text(_PONG)

    async def _write(self, tell: Callable[[], Awaitable[int | None]]) -> int:
        """Return the code to close with."""
        while True:
            await self._news.wait()
            self._news.clear()
            if (code := await tell()) is not None:
                return code

    async def _send(self, event: MutableMapping[str, Any]) -> None:
        async with asyncio.timeout(STALLED_SECONDS):
            await self._send_event(event)
