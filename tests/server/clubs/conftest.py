"""A server with clubs, on each database, and people."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import httpx
import pytest

from capicua.server.accounts.accounts import Account
from capicua.server.http.services import Offers
from capicua.testing.server_process import UNLIMITED
from tests.server.accounts.people import create, device
from tests.server.conftest import DATABASES, empty_database
from tests.server.local_server import Site

_numbers = count()


@pytest.fixture(params=DATABASES, scope="module")
def hall(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    database = empty_database(request, tmp_path_factory.mktemp("hall"))
    offers = Offers(accounts=True, clubs=True, tournaments=True)
    site = Site(database, offers=offers, **UNLIMITED)
    yield site
    site.stop()


class Person:
    """An account, with a browser that is signed in."""

    def __init__(self, site: Site, name: str) -> None:
        self.account: Account = create(site, f"{name} {next(_numbers)}")
        self.id, self.name = self.account.id, self.account.name
        self.browser: httpx.Client = device(site, self.account)

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send a request about clubs."""
        return self.browser.request(method, f"/api/clubs{path}", json=body)

    def done(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send a request that succeeds."""
        answer = self.ask(method, path, body)
        assert answer.status_code < 300, answer.text
        return answer

    def found(self, name: str, **more: object) -> str:
        """Found a club, and return its id."""
        id: str = self.done("POST", "", {"name": f"{name} {next(_numbers)}", **more}).json()["id"]
        return id

    def take(self, club: str, *others: Person) -> None:
        """Invite people who join."""
        for other in others:
            self.done("POST", f"/{club}/invitations", {"name": other.name})
            other.done("POST", f"/{club}/join", {})


@pytest.fixture
def people(hall: Site) -> list[Person]:
    """An owner, a director, a member and a stranger."""
    return [Person(hall, name) for name in ("Olga", "Diego", "Mara", "Sol")]


@pytest.fixture
def club(people: list[Person]) -> str:
    """A private club of the first three."""
    owner, director, member, _ = people
    id = owner.found("Los Amigos")
    owner.take(id, director, member)
    owner.done("PUT", f"/{id}/members/{director.id}", {"role": "director"})
    return id
