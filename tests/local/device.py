"""A device that plays without a server: it does in Python what the browser's client does."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from capicua.local import LocalServer, thought, worked

START = 1_790_000_000_000


@dataclass
class Device:
    """The engine, its caller's store, its connections and its timers."""

    seed: int = 1
    now: int = START
    rows: dict[str, list[str]] = field(default_factory=dict)
    """The stored events of each table; the first makes version 1."""
    snapshots: dict[str, tuple[int, str]] = field(default_factory=dict)
    """The last snapshot of each table, and its version."""
    history: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    """All snapshots of each table."""
    sheets: dict[str, tuple[int, str]] = field(default_factory=dict)
    frames: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    """What every connection received."""
    closed: dict[str, int] = field(default_factory=dict)
    due: dict[str, int] = field(default_factory=dict)
    jobs: list[tuple[str, str]] = field(default_factory=list)
    """The decisions to compute: the table and the job."""
    done: list[str] = field(default_factory=list)
    """The kinds of all effects, in order."""

    def __post_init__(self) -> None:
        self.server = LocalServer(self.now, bytes([self.seed]) * 32)

    # -- what the caller does --------------------------------------------------------------------

    def carry_out(self, effects: str) -> tuple[int, str, str] | None:
        """Carry out the effects in order; return the answer to a request."""
        answer = None
        for effect in json.loads(effects):
            self.done.append(effect["do"])
            match effect["do"]:
                case "append":
                    rows = self.rows.setdefault(effect["table"], [])
                    assert effect["at"] == len(rows), "events follow one another"
                    rows += effect["rows"]
                case "snapshot":
                    kept = effect["at"], effect["row"]
                    assert effect["at"] == len(self.rows[effect["table"]])
                    self.snapshots[effect["table"]] = kept
                    self.history.setdefault(effect["table"], []).append(kept)
                case "sheet":
                    self.sheets[effect["sheet"]] = effect["version"], effect["text"]
                case "send":
                    frame = json.loads(effect["text"])
                    self.frames.setdefault(effect["to"], []).append(frame)
                case "close":
                    self.closed[effect["to"]] = effect["code"]
                case "wake":
                    self.due[effect["table"]] = effect["at"]
                case "prepare":
                    pass  # both workers are this process
                case "think":
                    self.jobs.append((effect["table"], json.dumps(effect["job"])))
                case "answer":
                    answer = effect["status"], effect["type"], effect["body"]
                case "work":
                    answer = self.carry_out(f"[{worked(json.dumps(effect['job']))}]")
                case other:
                    raise AssertionError(f"unknown effect {other}")
        return answer

    def ask(
        self, method: str, target: str, body: Any = "", seat: int | None = None
    ) -> tuple[int, str, str]:
        """Return the answer to a request: status, type and body."""
        text = body if isinstance(body, str) else json.dumps(body)
        answer = self.carry_out(self.server.request(self.now, method, target, text, seat))
        assert answer is not None
        return answer

    def get(self, target: str, seat: int | None = None) -> Any:
        """Return the body of a GET request that succeeds."""
        status, _, body = self.ask("GET", target, seat=seat)
        assert status < 300, body
        return json.loads(body)

    def post(self, target: str, body: Any = "", seat: int | None = None) -> Any:
        """Return the body of a POST request that succeeds."""
        status, _, text = self.ask("POST", target, body, seat)
        assert status < 300, text
        return json.loads(text)

    def connect(self, name: str, table: str, seat: int | None = None, since: int = 0) -> None:
        """Open a connection."""
        self.carry_out(self.server.connect(self.now, name, table, since, seat))

    def disconnect(self, name: str) -> None:
        """Close a connection."""
        self.carry_out(self.server.disconnect(self.now, name))

    def send(self, name: str, **frame: Any) -> dict[str, Any]:
        """Send a frame, and return the answer to it: the last frame received, if not a state."""
        asked = {"id": f"r{len(self.done)}", **frame}
        if frame["type"] in ("ping", "hello"):
            del asked["id"]
        self.carry_out(self.server.frame(self.now, name, json.dumps(asked)))
        return self.frames[name][-1]

    def state(self, name: str) -> dict[str, Any]:
        """Return the last state that a connection received."""
        return next(f for f in reversed(self.frames[name]) if f["type"] == "state")

    def think(self) -> bool:
        """Let the second worker compute the next decision; return whether there was one."""
        if not self.jobs:
            return False
        table, job = self.jobs.pop(0)
        self.carry_out(self.server.think_done(self.now, table, thought(job)))
        return True

    def ring(self, table: str) -> bool:
        """Go to the time at which a table is due next; return whether there is one."""
        at = self.due.get(table)
        if at is None:
            return False
        self.due.pop(table)
        self.now = max(self.now + 1, at)
        self.carry_out(self.server.tick(self.now, table))
        return True

    def settle(self, table: str) -> None:
        """Let bots and clocks go on until the table waits for a person."""
        for _ in range(5_000):
            if not (self.think() or self.ring(table)):
                return
        raise AssertionError("the table never waits")

    def restored(self, table: str, version: int, from_snapshot: bool = False) -> Device:
        """Return another device that restores the table at a version."""
        other = Device(seed=99, now=self.now)
        rows, snapshot = self.rows[table][:version], None
        if from_snapshot:
            at, snapshot = [kept for kept in self.history[table] if kept[0] <= version][-1]
            rows = self.rows[table][at:version]
        other.rows[table] = self.rows[table][:version]
        other.carry_out(other.server.restore(self.now, table, snapshot, rows))
        return other


def plan(game: str, *seats: str, pace: str = "quick", **more: Any) -> dict[str, Any]:
    """Return the plan of a table: ``me``, ``open`` or a bot's level for each seat."""
    return {
        "rules": {"game": game, "seats": len(seats)},
        "seats": [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ],
        "name": "Ana",
        "pace": pace,
        **more,
    }
