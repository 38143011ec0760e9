"""A server with accounts, in this process, and people who are signed in."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from capicua.api.hall.accounts import Offers
from capicua.server.accounts.accounts import Account
from capicua.testing.server_process import UNLIMITED
from tests.server.accounts.people import create, run
from tests.server.local_server import Site
from tests.server.moderation.conftest import promote

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that offers accounts."""
    database = str(tmp_path_factory.mktemp("hall") / "tables.db")
    offers = Offers(accounts=True, ratings=True, lobby=True, clubs=True)
    site = Site(database, offers=offers, **UNLIMITED)
    yield site
    site.stop()


@pytest.fixture(scope="session")
def address(hall: Site) -> str:
    """Its address, in place of that of a server without accounts."""
    return hall.url


@pytest.fixture
def known(hall: Site) -> Callable[..., Account]:
    """Return a function that creates an account."""

    def make(name: str, role: str = "player") -> Account:
        account = create(hall, f"{name}{next(_numbers)}")
        promote(hall, account, role)
        return account

    return make


@pytest.fixture
def arrive(hall: Site, visit: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that opens a page as an account."""

    def open_page(account: Account, path: str, *how: str, **more: Any) -> Any:
        page = visit("about:blank", *how, **more)
        assert hall.server.accounts is not None
        token = run(hall, hall.server.accounts.sign_in(account.id, "test"))
        cookie = {"name": "capicua_account", "value": token, "url": hall.url}
        page.context.add_cookies([cookie])
        page.goto(path)
        return page

    return open_page
