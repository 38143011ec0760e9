"""A server on a loopback port, in this process or its own, and its database."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import socket
import ssl
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from capicua.api.hall.accounts import Offers
from capicua.server.compute.bot_service import BotService
from capicua.server.http.access import Access
from capicua.server.http.app import Server
from capicua.server.http.connection_limits import prepare
from capicua.server.http.static_files import StaticFiles
from capicua.server.notices.notices import NoticeSettings
from capicua.server.store.event_log import open_store, url_of
from capicua.server.tables.table_registry import TableRegistry
from capicua.testing.server_process import UNLIMITED, ServerProcess, free_port
from tests.server.forked_process import ForkedProcess

PATIENCE = 60.0
"""Timeout in seconds for anything the tests wait for; much more than it takes."""
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Without it, httpx would load all root certificates for every request, which takes 30 ms."""
NO_OFFERS = Offers()
_built = cache(StaticFiles)
"""The built web client, read once for all servers."""


@cache
def _empty_database() -> bytes:
    """Return a file of SQLite with the newest schema and nothing else."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "tables.db")
        store = open_store(str(file))
        with ThreadPoolExecutor(1) as pool:  # an event loop may run in this thread
            pool.submit(asyncio.run, store.close()).result()
        return file.read_bytes()


def prepare_database(database: str) -> None:
    """Write the file of a database if it is new: a server would take 0.1 s for its tables."""
    url = url_of(database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        Path(url.database or "").write_bytes(_empty_database())


class Reached:
    """A server as an HTTP client sees it."""

    url: str

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.request("GET", path, **more)

    def post(self, path: str, json: Any = None, **more: Any) -> httpx.Response:
        return self.request("POST", path, json=json, **more)

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        return httpx.request(method, self.url + path, timeout=PATIENCE, verify=NO_TLS, **more)

    def visitor(self, **more: Any) -> httpx.Client:
        """Return a client that keeps its connection and its cookies."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE, verify=NO_TLS, **more)

    def post_text(self, path: str, text: str | bytes) -> httpx.Response:
        """Post a text, for example a record, unchanged."""
        content = text.encode() if isinstance(text, str) else text
        return self.post(path, content=content, headers={"Content-Type": "text/plain"})


class Site(Reached):
    """A server in a thread of this process."""

    def __init__(
        self,
        database: str,
        client: StaticFiles | None = None,
        offers: Offers = NO_OFFERS,
        notice_settings: NoticeSettings | None = None,
        **access: Any,
    ) -> None:
        self.database = database
        prepare_database(database)
        self.store = open_store(database)
        self.registry = TableRegistry(self.store)
        self.registry.bot_service = BotService(1)
        self.server = Server(
            self.store,
            Access(**access),
            self.registry,
            offers,
            client or _built(),
            notice_settings=notice_settings or NoticeSettings(),
        )
        self.server.background.append(self._began)
        self._socket = socket.create_server(("127.0.0.1", 0))
        prepare(self._socket)
        self.port = self._socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.socket_url = f"ws://127.0.0.1:{self.port}"
        self.app = self.server.application()
        self._uvicorn = uvicorn.Server(
            uvicorn.Config(
                self.app,
                http=self.server.connections.http(),
                ws=self.server.connections.sockets(),
                ws_max_size=8192,
                ws_per_message_deflate=False,
                ws_ping_interval=None,
                log_config=None,
                loop="asyncio",  # its steps can be measured (``loop_stalls.py``)
                lifespan="on",
                timeout_graceful_shutdown=5,
                proxy_headers=False,
            )
        )
        self._thread = threading.Thread(
            target=self._uvicorn.run, kwargs={"sockets": [self._socket]}, daemon=True
        )
        self._thread.start()
        until(lambda: self._uvicorn.started)

    async def _began(self) -> None:
        self._loop = asyncio.get_running_loop()

    def call(self, work: Callable[[], Any]) -> Any:
        """Run a function in the event loop of the server."""

        async def go() -> Any:
            return work()

        return asyncio.run_coroutine_threadsafe(go(), self._loop).result(PATIENCE)

    def wait(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine in the event loop of the server, and return its result."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


class Killable(Reached, ServerProcess):
    """A server in a process of its own, without rate limits."""

    module = "capicua.server"
    arguments: tuple[str, ...] = ()

    def __init__(self, database: str, folder: Path, **more: str) -> None:
        prepare_database(database)
        super().__init__(database=database, data=folder, bot_workers=1, **UNLIMITED, **more)

    def start(self, environment: dict[str, str]) -> Any:
        return ForkedProcess(self.module, *self.arguments, env=environment)


def until(happened: Any) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "timed out"
        time.sleep(0.02)


_HASTY = "-c fsync=off -c full_page_writes=off -c autovacuum=off"
"""Only a crash of the machine would need more; servers that are killed do not."""


class Postgres:
    """A private PostgreSQL server, run from the installed binaries."""

    def __init__(self) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if not found:
            pytest.skip("PostgreSQL is not installed")
        self._bin = found[-1].parent
        self._as: list[str] = []
        self._folder = Path(tempfile.mkdtemp(prefix="capicua-pg-"))
        if os.geteuid() == 0:  # PostgreSQL refuses to be run by root
            self._as = ["runuser", "-u", "postgres", "--"]
            shutil.chown(self._folder, "postgres")
        self._data = self._folder / "data"
        self._run("initdb", "-D", self._data, "-U", "capicua", "-A", "trust", "-E", "UTF8", "-N")
        self.port = free_port()
        options = f"-k {self._folder} -p {self.port} -c listen_addresses=127.0.0.1 {_HASTY}"
        log = self._folder / "log"
        self._run("pg_ctl", "-D", self._data, "-o", options, "-l", log, "-w", "start")

    def _run(self, program: str, *arguments: Any) -> None:
        command = [*self._as, str(self._bin / program), *map(str, arguments)]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL)

    def database(self) -> str:
        """Create an empty database, and return its URL."""
        import psycopg

        name = "test_" + secrets.token_hex(6)
        server = f"postgresql://capicua@127.0.0.1:{self.port}"
        with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"{server}/{name}"

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(self._folder, ignore_errors=True)
