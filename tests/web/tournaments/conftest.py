"""Fixtures: a server with tournaments, which a test can also ask without a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from capicua.api.hall.accounts import Offers
from capicua.testing.server_process import UNLIMITED
from tests.server.accounts import people
from tests.server.local_server import Site


@pytest.fixture(scope="module")
def offers() -> Offers:
    """What the server offers; modules may replace it."""
    return Offers(tournaments=True)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory, offers: Offers) -> Iterator[Site]:
    """A server with tournaments."""
    database = str(tmp_path_factory.mktemp("hall") / "tables.db")
    site = Site(database, offers=offers, **UNLIMITED)
    yield site
    site.stop()


@pytest.fixture(scope="module")
def address(hall: Site) -> str:
    return hall.url


@pytest.fixture(scope="module")
def sign_in(hall: Site) -> Callable[[Any, str], None]:
    """Sign an account in on a page that has been opened."""

    def signed_in(page: Any, account: str) -> None:
        token = people.run(hall, hall.server.accounts.sign_in(account, "test"))
        page.context.add_cookies([{"name": "capicua_account", "value": token, "url": hall.url}])

    return signed_in
