"""A server that sends notices, in this process, with services on this machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from capicua.api.hall.accounts import Offers
from capicua.testing.server_process import UNLIMITED
from tests.server.local_server import Site
from tests.server.notices.conftest import settings_for
from tests.server.notices.mail_server import MailServer
from tests.server.notices.people import Someone


@pytest.fixture(scope="session")
def mails() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory, mails: MailServer) -> Iterator[Site]:
    """A server that offers accounts and notices."""
    database = str(tmp_path_factory.mktemp("turns") / "tables.db")
    offers = Offers(accounts=True, notices=True)
    site = Site(database, offers=offers, notice_settings=settings_for(mails), **UNLIMITED)
    yield site
    site.stop()


@pytest.fixture(scope="session")
def address(hall: Site) -> str:
    """Its address, in place of that of a server without notices."""
    return hall.url


@pytest.fixture
def arrive(hall: Site, visit: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that opens a page as somebody."""

    def open_page(one: Someone, path: str, *how: str, **more: Any) -> Any:
        page = visit("about:blank", *how, **more)
        token = one.http.cookies["capicua_account"]
        page.context.add_cookies([{"name": "capicua_account", "value": token, "url": hall.url}])
        page.goto(path)
        return page

    return open_page
