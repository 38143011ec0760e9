"""Kill a server with ``kill -9`` repeatedly while people join, play rated matches and take turns.

    python bench/server/people_kills.py -n 40
    python bench/server/people_kills.py -n 40 --database postgresql://…      # an empty database

People with accounts look for rated matches of Block for two, enter and play them; pairs at tables
by correspondence take their turns as soon as a notice of it arrives at a push service on this
machine. Every request without an answer is repeated under its key, as browsers do. At random times
the server is killed and started again. In the end everybody finishes their match, and the database
is compared with what people saw: each table with its people, each match recorded once and rated
once, each rating following from the one before, a notice of each turn.

A notice whose delivery the server did not survive is sent again; browsers show it in place of the
first. Such repeats are counted, not failures.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa
from serving import losses, until_open
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from capicua.server.accounts.accounts import _COLUMNS, Account
from capicua.server.store import schema
from capicua.server.store.event_log import open_store, url_of
from capicua.server.timers import now_ms
from capicua.table.play.seats import key_hash, likeness
from capicua.testing.server_process import UNLIMITED, free_port

ROOT = Path(__file__).parents[2]
WISH = {"rule_sets": [{"game": "block"}], "forms": ["2"], "seconds": [60], "rated": True}
DAYS = {"kind": "turn", "seconds": 3 * 86_400}
CALM_SECONDS = 240
"""The longest time in which everybody finishes after the last kill."""
GONE = (httpx.HTTPError, WebSocketException, OSError, EOFError, TimeoutError)
OFFERS = {"lobby": "on", "accounts": "yes", "ratings": "yes", "notices": "yes", "accuracy": "no"}


@dataclass
class Tally:
    """Counts and failures."""

    kills: int = 0
    waits: int = 0
    matches: int = 0
    turns: int = 0
    repeats: int = 0
    wrong: list[str] = field(default_factory=list)


class Place:
    """The address of the server, and whether people still begin something new."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.is_ending = False
        self.up_since = 0.0


