"""The socket of the lobby: what changes there, and whether its person has been paired.

The client loads the state first (``GET /api/lobby``), and gives its mark in the address:
``/ws/lobby?since=<mark>``. A person who waits to be paired is known by the cookie of the wait, and
is there as long as the client sends ``ping``, every ten seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection

from capicua.api.hall.lobby import AgainFrame
from capicua.server.accounts.accounts import Accounts
from capicua.server.accounts.relations import Relations
from capicua.server.http.access import Access, session_token
from capicua.server.http.table_socket import NOT_HERE, SILENT, STALLED_SECONDS, TOO_FAST
from capicua.server.lobby.lobby import Lobby
from capicua.server.tables.table_registry import COME_BACK, TableRegistry
from capicua.server.token_bucket import TokenBucket

SEEK_COOKIE: Final = "capicua_seek"
SILENCE_SECONDS: Final = 45.0
_PONG: Final = '{"type":"pong"}'

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

_encode: Final = msgspec.json.Encoder().encode


def seek_cookie(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, str]:
    """Return the id and the ticket of a person who waits; empty if there are none."""
    id, _, ticket = connection.cookies.get(SEEK_COOKIE, "").partition(".")
    return (id, ticket) if 0 < len(id) <= 26 and 0 < len(ticket) <= 64 else ("", "")


class LobbySockets:
    """All sockets of the lobby in this process."""

    def __init__(
        self,
        lobby: Lobby,
        registry: TableRegistry,
        access: Access,
        accounts: Accounts | None,
        relations: Relations | None,
    ) -> None:
        self._lobby = lobby
        self._registry = registry
        self._access = access
        self._accounts = accounts
        self._relations = relations
        self._by_address: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._by_address.values())

    async def serve(self, scope: Any, receive: Receive, send: Send) -> None:
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
        mark = str(request.query_params.get("since", ""))[:40]
        seek, ticket = seek_cookie(request) if origin.is_known else ("", "")
        session = session_token(request) if origin.is_known else None
        del copied, request
        self._by_address[address] = count + 1
        try:
            await send({"type": "websocket.accept"})
            apart = await self._apart(session)
            await _Visitor(self._lobby, access, send, mark, apart, seek, ticket).serve(receive)
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def _apart(self, session: str | None) -> frozenset[str]:
        if session is None or self._accounts is None or self._relations is None:
            return frozenset()
        account = await self._accounts.of_session(session)
        return frozenset() if account is None else await self._relations.separated(account.id)


class _Visitor:
    """One socket."""

    def __init__(
        self,
        lobby: Lobby,
        access: Access,
        send: Send,
        mark: str,
        apart: frozenset[str],
        seek: str,
        ticket: str,
    ) -> None:
        self._lobby = lobby
        self._send_event = send
        self._mark = mark
        self._apart = apart
        self._seek, self._ticket = seek, ticket
        self._credits = TokenBucket(access.frames_each, access.frame_seconds)
        self._news = asyncio.Event()
        self._is_paired_news = bool(seek)

    async def serve(self, receive: Receive) -> None:
        """Send what changes until the client leaves."""
        ends = [self._lobby.enter(self._news.set)]
        maker = self._lobby.matchmaker
        if self._seek and await maker.seeks.find(self._seek, self._ticket) is not None:
            maker.hear(self._seek)
            ends.append(maker.listen(self._seek, self._met))
        self._news.set()
        writing = asyncio.ensure_future(self._write())
        reading = asyncio.ensure_future(self._read(receive))
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
            code = reading.result() if reading.done() and not reading.cancelled() else COME_BACK
        finally:
            for end in ends:
                end()
            writing.cancel()
            reading.cancel()
            await asyncio.gather(writing, reading, return_exceptions=True)
        if code is not None:
            await self._send({"type": "websocket.close", "code": code})

    def _met(self) -> None:
        self._is_paired_news = True
        self._news.set()

    async def _read(self, receive: Receive) -> int | None:
        """Return the code to close with; ``None`` if the client has closed."""
        while True:
            try:
                async with asyncio.timeout(SILENCE_SECONDS):
                    event = await receive()
            except TimeoutError:
                return SILENT
            if event["type"] != "websocket.receive":
                return None
            left = self._credits.spend()
            if left < 0:
                return TOO_FAST
            if self._seek:
                self._lobby.matchmaker.hear(self._seek)
            await self._send({"type": "websocket.send", "text": _PONG})

    async def _write(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            if self._is_paired_news:
                self._is_paired_news = False
                maker = self._lobby.matchmaker
                found = await maker.seeks.find(self._seek, self._ticket)
                await self._text(_encode(maker.state(found)))
            frame = self._lobby.since(self._mark, self._apart)
            if frame is None:
                # The client loads everything, and connects again.
                await self._text(_encode(AgainFrame()))
                await self._send({"type": "websocket.close", "code": NOT_HERE})
                return
            self._mark = frame.mark
            await self._text(_encode(frame))

    async def _text(self, data: bytes) -> None:
        await self._send({"type": "websocket.send", "text": data.decode()})

    async def _send(self, event: MutableMapping[str, Any]) -> None:
        async with asyncio.timeout(STALLED_SECONDS):
            await self._send_event(event)
