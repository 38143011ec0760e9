"""Servers with a lobby, and people in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from capicua.api.hall.accounts import Offers
from capicua.testing.server_process import UNLIMITED
from tests.server.conftest import DATABASES, empty_database
from tests.server.lobby.lobby_visitor import LobbyVisitor
from tests.server.local_server import PATIENCE, Site


@pytest.fixture(scope="module", params=DATABASES)
def hall(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """A server with accounts and a lobby on each database, shared by a module."""
    database = empty_database(request, tmp_path_factory.mktemp("hall"))
    running = Site(database, offers=Offers(accounts=True, lobby=True), **UNLIMITED)
    yield running
    running.stop()


@pytest.fixture
def people(hall: Site) -> Iterator[Callable[..., LobbyVisitor]]:
    """Let people come to the lobby, and leave at the end of the test."""
    here: list[LobbyVisitor] = []

    def comes(name: str = "Ana", session: str = "") -> LobbyVisitor:
        here.append(LobbyVisitor(hall, name, session))
        return here[-1]

    yield comes
    for one in here:
        one.post("/api/lobby/seek/withdraw")
        one.close()


def run(site: Site, work: Any) -> Any:
    """Run a coroutine in the event loop of a server."""
    return asyncio.run_coroutine_threadsafe(work, site._loop).result(PATIENCE)


def sign_up(site: Site, name: str) -> tuple[str, str]:
    """Create an account; return its id and the token of a session."""
    accounts = site.server.accounts
    assert accounts is not None

    async def work() -> tuple[str, str]:
        account = await accounts.create(name)
        return account.id, await accounts.sign_in(account.id)

    found: tuple[str, str] = run(site, work())
    return found


def rows(site: Site, query: Any) -> list[Any]:
    """Return what a query finds in the database of a server."""

    async def work() -> list[Any]:
        return await site.store.read(lambda connection: list(connection.execute(query).all()))

    found: list[Any] = run(site, work())
    return found


def do(site: Site, statement: Any) -> None:
    """Change the database of a server."""

    async def work() -> None:
        await site.store.do(lambda connection: connection.execute(statement))

    run(site, work())
