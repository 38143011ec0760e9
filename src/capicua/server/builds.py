"""Another build of this very version: bots move to it while the server runs.

``make play`` starts on the pure build and compiles in the background. Bots think in processes of
their own, so that these can be begun anew with the compiled build's interpreter once it is there.
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
from capicua.bots.player import is_compiled
from capicua.catalogue import catalogue, kind

READY: Final = "ready"
"""The file in a virtual environment that says that its build is whole."""
LOOK_SECONDS: Final = 2.0
ASK_SECONDS: Final = 60.0
"""How long an interpreter may take to say what it is; importing all games takes a second or two."""
_PROGRAM: Final = "from capicua.server.builds import tell; tell()"

log = logging.getLogger("capicua.server")


class Build(Struct, frozen=True):
    """What an interpreter plays with."""

    version: str
    python: str
    """Its first two numbers: what one pickles the other reads."""
    games: dict[str, int]
    """The version of each game's rules."""
    sources: str
    """A hash of all modules of ours."""
    is_compiled: bool

    @property
    def name(self) -> str:
        """``compiled`` or ``pure``."""
        return "compiled" if self.is_compiled else "pure"

    def differs(self, other: Build) -> list[str]:
        """Return what keeps the other from taking over: fields whose values are not the same."""
        fields = ("version", "python", "games", "sources")
        return [name for name in fields if getattr(self, name) != getattr(other, name)]


def own() -> Build:
    """The build that runs here; reads all of its modules, which takes some tenths of a second."""
    hashed, folder = hashlib.sha256(), Path(capicua.__file__).parent
    for file in sorted(folder.rglob("*.py")):
        hashed.update(f"{file.relative_to(folder).as_posix()}\n".encode() + file.read_bytes())
    games: dict[str, int] = {game: kind(game).version for game in catalogue()}
    python = ".".join(platform.python_version_tuple()[:2])
    return Build(capicua.__version__, python, games, hashed.hexdigest(), is_compiled())


def tell() -> None:
    """Says on standard output which build runs here."""
    sys.stdout.buffer.write(msgspec.json.encode(own()))


def build_of(python: Path) -> Build:
    """The build of another interpreter; raises ``OSError`` or ``ValueError`` where it has none."""
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
    """The environment for another interpreter, which has modules of its own."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


class Successor:
    """A virtual environment whose build takes over the bots' processes once it is ready."""

    def __init__(
        self, folder: Path, move: Callable[[Path, str], Coroutine[Any, Any, None]]
    ) -> None:
        """``move`` begins the processes anew: it gets the interpreter and the name of the build."""
        self._folder = folder
        self._move = move
        self._seen = 0
        """When the build was made that was looked at last, in nanoseconds."""

    async def follow(self) -> None:
        """Looks every two seconds, until the build has taken over."""
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
            log.warning("bots do not move to %s: %s", self._folder, error)
            return False
        if differs:
            log.warning("bots do not move to %s: other %s", self._folder, ", ".join(differs))
            return False
        log.info("bots have moved to the %s build in %s", theirs.name, self._folder)
        return True

    def _made(self) -> int:
        try:
            return (self._folder / READY).stat().st_mtime_ns
        except OSError:
            return 0
