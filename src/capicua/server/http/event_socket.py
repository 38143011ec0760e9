"""The socket of a tournament: the number of each new revision, so that nobody has to poll."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from litestar.connection import ASGIConnection

from capicua.core.messages import Refused
from capicua.server.accounts.accounts import Accounts
from capicua.server.http.access import Access, session_token
from capicua.server.http.table_socket import NOT_HERE, SILENT, STALLED_SECONDS, TOO_FAST
from capicua.server.tables.table_registry import COME_BACK, TableRegistry
from capicua.server.token_bucket import TokenBucket
from capicua.server.tournaments.people import may_see, person_of
from capicua.server.tournaments.tournament_registry import TournamentRegistry

SILENCE_SECONDS: Final = 60.0
MOST_KEYS: Final = 8
"""How many keys of one tournament a browser keeps."""
LONGEST_KEY: Final = 64
_PONG: Final = '{"type":"pong"}'

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


def event_cookie(event: str) -> str:
    """Return the name of the cookie with the keys of a tournament."""
    return f"capicua_event_{event}"


def event_keys(connection: ASGIConnection[Any, Any, Any, Any], event: str) -> list[str]:
    """Return the keys in the client's cookie, or in the header that scripts send."""
    said = connection.headers.get("authorization", "")
    kept = connection.cookies.get(event_cookie(event), "")
    text = said.removeprefix("Bearer ") if said.startswith("Bearer ") else kept
    return [key for key in text.split("/")[:MOST_KEYS] if len(key) <= LONGEST_KEY]


class EventSockets:
    """All sockets of tournaments in this process."""

    def __init__(
        self,
        tournaments: TournamentRegistry,
        tables: TableRegistry,
        access: Access,
        accounts: Accounts | None,
    ) -> None:
        self._tournaments = tournaments
        self._tables = tables
        self._access = access
        self._accounts = accounts
        self._by_address: dict[str, int] = {}

    async def serve(self, event: str, scope: Any, receive: Receive, send: Send) -> None:
        """Accept or refuse a socket, and serve it until it closes."""
        await receive()  # the connect event
        access = self._access
        copied: Any = {**scope, "state": {}}
        request: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(copied)
        origin, address = access.origin_of(request), access.address_of(request)
        count = self._by_address.get(address, 0)
        if count >= access.sockets_each:
            access.on_limited("sockets")
        if not origin.is_allowed or count >= access.sockets_each or self._tables.is_closing:
            await send({"type": "websocket.close", "code": 4403})
            return
        keys = event_keys(request, event) if len(event) <= LONGEST_KEY else []
        session = session_token(request) if origin.is_known else None
        del copied, request
        self._by_address[address] = count + 1
        try:
            await send({"type": "websocket.accept"})
            await self._serve(event, keys, session, receive, send)
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def _serve(
        self, event: str, keys: list[str], session: str | None, receive: Receive, send: Send
    ) -> None:
        account = None
        if session is not None and self._accounts is not None:
            account = await self._accounts.of_session(session)
        try:
            record = await self._tournaments.find(event)
        except Refused:
            await send({"type": "websocket.close", "code": NOT_HERE})
            return
        if not may_see(record, person_of(record, keys, "" if account is None else account.id)):
            await send({"type": "websocket.close", "code": NOT_HERE})
            return
        watcher = _Watcher(self._access, send, record.revision)
        end = self._tournaments.watch(event, watcher.told)
        try:
            await watcher.serve(receive)
        finally:
            end()


class _Watcher:
    """One socket."""

    def __init__(self, access: Access, send: Send, revision: int) -> None:
        self._send_event = send
        self._credits = TokenBucket(access.frames_each, access.frame_seconds)
        self._revision = revision
        self._news = asyncio.Event()
        self._news.set()

    def told(self, revision: int) -> None:
        """Note a new revision."""
        self._revision = revision
        self._news.set()

    async def serve(self, receive: Receive) -> None:
        """Send what changes until the client leaves."""
        writing = asyncio.ensure_future(self._write())
        reading = asyncio.ensure_future(self._read(receive))
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
            code = reading.result() if reading.done() and not reading.cancelled() else COME_BACK
        finally:
            writing.cancel()
            reading.cancel()
            await asyncio.gather(writing, reading, return_exceptions=True)
        if code is not None:
            await self._send({"type": "websocket.close", "code": code})

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
            if self._credits.spend() < 0:
                return TOO_FAST
            await self._send({"type": "websocket.send", "text": _PONG})

    async def _write(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            text = f'{{"type":"revision","revision":{self._revision}}}'
            await self._send({"type": "websocket.send", "text": text})

    async def _send(self, event: MutableMapping[str, Any]) -> None:
        async with asyncio.timeout(STALLED_SECONDS):
            await self._send_event(event)
