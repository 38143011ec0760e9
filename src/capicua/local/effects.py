"""What a call to the engine asks its caller to do, in order."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from typing import Any

from msgspec import json

from capicua.table.frames.protocol import ServerFrame


class Effects:
    """The effects of the call in progress, as values that JSON can hold.

    Everything to be stored comes first: what follows must wait until it is durable, so that nobody
    sees an action that could still be lost.
    """

    def __init__(self) -> None:
        self._stored: list[dict[str, Any]] = []
        self._shown: list[dict[str, Any]] = []
        self._answers: list[dict[str, Any]] = []
        self._later: list[dict[str, Any]] = []

    def take(self) -> str:
        """Return the effects in order, as JSON, and begin again."""
        found = []
        for some in (self._stored, self._shown, self._answers, self._later):
            found += some
            some.clear()
        return json.encode(found).decode()

    def append(self, table: str, at: int, rows: Sequence[bytes]) -> None:
        """Store events of a table that was at version ``at`` before them."""
        coded = [b64encode(row).decode() for row in rows]
        self._stored.append({"do": "append", "table": table, "at": at, "rows": coded})

    def snapshot(self, table: str, at: int, row: bytes) -> None:
        """Store the complete state of a table at a version, which replaces the events before it."""
        coded = b64encode(row).decode()
        self._stored.append({"do": "snapshot", "table": table, "at": at, "row": coded})

    def sheet(self, sheet: str, version: int, text: str) -> None:
        """Store a score sheet."""
        self._stored.append({"do": "sheet", "sheet": sheet, "version": version, "text": text})

    def state(self, connection: str, frame: ServerFrame) -> None:
        """Send the state of a table; it precedes the answers about it."""
        self._shown.append(_sent(connection, frame))

    def reply(self, connection: str, frame: ServerFrame) -> None:
        """Send the answer to a frame."""
        self._answers.append(_sent(connection, frame))

    def close(self, connection: str, code: int) -> None:
        """Close a connection after everything sent to it."""
        self._answers.append({"do": "close", "to": connection, "code": code})

    def answer(self, status: int, media_type: str, body: str) -> None:
        """Answer the request of this call."""
        self._answers.append({"do": "answer", "status": status, "type": media_type, "body": body})

    def work(self, job: Any) -> None:
        """Let the second worker compute the answer to the request of this call."""
        self._answers.append({"do": "work", "job": job})

    def prepare(self) -> None:
        """Get the second worker ready, since decisions that it makes are to come."""
        self._later.append({"do": "prepare"})

    def think(self, table: str, job: Any) -> None:
        """Let the second worker choose an action, and pass the result to ``think_done``."""
        self._later.append({"do": "think", "table": table, "job": job})

    def wake(self, table: str, at: int | None) -> None:
        """Call ``tick`` at a time, in milliseconds since 1970; ``None``: never."""
        self._later.append({"do": "wake", "table": table, "at": at})


def _sent(connection: str, frame: ServerFrame) -> dict[str, Any]:
    return {"do": "send", "to": connection, "text": json.encode(frame).decode()}
