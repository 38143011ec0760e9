"""A bare server on the same stack: the machine's share of a measured latency and of its cost.

Four sockets share a table. Each frame is sent back to its sender, and a text as long as a state of
Block to all four, which is what an action at a table sends; nothing is computed or stored.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from typing import Any, NamedTuple

import picows
from serving import processor, until_open

from capicua.testing.server_process import free_port

SEATS = 4
STATE_BYTES = 2400
"""The mean length of a state of Block for one reader."""
SERVER = f"""
import asyncio, uvicorn
STATE = {{"type": "websocket.send", "text": "x" * {STATE_BYTES}}}
tables = {{}}
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({{"type": "websocket.accept"}})
    seats = tables.setdefault(scope["path"], [])
    seats.append(send)
    while (event := await receive())["type"] == "websocket.receive":
        await send({{"type": "websocket.send", "text": event["text"]}})
        for seat in seats:
            await seat(STATE)
uvicorn.run(app, port=PORT, ws="websockets-sansio", ws_per_message_deflate=False,
            ws_ping_interval=None, loop="uvloop", log_level="error", lifespan="off", backlog=4096)
"""


ACTION = b'{"type":"act","action":17,"at":9}'


class Person(picows.WSListener):  # type: ignore[misc]
    """One socket of the bare server."""

    def __init__(self) -> None:
        self.transport: Any = None
        self.answer: asyncio.Future[None] | None = None

    def on_ws_connected(self, transport: Any) -> None:
        """Store the transport."""
        self.transport = transport

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        """Note the answer; states are longer."""
        is_answer = len(frame.get_payload_as_memoryview()) == len(ACTION)
        if is_answer and self.answer is not None and not self.answer.done():
            self.answer.set_result(None)


class BareServer(NamedTuple):
    """What a run of the bare server took."""

    latencies: list[float]
    """Of each answer, in milliseconds."""
    each: float
    """Processor time of the server for a frame with its answer and states, in seconds."""


async def measured(sockets: int, rate: float, seconds: float) -> BareServer:
    """Return what the bare server takes for this many frames a second of this many sockets."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-c", SERVER.replace("PORT", str(port))])
    try:
        await until_open(port)
        listeners = [Person() for _ in range(sockets)]
        for start in range(0, sockets, 100):
            await asyncio.gather(
                *(
                    picows.ws_connect(
                        lambda number=number: listeners[number],
                        f"ws://127.0.0.1:{port}/{number // SEATS}",
                        websocket_handshake_timeout=30,
                    )
                    for number in range(start, min(start + 100, sockets))
                )
            )
        found: list[float] = []
        spent, _ = processor(process.pid)
        began = time.perf_counter()

        async def one() -> None:
            listener = random.choice(listeners)
            if listener.answer is not None:
                return
            listener.answer = asyncio.get_running_loop().create_future()
            sent = time.perf_counter()
            listener.transport.send(picows.WSMsgType.TEXT, ACTION)
            await asyncio.wait_for(listener.answer, 30)
            found.append(1000 * (time.perf_counter() - sent))
            listener.answer = None

        tasks = []
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            tasks.append(asyncio.create_task(one()))
        await asyncio.gather(*tasks)
        return BareServer(found, (processor(process.pid)[0] - spent) / max(1, len(found)))
    finally:
        process.kill()
        process.wait()
