"""Growth of a server over an hour of abandoned tables and slow readers.

    python bench/server/soak.py                              # 20,000 tables in an hour
    python bench/server/soak.py --seconds 60 --tables 60 --every 2 --clock 5 --idle-minutes 0.1

People create tables, sit down, sometimes start a round with a clock, and leave silently; the server
unloads each table after ``--idle-minutes``. Meanwhile rounds are played at live tables with slow
readers. Half of these share a connection of 1 kB/s, and half stop reading after their first frame:
the server closes their sockets and they reconnect.

Each row is a sample of the server's process. Slopes are computed over the last two thirds, with 95
% intervals for independent samples. The exit status is 1 if memory, timers or open files grow
significantly (the whole interval is above 0) by more than 5 % of their mean, and by more than 5,
over that time. A run must be much longer than the clock and ``--idle-minutes``. After that, only
bounded data remain of a table: the links of the last few thousand secrets (``fairness``) and, for a
day, one counter per address (``fixed_window.FixedWindow``); every table here comes from a different
address.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import httpx
import uvloop
from serving import allow_files, megabytes, metrics, started, until_open
from sockets import Load, Player, connect, make_tables, sit_down, somewhere, stay, token_of

from capicua.client.socket import PING_SECONDS
from capicua.core.statistics import student
from capicua.testing.server_process import free_port
from capicua.testing.slow_line import Profile, SlowLine

SLOWLY = Profile(0.3, 1000, 1000)
LIVELY = 4
"""Number of tables at which rounds are played continuously."""
PAUSE_SECONDS = 0.1
"""Seconds between two actions at the live tables."""
FAILING = 0.001
"""Fraction of tables whose creation may fail: a connection may close while in use."""
TOLERATED, SPARE = 0.05, 5.0
"""Growth that is tolerated, relative to the mean and absolute."""
WAITING, PLAYING = "waiting", "playing"


class Look(NamedTuple):
    """One sample of the server."""

    second: float
    made: int
    megabytes: float
    timers: float
    files: float
    tables: float
    sockets: float


class Growth(NamedTuple):
    """A slope with its interval, in units per hour."""

    slope: float
    margin: float
    mean: float

    def is_flat(self, seconds: float) -> bool:
        """Return whether the growth is insignificant or small over this many seconds."""
        little = max(TOLERATED * self.mean, SPARE)
        return self.slope - self.margin <= 0 or self.slope * seconds / 3600 < little


def growth(seconds: Sequence[float], values: Sequence[float]) -> Growth:
    """Return the least-squares slope of values over seconds, with its 95 % margin."""
    slope, at_zero = statistics.linear_regression(seconds, values)
    left = [value - at_zero - slope * x for x, value in zip(seconds, values, strict=True)]
    middle, freedom = statistics.fmean(seconds), len(seconds) - 2
    spread = math.fsum((x - middle) ** 2 for x in seconds)
    error = math.sqrt(math.fsum(one * one for one in left) / freedom / spread)
    return Growth(slope * 3600, student(freedom) * error * 3600, statistics.fmean(values))


class Soak:
    """All simulated clients."""

    def __init__(self, address: str, clock: int) -> None:
        self.address = address
        self.clock = clock
        """Seconds per turn at the abandoned tables."""
        self.made = 0
        self.closed = 0
        """Number of slow readers that the server has disconnected."""
        self.failed = 0

    def url(self, table: str) -> str:
        """Return the socket address of a table."""
        return f"{self.address.replace('http', 'ws')}/ws/tables/{table}"

    async def abandon(self, tables: int, seconds: float) -> None:
        """Create tables at a constant rate and abandon them."""
        began, running = time.monotonic(), set[asyncio.Task[None]]()
        limits = httpx.Limits(max_connections=16, keepalive_expiry=1.0)
        async with httpx.AsyncClient(base_url=self.address, timeout=60, limits=limits) as client:
            for number in range(tables):
                due = began + seconds * number / tables
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                task = asyncio.create_task(self._come_and_go(client, random.choice(KINDS)))
                running.add(task)
                task.add_done_callback(running.discard)
            await asyncio.gather(*running)

    async def _come_and_go(self, client: httpx.AsyncClient, kind: str) -> None:
        others = "bot" if kind == PLAYING else "open"
        plan = {
            "rules": {"game": "draw", "seats": 2},
            "seats": [{"kind": "me"}, {"kind": others}],
            "name": "Ana",
            "clock": {"kind": "turn", "seconds": self.clock, "at_zero": "bot"},
        }
        try:
            made = await client.post("/api/tables", json=plan, headers=somewhere())
            table = made.raise_for_status().json()["table"]
            player = Player(token_of(made))
            client.cookies.clear()
            if await connect(self.url(table), player):
                if kind == PLAYING:
                    await player.ask({"type": "next"})
                player.transport.disconnect()
            self.made += 1
        except (httpx.HTTPError, TimeoutError) as error:
            self.failed += 1
            print("failed:", repr(error), file=sys.stderr)

    async def play(self, load: Load) -> None:
        """Let the seats of the live tables act in turn."""
        while True:
            for index in range(len(load.tables)):
                await asyncio.sleep(PAUSE_SECONDS / len(load.tables))
                await load.act(index)

    async def read_slowly(self, address: str, table: str, token: str, *, reads: bool) -> None:
        """Connect to a live table, reconnecting whenever the server closes the socket.

        It answers heartbeats, so that it can be disconnected only for being slow.
        """
        url = f"{address.replace('http', 'ws')}/ws/tables/{table}"
        while True:
            player = Player(token)
            if await connect(url, player, quiet=True, narrow=not reads):
                while not player.is_closed:
                    await asyncio.sleep(PING_SECONDS)
                    if not reads:
                        player.transport.underlying_transport.pause_reading()
                    player.send({"type": "ping"})
                self.closed += 1
            await asyncio.sleep(random.uniform(1, 5))


KINDS = (WAITING, PLAYING)


async def look(soak: Soak, pid: int, watched: str, second: float) -> Look:
    """Return a sample of the server."""
    said = await metrics(watched)
    names = ("capicua_timers", "process_open_fds", "capicua_tables", "capicua_sockets")
    return Look(second, soak.made, megabytes(pid), *(said[name] for name in names))


async def main() -> int:
    """Run the test and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--slow", type=int, default=20, help="slow readers")
    parser.add_argument("--every", type=float, default=30.0, help="seconds between two looks")
    parser.add_argument("--clock", type=int, default=60, help="seconds for a turn")
    parser.add_argument("--idle-minutes", type=float, default=1.0)
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    allow_files(asked.slow + 100)
    port, watched = free_port(), free_port()
    more = ["--database", asked.database] if asked.database else []
    with tempfile.TemporaryDirectory() as folder:
        server = started(
            *(folder, port, "--metrics", str(watched)),
            *("--idle-minutes", str(asked.idle_minutes), *more),
        )
        background: list[asyncio.Task[None]] = []
        try:
            await until_open(port)
            soak, load = Soak(f"http://127.0.0.1:{port}", asked.clock), Load()
            tables = await make_tables(soak.address, LIVELY)
            await sit_down(load, [port], tables)
            line = SlowLine(soak.address, SLOWLY)
            slow = [random.choice(tables) for _ in range(asked.slow)]
            work = [stay(load), soak.play(load), soak.abandon(asked.tables, asked.seconds)]
            for number, (table, *tokens) in enumerate(slow):
                reads = number % 2 == 0
                where = line.url if reads else soak.address
                work.append(soak.read_slowly(where, table, tokens[0], reads=reads))
            background = [asyncio.create_task(one) for one in work]
            looks = await watch(soak, server.pid, f"http://127.0.0.1:{watched}", asked)
        finally:
            for task in background:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            server.terminate()
            server.wait()
    print(
        f"\n{soak.made} tables made, {soak.failed} failed; {len(load.latencies)} actions at the "
        f"lively ones; slow readers let go of: {soak.closed}"
    )
    return told(looks) if soak.failed <= asked.tables * FAILING else 1


