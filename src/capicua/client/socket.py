"""The socket to a table, which reconnects whenever the connection is lost."""

from __future__ import annotations

import math
import random
import time
import uuid
from contextlib import ExitStack
from typing import Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from capicua.core.messages import Refused
from capicua.table.frames import protocol
from capicua.table.frames.frame import Frame
from capicua.table.frames.host_frames import Guests, Keys
from capicua.table.frames.protocol import (
    Advice,
    ClientFrame,
    Done,
    Hello,
    Ping,
    ServerFrame,
    StateFrame,
)

PING_SECONDS: Final = 15.0
SPEAK_SECONDS: Final = 40.0
"""The maximum silence of the client in seconds; the server drops it after a minute."""
BREATH_SECONDS: Final = 0.5
"""The delay before a retry when the rate limit was exceeded, in seconds."""
TOO_FAST: Final = "too-fast"
FRAME_BYTES: Final = 16 * 1024 * 1024
FINAL_CODES: Final = (4400, 4401, 4403)
"""Close codes after which reconnecting is useless: invalid frame, no seat, not allowed."""

_decoder: Final[msgspec.json.Decoder[ServerFrame]] = msgspec.json.Decoder(ServerFrame)
_encode: Final = msgspec.json.Encoder().encode
Answer = Done | Advice | Guests | Keys


class LostError(ConnectionError):
    """The table is unreachable or has closed the connection, or this seat was closed."""


class TableSocket:
    """The connection to a table; unanswered requests are resent, and executed only once."""

    def __init__(self, address: str, token: str, patience: float) -> None:
        self._address = address
        self._token = token
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._is_closed = False
        self._spoke = 0.0
        self._asked: Frame | None = None
        self.state: StateFrame | None = None
        """The latest state of the table."""

    def ask(self, frame: ClientFrame) -> Answer:
        """Send a request and wait for the answer; raises ``Refused`` or ``LostError``."""
        self._asked = frame
        try:
            self._send(frame)
            while True:
                answer = self.receive()
                if getattr(answer, "id", None) != getattr(frame, "id", ""):
                    continue
                if isinstance(answer, protocol.RefusedFrame):
                    if answer.message.id == TOO_FAST:
                        time.sleep(BREATH_SECONDS)
                        self._send(frame)
                        continue
                    raise Refused(answer.message.message, answer.rule)
                assert isinstance(answer, Answer)
                return answer
        finally:
            self._asked = None

    def receive(self, seconds: float = math.inf) -> ServerFrame:
        """Return the next frame within the time limit; raises ``TimeoutError``, ``LostError``."""
        end = time.monotonic() + seconds
        while True:
            socket = self._socket or self._connect()
            if time.monotonic() - self._spoke >= SPEAK_SECONDS:
                self._send(Ping())
            try:
                data = socket.recv(timeout=max(0.0, min(PING_SECONDS, end - time.monotonic())))
            except TimeoutError:
                if time.monotonic() >= end:
                    raise
                self._send(Ping())
                continue
            except ConnectionClosed as closed:
                self._dropped(closed)
                continue
            frame = _decoder.decode(data)
            if isinstance(frame, StateFrame):
                self.state = frame
            return frame

    def close(self) -> None:
        """Close the socket for good; pending requests raise ``LostError``."""
        self._is_closed = True
        self._hang_up()

    def _hang_up(self) -> None:
        self._socket = None
        self._open.close()

    def _send(self, frame: Frame) -> None:
        """Send a frame, reconnecting first if the socket is closed."""
        if self._socket is None:
            self._connect()
            if frame is self._asked:
                return
        try:
            if self._socket is not None:
                self._spoke = time.monotonic()
                self._socket.send(_encode(frame), text=True)
        except ConnectionClosed as closed:
            self._dropped(closed)

    def _connect(self) -> ClientConnection:
        """Open the socket, authenticate, and resend an unanswered request."""
        end = time.monotonic() + self._patience
        pause = 0.2
        while True:
            if self._is_closed:
                raise LostError("the connection of this seat was closed")
            try:
                self._open = ExitStack()
                socket = self._open.enter_context(
                    connect(
                        self._address, compression=None, max_size=FRAME_BYTES, ping_interval=None
                    )
                )
                known = self.state.version if self.state is not None else 0
                socket.send(_encode(Hello(token=self._token, since=known)), text=True)
                if self._asked is not None:
                    socket.send(_encode(self._asked), text=True)
                self._socket = socket
                self._spoke = time.monotonic()
                return socket
            except (OSError, InvalidHandshake, ConnectionClosed) as error:
                if time.monotonic() + pause > end:
                    raise LostError(f"no connection to {self._address}: {error}") from error
            except InvalidURI as error:
                raise LostError(str(error)) from error
            time.sleep(pause * random.uniform(0.7, 1.3))
            pause = min(pause * 2, 5.0)

    def _dropped(self, closed: ConnectionClosed) -> None:
        self._hang_up()
        code = closed.rcvd.code if closed.rcvd is not None else 1006
        if code in FINAL_CODES:
            raise LostError(f"the table has closed the connection ({code})") from closed


def fresh_id() -> str:
    """Return a new unique id for a request."""
    return uuid.uuid4().hex
