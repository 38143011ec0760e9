"""Processes forked from one that has already imported the server.

Such a server is ready in a fifth of the processor time: tests that kill many of them would spend
most of theirs on imports. tests/terminal/commands/test_serve.py starts one as users do.
"""

from __future__ import annotations

import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
from typing import Final

_FORKING: Final = multiprocessing.get_context("forkserver")
_FORKING.set_forkserver_preload(["tests.server.imported_server"])


class ForkedProcess:
    """A process that runs a module of Python, with the methods of ``subprocess.Popen``."""

    def __init__(self, module: str, *arguments: str, env: dict[str, str]) -> None:
        self._process = _FORKING.Process(
            target=_run, args=(module, arguments, env), name=module, daemon=True
        )
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired(self._process.name, timeout or 0.0)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self._process.exitcode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def _run(module: str, arguments: tuple[str, ...], env: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(env)
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
