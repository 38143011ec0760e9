"""10,000 people at the tables of one server: dropped connections, memory and latency.

    python bench/server/sockets.py  # 2,500 tables of four, SQLite, 500 actions/s
    python bench/server/sockets.py --tables 250 --rate 100 --database postgresql://…
    python bench/server/sockets.py --climb  # also the highest rate with p99 up to 100 ms
    python bench/server/sockets.py --processes 2 --database postgresql://… --broker redis://…

A real server in its own process plays real rounds of Block in all seats, with every frame of the
protocol, including the pings that browsers send after fifteen seconds of silence. Each action is
timed from sending it to the response that confirms it is durable. A bare server on the same stack,
which sends as many frames to as many sockets at the same rate, measures the machine's share of the
latency and of the processor time in the same run. Processor time is also given in units of
``sum(range(100000))``, timed once a second in the load's process, so that figures of different
machines can be compared. The exit status is 1 if a limit is exceeded.

Server and load need one core each, and as many open files as there are sockets (``ulimit -Hn``);
the rest of the machine should be idle. If it is not, Linux shares its cores by session, and a
session can raise its share: ``echo -15 > /proc/self/autogroup`` as root.

With ``--processes`` each process holds its share of the tables, and the people of a table use all
processes in turn, as behind a proxy. Processor time is that of all processes. How many actions a
second two processes serve can only be measured with four cores. With any number, they serve at most
twice as many as one, times the processor time of its actions, divided by that of theirs.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import socket
import sys
import tempfile
import time
from dataclasses import dataclass, field
from itertools import cycle
from statistics import median
from typing import Any

import httpx
import msgspec
import picows
import uvloop
from bare_server import measured
from serving import (
    allow_files,
    commits,
    megabytes,
    processor,
    started,
    until_open,
    verdict,
)

from capicua.client.socket import PING_SECONDS, SPEAK_SECONDS
from capicua.testing.server_process import free_port

SEATS = 4
NAMES = ("Ana", "Luis", "Eva", "Raúl")
MOST_MEGABYTES = 350.0
SLOWEST_MS = 25.0
DEAREST_UNITS = 0.25
"""Processor time of the server for an action, in the machine's units."""
SERVED = 0.97
"""Least share of the actions that must be served; some fall on tables that are still busy."""
CLIMB_MS = 100.0
"""The 99th percentile up to which a higher rate is tried."""
CLIMB_RATES = 1.25
CLIMB_SECONDS = 15.0
BEAT_SECONDS = 5.0


class Choice(msgspec.Struct):
    """The part of a choice that the load generator reads."""

    action: int


class Seen(msgspec.Struct):
    """The part of the position that the load generator reads."""

    turn: int | None
    choices: list[Choice]


class Frame(msgspec.Struct):
    """The part of a server frame that the load generator reads."""

    type: str
    id: str = ""
    version: int = 0
    phase: str = ""
    seen: Seen | None = None


_frames = msgspec.json.Decoder(Frame)


class Player(picows.WSListener):  # type: ignore[misc]
    """One person's browser."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.state: Frame | None = None
        self.transport: Any = None
        self.is_closed = False
        self.heard = self.spoke = 0.0
        self.waiting: dict[str, asyncio.Future[str]] = {}

    def on_ws_connected(self, transport: Any) -> None:
        """Send hello."""
        self.transport = transport
        self.send({"type": "hello", "token": self.token})

    def on_ws_disconnected(self, transport: Any) -> None:
        """Note that the socket is closed."""
        self.is_closed = True

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        """Handle a frame."""
        if frame.msg_type == picows.WSMsgType.CLOSE:
            self.is_closed = True
            return
        self.heard = time.perf_counter()
        found = _frames.decode(frame.get_payload_as_bytes())
        if found.type == "state":
            self.state = found
        elif found.id in self.waiting:
            answer = self.waiting.pop(found.id)
            if not answer.done():  # the request has timed out
                answer.set_result(found.type)

    def send(self, frame: dict[str, Any]) -> None:
        """Send a frame."""
        self.spoke = time.perf_counter()
        self.transport.send(picows.WSMsgType.TEXT, msgspec.json.encode(frame))

    async def ask(self, frame: dict[str, Any]) -> str:
        """Send a request and wait for the response: ``done`` or ``refused``."""
        request = f"{id(self)}-{time.monotonic_ns()}"
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.waiting[request] = answer
        self.send({**frame, "id": request})
        return await asyncio.wait_for(answer, 30)


@dataclass
class Load:
    """The people at all tables, and their measurements."""

    tables: list[list[Player]] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    rounds: int = 0
    """Actions that began a round, which are not timed."""
    failed: int = 0
    refused: int = 0
    busy: set[int] = field(default_factory=set)

    async def act(self, index: int) -> None:
        """Let the seat to act do so; after a round, all continue to the next."""
        players = self.tables[index]
        try:
            if not await self._try(players):
                await asyncio.gather(*(player.ask({"type": "next"}) for player in players))
                self.rounds += 1
        except TimeoutError:
            self.failed += 1
        finally:
            self.busy.discard(index)

    async def _try(self, players: list[Player]) -> bool:
        for player in players:
            state = player.state
            if state and state.phase == "playing" and state.seen and state.seen.choices:
                action = random.choice(state.seen.choices).action
                began = time.perf_counter()
                answer = await player.ask({"type": "act", "action": action, "at": state.version})
                self.latencies.append(1000 * (time.perf_counter() - began))
                self.refused += answer != "done"
                return True
        return False


def somewhere() -> dict[str, str]:
    """Return the forwarded address of a random household, as a proxy sends it."""
    return {"X-Forwarded-For": ".".join(str(random.randrange(1, 255)) for _ in range(4))}


def token_of(answer: httpx.Response) -> str:
    """Return the token in a response's cookie."""
    return answer.headers["set-cookie"].partition("=")[2].partition(";")[0]


