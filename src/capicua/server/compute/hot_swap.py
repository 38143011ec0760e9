"""Move the bots to another build of this same version while the server runs.

``make play`` starts on the pure build and compiles in the background. Bots run in processes of
their own, which are restarted with the compiled build's interpreter once it is ready.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

import capicua
from capicua.catalogue import catalogue, kind
from capicua.core.runtime.build import is_compiled

READY: Final = "ready"
"""The file in a virtual environment that marks its build as complete."""
LOOK_SECONDS: Final = 2.0
ASK_SECONDS: Final = 60.0
"""Timeout for an interpreter to describe itself; importing all games takes a second or two."""
_PROGRAM: Final = "from capicua.server.compute.hot_swap import tell; tell()"

log = logging.getLogger("capicua.server")


class Build(Struct, frozen=True):
    """The build that an interpreter runs."""

    version: str
    python: str
    """Major and minor version: pickles are exchanged only between equal ones."""
    games: dict[str, int]
    """The version of each game's rules."""
    sources: str
    """A hash of all Capicúa modules."""
    is_compiled: bool

    @property
    def name(self) -> str:
        """``compiled`` or ``pure``."""
        return "compiled" if self.is_compiled else "pure"

    def differs(self, other: Build) -> list[str]:
        """Return the names of the fields that differ and so prevent the other from taking over."""
        fields = ("version", "python", "games", "sources")
        return [name for name in fields if getattr(self, name) != getattr(other, name)]


def own() -> Build:
    """Return the running build. Reading all of its modules takes some tenths of a second."""
    hashed, folder = hashlib.sha256(), Path(capicua.__file__).parent
    for file in sorted(folder.rglob("*.py")):
        hashed.update(f"{file.relative_to(folder).as_posix()}\n".encode() + file.read_bytes())
    games: dict[str, int] = {game: kind(game).version for game in catalogue()}
    python = ".".join(platform.python_version_tuple()[:2])
    return Build(capicua.__version__, python, games, hashed.hexdigest(), is_compiled())


def tell() -> None:
    """Write the running build to standard output, as JSON."""
    sys.stdout.buffer.write(msgspec.json.encode(own()))


def build_of(python: Path) -> Build:
    """Return the build of another interpreter. Raise ``OSError`` or ``ValueError`` on failure."""
    try:
        done = subprocess.run(
            [python, "-c", _PROGRAM],
            capture_output=True,
            timeout=ASK_SECONDS,
            env=clean_environment(),
            check=True,
        )
    except subprocess.SubprocessError as error:
        raise ValueError(str(error)) from None
    return msgspec.json.decode(done.stdout, type=Build)


def clean_environment() -> dict[str, str]:
    """Return the environment for another interpreter, without this one's ``PYTHONPATH``."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


class HotSwap:
    """A virtual environment whose build takes over the bots' processes once it is ready."""

    def __init__(
        self, folder: Path, move: Callable[[Path, str], Coroutine[Any, Any, None]]
    ) -> None:
        """``move`` restarts the processes, given the interpreter and the name of the build."""
        self._folder = folder
        self._move = move
        self._seen = 0
        """Modification time in nanoseconds of the last build examined."""

    async def follow(self) -> None:
        """Check every two seconds until the build has taken over."""
        while not await self._took_over():
            await asyncio.sleep(LOOK_SECONDS)

    async def _took_over(self) -> bool:
        made = await asyncio.to_thread(self._made)
        if made == self._seen:
            return False
        self._seen = made
        if not made:
            return False
        python = (self._folder / "bin" / "python").absolute()
        try:
            ours, theirs = await asyncio.gather(
                asyncio.to_thread(own), asyncio.to_thread(build_of, python)
            )
            differs = ours.differs(theirs)
            if not differs:
                await self._move(python, theirs.name)
        except (OSError, ValueError) as error:
            log.warning("bots cannot move to %s: %s", self._folder, error)
            return False
        if differs:
            log.warning("bots cannot move to %s: different %s", self._folder, ", ".join(differs))
            return False
        log.info("bots moved to the %s build in %s", theirs.name, self._folder)
        return True

    def _made(self) -> int:
        try:
            return (self._folder / READY).stat().st_mtime_ns
        except OSError:
            return 0
