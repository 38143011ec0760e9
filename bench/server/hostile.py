"""100,000 hostile frames and requests against a table during a round.

    python bench/server/hostile.py -n 100000

The input is malformed, huge, mistyped, out of turn, for other people's seats, with stale or
repeated ids, from foreign origins, with wrong keys, or for unknown addresses. Half of it lies at or
beyond the bounds of the schemas (``capicua.testing.boundary_requests``). Afterwards both
players' tables must be byte-for-byte unchanged, there must be no 5xx response, and the server's log
must contain no error. Sockets from foreign origins must be rejected before they are accepted. The
exit status is 1 if any of this fails.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import uvloop
from serving import until_open, verdict
from sockets import somewhere, token_of
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from capicua.testing.boundary_requests import Boundaries
from capicua.testing.server_process import free_port

JUNK = (
    None,
    True,
    -1,
    0,
    3,
    2**63,
    -(2**70),
    1.5,
    "",
    "x",
    "\x00",
    "é" * 50,
    [],
    {},
    [[[]]],
    "A" * 700,
)
TYPES = (
    *("act", "why", "undo", "consent", "hint", "next", "seal", "open", "say", "replace", "leave"),
    *("restart", "auto", "rematch", "hello", "ping", "state", "done", "ACT", "", "🂡"),
)
FIELDS = ("id", "action", "at", "touch", "yes", "text", "phrase", "seat", "level", "token", "since")
PATHS = (
    *("/", "/new", "/t/x", "/assets/../../../etc/passwd", "/assets/%2e%2e/%2e%2e/x", "/health"),
    *("/api/games", "/api/games/x", "/api/games/block", "/api/strings/xx/block", "/metrics"),
    *("/api/strings/es/../..", "/api/rules", "/api/tables", "/api/tables/{t}", "/schema"),
    *("/api/tables/{t}/enter", "/api/tables/{t}/record", "/api/tables/{t}/replay"),
    *("/api/tables/{t}/replay/1?seat=1", "/api/tables/{t}/replay/-9?seat=99", "/api/replay"),
    "/api/replay/variations",
    *("/api/verify", "/api/compare", "/api/sheets", "/api/sheets/x/rounds"),
    *("/api/sheets/x/rounds/1", "/api/games/block/page?lang=../..", "/ws/tables/{t}"),
    *("/api/account", "/api/people", "/api/people/x/block", "/api/people/invitations/{t}"),
    *("/api/reports", "/api/moderation/reports", "/api/moderation/people/x/actions"),
    *("/api/lobby", "/api/lobby/seek", "/api/lobby/seek/withdraw", "/api/lobby/seek/enter"),
    *("/api/profiles/Ana", "/api/tables/{t}/join", "/api/tables/{t}/picture.svg", "/ws/lobby"),
    *("/api/account/challenges", "/api/account/sign-in", "/api/account/export", "/api/notices"),
    *("/api/account/recovery", "/api/account/recovery/enter"),
    *("/api/notices/browsers/remove", "/api/analysis", "/api/analysis/board", "/api/analysis/why"),
    *("/api/hands/bid", "/api/hands/discard", "/api/hands/count", "/api/drills"),
    *("/api/studies", "/api/studies/read", "/api/studies/x?since=0", "/api/studies/%00"),
    "/api/analysis/picture",
    *("/api/tables/{t}/people", "/api/moderation/audit?before=-1", "/api/people/named?name="),
    *("/api/clubs", "/api/clubs/x", "/api/clubs/x/join", "/api/clubs/x/members/y"),
    *("/api/clubs/x/evenings", "/api/clubs/x/calendar.ics", "/api/clubs/x/link/%00"),
    *("/t/{t}", "/t/%3Cscript%3E", "/t/" + "x" * 300),
)
KNOWN = (
    "",
    "",
    "",
    "?since=0",
    "?since=-1",
    "?since=9e9",
    "?since=0&since=x",
    "?since=" + "9" * 40,
)
OFFERS = dict.fromkeys(("ACCOUNTS", "RATINGS", "NOTICES", "CLUBS"), "true") | {"TOURNAMENTS": "on"}
"""What the server offers besides the lobby: everything, so that all routes are open."""
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE")


def junk(depth: int = 0) -> Any:
    """Return a value of an unexpected type or size."""
    kind = random.random()
    if depth < 3 and kind < 0.15:
        return {random.choice(FIELDS): junk(depth + 1) for _ in range(random.randrange(4))}
    if depth < 3 and kind < 0.25:
        return [junk(depth + 1) for _ in range(random.randrange(5))]
    return random.choice(JUNK)


CHANGING = (
    "say",
    "leave",
    "seal",
    "open",
    "undo",
    "consent",
    "replace",
    "next",
    "auto",
    "restart",
    "propose",
)
"""Frames that would change the table if they were accepted."""
KNOWN_VALUES: dict[str, list[Any]] = {
    "game": ["block", "draw", "squeeze", "garrafina", "texas_42", "nothing"],
    "lang": ["en", "es", "fr", "common"],
    "level": ["greedy", "chance", "level1", "none"],
    "ending": ["out", "blocked", "void"],
    "names": ["Ana", "Luis", "Eva", "Raúl"],
    "rounds": [10],
    "seats": [0, 2, 4],
    "version": [1, 2],
}
bounds: dict[str, Boundaries] = {}
"""Generators of requests and frames from the server's own schemas, once these are fetched."""


