"""Response time of a bot at one table while another address uses its full rate limits.

    python bench/server/bots_first.py --seconds 60

Starts a server with its default limits. 127.0.0.2 continuously requests comparisons of 400 rounds,
hints over sixty sockets, and moves at tables with bots of level 5. At another table, 127.0.0.1
plays against one bot of level 3. Each of its turns is timed from the durable response to the
person's action until the bot has acted, first without load and then under load. The exit status is
1 if p99 under load exceeds the target.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import time
from contextlib import suppress
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from capicua.testing.server_process import ServerProcess

HONEST, GREEDY = "127.0.0.1", "127.0.0.2"
HEAVY = {
    "a": {"game": "big_clock", "preset": "big-clock-12"},
    "b": {"game": "big_clock", "preset": "big-clock-easy"},
    "rounds": 400,
}
_numbers = count(1)


class Seat:
    """A person at a table with bots who takes the first legal action."""

    def __init__(self, site: ServerProcess, address: str, level: str, bots: int, game: str) -> None:
        self.site, self.address, self.game = site, address, game
        self.levels = [level] * bots
        self.state: dict[str, Any] = {}
        self.turns: list[float] = []
        """Seconds from the person's action until the person may act again."""
        self.hurried = 0

    async def sit(self) -> None:
        """Create a table, waiting if the rate limit is reached."""
        plan = {
            "rules": {"game": self.game, "seats": len(self.levels) + 1},
            "seats": [{"kind": "me"}] + [{"kind": "bot", "level": one} for one in self.levels],
            "name": "Ana",
            "pace": "quick",
        }
        async with client(self.address) as http:
            while True:
                made = await http.post(f"{self.site.url}/api/tables", json=plan)
                if made.status_code == 201:
                    break
                await asyncio.sleep(2)
        self.table = made.json()["table"]
        cookies = [cookie.value for cookie in made.cookies.jar if self.table in cookie.name]
        self.token = cookies[0]

    async def connected(self) -> ClientConnection:
        """Return a socket at the table."""
        address = f"{self.site.socket_url}/ws/tables/{self.table}"
        socket = await connect(
            address, compression=None, proxy=None, local_addr=(self.address, 0), close_timeout=1
        )
        await socket.send(json.dumps({"type": "hello", "token": self.token}))
        return socket

    async def play(self, until: float) -> None:
        """Play until a time, with a rematch after each match."""
        await self.sit()
        while time.monotonic() < until:
            with suppress(WebSocketException, OSError):
                async with await self.connected() as socket:
                    await self._play(socket, until)

    async def _play(self, socket: ClientConnection, until: float) -> None:
        asked = 0.0
        asked_at = -1
        while time.monotonic() < until:
            frame = json.loads(await asyncio.wait_for(socket.recv(), 60))
            if frame["type"] == "refused" and frame["message"]["id"] == "too-fast":
                await asyncio.sleep(1)
                await socket.send(json.dumps({"type": "hello", "token": self.token}))
            if frame["type"] != "state":
                continue
            said = [text["id"] for line in frame["lines"] for text in line.get("said", [])]
            self.hurried += said.count("bot-hurried")
            is_mine = "act" in frame["may"]
            if asked and frame["version"] > asked_at + 1 and (is_mine or "next" in frame["may"]):
                self.turns.append(time.monotonic() - asked)
            if frame["version"] <= asked_at + 1 and asked:
                continue
            if is_mine:
                await asyncio.sleep(0.25)  # stay within the frame rate limit of a connection
                action = frame["seen"]["choices"][0]["action"]
                asked, asked_at = time.monotonic(), frame["version"]
                await self._send(socket, type="act", action=action, at=frame["version"])
            elif "next" in frame["may"]:
                asked = 0.0
                await self._send(socket, type="next")
            elif frame["phase"] == "over":
                await self.sit()
                return

    async def _send(self, socket: ClientConnection, **frame: Any) -> None:
        await socket.send(json.dumps(frame | {"id": f"b{next(_numbers)}"}))


def client(address: str) -> httpx.AsyncClient:
    """Return a client that connects from a local address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(transport=transport, timeout=httpx.Timeout(200), trust_env=False)


async def compare(site: ServerProcess, until: float) -> None:
    """Request comparisons continuously."""
    async with client(GREEDY) as http:
        while time.monotonic() < until:
            with suppress(httpx.HTTPError):
                found = await http.post(f"{site.url}/api/compare", json=HEAVY)
                await asyncio.sleep(0.0 if found.status_code == 200 else 0.5)


async def ask_for_hints(site: ServerProcess, seat: Seat, until: float) -> None:
    """Request hints continuously."""
    while time.monotonic() < until:
        with suppress(WebSocketException, OSError, TimeoutError):
            async with await seat.connected() as socket:
                while time.monotonic() < until:
                    await socket.send(json.dumps({"type": "hint", "id": f"h{next(_numbers)}"}))
                    async with asyncio.timeout(60):
                        while json.loads(await socket.recv())["type"] not in ("advice", "refused"):
                            pass
                    await asyncio.sleep(0.2)


async def besieged(site: ServerProcess, until: float, tables: int) -> None:
    """Use everything that one address may request, concurrently."""
    hinted = [Seat(site, GREEDY, "greedy", 3, "block") for _ in range(6)]
    for seat in hinted:
        await seat.sit()
    work = [compare(site, until) for _ in range(20)]
    work += [ask_for_hints(site, seat, until) for seat in hinted for _ in range(10)]
    work += [Seat(site, GREEDY, "level5", 3, "block").play(until) for _ in range(tables)]
    await asyncio.gather(*work, return_exceptions=True)


def told(name: str, seat: Seat) -> float:
    """Print the distribution of turn times and return the 99th percentile."""
    turns = sorted(seat.turns)
    if len(turns) < 2:
        print(f"{name}: {len(turns)} turns")
        return float("inf")
    p50, p99 = statistics.median(turns), turns[int(0.99 * (len(turns) - 1))]
    print(
        f"{name}: {len(turns)} turns, p50 {p50 * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms, "
        f"max {turns[-1] * 1000:.0f} ms, {seat.hurried} played faster"
    )
    return p99


async def main(arguments: argparse.Namespace) -> int:
    """Measure without and under load; return the exit status."""
    with ServerProcess() as site:
        warm = Seat(site, HONEST, "level3", 1, arguments.game)
        await warm.play(time.monotonic() + 5)  # start the bot processes
        alone = Seat(site, HONEST, "level3", 1, arguments.game)
        await alone.play(time.monotonic() + arguments.seconds / 2)
        told("alone", alone)
        until = time.monotonic() + arguments.seconds
        siege = asyncio.create_task(besieged(site, until, arguments.tables))
        await asyncio.sleep(3)
        seat = Seat(site, HONEST, "level3", 1, arguments.game)
        await seat.play(until)
        p99 = told("under load", seat)
        siege.cancel()
        with suppress(asyncio.CancelledError):
            await siege
    return 0 if p99 <= arguments.target else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=20, help="tables with bots of level 5")
    parser.add_argument("--game", default="block")
    parser.add_argument("--target", type=float, default=1.0, help="p99 in seconds")
    sys.exit(asyncio.run(main(parser.parse_args())))
