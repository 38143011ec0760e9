"""10,000 people reconnect at once after a ``kill -9``: time until each has their table again.

    python bench/server/storm.py                         # 2,500 tables of four, SQLite
    python bench/server/storm.py --tables 250 --database postgresql://…

The server is killed while rounds of Block are played at all tables, and restarted on the same port.
Until it responds, and after each rejection, everyone retries after 0.25 to 0.75 seconds, which is
more aggressive than browsers are. The clock starts with the first socket that gets its table. The
exit status is 1 if anyone gets theirs more than ten seconds later, never, or in an older state.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from typing import Any

import uvloop
from serving import allow_files, megabytes, started, until_open, verdict
from sockets import SEATS, Load, Player, connect, make_tables, play, sit_down

from capicua.testing.server_process import free_port

SLOWEST_SECONDS = 10.0
LONGEST_SECONDS = 120.0
"""Seconds after which a person gives up."""


class Returning(Player):
    """A person who reconnects, and the time at which they have their table."""

    def __init__(self, token: str, known: int) -> None:
        super().__init__(token)
        self.known = known
        """The last version of the table that they received."""
        self.came = 0.0
        self.tries = 0

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        """Record the time of the first state."""
        super().on_ws_frame(transport, frame)
        if self.state is not None and not self.came:
            self.came = time.perf_counter()


async def come_back(url: str, player: Returning) -> None:
    """Retry until the player has their table."""
    end = time.perf_counter() + LONGEST_SECONDS
    while time.perf_counter() < end:
        player.tries += 1
        player.is_closed = False
        if await connect(url, player, quiet=True):
            while not player.came and not player.is_closed and time.perf_counter() < end:
                await asyncio.sleep(0.05)
            if player.came:
                return
        await asyncio.sleep(random.uniform(0.25, 0.75))


async def main() -> int:
    """Run the test and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2500)
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    sockets = asked.tables * SEATS
    allow_files(sockets)
    database = ["--database", asked.database] if asked.database else []
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        server = started(folder, port, *database)
        try:
            await until_open(port)
            tables = await make_tables(address, asked.tables)
            load = Load()
            await sit_down(load, [port], tables)
            await play(load, min(100.0, asked.tables), 5.0)
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
            killed = time.perf_counter()
            returning = [
                (
                    f"{address.replace('http', 'ws')}/ws/tables/{table}",
                    Returning(token, player.state.version if player.state else 0),
                )
                for (table, *tokens), players in zip(tables, load.tables, strict=True)
                for token, player in zip(tokens, players, strict=True)
            ]
            coming = asyncio.gather(*(come_back(*one) for one in returning))
            server = started(folder, port, *database)
            await coming
            weight = megabytes(server.pid)
        finally:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
    return told([player for _, player in returning], killed, weight)


def told(players: list[Returning], killed: float, weight: float) -> int:
    """Print the results and return the exit status."""
    came = sorted(player.came for player in players if player.came)
    first = came[0] if came else killed
    p50, p99, last = (came[int((len(came) - 1) * part)] - first for part in (0.5, 0.99, 1.0))
    older = sum(p.state is not None and p.state.version < p.known for p in players)
    print(f"the first socket had its table {first - killed:.1f} s after the kill")
    print(f"after that: p50 {p50:.1f} s, p99 {p99:.1f} s, last {last:.1f} s of {len(players)}")
    print(f"{sum(p.tries for p in players)} attempts; the server uses {weight:.0f} MB")
    passed = {
        "everyone has their table": len(came) == len(players),
        "within ten seconds of the first": last <= SLOWEST_SECONDS,
        "no table is older than before": not older,
    }
    return verdict(passed)


if __name__ == "__main__":
    uvloop.install()
    sys.exit(asyncio.run(main()))