sessions: list[str] = []
"""The sessions of two accounts, in whose names half of the requests are made."""
routes: set[str] = set()
"""The routes that have been asked at the bounds of their schemas."""
FINAL = ("DELETE /api/account", "POST /api/account/sign-out")
"""Requests that would leave nothing to attack."""


async def describe(
    client: httpx.AsyncClient, table: str, tokens: list[str], folder: str
) -> list[str]:
    """Fetch the server's schemas; create accounts, one of a moderator, and what they write to.

    Return the ids of the tournaments.
    """
    plan = {"rules": {"game": "garrafina"}, "names": KNOWN_VALUES["names"]}
    sheet = (await client.post("/api/sheets", json=plan)).raise_for_status().json()
    known = KNOWN_VALUES | {"table": [table], "token": tokens, "sheet": [sheet["sheet"]]}
    known["key"] = [sheet["edit"], sheet["watch"], "x" * 22]
    for name in ("Ana", "Luis", "Marta"):
        made = await client.post("/api/account", json={"name": f"{name} hostile"})
        known.setdefault("account", []).append(made.raise_for_status().json()["account"]["id"])
        sessions.append(made.cookies["capicua_account"])
        client.cookies.clear()
        club = {"name": f"Club of {name}", "is_public": True}
        headers = {"Authorization": f"Bearer {sessions[-1]}"}
        founded = await client.post("/api/clubs", json=club, headers=headers)
        known.setdefault("club", []).append(founded.raise_for_status().json()["id"])
        rules = {"game": "partners"}
        event = {"op": name * 6, "settings": {"name": name, "rules": rules, "rounds": 3}}
        begun = await client.post("/api/tournaments", json=event, headers=headers)
        known.setdefault("event", []).append(begun.raise_for_status().json()["id"])
        client.cookies.clear()
    await asyncio.to_thread(promote, "Marta hostile", folder)
    known["about"] = known["account"]
    known["kind"] = ["friend", "follow", "block", "note", "mute"]
    for name, path in (("request", "/schema"), ("frame", "/schema/socket.json")):
        document = (await client.get(path)).raise_for_status().json()
        bounds[name] = Boundaries(document, known, seed=random.randrange(10**9), odd=0.25)
    return known["event"]


