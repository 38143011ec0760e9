"""Several servers, the services they share, and faults between them."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import threading
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from capicua.testing.server_process import free_port
from tests.server.local_server import PATIENCE, Killable, until


class Redis:
    """A private Redis server, in memory only."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        if program is None:
            if os.environ.get("CAPICUA_NO_SKIPS") == "1":
                pytest.fail("neither Redis nor Valkey is installed")
            pytest.skip("neither Redis nor Valkey is installed")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._command = [
            *(program, "--port", str(self.port), "--bind", "127.0.0.1"),
            *("--save", "", "--appendonly", "no", "--dir", str(folder)),
        ]
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        until(self._answers)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as open_socket:
                open_socket.sendall(b"PING\r\n")
                return open_socket.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        self._process.kill()
        self._process.wait(PATIENCE)


class Node(Killable):
    """One of several server processes."""

    def tables(self) -> int:
        return int(self.get("/health").json()["tables"])

    def pause(self) -> None:
        """Suspend the process, as happens on a machine that is migrated or overloaded."""
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Resume the process."""
        self.process.send_signal(signal.SIGCONT)


class Link:
    """The network between a server and a service: a TCP proxy that can be cut.

    ``whole``: it works; ``silent``: connections stay open and new ones succeed, but no data
    arrives, as when a cable is cut; ``refused``: connections are closed, and new ones refused.
    """

    def __init__(self, port: int) -> None:
        self._target = port
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._open: set[asyncio.StreamWriter] = set()
        self._passes = asyncio.Event()
        self._passes.set()
        self._is_refused = False
        self.port: int = self._do(self._serve())

    def _do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    async def _serve(self) -> int:
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        port: int = server.sockets[0].getsockname()[1]
        return port

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_refused:
            writer.transport.abort()
            return
        await self._passes.wait()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, back}
        try:
            await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
        finally:
            self._open -= {writer, back}

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._passes.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    def silent(self) -> None:
        """Stop passing data on."""
        self._loop.call_soon_threadsafe(self._passes.clear)

    def refused(self) -> None:
        """Close all connections, and refuse new ones."""

        def cut() -> None:
            self._is_refused = True
            for writer in self._open:
                writer.transport.abort()

        self._loop.call_soon_threadsafe(cut)

    def whole(self) -> None:
        """Pass everything on again, including what was held back."""

        def mend() -> None:
            self._is_refused = False
            self._passes.set()

        self._loop.call_soon_threadsafe(mend)

    def stop(self) -> None:
        """Stop the proxy."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
