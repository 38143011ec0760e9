"""One socket at a table: its incoming and outgoing frames.

For a slow reader only the answers are queued. Of the table's state the connection merely notes
that it has changed, and fetches it when the last frame has been sent.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from capicua.core.messages import Message, Refused
from capicua.server.http.access import Access
from capicua.server.store.writer import DatabaseDownError, StoreClosedError
from capicua.server.tables.delivery import DeliveryQueue
from capicua.server.tables.table_actor import NO_DATABASE, RESYNC, GoneError, TableActor
from capicua.server.tables.table_registry import COME_BACK, TableRegistry
from capicua.server.token_bucket import TokenBucket
from capicua.table.frames import protocol
from capicua.table.frames.host_frames import People
from capicua.table.frames.incoming import id_of, read_frame, refusal
from capicua.table.frames.protocol import ClientFrame
from capicua.table.play.seats import key_hash

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

BAD_FRAMES: Final = 4400
"""Close code: the client's frames do not follow this protocol."""
NOT_HERE: Final = 4401
"""Close code: the client has not entered the table, or the person has left it."""
SILENT: Final = 4408
"""Close code: the client was silent for too long."""
SOON: Final = frozenset({"broker-down", "server-closing"})
"""Reasons that soon pass: the client should reconnect."""
TOO_FAST: Final = 4429
"""Close code: the client far exceeded the rate limit."""
OUTBOX: Final = 64
"""Maximum number of answers queued for a slow reader; beyond it the reader is dropped."""
_ONLY_READS: Final = (protocol.Why, People)
TALK: Final = 5
"""One frame in this many may be a chat line, since it goes to everybody and into the log."""
SILENCE_SECONDS: Final = 60.0
HELLO_SECONDS: Final = 10.0
STALLED_SECONDS: Final = 30.0
"""Maximum time to send one frame."""
log = logging.getLogger("capicua.server")

_encode: Final = msgspec.json.Encoder().encode


