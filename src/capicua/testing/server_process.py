"""A server for tests, in a process started in the same way as by users.

from capicua.testing.server_process import ServerProcess

with ServerProcess() as site:
    print(site.url)
"""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

START_SECONDS: Final = 60.0
"""The time limit for the start in seconds; far more than it takes even on a busy machine."""
STOP_SECONDS: Final = 60.0
_MANY: Final = 1_000_000
UNLIMITED: Final = {
    "sockets_each": _MANY,
    "connections_each": _MANY,
    "tables_each": _MANY,
    "entries_each": _MANY,
    "work_each": _MANY,
    "requests_each": _MANY,
    "frames_each": _MANY,
    "megabytes_each": _MANY,
}
"""Settings without rate limits, because all tests connect from one address, and quickly."""


def free_port() -> int:
    """Return a free port that no outgoing connection takes before the program that needs it."""
    while True:
        port = secrets.choice(range(10_000, 30_000))
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class ServerProcess:
    """A server in a separate process, at a free local port.

    It takes the server's settings by name, also another port. Without ``data``, its tables are
    temporary.
    """

    program: tuple[str, ...] = ("-m", "capicua.server")
    """What Python runs."""

    def __init__(self, **settings: str | int | Path) -> None:
        self._left = ExitStack()
        if "data" not in settings:
            settings["data"] = self._left.enter_context(tempfile.TemporaryDirectory())
        self.port = int(str(settings.get("port") or free_port()))
        self.url = f"http://127.0.0.1:{self.port}"
        self.socket_url = f"ws://127.0.0.1:{self.port}"
        told = {"browser": "no", "log_level": "error", **settings, "port": self.port}
        environment = {f"CAPICUA_{name.upper()}": str(value) for name, value in told.items()}
        self.process = self.start(os.environ | environment)
        try:
            self._wait()
        except BaseException:
            self.kill()
            raise

    def start(self, environment: dict[str, str]) -> subprocess.Popen[bytes]:
        """Start the process."""
        return subprocess.Popen([sys.executable, *self.program], env=environment)

    def _wait(self) -> None:
        """Wait until the server answers; raises ``RuntimeError`` if it does not."""
        end = time.monotonic() + START_SECONDS
        while not self._answers():
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with status {self.process.returncode}")
            if time.monotonic() > end:
                raise RuntimeError(f"no server at {self.url} after {START_SECONDS} s")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=5):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        """Kill the process immediately, simulating a power failure."""
        self.process.kill()
        self.process.wait(STOP_SECONDS)
        self._left.close()

    def stop(self) -> int:
        """Stop the process with SIGINT, wait for it, and return its exit code."""
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(STOP_SECONDS)
        self._left.close()
        return code

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
