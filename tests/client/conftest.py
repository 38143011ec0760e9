"""A server for the network client."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("litestar", reason="the server's libraries are not installed")

from capicua.testing.server_process import UNLIMITED
from tests.server.local_server import Site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    running = Site(str(folder / "tables.db"), **UNLIMITED)
    yield running
    running.stop()
