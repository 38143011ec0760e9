"""A bare echo server on the same stack: the machine's share of a measured latency."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from typing import Any

import picows
from serving import until_open

from capicua.testing.server_process import free_port

ECHO = """
import asyncio, uvicorn
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": event["text"]})
uvicorn.run(app, port=PORT, ws="websockets-sansio", ws_per_message_deflate=False,
            ws_ping_interval=None, loop="uvloop", log_level="error", lifespan="off", backlog=4096)
"""


class Echo(picows.WSListener):  # type: ignore[misc]
    """One socket of the echo server."""

    def __init__(self) -> None:
        self.transport: Any = None
        self.answer: asyncio.Future[None] | None = None

    def on_ws_connected(self, transport: Any) -> None:
        """Store the transport."""
        self.transport = transport

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        """Handle a frame."""
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(None)


async def echo(sockets: int, rate: float, seconds: float) -> list[float]:
    """Return the latencies of a bare echo server with this many sockets."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-c", ECHO.replace("PORT", str(port))])
    try:
        await until_open(port)
        listeners = [Echo() for _ in range(sockets)]
        for start in range(0, sockets, 100):
            await asyncio.gather(
                *(
                    picows.ws_connect(
                        lambda one=one: one,
                        f"ws://127.0.0.1:{port}/",
                        websocket_handshake_timeout=30,
                    )
                    for one in listeners[start : start + 100]
                )
            )
        found: list[float] = []
        began = time.perf_counter()

        async def one() -> None:
            listener = random.choice(listeners)
            if listener.answer is not None:
                return
            listener.answer = asyncio.get_running_loop().create_future()
            sent = time.perf_counter()
            listener.transport.send(picows.WSMsgType.TEXT, b'{"type":"act","action":17,"at":9}')
            await asyncio.wait_for(listener.answer, 30)
            found.append(1000 * (time.perf_counter() - sent))
            listener.answer = None

        tasks = []
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            tasks.append(asyncio.create_task(one()))
        await asyncio.gather(*tasks)
        return found
    finally:
        process.kill()
        process.wait()