async def make_tables(address: str, count: int) -> list[list[str]]:
    """Create tables with people at all seats; return the tokens of each, by seat."""
    limits = asyncio.Semaphore(16)

    async def make(client: httpx.AsyncClient) -> list[str]:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        plan = {"rules": {"game": "block", "seats": SEATS}, "seats": seats, "name": NAMES[0]}
        async with limits:
            made = await client.post("/api/tables", json=plan, headers=somewhere())
            keys = made.raise_for_status().json()
            table = keys["table"]
            tokens = [token_of(made)]
            for name in NAMES[1:]:
                client.cookies.clear()
                entry = {"key": keys["play"], "name": name}
                where = f"/api/tables/{table}/enter"
                entered = await client.post(where, json=entry, headers=somewhere())
                tokens.append(entered.raise_for_status().json()["token"])
            return [table, *tokens]

    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        return await asyncio.gather(*(make(client) for _ in range(count)))


async def connect(url: str, player: Player, *, quiet: bool = False, narrow: bool = False) -> bool:
    """Open a socket; return whether it was accepted. Print the error unless ``quiet``.

    With ``narrow``, the socket has a minimal receive buffer.
    """
    try:
        await picows.ws_connect(
            lambda: player,
            url,
            websocket_handshake_timeout=30,
            extra_headers=somewhere(),
            socket_factory=narrow_socket if narrow else None,
        )
    except Exception as error:
        if not quiet:
            print("refused:", error)
        return False
    return True


async def narrow_socket(url: Any) -> socket.socket:
    """Return a connection with a minimal receive buffer."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    found.setblocking(False)
    await asyncio.get_running_loop().sock_connect(found, (url.host, url.port))
    return found


async def sit_down(load: Load, ports: list[int], tables: list[list[str]]) -> None:
    """Open all sockets, 100 at a time and to each server in turn, and start every round."""
    batch: list[tuple[str, Player]] = []
    addresses = cycle(f"ws://127.0.0.1:{port}" for port in ports)
    for table, *tokens in tables:
        players = [Player(token) for token in tokens]
        load.tables.append(players)
        batch += [(f"{next(addresses)}/ws/tables/{table}", player) for player in players]
    for start in range(0, len(batch), 100):
        opened = await asyncio.gather(*(connect(*one) for one in batch[start : start + 100]))
        load.failed += opened.count(False)
    for start in range(0, len(load.tables), 50):
        some = [p for players in load.tables[start : start + 50] for p in players if p.transport]
        await asyncio.gather(*(player.ask({"type": "next"}) for player in some))


async def stay(load: Load) -> None:
    """Send everyone's pings at the intervals of browsers."""
    while True:
        players = [player for some in load.tables for player in some if player.transport]
        began = time.perf_counter()
        for number, player in enumerate(players):
            due = began + BEAT_SECONDS * number / len(players)
            if number % 10 == 0:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            now = time.perf_counter()
            is_due = now - player.heard >= PING_SECONDS or now - player.spoke >= SPEAK_SECONDS
            if is_due and not player.is_closed:
                player.send({"type": "ping"})
        await asyncio.sleep(max(0.1, began + BEAT_SECONDS - time.perf_counter()))


async def play(load: Load, rate: float, seconds: float) -> None:
    """Let seats act at this rate, at random tables."""
    running = set[asyncio.Task[None]]()
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        index = random.randrange(len(load.tables))
        if index not in load.busy:
            load.busy.add(index)
            task = asyncio.create_task(load.act(index))
            running.add(task)
            task.add_done_callback(running.discard)
    await asyncio.gather(*running)


async def clock_units(found: list[float]) -> None:
    """Time the machine's unit once a second, in seconds."""
    while True:
        await asyncio.sleep(1)
        began = time.thread_time()
        sum(range(100000))
        found.append(time.thread_time() - began)


