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
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, ClassVar, Final

from litestar.connection import ASGIConnection
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from capicua.server.credits import Credits
from capicua.server.door import Door

SWEEP_SECONDS: Final = 1.0
HEAD_SECONDS: Final = 10.0
"""From the connection, or the last answer, to the end of a request's headers."""
BODY_SECONDS: Final = 60.0
STALLED_SECONDS: Final = 30.0
"""How long nothing of an answer may go out."""
ANSWER_SECONDS: Final = 300.0
"""From a request to the end of its answer."""
LONGEST_HEAD: Final = 32_768
"""Bytes of a request's address and headers together; each counts ``HEADER_COSTS`` more."""
HEADER_COSTS: Final = 32
MOST_AHEAD: Final = 8
"""Requests that may wait on one connection."""
PIECE: Final = 1024
"""Bytes of a socket that are read before it is looked how many frames they were."""
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
        self._open: set[LimitedHttp] = set()
        self._by_address: dict[str, int] = {}
        self._credits: dict[str, Credits] = {}

    def __len__(self) -> int:
        return len(self._open)

    def http(self) -> type[HttpToolsProtocol]:
        """The class of the server below that reads requests, with limits on each connection."""
        return type("Limited", (LimitedHttp,), {"all": self})

    def sockets(self) -> type[WebSocketsSansIOProtocol]:
        """Return the same for what is upgraded to a socket."""
        return type("Limited", (LimitedSocket,), {"door": self._door})

    def admits(self, scope: Mapping[str, Any]) -> bool:
        """Return whether the address of a request has not asked for too much in the last minute."""
        client = scope.get("client")
        address = self._door.counted(client[0]) if client else ""
        if not address:
            copied: Any = {**scope, "state": {}}
            address = self._door.address_of(ASGIConnection(copied))
        credits = self._credits.get(address)
        if credits is None:
            credits = self._credits[address] = Credits(self._door.requests_each, 60.0)
        return credits.spend() >= 0

    def take_in(self, one: LimitedHttp) -> bool:
        """Count a connection; ``False`` where its address has too many."""
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

    def let_go(self, one: LimitedHttp) -> None:
        """Forget a connection that is closed, or has become a table's socket."""
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
        """Let go of those who do not come to the point, until it is cancelled."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = time.monotonic()
            for one in list(self._open):
                if _is_overdue(one, now):
                    one.hang_up()
            for address, credits in list(self._credits.items()):
                if credits.spend(0) >= self._door.requests_each:
                    del self._credits[address]


class TooMuchError(Exception):
    """What is sent is more than anybody has to say; the server below answers 400 and closes."""


class LimitedHttp(HttpToolsProtocol):
    """A connection that is counted, looked at once a second, and cannot send heads without end."""

    all: ClassVar[Connections]
    address = ""
    phase: tuple[Any, ...] = ()
    since = asked = 0.0
    head = 0
    """Bytes of the request's head so far."""
    running: RequestResponseCycle | None = None
    """The request that is being answered; ``cycle`` is the last that was read."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, or refuse it where its address has too many."""
        super().connection_made(transport)
        self.since = self.asked = time.monotonic()
        if not self.all.take_in(self):
            transport.write(_FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self.all.let_go(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket."""
        self.all.let_go(self)
        super().handle_websocket_upgrade()

    def hang_up(self) -> None:
        """End it at once; whatever is being answered is not sent any more."""
        if self.running is not None:
            self.running.disconnected = True
            self.running.message_event.set()
        self.pipeline.clear()
        self.transport.abort()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def send_400_response(self, msg: str) -> None:
        """Say that the request cannot be read, unless an answer is on its way already."""
        if self.running is None or self.running.response_complete:
            super().send_400_response(msg)
        else:
            self.hang_up()

    def on_message_begin(self) -> None:
        """Request may be sent before the last was answered, but not without end."""
        self.head = 0
        if len(self.pipeline) >= MOST_AHEAD:
            raise TooMuchError
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Part of the address."""
        self._count(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header. Bodies come whole: in pieces of a byte each they would keep the loop."""
        self._count(name + value)
        if name.lower() == b"transfer-encoding":
            raise TooMuchError
        super().on_header(name, value)

    def _count(self, part: bytes) -> None:
        self.head += len(part) + HEADER_COSTS
        if self.head > LONGEST_HEAD:
            raise TooMuchError


class LimitedSocket(WebSocketsSansIOProtocol):
    """A socket whose frames are counted, also those that the table never hears of.

    Signs of life, and pieces of messages that never end, cost as much to read as an action does.
    """

    door: ClassVar[Door]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Give it what it may spend: more than the table lets it say."""
        most = 3 * self.door.frames_each + 100
        self._credits = Credits(most, self.door.frame_seconds)
        super().connection_made(transport)

    def start_keepalive(self) -> None:
        """The socket is open: nothing is kept of the request as long as it is."""
        super().start_keepalive()
        self.scope["headers"] = []
        self.request.headers.clear()  # websockets keeps the request itself
        self.response.headers.clear()

    def data_received(self, data: bytes) -> None:
        """Read a little at a time, so that too much is noticed before it is all read."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message."""
        if self._may_go_on():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """A message, or its first piece."""
        if self._may_go_on():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """The same as bytes."""
        if self._may_go_on():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        """Somebody asks for a sign of life."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Somebody gives one."""
        if self._may_go_on():
            super().handle_pong(event)

    def _may_go_on(self) -> bool:
        if self._credits.spend() < 0:
            self.transport.abort()
        return not self.transport.is_closing()


def _is_overdue(one: LimitedHttp, now: float) -> bool:
    """Return whether a connection has been at the same point for too long."""
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
    """Set what every connection that is accepted here inherits.

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