async def watch(soak: Soak, pid: int, watched: str, asked: argparse.Namespace) -> list[Look]:
    """Sample the server periodically and print one row per sample."""
    print("\n| second | tables made | MB | timers | open files | tables | sockets |")
    print("|---|---|---|---|---|---|---|", flush=True)
    looks: list[Look] = []
    began = time.monotonic()
    while (second := time.monotonic() - began) < asked.seconds:
        looks.append(found := await look(soak, pid, watched, second))
        print(
            f"| {second:.0f} | {found.made} | {found.megabytes:.1f} | "
            f"{' | '.join(f'{value:.0f}' for value in found[3:])} |",
            flush=True,
        )
        await asyncio.sleep(asked.every)
    return looks


def told(looks: Sequence[Look]) -> int:
    """Print the slopes and return the exit status."""
    settled = looks[len(looks) // 3 :]
    seconds = [one.second for one in settled]
    if len(settled) < 4:
        print("too few samples for slopes")
        return 1
    is_flat = True
    print("\n| last two thirds | mean | an hour | pass |\n|---|---|---|---|")
    for name in ("megabytes", "timers", "files"):
        found = growth(seconds, [getattr(one, name) for one in settled])
        ok = found.is_flat(seconds[-1] - seconds[0])
        is_flat &= ok
        change = f"{found.slope:+.1f} ± {found.margin:.1f}"
        print(f"| {name} | {found.mean:.1f} | {change} | {'pass' if ok else 'FAIL'} |")
    return 0 if is_flat else 1


if __name__ == "__main__":
    uvloop.install()
    sys.exit(asyncio.run(main()))
