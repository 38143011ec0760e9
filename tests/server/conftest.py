"""Servers for the tests, each on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar", reason="the server's libraries are not installed")

from capicua.testing.server_process import UNLIMITED
from tests import suite
from tests.server.faults import Redis
from tests.server.local_server import Postgres, Site


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    """A Redis server that the tests of a module may stop and start."""
    running = Redis(tmp_path_factory.mktemp("redis"))
    yield running
    running.stop()


DATABASES = ("sqlite", "postgresql")
SQLITE_EVERY_DAY = suite.everyday(["sqlite"], DATABASES)
"""Both databases, every day only SQLite: for tests that start a server each."""


def empty_database(request: pytest.FixtureRequest, folder: Path) -> str:
    """Return a new database of the kind that the fixture's parameter names."""
    if request.param == "sqlite":
        return str(folder / "tables.db")
    running: Postgres = request.getfixturevalue("postgres")
    return running.database()


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return empty_database(request, tmp_path)


@pytest.fixture(scope="module", params=DATABASES)
def each(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """One server on each database, shared like ``site``."""
    running = Site(empty_database(request, tmp_path_factory.mktemp("each")), **UNLIMITED)
    yield running
    running.stop()


@pytest.fixture
def sites() -> Iterator[Callable[..., Site]]:
    """Start servers, and stop them at the end of the test."""
    running: list[Site] = []

    def start(database: str, **access: Any) -> Site:
        running.append(Site(database, **access))
        return running[-1]

    yield start
    for site in running:
        site.stop()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server shared by the tests of a module that do not affect each other."""
    database = str(tmp_path_factory.mktemp("site") / "tables.db")
    running = Site(database, **UNLIMITED)
    yield running
    running.stop()
