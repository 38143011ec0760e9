"""A bad network between browser and server: delays, cuts, resets and dead connections."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
import threading
from typing import Any

CHUNK = 65536


class Line:
    """One proxied connection, in both directions."""

    def __init__(self, client: asyncio.StreamWriter, server: asyncio.StreamWriter) -> None:
        self.client = client
        self.server = server
        self.is_socket = False

    def close(self) -> None:
        for writer in (self.client, self.server):
            writer.close()

    def reset(self) -> None:
        """Reset the connection on both sides."""
        for writer in (self.client, self.server):
            sock = writer.get_extra_info("socket")
            with contextlib.suppress(OSError):
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()


class FaultyNetwork:
    """A TCP proxy in its own thread that can inject faults while in use.

    ``delay`` delays every chunk by this many seconds; ``frozen`` stops traffic in both directions
    without closing connections; ``deaf`` forwards the client's data but drops all responses;
    ``refuses`` rejects new connections. ``cut`` and ``reset`` end all connections.
    """

    def __init__(self, target: str) -> None:
        self.target = target
        self.delay = 0.0
        self.frozen = False
        self.deaf = False
        self.refuses = False
        self.cut_after: int | None = None
        self.sockets_opened = 0
        self.pieces_sent = 0
        self._lines: set[Line] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._do(asyncio.start_server(self._carry, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def _do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    def heal(self) -> None:
        """Make new connections work; dead connections stay dead."""
        self.delay, self.frozen, self.deaf, self.refuses = 0.0, False, False, False
        self.cut_after = None

    def cut(self) -> None:
        """Close every connection cleanly."""
        self._do(self._each(Line.close))

    def reset(self) -> None:
        """Reset every connection."""
        self._do(self._each(Line.reset))

    def stop(self) -> None:
        """Stop the proxy and its thread."""
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    async def _end(self) -> None:
        self._server.close()
        await self._each(Line.reset)
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _each(self, end: Any) -> None:
        for line in list(self._lines):
            end(line)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refuses:
            writer.transport.abort()
            return
        host, port = self.target.removeprefix("http://").split(":")
        try:
            server_reader, server = await asyncio.open_connection(host, int(port))
        except OSError:
            writer.transport.abort()
            return
        line = Line(writer, server)
        self._lines.add(line)
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(
                self._pipe(line, reader, server, is_answer=False),
                self._pipe(line, server_reader, writer, is_answer=True),
            )
        line.close()
        self._lines.discard(line)

    async def _pipe(
        self,
        line: Line,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        is_answer: bool,
    ) -> None:
        dead = False
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                if not is_answer and b"Upgrade: websocket" in data:
                    line.is_socket = True
                    self.sockets_opened += 1
                if not is_answer and line.is_socket:
                    self.pieces_sent += 1
                dead = dead or self.frozen or (self.deaf and is_answer)
                if dead:
                    continue
                if self.delay:
                    await asyncio.sleep(self.delay)
                if not is_answer and line.is_socket and self.cut_after is not None:
                    writer.write(data[: self.cut_after])
                    self.cut_after = None
                    await writer.drain()
                    line.close()
                    return
                writer.write(data)
                await writer.drain()
        if not dead:
            writer.close()
