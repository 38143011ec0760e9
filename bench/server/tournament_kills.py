"""Kill a server with ``kill -9`` in every step of a round: no result lost, doubled or shown early.

    python bench/server/tournament_kills.py --tables 250 --kills 12
    python bench/server/tournament_kills.py --tables 250 --kills 12 --database postgresql://…

Pairs of a duplicate event tell their results by phone, each request under its own name and
repeated until it is answered; some are told by both sides, some twice. At random times the server
is killed and started again. A spectator reads the event all the while: a result that is seen before
all tables have played is a failure, as is a revision that goes back. In the end each table has its
result once.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from capicua.testing.server_process import UNLIMITED, ServerProcess, free_port
from capicua.tournament import Tournament

PHONES = 8
"""Number of phones that send at a time."""
BOTH = 5
"""At one table in so many, both sides tell the result."""
PATIENCE_SECONDS = 900


@dataclass
class Tally:
    """Counts and failures."""

    kills: int = 0
    repeats: int = 0
    looks: int = 0
    wrong: list[str] = field(default_factory=list)


def op() -> str:
    """Return the name of a new request."""
    return secrets.token_urlsafe(16)


class Hall:
    """A tournament at a server that is killed now and then."""

    def __init__(self, url: str, tables: int) -> None:
        self.url, self.tables = url, tables
        self.tally = Tally()
        self.client = httpx.AsyncClient(base_url=url, timeout=20)
        self.event = ""
        self.key = ""

    async def ask(self, method: str, path: str, body: Any = None, key: str = "") -> Any:
        """Send a request until it is answered, and return the answer."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            with suppress(httpx.HTTPError):
                found = await self.client.request(method, path, json=body, headers=headers)
                self.client.cookies.clear()  # everybody is somebody else
                if found.status_code < 300:
                    return found.json()
                if found.status_code < 500 and found.status_code != 429:
                    raise RuntimeError(f"{path}: {found.status_code} {found.text}")
            self.tally.repeats += 1
            await asyncio.sleep(0.1)
        raise TimeoutError(path)

    @property
    def path(self) -> str:
        """The address of the tournament."""
        return f"/api/tournaments/{self.event}"

    async def prepare(self) -> None:
        """Create the event, with two pairs for each table."""
        rules = {"game": "partners", "preset": "dominican"}
        settings = {"name": "Kills", "rules": rules, "scoring": "matchpoints", "deals": 1}
        plan = {
            "op": op(),
            "settings": {**settings, "rounds": 2},
            "arrangements": {"confirm": False},
        }
        made = await self.ask("POST", "/api/tournaments", plan)
        self.event, self.key = made["id"], made["key"]
        names = "\n".join(f"Pair {number}" for number in range(1, 2 * self.tables + 1))
        await self.decide({"type": "import", "csv": f"name\n{names}"})

    async def decide(self, act: dict[str, Any]) -> None:
        """Decide something, under one name for all tries."""
        await self.ask("POST", f"{self.path}/decisions", {"op": op(), "act": act}, self.key)

    async def play(self, round: int) -> None:
        """Start a round, and let the phones tell all results."""
        await self.decide({"type": "start_round"})
        page = await self.ask("GET", self.path, key=self.key)
        keys = (await self.ask("GET", f"{self.path}/keys", key=self.key))["keys"]
        told = []
        for table in page["event"]["rounds"][round - 1]["tables"]:
            points = [table["number"], round]
            sides = table["sides"] if table["number"] % BOTH == 0 else table["sides"][:1]
            told += [(keys[str(side[0])][0], table["number"], points) for side in sides]
        random.shuffle(told)
        waiting = iter(told)

        async def phone() -> None:
            for key, table, points in waiting:
                body = {"op": op(), "round": round, "table": table, "deals": [points]}
                for _ in range(2 if random.random() < 0.2 else 1):
                    await self.ask("POST", f"{self.path}/reports", body, key)

        await asyncio.gather(*(phone() for _ in range(PHONES)))

    async def watch(self) -> None:
        """Read the event as a spectator, and note what is shown early."""
        known = 0
        while True:
            event = (await self.ask("GET", self.path))["event"]
            self.tally.looks += 1
            if event["revision"] < known:
                self.tally.wrong.append(f"revision {event['revision']} after {known}")
            known = event["revision"]
            for round in event["rounds"]:
                is_over = all(table.get("is_done") for table in round["tables"])
                if not is_over and any(table.get("result") for table in round["tables"]):
                    self.tally.wrong.append(f"round {round['number']}: a result is shown early")
            await asyncio.sleep(0.5)

    async def check(self, rounds: int) -> None:
        """Compare the stored event with what was told."""
        event = Tournament.of_data(await self.ask("GET", f"{self.path}/exports/json", key=self.key))
        wrong = self.tally.wrong
        kinds = [type(entry.event).__name__ for entry in event.log]
        for kind, wanted in (("RoundStarted", rounds), ("Recorded", rounds * self.tables)):
            if kinds.count(kind) != wanted:
                wrong.append(f"{kinds.count(kind)} × {kind}, expected {wanted}")
        for round in event.state.rounds:
            seated = [one for table in round.tables for one in table.entrants]
            if len(set(seated)) != 2 * self.tables:
                wrong.append(f"round {round.number}: somebody is paired twice or not at all")
            for table in round.tables:
                result = round.results.get(table.number)
                if result is None or result.points != (table.number, round.number):
                    wrong.append(f"round {round.number}, table {table.number}: {result}")


async def run(tables: int, rounds: int, kills: int, database: str, folder: Path) -> Tally:
    """Play an event while its server is killed, and return what happened."""
    port = free_port()
    settings = {"port": port, "database": database, "data": folder, "tournaments": "on"}

    def start() -> ServerProcess:
        return ServerProcess(**settings, **UNLIMITED)

    server = await asyncio.to_thread(start)
    hall = Hall(server.url, tables)
    await hall.prepare()
    watching = asyncio.create_task(hall.watch())

    async def play() -> None:
        for round in range(1, rounds + 1):
            await hall.play(round)

    playing = asyncio.create_task(play())
    while not playing.done():
        await asyncio.wait([playing], timeout=random.uniform(0.2, 4.0))
        if hall.tally.kills < kills and not playing.done():
            server.kill()
            hall.tally.kills += 1
            server = await asyncio.to_thread(start)
    watching.cancel()
    await playing
    await hall.check(rounds)
    server.stop()
    await hall.client.aclose()
    return hall.tally


def main() -> None:
    """Run and print; exit with 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--kills", type=int, default=12)
    parser.add_argument("--database", default="")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = chosen.database or str(folder / "tables.db")
        began = time.monotonic()
        tally = asyncio.run(run(chosen.tables, chosen.rounds, chosen.kills, database, folder))
    print(
        f"{chosen.rounds} × {chosen.tables} tables, {tally.kills} kills in "
        f"{time.monotonic() - began:.0f} s: {tally.repeats} requests repeated, "
        f"{tally.looks} looks of a spectator, {len(tally.wrong)} wrong"
    )
    for line in tally.wrong[:20]:
        print(" ", line)
    sys.exit(bool(tally.wrong))


if __name__ == "__main__":
    main()
