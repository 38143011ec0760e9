"""People in the lobby of a test server."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.local_server import PATIENCE
from tests.server.person import Person

WISH = {
    "rule_sets": [{"game": "block"}],
    "forms": ["2"],
    "seconds": [30],
}


class LobbyVisitor:
    """A browser in the lobby, with its cookies."""

    def __init__(self, site: Any, name: str = "Ana", session: str = "") -> None:
        self.site, self.name = site, name
        self.client: httpx.Client = site.visitor(headers={"Origin": site.url})
        if session:
            self.client.cookies.set("capicua_account", session)
        self._open = ExitStack()
        self._open.callback(self.client.close)
        self.frames: list[dict[str, Any]] = []
        self.socket: Any = None

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.client.post(path, json={} if body is None else body, **more)

    def get(self, path: str) -> httpx.Response:
        return self.client.get(path)

    def lobby(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("/api/lobby").json()
        return found

    def seek(self, key: str = "", **wish: Any) -> dict[str, Any]:
        headers = {"Idempotency-Key": key} if key else {}
        asked = self.post("/api/lobby/seek", WISH | {"name": self.name} | wish, headers=headers)
        assert asked.status_code == 201, asked.text
        found: dict[str, Any] = asked.json()
        return found

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("/api/lobby/seek").json()
        return found

    def paired(self) -> dict[str, Any]:
        """Poll until paired, and return the state."""
        end = time.monotonic() + PATIENCE
        while (found := self.state()).get("state") != "paired":
            assert time.monotonic() < end, found
            time.sleep(0.05)
        return found

    def enter(self) -> Person:
        """Take the seat at the table of those who were paired."""
        entered = self.post("/api/lobby/seek/enter")
        assert entered.status_code == 200, entered.text
        found = entered.json()
        return Person(self.site, found["table"], found["token"])

    def connect(self, mark: str = "") -> None:
        """Open the socket of the lobby."""
        mark = mark or self.lobby()["mark"]
        cookies = {cookie.name: cookie.value for cookie in self.client.cookies.jar}
        header = "; ".join(f"{name}={value}" for name, value in cookies.items())
        url = self.site.url.replace("http", "ws", 1)
        self.socket = self._open.enter_context(
            connect(
                f"{url}/ws/lobby?since={mark}",
                additional_headers={"Cookie": header} if header else None,
                origin=self.site.url,
                compression=None,
                proxy=None,
                ping_interval=None,
            )
        )

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        self.frames.append(frame)
        return frame

    def until(self, kind: str, holds: Any = lambda frame: True) -> dict[str, Any]:
        """Read frames of the lobby until one of a kind fulfils a condition."""
        while True:
            frame = self.receive()
            if frame["type"] == kind and holds(frame):
                return frame

    def closed_with(self) -> int:
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def close(self) -> None:
        self._open.close()
