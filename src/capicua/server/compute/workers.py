"""Worker processes that run one job at a time and can be killed at once.

``ProcessPoolExecutor`` is not used: its jobs cannot be stopped, all wait in one queue, and each of
its processes imports the server, which takes as long as all the rest.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple

from capicua.catalogue import catalogue, kind
from capicua.core.messages import Refused
from capicua.server.compute.hot_swap import clean_environment

_PROGRAM: Final = (
    "import gc; gc.disable(); "  # imports make no garbage
    "from capicua.server.compute.workers import serve; serve({descriptor}, {niceness})"
)


class WorkerLostError(Exception):
    """The worker process ended before the job was done."""


BEGIN_SECONDS: Final = 60.0
"""How long another interpreter may take to import the games."""
STARTING_NICENESS: Final = 5
"""Imports take a second or two, which on a busy machine would be half a minute at a long job's
niceness."""
STOP_SECONDS: Final = 5.0
"""How long a process may take to exit."""


class _Running(NamedTuple):
    process: subprocess.Popen[bytes]
    pipe: Connection


class Worker:
    """A worker process, started when needed and restarted if it dies."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._python: Path | None = None
        """The interpreter of another build; ``None`` for the server's own."""
        self._running: _Running | None = None
        self._answered = 0
        """The id of the last process that has finished a job."""
        self._lock = threading.Lock()
        self._is_closed = False
        self._thread = ThreadPoolExecutor(1, "capicua-work")

    @property
    def pid(self) -> int | None:
        """The id of the process, or ``None``."""
        running = self._running
        return None if running is None else running.process.pid

    @property
    def is_starting(self) -> bool:
        """Whether the next job waits for a process to start."""
        running = self._running
        return running is None or running.process.pid != self._answered

    def warm_up(self) -> None:
        """Start the process, so that the first job need not wait for it."""
        self._thread.submit(self._begun)

    async def move(self, python: Path) -> None:
        """Move to another interpreter once the current job is done.

        The new process starts beside the old one and must answer first. Raise ``OSError`` if it
        does not; then nothing changes.
        """
        fresh = await asyncio.to_thread(_answering, self._niceness, python)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._change, fresh, python)

    def _change(self, fresh: _Running, python: Path) -> None:
        with self._lock:
            old, self._running = self._running, None if self._is_closed else fresh
            self._python = python
        for gone in (old, fresh if self._is_closed else None):
            if gone is not None:
                gone.pipe.close()
                _end(gone.process)

    async def work(self, function: Callable[[Any], Any], given: Any) -> Any:
        """Return what a function returns for an argument, and raise what it raises.

        Raise ``WorkerLostError`` if the process dies. Cancelling the call kills the process.
        """
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._work, function, given)
        except asyncio.CancelledError:
            self.kill()
            raise

    def _work(self, function: Callable[[Any], Any], given: Any) -> Any:
        running: _Running | None = None
        try:
            running = self._begun()
            running.pipe.send((function, given))
            is_found, value = running.pipe.recv()
            self._answered = running.process.pid
        except (EOFError, OSError):
            self._lost(running)
            raise WorkerLostError from None
        if is_found:
            return value
        raise value

    def _begun(self) -> _Running:
        with self._lock:
            if self._is_closed:
                raise EOFError
            if self._running is None or self._running.process.poll() is not None:
                self._running = _begin(self._niceness, self._python)
            return self._running

    def _lost(self, running: _Running | None) -> None:
        """Clean up after a process; if it failed to start or crashed, return to our interpreter.

        A killed process has a negative exit code, which says nothing about its interpreter.
        """
        self.kill()
        if running is None or (running.process.returncode or 0) > 0:
            self._python = None

    def kill(self) -> None:
        """Kill the process and its job; the next job starts another."""
        with self._lock:
            running, self._running = self._running, None
        if running is not None:
            running.process.kill()
            running.process.wait()

    def close(self) -> None:
        """Kill the process for good."""
        self._is_closed = True
        self.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _begin(niceness: int, python: Path | None = None) -> _Running:
    own = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    ours, theirs = socket.socketpair()
    with theirs:
        program = _PROGRAM.format(descriptor=theirs.fileno(), niceness=niceness)
        process = subprocess.Popen(
            [python or sys.executable, "-c", program],
            pass_fds=[theirs.fileno()],
            env=clean_environment() if python else own,
        )
    return _Running(process, Connection(ours.detach()))


def _answering(niceness: int, python: Path) -> _Running:
    """Start a process of another interpreter. Raise ``OSError`` if it does not answer."""
    running = _begin(niceness, python)
    try:
        running.pipe.send((abs, -1))
        if running.pipe.poll(BEGIN_SECONDS) and running.pipe.recv() == (True, 1):
            return running
    except (EOFError, OSError):
        pass  # it has ended
    running.process.kill()
    running.process.wait()
    raise ChildProcessError(f"{python} does not answer")


def _end(process: subprocess.Popen[bytes]) -> None:
    """Wait for a process whose pipe is closed; it exits without further request."""
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def serve(descriptor: int, niceness: int) -> None:
    """Run jobs until the server at the other end stops."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(min(niceness, STARTING_NICENESS))
    pipe = Connection(descriptor)
    for game in catalogue():
        kind(game)  # imported now, not during the first job
    os.nice(max(0, niceness - STARTING_NICENESS))
    gc.freeze()
    gc.enable()
    while True:
        try:
            function, given = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            found = (True, function(given))
        except Refused as refused:  # not every subclass can be pickled
            plain = Refused(refused.message, refused.rule)
            plain.reason = refused.reason
            found = (False, plain)
        except Exception as error:
            found = (False, error)
        try:
            pipe.send(found)
        except (EOFError, OSError):
            return
        except Exception as error:  # the result cannot be pickled
            pipe.send((False, RuntimeError(f"{type(error).__name__}: {error}")))