def promote(name: str, folder: str) -> None:
    """Make an account that of a moderator."""
    command = [sys.executable, "-m", "capicua.terminal.main", "accounts", "promote", name]
    command += ["moderator", "--data", folder]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def bounded_frame() -> str:
    """Return a frame at its bounds, of a type that cannot change the table."""
    operation = bounds["frame"].document["operations"]["ask"]
    kinds = [message["$ref"].rpartition("/")[2] for message in operation["messages"]]
    kind = random.choice([kind for kind in kinds if kind.lower() not in CHANGING])
    return json.dumps(bounds["frame"].frame(kind))


def harmless_to_the_table(frame: dict[str, Any]) -> bool:
    """Return whether a well-formed frame would change nothing even if it were accepted."""
    return frame.get("type") not in CHANGING


def frame() -> str | bytes:
    """Return one hostile frame."""
    if random.random() < 0.5:
        return bounded_frame()
    kind = random.random()
    if kind < 0.10:
        return random.randbytes(random.choice((0, 1, 40, 2000)))
    if kind < 0.15:
        return "[" * random.choice((10, 3000))
    if kind < 0.18:
        return json.dumps({"type": "say", "id": "h", "text": "x" * random.choice((281, 7000))})
    if kind < 0.20:
        return "x" * random.choice((8193, 60_000))
    made: dict[str, Any] = {"type": random.choice(TYPES), "id": f"h{random.randrange(50)}"}
    for name in random.sample(FIELDS[1:], random.randrange(4)):
        made[name] = junk()
    if kind < 0.55:  # valid frames of a player at a time when they are not allowed
        made = {"type": "act", "id": f"h{random.randrange(50)}", "action": random.randrange(-5, 90)}
        made["at"] = random.choice((-1, 0, 1, 2, 10**9))
    elif kind < 0.65:
        made = {"type": "replace", "id": "h", "seat": random.randrange(12), "level": "greedy"}
    elif "type" in made and not harmless_to_the_table(made):
        made["unknown"] = junk()
    return json.dumps(made)


class Attacker:
    """One hostile client: a spectator, an unknown visitor or the player not to act."""

    def __init__(self, url: str, tokens: list[str], tally: Counter[str]) -> None:
        self.url = url
        self.tokens = tokens
        self.tally = tally
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None

    async def send(self) -> None:
        """Send one hostile frame, over a new socket if the server has closed the last one."""
        try:
            if self.socket is None:
                self.socket = await connect(
                    self.url + random.choice(KNOWN),
                    ping_interval=None,
                    compression=None,
                    additional_headers=somewhere(),
                    max_size=None,
                )
                self.reader = asyncio.create_task(self._drain(self.socket))
                if random.random() < 0.8:
                    token = random.choice(self.tokens)
                    await self.socket.send(json.dumps({"type": "hello", "token": token}))
            await self.socket.send(frame())
            self.tally["frames"] += 1
        except (WebSocketException, OSError, EOFError):
            self.tally["sockets closed by the server"] += 1
            self.socket = None

    async def _drain(self, socket: ClientConnection) -> None:
        """Read all responses."""
        try:
            async for answer in socket:
                self.tally["answers"] += bool(answer)
        except (WebSocketException, OSError, EOFError):
            return


async def ask(client: httpx.AsyncClient, table: str, tally: Counter[str]) -> None:
    """Send one hostile request."""
    method, path = random.choice(METHODS), random.choice(PATHS).replace("{t}", table)
    kind = random.random()
    content: bytes | str = json.dumps(junk())
    more: dict[str, str] = {}
    if random.random() < 0.5:
        operations = bounds["request"].operations()
        asked = bounds["request"].request(*random.choice(operations))
        method, path, content = asked.method, asked.path, json.dumps(asked.body)
        more = dict(asked.headers)
        routes.add(asked.name)
        if ("compare" in path and random.random() < 0.98) or f"{method} {path}" in FINAL:
            path = "/health"
    elif kind < 0.15:
        content = random.randbytes(random.choice((0, 20, 3000)))
    elif kind < 0.2:
        content = b"x" * 500_000
    elif kind < 0.5:
        rules = {"game": random.choice(("block", "x", "")), "options": {"x": "y"}, "seats": junk()}
        body = {"rules": rules, "seats": junk(), "names": junk(), "key": "x" * 22, "text": junk()}
        content = json.dumps(body)
    headers = more | {
        **somewhere(),
        "content-type": random.choice(("application/json", "text/plain", "x/y")),
    }
    if random.random() < 0.5:
        headers["authorization"] = f"Bearer {random.choice(sessions)}"
    if random.random() < 0.3:
        headers["origin"] = random.choice(("https://evil.example", "null", "http://127.0.0.1"))
    try:
        answer = await client.request(method, path, content=content, headers=headers)
    except (httpx.HTTPError, httpx.InvalidURL):
        tally["requests cut off"] += 1
        return
    tally["requests"] += 1
    tally[f"{answer.status_code // 100}xx"] += 1
    if answer.status_code >= 500 and answer.status_code not in (501,):
        print("SERVER ERROR:", method, path, answer.text[:200], flush=True)


