"""A person at a table, over a real socket."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.local_server import PATIENCE

State = dict[str, Any]


class Person:
    """Sends frames and keeps what comes back: the newest state, every answer, every line."""

    _numbers = itertools.count(1)

    def __init__(self, site: Any, table: str, token: str, since: int = 0) -> None:
        self.site, self.table, self.token = site, table, token
        self.state: State = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.lines: list[dict[str, Any]] = []
        self.connect(since)

    def connect(self, since: int = 0) -> None:
        address = f"{self.site.socket_url}/ws/tables/{self.table}"
        self._open = ExitStack()
        self.socket = self._open.enter_context(
            connect(address, compression=None, proxy=None, ping_interval=None)
        )
        self.send(type="hello", token=self.token, since=since)

    def send(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        if frame["type"] == "state":
            if frame["complete"]:
                self.lines.clear()
            self.lines += frame["lines"]
            self.state = frame
        elif "id" in frame:
            self.answers[frame["id"]] = frame
        return frame

    def until(self, holds: Callable[[State], Any]) -> State:
        """Read until a condition holds for the newest state."""
        end = time.monotonic() + PATIENCE
        while not self.state or not holds(self.state):
            assert time.monotonic() < end, f"the condition never held: {self.state}"
            self.receive()
        return self.state

    def ask(self, kind: str, id: str = "", **fields: Any) -> dict[str, Any]:
        """Send a request, and read until it is answered."""
        id = id or f"q{next(self._numbers)}"
        self.send(type=kind, id=id, **fields)
        while id not in self.answers:
            self.receive()
        return self.answers[id]

    def act(self, place: int = 0) -> dict[str, Any]:
        """Take one of the legal actions."""
        choice = self.state["seen"]["choices"][place]
        return self.ask("act", action=choice["action"], at=self.state["version"])

    def play_round(self) -> State:
        """Play the first choice at every turn until the round is over."""
        while self.until(_is_mine_or_over)["phase"] == "playing":
            version = self.state["version"]
            self.act()
            self.until(lambda state, seen=version: state["version"] > seen)
        return self.state

    def closed_with(self) -> int:
        """Read until the socket is closed, and return the close code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def close(self) -> None:
        self._open.close()


def _is_mine_or_over(state: State) -> bool:
    return "act" in state["may"] or state["phase"] != "playing"


def plan(game: str = "draw", *others: str, **more: Any) -> dict[str, Any]:
    """Return the plan of a table for its creator and others: levels of bots, or ``open``."""
    others = others or ("greedy",)
    seats = [{"kind": "me"}] + [
        {"kind": "open"} if other == "open" else {"kind": "bot", "level": other} for other in others
    ]
    rules = {"game": game, "seats": len(seats)}
    return {"rules": rules, "seats": seats, "name": "Ana", "pace": "quick"} | more


def make(site: Any, *arguments: Any, **more: Any) -> tuple[dict[str, str], str]:
    """Make a table; return its keys and the token of its creator."""
    made = site.post("/api/tables", plan(*arguments, **more))
    assert made.status_code == 201, made.text
    keys: dict[str, str] = made.json()
    path = f"/ws/tables/{keys['table']}"
    token = made.cookies.get(f"capicua_{keys['table']}", path=path)
    assert token is not None
    return keys, token


def enter(site: Any, keys: dict[str, str], name: str = "", key: str = "play") -> dict[str, Any]:
    """Enter a table with one of its keys."""
    wish = {"key": keys[key]} | ({"name": name} if name else {})
    entered = site.post(f"/api/tables/{keys['table']}/enter", wish)
    assert entered.status_code == 200, entered.text
    found: dict[str, Any] = entered.json()
    return found
