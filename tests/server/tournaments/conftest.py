"""A server with tournaments, shared by the tests of a module, and its people."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from capicua.api.hall.accounts import Offers
from capicua.testing.server_process import UNLIMITED
from tests.server.local_server import Site

PARTNERS = {"game": "partners", "preset": "dominican"}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    database = str(tmp_path_factory.mktemp("hall") / "tables.db")
    running = Site(
        database, offers=Offers(accounts=True, ratings=True, tournaments=True), **UNLIMITED
    )
    yield running
    running.stop()


def op() -> str:
    """Return the name of a new request."""
    return secrets.token_urlsafe(16)


class Somebody:
    """A person's browser, or a phone, at one tournament."""

    def __init__(self, site: Any, event: str = "", key: str = "") -> None:
        self.site, self.event = site, event
        self.client: httpx.Client = site.visitor()
        if key:
            assert self.post("enter", {"key": key}).status_code == 200

    def get(self, path: str = "", **more: Any) -> httpx.Response:
        return self.client.get(f"/api/tournaments/{self.event}/{path}".rstrip("/"), **more)

    def post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        return self.client.post(f"/api/tournaments/{self.event}/{path}", json=body)

    def page(self) -> dict[str, Any]:
        found = self.get()
        assert found.status_code == 200, found.text
        page: dict[str, Any] = found.json()
        return page

    def act(self, kind: str, op_: str = "", **more: Any) -> httpx.Response:
        return self.post("decisions", {"op": op_ or op(), "act": {"type": kind, **more}})

    def decide(self, kind: str, **more: Any) -> dict[str, Any]:
        found = self.act(kind, **more)
        assert found.status_code == 200, found.text
        decided: dict[str, Any] = found.json()
        return decided

    def sign_up(self, name: str, *members: str, op_: str = "") -> dict[str, Any]:
        found = self.post("sign-up", {"op": op_ or op(), "name": name, "members": members})
        assert found.status_code == 200, found.text
        signed: dict[str, Any] = found.json()
        return signed

    def tells(self, points: list[int], table: int = 1, round: int = 1, op_: str = "") -> Any:
        body = {"op": op_ or op(), "round": round, "table": table, "points": points}
        return self.post("reports", body)


def create(site: Any, pairs: int = 0, **settings: Any) -> Somebody:
    """Create a tournament with some pairs; return its director."""
    director = Somebody(site)
    plan = {
        "op": op(),
        "name": "Marta",
        "settings": {"name": "Friday", "rules": PARTNERS, "rounds": 3, **settings},
    }
    made = director.client.post("/api/tournaments", json=plan)
    assert made.status_code == 201, made.text
    director.event = made.json()["id"]
    director.key = made.json()["key"]  # type: ignore[attr-defined]
    for number in range(1, pairs + 1):
        director.decide("enter", name=f"Pair {number}", members=[f"A{number}", f"B{number}"])
    return director