async def foreign(url: str, token: str, tally: Counter[str]) -> None:
    """Try to open a socket from a foreign origin with a player's cookie."""
    table = url.rpartition("/")[2]
    origin = random.choice(
        ("https://evil.example", "null", "http://localhost:1", "http://127.0.0.1")
    )
    headers = {**somewhere(), "Origin": origin, "Cookie": f"capicua_{table}={token}"}
    try:
        async with connect(url, additional_headers=headers, ping_interval=None):
            tally["foreign sockets accepted"] += 1
    except InvalidStatus as refused:
        is_refusal = refused.response.status_code == 403
        tally["foreign sockets refused" if is_refusal else "foreign sockets otherwise"] += 1
    except (WebSocketException, OSError):
        tally["foreign sockets otherwise"] += 1


async def watch(url: str, event: str, tally: Counter[str]) -> None:
    """Open the socket of a tournament or of none, and send what nobody asks for."""
    address = f"{url.rpartition('/ws/')[0]}/ws/tournaments/{random.choice((event, event, 'x'))}"
    headers = somewhere()
    if random.random() < 0.7:
        headers["Authorization"] = f"Bearer {random.choice((*sessions, 'x' * 700, '/' * 20))}"
    try:
        async with connect(
            address + random.choice(KNOWN), additional_headers=headers, ping_interval=None
        ) as socket:
            tally["sockets of tournaments"] += 1
            await socket.send(frame())
            async with asyncio.timeout(0.2):
                await socket.recv()
    except (WebSocketException, OSError, EOFError, TimeoutError):
        tally["sockets of tournaments closed or silent"] += 1


