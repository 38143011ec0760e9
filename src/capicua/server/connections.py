"""HTTP connections as they come in: how many from one address, and how long each may take.

The server below closes a connection that is idle after an answer, and reads as slowly as a client
writes. Here whoever does not come to the point is let go, by looking at all connections once a
second: no timer is wound for a request. A socket of a table is out of sight once it is upgraded;
``sockets.py`` has limits of its own.
"""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import suppress
from typing import Any, Final

from capicua.server.door import Door

SWEEP_SECONDS: Final = 1.0
HEAD_SECONDS: Final = 10.0
"""From the connection, or the last answer, to the end of a request's headers."""
BODY_SECONDS: Final = 60.0
STALLED_SECONDS: Final = 30.0
"""How long nothing of an answer may go out."""
ANSWER_SECONDS: Final = 300.0
"""From a request to the end of its answer."""
GONE_SECONDS: Final = 60
"""How long the system sends to a peer that confirms nothing."""
_FULL: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\n"
    b"Retry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
)


class Connections:
    """All HTTP connections of this process."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._open: set[Any] = set()
        self._by_address: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._open)

    def protocol(self, base: Any) -> Any:
        """The class of the server below that reads requests, with limits on each connection."""
        connections = self

        class Limited(base):  # type: ignore[misc]
            """A connection that is counted, and looked at once a second."""

            address = ""
            phase: tuple[Any, ...] = ()
            since = asked = 0.0

            def connection_made(self, transport: Any) -> None:
                super().connection_made(transport)
                self.since = self.asked = time.monotonic()
                if not connections.take_in(self):
                    transport.write(_FULL)
                    transport.close()

            def connection_lost(self, exc: Exception | None) -> None:
                connections.let_go(self)
                super().connection_lost(exc)

            def handle_websocket_upgrade(self, *request: Any) -> None:
                connections.let_go(self)
                super().handle_websocket_upgrade(*request)

        return Limited

    def take_in(self, one: Any) -> bool:
        """Counts a connection; ``False`` where its address has too many."""
        client = one.client
        one.address = self._door.counted(client[0]) if client else ""
        count = self._by_address.get(one.address, 0)
        if one.address and count >= self._door.connections_each:
            one.address = ""
            return False
        self._open.add(one)
        if one.address:
            self._by_address[one.address] = count + 1
        return True

    def let_go(self, one: Any) -> None:
        """Forgets a connection that is closed, or has become a table's socket."""
        if one not in self._open:
            return
        self._open.discard(one)
        if one.address:
            left = self._by_address[one.address] - 1
            if left:
                self._by_address[one.address] = left
            else:
                del self._by_address[one.address]

    async def watch(self) -> None:
        """Lets go of those who do not come to the point, until it is cancelled."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = time.monotonic()
            for one in list(self._open):
                if _is_overdue(one, now):
                    one.transport.abort()


def _is_overdue(one: Any, now: float) -> bool:
    """Whether a connection has been at the same point for too long."""
    cycle = one.cycle
    if cycle is None or cycle.response_complete:
        phase, most = ("head", id(cycle)), HEAD_SECONDS
    elif cycle.more_body:
        phase, most = ("body", id(cycle)), BODY_SECONDS
    else:
        unsent = one.transport.get_write_buffer_size()
        phase = ("answer", id(cycle), unsent)
        most = STALLED_SECONDS if unsent else ANSWER_SECONDS
    if one.phase[:2] != phase[:2]:
        one.asked = now
    if one.phase != phase:
        one.phase, one.since = phase, now
    return now - one.since > most or now - one.asked > ANSWER_SECONDS


def prepare(listener: socket.socket) -> None:
    """Sets what every connection that is accepted here inherits.

    The system gives up peers that are gone without a word. And the second half of an answer does
    not wait for the first to be confirmed, which takes 40 ms: asyncio sees to that only where a
    socket names its protocol.
    """
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    timeout = getattr(socket, "TCP_USER_TIMEOUT", None)
    if timeout is not None:
        with suppress(OSError):
            listener.setsockopt(socket.IPPROTO_TCP, timeout, GONE_SECONDS * 1000)
