"""The sockets of all tables: admission, and closing of silent or stalled ones."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from litestar.connection import ASGIConnection

from capicua.core.messages import Message
from capicua.server.accounts.accounts import Accounts
from capicua.server.http.access import Access, cookie_token, session_token
from capicua.server.http.sockets.table_socket import NOT_HERE, Receive, Send, TableSocket
from capicua.server.store.writer import DatabaseDownError
from capicua.server.tables.delivery import DeliveryQueue
from capicua.server.tables.table_actor import NO_DATABASE, RESYNC
from capicua.server.token_bucket import TokenBucket
from capicua.table.play.seats import key_hash

if TYPE_CHECKING:
    from capicua.server.tables.table_registry import TableRegistry

SOCKETS_WORTH: Final = 20
"""The rate limit shared by all sockets of one address, in multiples of one socket's limit."""
SWEEP_SECONDS: Final = 5.0
"""Interval between sweeps; a timer per frame cost as much as the frame."""
SESSION_SECONDS: Final = 30.0
"""How often it is looked whether sessions have ended in another process."""
SESSIONS_AT_ONCE: Final = 500

_VERSION: Final = re.compile(r"[0-9]{1,15}")


class _Address:
    """The number of sockets from one address, and their shared rate limit."""

    def __init__(self, access: Access) -> None:
        self.count = 0
        self.credits = TokenBucket(SOCKETS_WORTH * access.frames_each, access.frame_seconds)


class TableSockets:
    """All table sockets of this process."""

    def __init__(
        self, registry: TableRegistry, access: Access, accounts: Accounts | None = None
    ) -> None:
        self._registry = registry
        self._access = access
        self._accounts = accounts
        self._delivery = DeliveryQueue(registry.spawn)
        self._open: set[TableSocket] = set()
        self._by_address: dict[str, _Address] = {}

    def __len__(self) -> int:
        return len(self._open)

    async def serve(
        self, table: str, scope: Mapping[str, Any], receive: Receive, send: Send
    ) -> None:
        """Accept or refuse a socket, and serve it until it closes."""
        await receive()  # the connect event
        access = self._access
        # Parsed parts of the request are cached in the scope: use a copy, freed before serving.
        copied: Any = {**scope, "state": {}}
        request: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(copied)
        origin, address = access.origin_of(request), access.address_of(request)
        cookie = cookie_token(request, table) if origin.is_known else None
        session = session_token(request) if self._accounts is not None else None
        known = str(request.query_params.get("since", ""))
        since = int(known) if _VERSION.fullmatch(known) else None
        del copied, request
        place = self._by_address.get(address) or _Address(access)
        if place.count >= access.sockets_each:
            access.on_limited("sockets")
        if not origin.is_allowed or place.count >= access.sockets_each or self._registry.is_closing:
            await send({"type": "websocket.close", "code": 4403})
            return
        self._by_address[address] = place
        place.count += 1
        connection = TableSocket(
            receive, send, self._registry, self._delivery, table, access, address, place.credits
        )
        try:
            await send({"type": "websocket.accept"})
            self._open.add(connection)
            if cookie is None or await self._may_sit(connection, table, cookie, session):
                await connection.serve(cookie, since)
        finally:
            self._open.discard(connection)
            place.count -= 1
            if not place.count:
                del self._by_address[address]

    async def _may_sit(
        self, connection: TableSocket, table: str, token: str, session: str | None
    ) -> bool:
        """Return whether a browser may use its cookie of a table; if not, turn it away."""
        if self._accounts is None:
            return True
        try:
            may_sit = await self._accounts.may_sit(table, token, session)
        except DatabaseDownError as down:
            await connection.turn_away(down.message, NO_DATABASE)
            return False
        if may_sit and session is not None:
            connection.session = key_hash(session)
        elif not may_sit:
            await connection.turn_away(Message("not-at-table"), NOT_HERE)
        return may_sit

    async def watch(self) -> None:
        """Close connections that are silent, stalled or signed out, until cancelled."""
        checked = time.monotonic()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = time.monotonic()
            for connection in list(self._open):
                connection.sweep(now)
            if now - checked > SESSION_SECONDS:
                checked = now
                with suppress(DatabaseDownError):
                    await self.drop_signed_out()

    async def drop_signed_out(self) -> None:
        """Close the sockets of browsers that have been signed out.

        They come again, and are turned away unless they took their seat without the account.
        """
        if self._accounts is None:
            return
        signed_in = [connection for connection in self._open if connection.session]
        for start in range(0, len(signed_in), SESSIONS_AT_ONCE):
            some = signed_in[start : start + SESSIONS_AT_ONCE]
            known = await self._accounts.open_sessions([each.session for each in some])
            for connection in some:
                if connection.session not in known:
                    connection.drop(RESYNC)