@dataclass(slots=True, eq=False, repr=False)
class TableSocket:
    """One socket at a table."""

    _receive_event: Receive
    _send_event: Send
    _registry: TableRegistry
    _delivery: DeliveryQueue
    _table: str
    _access: Access
    address: str
    _shared: TokenBucket
    """The rate limit shared by all sockets from the same address."""
    token: str = ""
    session: str = ""
    """The session of the account whose seat this is; it ends with it."""
    known: int = 0
    heard: float = field(default_factory=time.monotonic)
    _credits: TokenBucket = field(init=False)
    _talk: TokenBucket = field(init=False)
    _actor: TableActor | None = None
    _answers: list[bytes] = field(default_factory=list)
    _is_new: bool = False
    _flushing: asyncio.Task[None] | None = None
    _sending_since: float = math.inf
    _is_stalled: bool = False
    _closing: int = 0
    _is_closed: bool = False
    _is_listening: bool = False
    _reading: asyncio.Task[None] | None = None
    _helping: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        most, seconds = self._access.frames_each, self._access.frame_seconds
        self._credits = TokenBucket(most, seconds)
        self._talk = TokenBucket(max(1, most // TALK), seconds)

    # -- admission -----------------------------------------------------------------------------

    async def serve(self, cookie: str | None, since: int | None) -> None:
        """Read frames until the socket is closed.

        A client with ``since`` in its URL is a browser, identified by its cookie: it receives the
        table at once, without sending hello.
        """
        self._reading = asyncio.current_task()
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                if since is None:
                    may_stay = await self._hello(cookie)
                else:
                    may_stay = await self._come_in(cookie, since)
            if may_stay:
                while not self._closing:
                    data = await self._receive()
                    if data is None:
                        break
                    await self._handle(data)
        except TimeoutError:
            await self._close(SILENT)
        except asyncio.CancelledError:
            if not self._closing:
                raise
        except StoreClosedError:
            self._closing = COME_BACK
        except Exception:
            log.exception("table %s: a socket failed", self._table)
            self._closing = RESYNC
        finally:
            if self._helping is not None:
                self._helping.cancel()
            if self._actor is not None:
                self._actor.part(self)
            if self._closing:  # send everything before Uvicorn hangs up
                if self._flushing is not None:
                    await asyncio.wait({self._flushing})
                await self._close(self._closing)

    async def _hello(self, cookie: str | None) -> bool:
        """Wait for the first frame, and return whether the client may stay."""
        data = await self._receive()
        if data is None:
            return False
        try:
            frame = read_frame(data)
        except Refused as refused:
            await self.turn_away(refused.message, BAD_FRAMES)
            return False
        if not isinstance(frame, protocol.Hello):
            await self.turn_away(Message("hello-first"), BAD_FRAMES)
            return False
        return await self._come_in(frame.token or cookie, frame.since)

    async def _come_in(self, token: str | None, since: int) -> bool:
        """Join the table, and return whether the client may stay."""
        self.known = since
        if token is None:
            await self.turn_away(Message("not-at-table"), NOT_HERE)
            return False
        self.token = key_hash(token)
        return await self._join()

    async def _join(self) -> bool:
        try:
            while self._actor is None:
                actor = await self._registry.get(self._table)
                actor.requester(self.token)
                try:
                    actor.join(self)
                    self._actor = actor
                except GoneError:
                    continue
        except Refused as refused:
            code = COME_BACK if refused.message.id in SOON else NOT_HERE
            is_down = isinstance(refused, DatabaseDownError)
            await self.turn_away(refused.message, NO_DATABASE if is_down else code)
            return False
        except GoneError:  # another process holds it by now
            await self._close(RESYNC)
            return False
        return True

    async def turn_away(self, message: Message, code: int) -> None:
        """Close the socket, and say why."""
        await self._send(_encode(refusal("", message)))
        await self._close(code)

    # -- incoming ------------------------------------------------------------------------------

    async def _handle(self, data: str | bytes) -> None:
        left = self._credits.spend()
        try:
            frame = read_frame(data)
        except Refused as refused:
            left = self._credits.spend(4)
            self._answer(refusal(id_of(data), refused.message))
        else:
            is_talk = isinstance(frame, protocol.Say)
            if left < 0 or self._shared.spend() < 0 or (is_talk and not self._talk.affords()):
                request = getattr(frame, "id", "")
                self._access.on_limited("frames")
                self._answer(refusal(request, Message("too-fast")))
            elif isinstance(frame, protocol.Hint):
                self._help(frame, len(data))
            elif self._actor is not None and self._actor.holds_back(frame):
                self._registry.spawn(self._ask(frame, len(data)))
            else:
                await self._ask(frame, len(data))
        if left < -100:
            self.drop(TOO_FAST)

    def _help(self, frame: protocol.Hint, size: int) -> None:
        """Compute a hint in the background; closing the socket cancels it."""
        if self._helping is not None and not self._helping.done():
            self._answer(refusal(frame.id, Message("too-fast")))
        else:
            self._helping = self._registry.spawn(self._ask(frame, size))

    async def _ask(self, frame: ClientFrame, size: int) -> None:
        if isinstance(frame, protocol.Ping):
            self._answer(protocol.Pong())
            return
        if isinstance(frame, protocol.Hello):
            self.known = frame.since
            self.changed()
            return
        assert self._actor is not None
        try:
            if not isinstance(frame, _ONLY_READS):
                self._access.admit_bytes(self.address, size)
            self._answer(await self._actor.ask(self.token, frame))
        except Refused as refused:
            self._access.on_refused(refused.message.id)
            self._answer(refusal(frame.id, refused.message, refused.rule))
        except GoneError:
            self.drop(RESYNC)
        except StoreClosedError:
            self.drop(COME_BACK)
        except Exception:
            log.exception("table %s could not answer %s", self._table, type(frame).__name__)
            self.drop(RESYNC)

    async def _receive(self) -> str | bytes | None:
        """Return the next frame's data, or ``None`` once the socket is closed."""
        self._is_listening = True
        try:
            event = await self._receive_event()
        finally:
            self._is_listening = False
        self.heard = time.monotonic()
        if event["type"] != "websocket.receive":
            return None
        text: str | None = event.get("text")
        return text if text is not None else (event.get("bytes") or b"")

    # -- outgoing ------------------------------------------------------------------------------

    def changed(self) -> None:
        """Note that the state of the table has changed."""
        self._is_new = True
        self._delivery.put(self)

    def show(self) -> bool:
        """Send the state unless an answer already carried it; return whether it was pending."""
        if self._is_new:
            self._flush_soon()
        return self._is_new

    def drop(self, code: int) -> None:
        """Close the socket after the frame that is being sent."""
        if not self._closing:
            self._closing = code
            self._flush_soon()

    def _answer(self, frame: protocol.ServerFrame) -> None:
        if len(self._answers) >= OUTBOX:
            self.drop(RESYNC)
            return
        self._answers.append(_encode(frame))
        self._flush_soon()

    def _flush_soon(self) -> None:
        if self._flushing is None:
            self._flushing = self._registry.spawn(self._flush())

    async def _flush(self) -> None:
        try:
            while not self._closing:
                data = self._next()
                if data is None:
                    break
                await self._send(data)
            while self._closing and self._answers:  # they may include the reason for closing
                await self._send(self._answers.pop(0))
            if self._closing:
                await self._close(self._closing)
        except asyncio.CancelledError:
            if not self._is_stalled:
                raise
            await self._close(self._closing)
        except Exception:
            log.exception("table %s could not be sent", self._table)
            await self._close(RESYNC)
        finally:
            self._flushing = None

    def sweep(self, now: float) -> None:
        """Close a socket that has been silent for too long, or to which nothing can be sent."""
        is_stuck = self._sending_since < now - STALLED_SECONDS
        if is_stuck and self._flushing is not None and not self._is_stalled:
            self._is_stalled = True
            self._closing = self._closing or RESYNC
            self._flushing.cancel()
        elif self.heard < now - SILENCE_SECONDS:
            self.drop(SILENT)

    def _next(self) -> bytes | None:
        """Return the next frame to send; the newest state precedes the answers about it."""
        if self._is_new and self._actor is not None:
            self._is_new = False
            try:
                return self._actor.state_for(self)
            except Refused:  # they have left: the answer to that is the last frame
                self._is_new = True
                if not self._answers:
                    self._closing = NOT_HERE
        return self._answers.pop(0) if self._answers else None

    async def _send(self, data: bytes) -> None:
        self._sending_since = time.monotonic()
        try:
            await self._send_event({"type": "websocket.send", "text": data.decode()})
            self._sending_since = math.inf
        except Exception:  # Uvicorn's error for a closed socket
            self._closing = self._closing or RESYNC

    async def _close(self, code: int) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        self._closing = code
        try:
            async with asyncio.timeout(STALLED_SECONDS):
                await self._send_event({"type": "websocket.close", "code": code})
        except TimeoutError:  # a socket that cannot be written is not read either
            if self._is_listening and self._reading is not None:
                self._reading.cancel()
        except Exception:  # gone already
            return
