"""Bots that are separate programs, in any language, communicating by lines of JSON.

One process is started for each seat. On each turn of the seat it receives

    {"ask": "choose", "view": {"game": …, "seat": 1, "zones": […], "actions": […]}}

The view contains everything that the seat may know; ``actions`` are the legal actions. The
program responds with the number of an action or with its notation:

    {"action": 17}        or        {"text": "6-4@E"}

It receives ``{"ask": "end"}`` when it is no longer needed. Its standard error is passed through.
A response that takes longer than ``PATIENCE`` seconds is an error.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
from typing import Any, Final

from capicua.bots.levels import Bot
from capicua.core.messages import BadOption, Message
from capicua.core.tiles.random import Rng
from capicua.core.view import View

PATIENCE: Final = 60.0
"""Response timeout, in seconds."""


class ExternalProgram(Bot):
    """A player run by a program; raises ``BadOption`` if it fails to start or to respond."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        try:
            self.process = subprocess.Popen(
                self._arguments(),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                env=self._environment(),
            )
        except (OSError, ValueError, IndexError) as error:
            raise self._complaint("entrant-missing", why=str(error)) from None
        self.answers: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def choose(self, view: View, rng: Rng) -> int:
        """Return the program's action."""
        self._tell(self._question(view, rng))
        line = self._answer()
        action = _read(line, view)
        if action not in view.legal:
            raise self._complaint("entrant-illegal", text=line.strip()[:80])
        return int(action)

    def close(self) -> None:
        """Terminate the program."""
        try:
            self._tell({"ask": "end"})
            assert self.process.stdin is not None
            self.process.stdin.close()
            self.process.wait(timeout=2)
        except (BadOption, OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()

    def _arguments(self) -> list[str]:
        """Return the command line."""
        return shlex.split(self.command)

    def _environment(self) -> dict[str, str] | None:
        """Return the environment variables; ``None`` for those of this process."""
        return None

    def _question(self, view: View, rng: Rng) -> dict[str, Any]:
        """Return the request for an action."""
        return {"ask": "choose", "view": view.as_data()}

    def _answer(self) -> str:
        """Return the next line; raise ``BadOption`` on timeout or end of output."""
        try:
            line = self.answers.get(timeout=self.patience)
        except queue.Empty:
            raise self._complaint("entrant-slow", seconds=int(self.patience)) from None
        if not line:
            raise self._complaint("entrant-gone")
        return line

    def _tell(self, question: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(question, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except (OSError, ValueError):
            raise self._complaint("entrant-gone") from None

    def _listen(self) -> None:
        """Put each line into the queue, and an empty text at the end of output."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.answers.put(line)
        self.answers.put("")

    def _complaint(self, id: str, **arguments: str | int) -> BadOption:
        return BadOption(Message(id, {"bot": self.command, **arguments}))


def _read(line: str, view: View) -> object:
    """Return the action in a response; an invalid value if there is none."""
    try:
        answer = json.loads(line)
        if "text" in answer:
            return next((a for a in view.legal if view.text(a) == answer["text"]), None)
        return answer["action"] if type(answer["action"]) is int else None
    except (ValueError, TypeError, KeyError):
        return None
