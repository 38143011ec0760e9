"""An arena of a thousand people at one server: results, pairing by itself, and everybody's page.

    python bench/server/arena_event.py --players 1000 --seconds 60

Everybody has a socket of the event open and asks for the page when it tells of news, as phones do.
Matches last about ``--match`` seconds, and their results arrive by HTTP; the server opens a table
for each match, but nobody plays at it (``bench/server/sockets.py`` measures that). Prints the
latency of results and of pages, how long somebody who is free waits until their phone shows the
next table, stalls of the event loop, and the processor time and memory of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import os
import random
import secrets
import sys
import time
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct, json
from serving import allow_files, commits, megabytes, processor, verdict
from websockets.asyncio.client import connect

from capicua.api.hall.tournaments import OwnPart
from capicua.testing.server_process import UNLIMITED, ServerProcess, free_port


class _Frame(Struct):
    type: str
    revision: int = 0


class _Me(Struct):
    me: OwnPart


@dataclass
class Figures:
    """What was measured, in seconds."""

    results: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)


def op() -> str:
    """Return the name of a new request."""
    return secrets.token_urlsafe(16)


class Arena:
    """An event at a server, and everybody in it."""

    def __init__(self, site: ServerProcess, match_seconds: float) -> None:
        self.site, self.match_seconds = site, match_seconds
        self.figures = Figures()
        self.received = 0
        self.event = ""
        self.key = ""
        self.is_over = False
        self.open = 0
        self.playing: set[tuple[int, int]] = set()
        self.ended: dict[tuple[int, int], float] = {}
        self.matches: set[asyncio.Task[None]] = set()

    async def ask(self, method: str, path: str, key: str, body: Any = None) -> bytes:
        """Send a request and return the body of the answer.

        Clients that share their connections cost more here than the server does.
        """
        reader, writer = await asyncio.open_connection("127.0.0.1", self.site.port)
        data = b"" if body is None else json.encode(body)
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close"]
        lines += ["Accept-Encoding: gzip", "Content-Type: application/json"]
        lines += [f"Content-Length: {len(data)}", f"Authorization: Bearer {key}"]
        writer.write("\r\n".join([*lines, "", ""]).encode() + data)
        try:
            head, _, content = (await reader.read()).partition(b"\r\n\r\n")
        finally:
            writer.close()
        if not head.split(b" ", 2)[1].startswith(b"2"):
            raise RuntimeError(f"{path}: {head[:30]!r} {content[:200]!r}")
        self.received += len(content)
        return gzip.decompress(content) if b"content-encoding: gzip" in head.lower() else content

    @property
    def path(self) -> str:
        """The address of the event."""
        return f"/api/tournaments/{self.event}"

    async def decide(self, **act: Any) -> None:
        """Decide something as the director."""
        await self.ask("POST", f"{self.path}/decisions", self.key, {"op": op(), "act": act})

    async def prepare(self, players: int) -> list[str]:
        """Create the event and return the keys of those who play."""
        settings = {
            "name": "Arena",
            "rules": {"game": "block", "preset": "twenty_games", "seats": 2},
            "entry": "individuals",
            "format": "arena",
            "minutes": 600,
        }
        plan = {
            "op": op(),
            "settings": settings,
            "venue": {"online": True, "late_minutes": 0},
        }
        made = json.decode(await self.ask("POST", "/api/tournaments", "", plan))
        self.event, self.key = made["id"], made["key"]
        rows = [f"Player {number},{random.randrange(1000, 2400)}" for number in range(players)]
        await self.decide(type="import", csv="\n".join(["name,rating", *rows]))
        keys = json.decode(await self.ask("GET", f"{self.path}/keys", self.key))["keys"]
        return [each[0] for each in keys.values()]

    async def person(self, key: str) -> None:
        """Follow the event on a phone, and play whenever there is a table."""
        known, seat = 0, (0, 0)
        url = f"{self.site.socket_url}/ws/tournaments/{self.event}"
        headers = {"Authorization": f"Bearer {key}"}
        async with connect(url, additional_headers=headers, proxy=None, compression=None) as socket:
            self.open += 1
            async for data in socket:
                frame = json.decode(data, type=_Frame)
                if frame.type != "revision" or frame.revision <= known or self.is_over:
                    continue
                began = time.perf_counter()
                page = await self.ask("GET", self.path, key)
                self.figures.pages.append(time.perf_counter() - began)
                known = frame.revision
                rest = page[page.rindex(b',"me":{') + 1 :]
                me = json.decode(b"{" + rest, type=_Me).me
                table = next(((one.round, one.table) for one in me.seats if one.room_table), None)
                if table is None or table == seat or table in self.ended:
                    continue
                if seat in self.ended:
                    self.figures.waits.append(time.perf_counter() - self.ended[seat])
                seat = table
                if table not in self.playing:  # the first of both plays for both
                    self.playing.add(table)
                    self.spawn(self.match(table))

    def spawn(self, work: Any) -> None:
        """Run something beside everything else."""
        task = asyncio.create_task(work)
        self.matches.add(task)
        task.add_done_callback(self.matches.discard)

    async def match(self, table: tuple[int, int]) -> None:
        """Let a match last a while, and tell its result."""
        await asyncio.sleep(self.match_seconds * random.uniform(0.2, 1.8))
        if self.is_over:
            return
        began = time.perf_counter()
        points = [100, random.randrange(100)]
        random.shuffle(points)
        try:
            await self.decide(type="record", round=table[0], table=table[1], points=points)
        except (OSError, RuntimeError) as error:
            self.figures.failed.append(str(error))
            return
        self.ended[table] = time.perf_counter()
        self.figures.results.append(self.ended[table] - began)


def line(name: str, values: list[float]) -> str:
    """Return how often something happened, and how long it took."""
    ordered = sorted(values)
    if not ordered:
        return f"{name}: none"
    parts = ((part, ordered[int(part * (len(ordered) - 1))]) for part in (0.5, 0.9, 0.99, 1))
    found = ", ".join(f"p{100 * part:.0f} {1000 * value:,.0f}" for part, value in parts)
    return f"{name}: {len(ordered)}, {found} ms"


async def run(site: ServerProcess, metrics: str, players: int, seconds: float, match: float) -> int:
    """Run an arena and print what was measured; return the exit status."""
    arena = Arena(site, match)
    found = arena.figures
    keys = await arena.prepare(players)
    people = []
    for key in keys:
        people.append(asyncio.create_task(arena.person(key)))
        await asyncio.sleep(0.003)
    while arena.open < players:
        await asyncio.sleep(0.1)
    found.pages.clear()
    arena.received = 0
    pid = site.process.pid
    before, began = processor(pid)[0], time.monotonic()
    await arena.decide(type="start_round")
    print(f"first pairing of {players}: {time.monotonic() - began:.1f} s")
    await asyncio.sleep(seconds)
    arena.is_over = True
    used, passed = processor(pid)[0] - before, time.monotonic() - began
    page = json.decode(await arena.ask("GET", arena.path, arena.key))["event"]
    seated = [
        one
        for round in page["rounds"]
        for table in round["tables"]
        if not table.get("result")
        for side in table["sides"]
        for one in side
    ]
    print(line("results", found.results))
    print(line("pages of phones", found.pages))
    print(line("from a result to the next table on the phone", found.waits))
    print(f"{len(page['rounds'])} pairings; {await commits(f'http://{metrics}')}")
    print(f"{arena.received / 1000 / max(1, len(found.pages)):.0f} KB sent for each page")
    load = os.getloadavg()[0]
    print(f"{100 * used / passed:.0f} % of a core, {megabytes(pid):.0f} MB, load {load:.1f}")
    for each in (*people, *arena.matches):
        each.cancel()
    await asyncio.gather(*people, *arena.matches, return_exceptions=True)
    for text in found.failed[:5]:
        print(" ", text)
    return verdict(
        {
            "nobody sits at two tables": len(set(seated)) == len(seated),
            "no result was refused": not found.failed,
            "somebody played again": len(found.waits) > players // 4,
        }
    )


def main() -> None:
    """Run and print; exit with 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--match", type=float, default=60, help="seconds of a match")
    chosen = parser.parse_args()
    allow_files(2 * chosen.players)
    metrics = f"127.0.0.1:{free_port()}"
    with ServerProcess(tournaments="on", metrics=metrics, **UNLIMITED) as site:
        sys.exit(asyncio.run(run(site, metrics, chosen.players, chosen.seconds, chosen.match)))


if __name__ == "__main__":
    main()