class Pushes:
    """A push service that counts what arrives for each browser."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.port = 0

    async def serve(self) -> None:
        """Begin to listen."""
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, EOFError, asyncio.LimitOverrunError, asyncio.CancelledError):
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                length = next(
                    int(line.partition(":")[2])
                    for line in head.splitlines()
                    if line.lower().startswith("content-length:")
                )
                await reader.readexactly(length)
                self.counts[head.split(" ")[1].rpartition("/")[2]] += 1
                writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")
                await writer.drain()
        writer.close()


class Somebody:
    """A person with an account, and what they know about their matches."""

    def __init__(self, place: Place, account: Account, session: str) -> None:
        self.place, self.account = place, account
        cookies = {"capicua_account": session}
        headers = {"Origin": place.url}
        self.client = httpx.AsyncClient(
            base_url=place.url, cookies=cookies, headers=headers, timeout=20
        )
        self.tables: list[str] = []
        """The tables at which they were seated by pairing."""

    async def ask(self, method: str, path: str, body: Any = None, key: str = "") -> Any:
        """Return the answer, asking again until there is one."""
        headers = {"Idempotency-Key": key} if key else {}
        while True:
            with suppress(*GONE):
                answer = await self.client.request(method, path, json=body, headers=headers)
                if answer.status_code < 500 and answer.status_code != 429:
                    return answer
            await asyncio.sleep(0.1)

    async def visit(self, table: str, until_over: bool) -> bool:
        """Act at a table: once, or until the match is over; return whether it is over."""
        url = f"{self.place.url.replace('http', 'ws')}/ws/tables/{table}"
        token = self.account.table_token(table)
        while True:
            with suppress(*GONE):
                async with connect(
                    url,
                    max_size=None,
                    compression=None,
                    ping_interval=None,
                ) as socket:
                    await socket.send(
                        msgspec.json.encode({"type": "hello", "token": token}).decode()
                    )
                    return await self._act(socket, until_over)
            await asyncio.sleep(0.1)

    async def _act(self, socket: Any, until_over: bool) -> bool:
        asked = -1
        while True:
            async with asyncio.timeout(30):
                frame = msgspec.json.decode(await socket.recv())
            if frame["type"] == "done" and not until_over:
                return False
            if frame["type"] != "state":
                continue
            if frame["phase"] == "over":
                return True
            choices = frame.get("seen", {}).get("choices", [])
            wish: dict[str, Any] = {}
            if "act" in frame["may"] and choices:
                wish = {"type": "act", "action": random.choice(choices)["action"]}
                wish["at"] = frame["version"]
            elif "next" in frame["may"]:
                wish = {"type": "next"}
            elif not until_over and frame["seat"] != frame.get("seen", {}).get("turn"):
                return False
            if wish and frame["version"] > asked:
                asked = frame["version"]
                id = secrets.token_hex(8)
                await socket.send(msgspec.json.encode({**wish, "id": id}).decode())


async def look_for_matches(one: Somebody, tally: Tally) -> None:
    """Look for a match, play it, and look for the next one."""
    while not one.place.is_ending:
        key = secrets.token_urlsafe(18)
        state = (await one.ask("POST", "/api/lobby/seek", WISH, key)).json()
        if state.get("message", {}).get("id") == "seek-in-match":
            tally.wrong.append(f"{one.account.name} is in {state['message']['args']} already")
            return
        tally.waits += 1
        while state.get("state") == "waiting" and not one.place.is_ending:
            await asyncio.sleep(0.2)
            state = (await one.ask("GET", "/api/lobby/seek")).json()
        if state.get("state") == "waiting":
            state = (await one.ask("POST", "/api/lobby/seek/withdraw", {})).json()
        if state.get("state") == "none" and one.place.is_ending:
            return
        if state.get("state") != "paired":
            tally.wrong.append(f"the wait of {one.account.name} was lost: {state}")
            continue
        one.tables.append(state["table"])
        entered = await one.ask("POST", "/api/lobby/seek/enter", {})
        if entered.status_code == 200 and entered.json()["table"] != state["table"]:
            tally.wrong.append(f"{one.account.name} entered another table")
        await one.visit(state["table"], until_over=True)
        tally.matches += 1
        while True:  # until the end of the match has been settled
            with suppress(KeyError):
                if (await one.ask("GET", "/api/lobby/seek")).json()["state"] == "none":
                    break
            await asyncio.sleep(0.2)


async def take_turns(one: Somebody, other: Somebody, pushes: Pushes, tally: Tally) -> None:
    """Play by correspondence, each turn once its notice has come."""
    for person in (one, other):
        await person.ask("POST", "/api/notices/browsers", _browser(person, pushes.port))
    while not one.place.is_ending:
        rules = {"game": "block", "seats": 2}
        seats = [{"kind": "me"}, {"kind": "open"}]
        plan = {"rules": rules, "seats": seats, "clock": DAYS, "name": "Host"}
        keys = (await one.ask("POST", "/api/tables", plan)).json()
        table, entry = keys["table"], {"key": keys["play"], "name": "Guest"}
        await other.ask("POST", f"/api/tables/{table}/enter", entry, secrets.token_urlsafe(18))
        await one.visit(table, until_over=False)
        told: Counter[str] = Counter(pushes.counts)
        is_over = False
        while not is_over and not one.place.is_ending:
            mover = await _mover(one, other, table)
            if mover is None:
                break
            began = time.monotonic()
            while not await _is_told(mover, told[mover.account.id], pushes):
                if await _mover(one, other, table) is not mover:
                    break
                # A server that is killed before it has sent anything has not lost it.
                if time.monotonic() - max(began, one.place.up_since) > CALM_SECONDS / 2:
                    tally.wrong.append(f"no notice of a turn of {mover.account.name} at {table}")
                    return
            else:
                tally.turns += 1
                is_over = await mover.visit(table, until_over=False)
                await asyncio.sleep(0.5)
                for person in (one, other):
                    id = person.account.id
                    tally.repeats += max(0, pushes.counts[id] - told[id] - (person is mover))
                told = Counter(pushes.counts)


async def _is_told(one: Somebody, told: int, pushes: Pushes) -> bool:
    """Wait a few seconds for a notice to somebody; return whether it came.

    Whose turn it is, is written down a moment after it has passed, so it must be asked again.
    """
    for _ in range(50):
        if pushes.counts[one.account.id] > told:
            return True
        await asyncio.sleep(0.1)
    return False


async def _mover(one: Somebody, other: Somebody, table: str) -> Somebody | None:
    """Return whose turn it is; ``None`` once the match is over."""
    for _ in range(200):
        found = []
        for person in (one, other):
            turns = (await person.ask("GET", "/api/notices/turns")).json()
            found += [(turn["is_mine"], person) for turn in turns if turn["table"] == table]
        mine = [person for is_mine, person in found if is_mine]
        if len(mine) == 1:
            return mine[0]
        await asyncio.sleep(0.2)
    return None


def _browser(person: Somebody, port: int) -> dict[str, Any]:
    from base64 import urlsafe_b64encode

    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )

    def text(data: bytes) -> str:
        return urlsafe_b64encode(data).decode().rstrip("=")

    keys = {"p256dh": text(point), "auth": text(os.urandom(16))}
    endpoint = f"http://127.0.0.1:{port}/push/{person.account.id}"
    return {"endpoint": endpoint, "keys": keys, "language": "en"}


# -- the server ----------------------------------------------------------------------------------


def start(place: Place, database: str, folder: str) -> subprocess.Popen[bytes]:
    """Start a server that sends notices and records matches soon."""
    settings = {"port": place.port, "database": database, "data": folder, "browser": "no"}
    settings |= {"log_level": "error", "bot_workers": 1, **UNLIMITED, **OFFERS}
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.cluster.prompt_server"],
        env=os.environ
        | {f"CAPICUA_{name.upper()}": str(value) for name, value in settings.items()},
        cwd=ROOT,
        start_new_session=True,
    )


async def started(
    place: Place, database: str, folder: str
) -> tuple[subprocess.Popen[bytes], float]:
    """Return a server that answers, and after how many seconds it did."""
    began = time.monotonic()
    server = start(place, database, folder)
    await until_open(place.port)
    place.up_since = time.monotonic()
    return server, place.up_since - began


async def people_of(database: str, place: Place, count: int) -> list[Somebody]:
    """Create accounts with sessions in an empty database."""
    store, found, now = open_store(database), [], now_ms()
    for number in range(count):
        name, session = f"Person{number}", secrets.token_urlsafe(24)
        row = {"id": name, "name": name, "likeness": likeness(name), "seat_key": os.urandom(32)}
        known = {"hash": key_hash(session), "account_id": name, "made": now, "seen": now}

        def work(connection: sa.Connection, row: Any = row, known: Any = known) -> Account:
            connection.execute(schema.accounts.insert().values(**row, made=now, seen=now))
            connection.execute(schema.sessions.insert().values(**known))
            query = sa.select(*_COLUMNS).where(schema.accounts.c.id == row["id"])
            return Account(*connection.execute(query).one())

        found.append(Somebody(place, await store.do(work), session))
    await store.close()
    return found


async def run(kills: int, count: int, pairs: int, database: str) -> Tally:
    """Run the test and return the counts."""
    tally, place, pushes = Tally(), Place(), Pushes()
    await pushes.serve()
    with tempfile.TemporaryDirectory() as folder:
        path = database or f"{folder}/people.db"
        people = await people_of(path, place, count + 2 * pairs)
        server, slowness = await started(place, path, folder)
        work = [asyncio.create_task(look_for_matches(one, tally)) for one in people[:count]]
        for one, other in zip(people[count::2], people[count + 1 :: 2], strict=True):
            work.append(asyncio.create_task(take_turns(one, other, pushes, tally)))
        while tally.kills < kills:
            await asyncio.sleep(random.uniform(0.1, 3.0) * slowness)
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
            tally.kills += 1
            server, slowness = await started(place, path, folder)
        place.is_ending = True
        _, late = await asyncio.wait(work, timeout=CALM_SECONDS)
        tally.wrong += [f"{len(late)} people never finished"] * bool(late)
        for task in late:
            task.cancel()
        for task in work:
            if task.done() and not task.cancelled() and task.exception() is not None:
                tally.wrong.append(repr(task.exception()))
        await asyncio.sleep(3)  # the last matches are recorded
        os.killpg(server.pid, signal.SIGTERM)
        server.wait()
        compare(sa.create_engine(url_of(path)), people[:count], tally)
    return tally


def compare(engine: sa.Engine, people: list[Somebody], tally: Tally) -> None:
    """Compare the database with what people saw."""
    known = schema.match_players.c
    with engine.connect() as connection:
        seats = connection.execute(sa.select(known).order_by(known.ended)).all()
        rated = connection.execute(sa.select(schema.ratings)).all()
        made = set(connection.scalars(sa.select(schema.tables.c.id)))
        waits = connection.execute(sa.select(schema.seeks)).all()
    seen = {
        table: [one for one in people if table in one.tables]
        for one in people
        for table in one.tables
    }
    for table, who in seen.items():
        if table not in made or len(who) != 2:
            tally.wrong.append(f"{table} has {[one.account.name for one in who]}")
        recorded = sorted(row.account_id or "" for row in seats if row.table_id == table)
        if recorded != sorted(one.account.id for one in who):
            tally.wrong.append(f"{table} was recorded with {recorded}")
    for one in people:
        if len(set(one.tables)) != len(one.tables):
            tally.wrong.append(f"{one.account.name} was seated twice at one table")
        mine = [row for row in seats if row.account_id == one.account.id and row.mu is not None]
        count = next((row.matches for row in rated if row.account_id == one.account.id), 0)
        if count != len(mine):
            tally.wrong.append(f"{one.account.name}: {count} matches rated, {len(mine)} recorded")
        for row in mine:
            befores = [other.mu for other in mine if other.table_id != row.table_id]
            if row.mu_before not in (25.0, *befores):
                tally.wrong.append(
                    f"the rating of {one.account.name} at {row.table_id} follows none"
                )
    tally.wrong += [f"{len(waits)} waits are left over"] * bool(waits)


def main() -> int:
    """Run the test and return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("-n", type=int, default=40, help="kills")
    parser.add_argument("--people", type=int, default=8)
    parser.add_argument("--pairs", type=int, default=2, help="pairs who play by correspondence")
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    tally = asyncio.run(run(asked.n, asked.people, asked.pairs, asked.database))
    print(f"{tally.kills} kills, {tally.waits} waits, {tally.matches} seats in rated matches")
    print(f"{tally.turns} turns announced, {tally.repeats} notices sent again")
    return losses(tally.wrong)


if __name__ == "__main__":
    sys.exit(main())
