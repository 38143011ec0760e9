"""The sockets of all tables: admission, and closing of silent or stalled ones."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from litestar.connection import ASGIConnection

from capicua.server.attendance import Connection, Receive, Send
from capicua.server.credits import Credits
from capicua.server.door import Door, cookie_token
from capicua.server.lane import Lane

if TYPE_CHECKING:
    from capicua.server.desk import Desk

SOCKETS_WORTH: Final = 20
"""The rate limit shared by all sockets of one address, in multiples of one socket's limit."""
SWEEP_SECONDS: Final = 5.0
"""Interval between sweeps; a timer per frame cost as much as the frame."""

_VERSION: Final = re.compile(r"[0-9]{1,15}")


class _Address:
    """The number of sockets from one address, and their shared rate limit."""

    def __init__(self, door: Door) -> None:
        self.count = 0
        self.credits = Credits(SOCKETS_WORTH * door.frames_each, door.frame_seconds)


class Sockets:
    """All table sockets of this process."""

    def __init__(self, desk: Desk, door: Door) -> None:
        self._desk = desk
        self._door = door
        self._lane = Lane(desk.spawn)
        self._open: set[Connection] = set()
        self._by_address: dict[str, _Address] = {}

    def __len__(self) -> int:
        return len(self._open)

    async def serve(
        self, table: str, scope: Mapping[str, Any], receive: Receive, send: Send
    ) -> None:
        """Accept or refuse a socket, and serve it until it closes."""
        await receive()  # the connect event
        door = self._door
        # Parsed parts of the request are cached in the scope: use a copy, freed before serving.
        copied: Any = {**scope, "state": {}}
        request: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(copied)
        origin, address = door.origin_of(request), door.address_of(request)
        cookie = cookie_token(request, table) if origin.is_known else None
        known = str(request.query_params.get("since", ""))
        since = int(known) if _VERSION.fullmatch(known) else None
        del copied, request
        place = self._by_address.get(address) or _Address(door)
        if place.count >= door.sockets_each:
            door.on_limited("sockets")
        if not origin.is_allowed or place.count >= door.sockets_each or self._desk.is_closing:
            await send({"type": "websocket.close", "code": 4403})
            return
        self._by_address[address] = place
        place.count += 1
        connection = Connection(
            receive, send, self._desk, self._lane, table, door, address, place.credits
        )
        try:
            await send({"type": "websocket.accept"})
            self._open.add(connection)
            await connection.serve(cookie, since)
        finally:
            self._open.discard(connection)
            place.count -= 1
            if not place.count:
                del self._by_address[address]

    async def watch(self) -> None:
        """Close connections that are silent or stalled, until cancelled."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = time.monotonic()
            for connection in list(self._open):
                connection.sweep(now)