async def climb(load: Load, rate: float) -> float:
    """Return the highest rate tried at which nearly all actions are served within the limit."""
    highest = 0.0
    while True:
        load.latencies.clear()
        load.rounds = 0
        await play(load, rate, CLIMB_SECONDS)
        p99 = told(f"{rate:.0f} actions/s", load.latencies)
        served = len(load.latencies) + load.rounds
        if p99 > CLIMB_MS or served < SERVED * rate * CLIMB_SECONDS:
            return highest
        highest, rate = rate, rate * CLIMB_RATES


# -- the run -----------------------------------------------------------------------------------


def told(name: str, latencies: list[float]) -> float:
    """Print the distribution of latencies and return the 99th percentile."""
    ordered = sorted(latencies) or [0.0]
    p50, p99 = (ordered[int(len(ordered) * part)] for part in (0.5, 0.99))
    print(
        f"{name}: n {len(latencies)}, p50 {p50:.1f} ms, p99 {p99:.1f} ms, max {ordered[-1]:.1f} ms"
    )
    return p99


async def main() -> int:
    """Run the test and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2500)
    parser.add_argument("--rate", type=float, default=500.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--database", default="")
    parser.add_argument("--broker", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--climb", action="store_true")
    asked = parser.parse_args()
    sockets = asked.tables * SEATS
    print(f"{asked.tables} tables, {sockets} sockets, {asked.rate:g} actions/s")
    allow_files(sockets)
    bare = await measured(sockets, asked.rate, min(20.0, asked.seconds))
    told("bare server", bare.latencies)
    with tempfile.TemporaryDirectory() as folder:
        ports = [free_port() for _ in range(asked.processes)]
        watched = [free_port() for _ in ports]
        shared = ["--database", asked.database] if asked.database else []
        shared += ["--broker", asked.broker] if asked.broker else []
        servers = [
            started(folder, port, "--metrics", str(metrics), *shared)
            for port, metrics in zip(ports, watched, strict=True)
        ]
        pids = [server.pid for server in servers]
        try:
            for port in ports:
                await until_open(port)
            empty = max(map(megabytes, pids))
            began = time.perf_counter()
            tables: list[list[str]] = []
            for port in ports:
                share = asked.tables // len(ports)
                tables += await make_tables(f"http://127.0.0.1:{port}", share)
            made = time.perf_counter() - began
            load = Load()
            staying = asyncio.create_task(stay(load))
            await sit_down(load, ports, tables)
            seated = max(map(megabytes, pids))
            print(
                f"tables made in {made:.0f} s; memory {empty:.0f} MB empty, {seated:.0f} MB seated"
            )
            units: list[float] = []
            timing = asyncio.create_task(clock_units(units))
            before = [processor(pid) for pid in pids]
            await play(load, asked.rate, asked.seconds)
            timing.cancel()
            after = [processor(pid) for pid in pids]
            busy = sum(now[0] - then[0] for now, then in zip(after, before, strict=True))
            stolen = after[0][1] - before[0][1]
            each, unit = busy / max(1, len(load.latencies)), median(units or [1.0])
            print(
                f"the server had {busy:.1f} s of processor, {1000 * each:.2f} ms for each action; "
                f"the machine's unit took {1000 * unit:.2f} ms, so an action {each / unit:.2f} "
                f"units; the machine's host kept back {stolen:.1f} s of all cores"
            )
            print(
                f"a bare server took {1000 * bare.each:.2f} ms, {bare.each / unit:.2f} units, "
                "to send as many frames"
            )
            played = max(map(megabytes, pids))
            for metrics in watched:
                print(await commits(f"http://127.0.0.1:{metrics}"))
            latencies, rounds = load.latencies[:], load.rounds
            if asked.climb:
                highest = await climb(load, asked.rate * CLIMB_RATES)
                print(f"highest rate with p99 up to {CLIMB_MS:.0f} ms: {highest:.0f} actions/s")
            staying.cancel()
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait()
    closed = sum(player.is_closed for players in load.tables for player in players)
    p99 = told("action to durable answer", latencies)
    served = (len(latencies) + rounds) / (asked.rate * asked.seconds)
    print(f"memory {played:.0f} MB after play")
    print(f"failed or closed sockets {load.failed + closed}, rejected actions {load.refused}")
    passed = {
        "no socket failed": load.failed + closed == 0,
        "no action refused": load.refused == 0,
        f"memory at most {MOST_MEGABYTES:.0f} MB": played <= MOST_MEGABYTES,
        f"p99 at most {SLOWEST_MS:.0f} ms": p99 <= SLOWEST_MS,
        f"at least {SERVED:.0%} of the actions were served": served >= SERVED,
        f"processor time at most {DEAREST_UNITS} units for each action": (
            each <= DEAREST_UNITS * unit
        ),
    }
    return verdict(passed)


if __name__ == "__main__":
    uvloop.install()
    sys.exit(asyncio.run(main()))
