"""A proxy with the latency and bandwidth of a slow connection, including WebSockets.

Chromium's own throttling delays requests, but neither the opening of a connection nor traffic on an
open socket. This proxy slows down every byte.
"""

from __future__ import annotations

import asyncio
import threading
from typing import NamedTuple

PIECE = 1460
"""Size of a chunk in bytes."""
WAITING = 256
"""Chunks in transit before reading pauses."""


class Profile(NamedTuple):
    """Properties of a connection."""

    round_trip: float
    """Round-trip time in seconds."""
    down: float
    """Bytes per second to the browser, over all connections."""
    up: float


SLOW_4G = Profile(0.150, 1_600_000 / 8, 750_000 / 8)
"""Lighthouse's profile for phones."""


class Way:
    """One direction: chunks are sent one after another and arrive after the delay."""

    def __init__(self, rate: float, delay: float) -> None:
        self._rate = rate
        self._delay = delay
        self._free = 0.0
        self.carried = 0

    def arrival(self, size: int) -> float:
        """Return the time at which a chunk sent now arrives."""
        now = asyncio.get_running_loop().time()
        self._free = max(now, self._free) + size / self._rate
        self.carried += size
        return self._free + self._delay


class SlowLine:
    """A TCP proxy in its own thread that runs as long as the program."""

    def __init__(self, target: str, profile: Profile = SLOW_4G) -> None:
        self._host, port = target.removeprefix("http://").split(":")
        self._port = int(port)
        self._profile = profile
        self.down = Way(profile.down, profile.round_trip / 2)
        self.up = Way(profile.up, profile.round_trip / 2)
        loop = asyncio.new_event_loop()
        threading.Thread(target=loop.run_forever, daemon=True).start()
        opening = asyncio.start_server(self._carry, "127.0.0.1", 0)
        server = asyncio.run_coroutine_threadsafe(opening, loop).result(30)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(self._profile.round_trip)  # connection set-up takes one round trip
        far_reader, far_writer = await asyncio.open_connection(self._host, self._port)
        await asyncio.gather(
            self._send(reader, far_writer, self.up),
            self._send(far_reader, writer, self.down),
            return_exceptions=True,
        )

    async def _send(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way
    ) -> None:
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(WAITING)
        arriving = asyncio.create_task(self._arrive(under_way, writer))
        try:
            while data := await reader.read(PIECE):
                await under_way.put((way.arrival(len(data)), data))
            await under_way.put((way.arrival(0), b""))
            await arriving
        finally:
            arriving.cancel()
            writer.close()

    async def _arrive(
        self, under_way: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter
    ) -> None:
        while True:
            due, data = await under_way.get()
            await asyncio.sleep(due - asyncio.get_running_loop().time())
            if not data:
                return
            writer.write(data)
            await writer.drain()
