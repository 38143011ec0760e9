"""A server with accounts on each database, and three people."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from capicua.server.accounts.accounts import Account
from capicua.server.http.services import Offers
from capicua.server.store.schema import accounts
from tests.server.accounts.people import create, write
from tests.server.conftest import DATABASES, empty_database
from tests.server.local_server import Site


@pytest.fixture(params=DATABASES, scope="module")
def hall(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    database = empty_database(request, tmp_path_factory.mktemp("hall"))
    site = Site(database, offers=Offers(accounts=True), entries_each=10_000, tables_each=1000)
    yield site
    site.stop()


@pytest.fixture
def three(hall: Site, request: pytest.FixtureRequest) -> tuple[Account, Account, Account]:
    """A moderator and two players."""
    mark = f"{abs(hash(request.node.nodeid)) % 10**9}"
    mod, ana, luis = (create(hall, f"{name}{mark}") for name in ("Marta", "Ana", "Luis"))
    promote(hall, mod, "moderator")
    return mod, ana, luis


def promote(site: Site, account: Account, role: str) -> None:
    """Give an account a role."""
    change = accounts.update().where(accounts.c.id == account.id).values(role=role)
    write(site, lambda connection: connection.execute(change))
