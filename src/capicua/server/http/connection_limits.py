"""Limits on HTTP connections: the number per address, and the time each may take.

Uvicorn closes connections that are idle after a response, but waits indefinitely for a slow client.
Here overdue connections are closed: one sweep a second looks at all of them, so that no request
needs a timer of its own. The socket of a table is no longer counted once it is upgraded;
``sockets.py`` has its own limits.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, ClassVar, Final

from litestar.connection import ASGIConnection
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from capicua.server.http.access import Access
from capicua.server.http.sockets.event_queue import EventQueue
from capicua.server.token_bucket import TokenBucket

SWEEP_SECONDS: Final = 1.0
HEAD_SECONDS: Final = 10.0
"""From the connection, or the last response, to the end of a request's headers."""
BODY_SECONDS: Final = 60.0
STALLED_SECONDS: Final = 30.0
"""Maximum time without progress in sending a response."""
ANSWER_SECONDS: Final = 300.0
"""From a request to the end of its response."""
LONGEST_HEAD: Final = 32_768
"""Maximum size in bytes of a request's URL and headers; each part counts ``HEADER_COSTS`` extra."""
HEADER_COSTS: Final = 32
MOST_AHEAD: Final = 8
"""Maximum number of pipelined requests on one connection."""
PIECE: Final = 1024
"""Number of bytes of a socket parsed before its frames are counted."""
GONE_SECONDS: Final = 60
"""How long the system keeps sending to a peer that acknowledges nothing."""
_FULL: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\n"
    b"Retry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
)


class ConnectionLimits:
    """All HTTP connections of this process."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._open: set[LimitedHttp] = set()
        self._by_address: dict[str, int] = {}
        self._credits: dict[str, TokenBucket] = {}

    def __len__(self) -> int:
        return len(self._open)

    def http(self) -> type[HttpToolsProtocol]:
        """Return a Uvicorn HTTP protocol class with limits on each connection."""
        return type("Limited", (LimitedHttp,), {"all": self})

    def sockets(self) -> type[WebSocketsSansIOProtocol]:
        """Return a Uvicorn WebSocket protocol class with limits on frames."""
        return type("Limited", (LimitedSocket,), {"access": self._access})

    def admits(self, scope: Mapping[str, Any]) -> bool:
        """Return whether the address of a request is within its rate limit."""
        client = scope.get("client")
        address = self._access.counted(client[0]) if client else ""
        if not address:
            copied: Any = {**scope, "state": {}}
            address = self._access.address_of(ASGIConnection(copied))
        credits = self._credits.get(address)
        if credits is None:
            credits = self._credits[address] = TokenBucket(self._access.requests_each, 60.0)
        return credits.spend() >= 0

    def take_in(self, one: LimitedHttp) -> bool:
        """Count a connection; return ``False`` if its address has too many."""
        client = one.client
        one.address = self._access.counted(client[0]) if client else ""
        count = self._by_address.get(one.address, 0)
        if one.address and count >= self._access.connections_each:
            one.address = ""
            return False
        self._open.add(one)
        if one.address:
            self._by_address[one.address] = count + 1
        return True

    def let_go(self, one: LimitedHttp) -> None:
        """Stop counting a connection that is closed, or has become a table's socket."""
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
        """Close overdue connections until cancelled."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = time.monotonic()
            for one in list(self._open):
                if _is_overdue(one, now):
                    one.hang_up()
            for address, credits in list(self._credits.items()):
                if credits.spend(0) >= self._access.requests_each:
                    del self._credits[address]


class TooMuchError(Exception):
    """The client sent more than any valid request needs; Uvicorn answers 400 and closes."""


class LimitedHttp(HttpToolsProtocol):
    """An HTTP connection that is counted, swept once a second, and limited in header size."""

    all: ClassVar[ConnectionLimits]
    address = ""
    phase: tuple[Any, ...] = ()
    since = asked = 0.0
    head = 0
    """Size in bytes of the request's URL and headers so far."""
    running: RequestResponseCycle | None = None
    """The request being answered; ``cycle`` is the last one read."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it if its address has too many."""
        super().connection_made(transport)
        self.since = self.asked = time.monotonic()
        if not self.all.take_in(self):
            transport.write(_FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self.all.let_go(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Stop counting the connection: from now on it is a socket."""
        self.all.let_go(self)
        super().handle_websocket_upgrade()
        # Its callbacks would keep this object until garbage is collected.
        self.parser = None  # type: ignore[assignment]

    def hang_up(self) -> None:
        """Close the connection at once, without finishing the current response."""
        if self.running is not None:
            self.running.disconnected = True
            self.running.message_event.set()
        self.pipeline.clear()
        self.transport.abort()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def send_400_response(self, msg: str) -> None:
        """Answer 400, or close the connection if a response is already being sent."""
        if self.running is None or self.running.response_complete:
            super().send_400_response(msg)
        else:
            self.hang_up()

    def on_message_begin(self) -> None:
        """Limit the number of pipelined requests."""
        self.head = 0
        if len(self.pipeline) >= MOST_AHEAD:
            raise TooMuchError
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Count a part of the URL."""
        self._count(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header. Refuse chunked bodies: one-byte chunks would stall the loop."""
        self._count(name + value)
        if name.lower() == b"transfer-encoding":
            raise TooMuchError
        super().on_header(name, value)

    def _count(self, part: bytes) -> None:
        self.head += len(part) + HEADER_COSTS
        if self.head > LONGEST_HEAD:
            raise TooMuchError


class LimitedSocket(WebSocketsSansIOProtocol):
    """A socket whose frames are all counted, even those that never reach the table.

    Pings, and fragments of endless messages, cost as much to read as an action.
    """

    access: ClassVar[Access]

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.queue = EventQueue()  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Set the limit: higher than the table's own limit on frames."""
        most = 3 * self.access.frames_each + 100
        self._credits = TokenBucket(most, self.access.frame_seconds)
        super().connection_made(transport)

    def start_keepalive(self) -> None:
        """Drop the headers of the request, which an open socket no longer needs."""
        super().start_keepalive()
        self.scope["headers"] = []
        self.request.headers.clear()  # websockets keeps the request
        self.response.headers.clear()

    def data_received(self, data: bytes) -> None:
        """Read in small pieces, so that a flood is noticed before all of it is read."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_cont(self, event: Frame) -> None:
        """Handle a fragment of a message."""
        if self._may_go_on():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """Handle a text message, or its first fragment."""
        if self._may_go_on():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Handle a binary message, or its first fragment."""
        if self._may_go_on():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        """Handle a ping."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Handle a pong."""
        if self._may_go_on():
            super().handle_pong(event)

    def _may_go_on(self) -> bool:
        if self._credits.spend() < 0:
            self.transport.abort()
        return not self.transport.is_closing()


def _is_overdue(one: LimitedHttp, now: float) -> bool:
    """Return whether a connection has been in the same phase for too long."""
    cycle = one.cycle
    if cycle is None or cycle.response_complete:
        phase, most = ("head", id(cycle), 0), HEAD_SECONDS
    elif cycle.more_body:
        phase, most = ("body", id(cycle), 0), BODY_SECONDS
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
    """Set the options that accepted connections inherit.

    The system drops peers that vanish. ``TCP_NODELAY`` keeps the second half of a response from
    waiting 40 ms until the first is acknowledged; asyncio sets it only on sockets that name their
    protocol.
    """
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    timeout = getattr(socket, "TCP_USER_TIMEOUT", None)
    if timeout is not None:
        with suppress(OSError):
            listener.setsockopt(socket.IPPROTO_TCP, timeout, GONE_SECONDS * 1000)