async def seat_down(address: str) -> tuple[str, list[str], str]:
    """Return a table of two in play: its id, the players' tokens and a spectator's token."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        plan = {
            "rules": {"game": "draw", "seats": 2},
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "name": "Ana",
        }
        made = await client.post("/api/tables", json=plan)
        keys = made.raise_for_status().json()
        tokens = [token_of(made)]
        for key, name in ((keys["play"], "Luis"), (keys["watch"], "Eva")):
            client.cookies.clear()
            where = f"/api/tables/{keys['table']}/enter"
            entered = await client.post(where, json={"key": key, "name": name})
            tokens.append(entered.raise_for_status().json()["token"])
        return keys["table"], tokens[:2], tokens[2]


async def state(url: str, token: str, *frames: dict[str, Any]) -> dict[str, Any]:
    """Return the table as one person sees it, after sending these frames."""
    async with connect(url, max_size=None, ping_interval=None, additional_headers=somewhere()) as s:
        await s.send(json.dumps({"type": "hello", "token": token}))
        found: dict[str, Any] = json.loads(await s.recv())
        for number, wanted in enumerate(frames):
            await s.send(json.dumps({**wanted, "id": f"own{number}{random.random()}"[:30]}))
            while (answer := json.loads(await s.recv()))["type"] == "state":
                found = answer
            assert answer["type"] == "done", answer
        return found


def essence(found: dict[str, Any]) -> str:
    """Return everything that hostile clients must not change: all but who is there, and time."""
    seats = [{k: v for k, v in seat.items() if k != "here"} for seat in found["seats"]]
    may = [one for one in found["may"] if one != "propose"]  # once somebody is idle
    return json.dumps({**found, "seats": seats, "waits": [], "may": may}, sort_keys=True)


async def run(count: int, address: str, workers: int, folder: str) -> tuple[Counter[str], bool]:
    """Run the test; return the counts and whether the table is unchanged."""
    tally: Counter[str] = Counter()
    table, players, watcher = await seat_down(address)
    url = f"{address.replace('http', 'ws')}/ws/tables/{table}"
    await state(url, players[0], {"type": "next"})
    for _ in range(4):
        for token in players:
            seen = await state(url, token)
            if seen["seen"]["choices"]:
                action = seen["seen"]["choices"][0]["action"]
                await state(url, token, {"type": "act", "action": action, "at": seen["version"]})
    host, waiting = players  # not the host, who may put a bot at any seat
    while not (await state(url, host))["seen"]["choices"]:
        seen = await state(url, waiting)
        action = seen["seen"]["choices"][0]["action"]
        await state(url, waiting, {"type": "act", "action": action, "at": seen["version"]})
    before = [await state(url, token) for token in players]
    tokens = [watcher, waiting, "nonsense", "x" * 64]
    attackers = [Attacker(url, tokens, tally) for _ in range(workers)]
    limits = httpx.Limits(max_connections=workers)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as client:
        events = await describe(client, table, tokens, folder)

        async def work(attacker: Attacker) -> None:
            while tally["frames"] + tally["requests"] + tally["requests cut off"] < count:
                if random.random() < 0.75:
                    await attacker.send()
                else:
                    await ask(client, table, tally)
                if random.random() < 0.01:
                    await foreign(url, waiting, tally)
                if random.random() < 0.02:
                    await watch(url, random.choice(events), tally)

        await asyncio.gather(*(work(attacker) for attacker in attackers))
    for attacker in attackers:
        if attacker.socket is not None:
            with_socket = attacker.socket
            try:
                await with_socket.close()
            except ConnectionClosed:
                continue
    after = [await state(url, token) for token in players]
    return tally, [essence(one) for one in before] == [essence(one) for one in after]


def main() -> int:
    """Run the test and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=100_000, help="frames and requests")
    parser.add_argument("--clients", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    random.seed(asked.seed)
    uvloop.install()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        log = Path(folder, "log")
        with log.open("wb") as out:
            server = subprocess.Popen(
                [
                    *(sys.executable, "-m", "capicua.terminal.main", "serve", "--port", str(port)),
                    *("--data", folder, "--no-browser", "--proxies", "127.0.0.1"),
                    *("--log", "json", "--log-level", "error"),
                ],
                env=os.environ | {f"CAPICUA_{name}": value for name, value in OFFERS.items()},
                stdout=subprocess.DEVNULL,
                stderr=out,
            )
        try:
            asyncio.run(until_open(port))
            address = f"http://127.0.0.1:{port}"
            tally, is_same = asyncio.run(run(asked.n, address, asked.clients, folder))
            alive = server.poll() is None
        finally:
            server.terminate()
            server.wait()
        errors = log.read_text(encoding="utf-8", errors="replace").splitlines()
    for name, number in sorted(tally.items()):
        print(f"{name}: {number}")
    print(f"routes of the schema: {len(routes)} of {len(bounds['request'].operations())}")
    for line in errors[:10]:
        print("LOG:", line[:600])
    passed = {
        "the table is unchanged": is_same,
        "no 5xx": tally["5xx"] == 0,
        "no error in the log": not errors,
        "the server is alive": alive,
        "foreign origins refused before accept": tally["foreign sockets accepted"] == 0
        and tally["foreign sockets otherwise"] == 0
        and tally["foreign sockets refused"] > 0,
    }
    return verdict(passed)


if __name__ == "__main__":
    sys.exit(main())
