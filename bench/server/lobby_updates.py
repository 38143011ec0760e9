"""The lobby: how long until everybody there sees a new table.

    python bench/server/lobby_updates.py                                   # one process, SQLite
    python bench/server/lobby_updates.py --processes 2 --database postgresql://… --broker redis://…

``--tables`` tables are listed and ``--visitors`` people look at the lobby of the last process.
Then tables are made at the first one; the time is from the request for a table to the last
visitor's frame with it. The limit is 200 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from statistics import median
from typing import Any

import httpx
import msgspec
import picows
import uvloop
from serving import started, until_open, verdict
from sockets import somewhere

from capicua.testing.server_process import free_port

LIMIT_MS = 200.0
PATIENCE = 10.0
PLAN = {
    "rules": {"game": "block", "seats": 2},
    "seats": [{"kind": "me"}, {"kind": "open"}],
    "name": "Ana",
    "listed": True,
}


class Changes(msgspec.Struct):
    """The part of a frame of the lobby that is read here."""

    tables: list[Any] = []


_changes = msgspec.json.Decoder(Changes)


class Visitor(picows.WSListener):  # type: ignore[misc]
    """A browser that shows the lobby; ``seen`` has when each table came."""

    def __init__(self) -> None:
        self.seen: dict[str, float] = {}
        self.news = asyncio.Event()

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        """Note the tables of a frame."""
        if frame.msg_type != picows.WSMsgType.CLOSE:
            now = time.perf_counter()
            for table in _changes.decode(frame.get_payload_as_bytes()).tables:
                self.seen[table["table"]] = now
            self.news.set()

    async def until(self, table: str) -> float:
        """Return when a table was seen."""
        async with asyncio.timeout(PATIENCE):
            while table not in self.seen:
                self.news.clear()
                await self.news.wait()
        return self.seen[table]


async def make(client: httpx.AsyncClient) -> str:
    """Create a listed table; return its id."""
    client.cookies.clear()
    made = await client.post("/api/tables", json=PLAN, headers=somewhere())
    table: str = made.raise_for_status().json()["table"]
    return table


async def measure(ports: list[int], tables: int, visitors: int, times: int) -> list[float]:
    """Return the times until all visitors saw a table, in milliseconds."""
    first, last = (f"127.0.0.1:{ports[at]}" for at in (0, -1))
    async with httpx.AsyncClient(base_url=f"http://{first}", timeout=60) as client:
        for start in range(0, tables, 16):
            await asyncio.gather(*(make(client) for _ in range(min(16, tables - start))))
        await asyncio.sleep(6)  # a process whose lobby is empty reads the tables of others each 5 s
        state = (await client.get(f"http://{last}/api/lobby", headers=somewhere())).json()
        print(f"{len(state['tables'])} tables are listed")
        people = []
        for _ in range(visitors):
            url = f"ws://{last}/ws/lobby?since={state['mark']}"
            _, visitor = await picows.ws_connect(Visitor, url, extra_headers=somewhere())
            people.append(visitor)
        found = []
        for number in range(times):
            await asyncio.sleep(0.5 + 0.037 * (number % 7))
            began = time.perf_counter()
            table = await make(client)
            ends = await asyncio.gather(*(one.until(table) for one in people))
            found.append(1000 * (max(ends) - began))
    return found


async def main() -> int:
    """Run the test and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--visitors", type=int, default=50)
    parser.add_argument("--times", type=int, default=40)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument("--broker", default="")
    asked = parser.parse_args()
    shared = ["--database", asked.database] if asked.database else []
    shared += ["--broker", asked.broker] if asked.broker else []
    with tempfile.TemporaryDirectory() as folder:
        ports = [free_port() for _ in range(asked.processes)]
        servers = [started(folder, port, "--lobby", "on", *shared) for port in ports]
        try:
            for port in ports:
                await until_open(port)
            found = await measure(ports, asked.tables, asked.visitors, asked.times)
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait()
    middle = median(found)
    print(f"until all see a new table: median {middle:.0f} ms, worst {max(found):.0f} ms")
    return verdict({f"median at most {LIMIT_MS:.0f} ms": middle <= LIMIT_MS})


if __name__ == "__main__":
    uvloop.install()
    sys.exit(asyncio.run(main()))
