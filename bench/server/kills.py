"""Kill a server with ``kill -9`` repeatedly under load: no acknowledged action is lost or doubled.

    python bench/server/kills.py -n 200
    python bench/server/kills.py -n 200 --database postgresql://…

Two people at each of several tables act as fast as the server responds. At random times the server
is killed and restarted. Everyone reconnects, resends unacknowledged requests with the same id, and
reads the whole log. Each action acknowledged with ``done`` must have exactly one line in the log,
with the acknowledged version, seat and action. Requests acknowledged long ago are resent, too: the
response must have the same version and nothing may change.
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
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import uvloop
from serving import losses, started, until_open
from sockets import somewhere, token_of
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from capicua.testing.server_process import free_port

SEATS = 2
PATIENT_SECONDS = 120
"""Seconds to wait for a socket; on a busy machine a server takes a while to start."""
TABLE_LIFE = 10
"""Kills after which new tables are created, before the oldest lines of the log are dropped."""


@dataclass
class Promise:
    """A request and the server's response to it."""

    id: str
    seat: int
    frame: dict[str, Any]
    text: str
    """The action in notation; empty if the request is not an action."""
    version: int | None = None
    """The acknowledged version; None while unacknowledged."""
    is_late: bool = False
    """Whether it was acknowledged on resending; the version is then that of the response."""


@dataclass
class Sitting:
    """Two people at a table and their requests."""

    table: str
    tokens: list[str]
    promises: list[Promise] = field(default_factory=list)
    number: int = 0

    def open_promises(self) -> list[Promise]:
        """Return the unacknowledged requests."""
        return [promise for promise in self.promises if promise.version is None]


@dataclass
class Tally:
    """Counts and failures."""

    kills: int = 0
    acknowledged: int = 0
    resent_open: int = 0
    resent_old: int = 0
    wrong: list[str] = field(default_factory=list)


class Chair:
    """One person's socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}

    @staticmethod
    async def taken(url: str, token: str) -> Chair:
        """Connect to the table and wait for its state."""
        chair = Chair(
            await connect(
                url,
                max_size=None,
                ping_interval=None,
                compression=None,
                open_timeout=PATIENT_SECONDS,
                additional_headers=somewhere(),
            )
        )
        await chair.send({"type": "hello", "token": token})
        await chair.until("state")
        return chair

    async def send(self, frame: dict[str, Any]) -> None:
        """Send a frame."""
        await self.socket.send(msgspec.json.encode(frame).decode())

    async def until(self, *types: str, id: str = "") -> dict[str, Any]:
        """Read frames until one of these types arrives, for a request if an id is given."""
        while True:
            frame: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
            if frame["type"] == "state":
                self.state = frame
            if frame["type"] in types and frame.get("id", "") == id:
                return frame

    async def ask(self, promise: Promise) -> dict[str, Any]:
        """Send a request and record the response."""
        await self.send({**promise.frame, "id": promise.id})
        answer = await self.until("done", "refused", id=promise.id)
        if answer["type"] == "done":
            promise.version = answer["version"]
        return answer


async def play(sitting: Sitting, url: str, tally: Tally) -> None:
    """Act as fast as the server responds, until it is gone."""
    chairs: list[Chair] = []
    try:
        chairs = [await Chair.taken(url, token) for token in sitting.tokens]
        while True:
            for chair in chairs:
                await _catch_up(chair, max(c.state["version"] for c in chairs))
            asked = [await _one(sitting, seat, chair, tally) for seat, chair in enumerate(chairs)]
            if not any(asked):
                if chairs[0].state["phase"] == "over":
                    return
                await asyncio.sleep(0.01)
    except (WebSocketException, OSError, EOFError):
        return
    finally:
        for chair in chairs:
            chair.socket.transport.abort()


async def _catch_up(chair: Chair, version: int) -> None:
    while chair.state["version"] < version:
        await chair.until("state")


async def _one(sitting: Sitting, seat: int, chair: Chair, tally: Tally) -> bool:
    """Request an action of the seat and return whether there was one."""
    state = chair.state
    choices = state.get("seen", {}).get("choices", [])
    if state["phase"] == "playing" and choices:
        choice = random.choice(choices)
        frame = {"type": "act", "action": choice["action"], "at": state["version"]}
        text = choice["text"]
    elif state["phase"] in ("waiting", "between") and not state["seats"][seat].get("ready"):
        frame, text = {"type": "next"}, ""
    else:
        return False
    sitting.number += 1
    promise = Promise(f"r{sitting.number}", seat, frame, text)
    sitting.promises.append(promise)
    answer = await chair.ask(promise)
    if answer["type"] == "refused":
        tally.wrong.append(f"{sitting.table}: {frame} rejected: {answer['message']}")
        sitting.promises.remove(promise)
        return True
    tally.acknowledged += bool(text)
    await _catch_up(chair, answer["version"])
    return True


async def look(sitting: Sitting, url: str, tally: Tally) -> None:
    """Reconnect after a kill, resend requests and compare the log with the acknowledgements."""
    chairs = [await Chair.taken(url, token) for token in sitting.tokens]
    try:
        for promise in sitting.open_promises():
            tally.resent_open += 1
            promise.is_late = True
            answer = await chairs[promise.seat].ask(promise)
            if answer["type"] == "refused":  # it never arrived, and is no longer legal
                sitting.promises.remove(promise)
        for promise in random.sample(sitting.promises, min(3, len(sitting.promises))):
            tally.resent_old += 1
            before = promise.version
            await chairs[promise.seat].ask(promise)
            if promise.version is None or before is None or promise.version < before:
                tally.wrong.append(f"{sitting.table}: {promise} had another response before")
            promise.version = before
    finally:
        for chair in chairs:
            await chair.socket.close()
    fresh = await Chair.taken(url, sitting.tokens[0])
    _compare(sitting, fresh.state, tally)
    await fresh.socket.close()


def _compare(sitting: Sitting, state: dict[str, Any], tally: Tally) -> None:
    plays: dict[int, list[tuple[int, str]]] = {}
    for line in state["lines"]:
        if line["kind"] == "play":
            plays.setdefault(line["at"], []).append((line["seat"], line["action"]))
    _find_late(sitting, plays, tally)
    promised = {p.version: (p.seat, p.text) for p in sitting.promises if p.text}
    if not state["complete"]:
        tally.wrong.append(f"{sitting.table}: the log is incomplete")
    for version, play in promised.items():
        if plays.get(version or 0) != [play]:
            tally.wrong.append(f"{sitting.table}: {play} at {version}, log: {plays.get(version)}")
    for version, found in plays.items():
        if version not in promised:
            tally.wrong.append(f"{sitting.table}: no request for {found} at {version}")


def _find_late(sitting: Sitting, plays: dict[int, list[tuple[int, str]]], tally: Tally) -> None:
    """Find the log line of a late acknowledgement: one that belongs to no other request."""
    known = {p.version for p in sitting.promises if p.text and not p.is_late}
    for promise in sitting.promises:
        if not (promise.text and promise.is_late):
            continue
        promise.is_late = False
        lines = [at for at in sorted(plays) if at not in known and at <= (promise.version or 0)]
        fitting = [at for at in lines if plays[at] == [(promise.seat, promise.text)]]
        if len(fitting) != 1:
            tally.wrong.append(f"{sitting.table}: {promise} is in the log {len(fitting)} times")
        else:
            promise.version = fitting[0]
            known.add(fitting[0])


async def make(address: str, count: int) -> list[Sitting]:
    """Create tables with both seats taken."""
    found = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        for _ in range(count):
            plan = {
                "rules": {"game": "draw", "seats": SEATS},
                "seats": [{"kind": "me"}, {"kind": "open"}],
                "name": "Ana",
            }
            made = await client.post("/api/tables", json=plan, headers=somewhere())
            table = made.raise_for_status().json()["table"]
            token = token_of(made)
            client.cookies.clear()
            entry = {"key": made.json()["play"], "name": "Luis"}
            where = f"/api/tables/{table}/enter"
            entered = await client.post(where, json=entry, headers=somewhere())
            found.append(Sitting(table, [token, entered.raise_for_status().json()["token"]]))
    return found


async def run(kills: int, tables: int, database: str) -> Tally:
    """Run the test and return the counts."""
    tally = Tally()
    sittings: list[Sitting] = []
    chosen = ["--database", database] if database else []
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        while tally.kills < kills:
            port = free_port()
            server = started(folder, port, *chosen)
            await until_open(port)
            address = f"http://127.0.0.1:{port}"
            urls = [f"ws://127.0.0.1:{port}/ws/tables/{sitting.table}" for sitting in sittings]
            await asyncio.gather(
                *(look(one, url, tally) for one, url in zip(sittings, urls, strict=True))
            )
            if tally.kills % TABLE_LIFE == 0:
                sittings = await make(address, tables)
                urls = [f"ws://127.0.0.1:{port}/ws/tables/{sitting.table}" for sitting in sittings]
            playing = asyncio.gather(
                *(play(one, url, tally) for one, url in zip(sittings, urls, strict=True))
            )
            await asyncio.sleep(random.uniform(0.05, 1.0))
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
            await playing
            tally.kills += 1
            if tally.kills % 20 == 0:
                told = f"{tally.kills} kills, {tally.acknowledged} actions acknowledged, "
                print(
                    f"{told}{len(tally.wrong)} wrong, {time.monotonic() - began:.0f} s", flush=True
                )
    return tally


def main() -> int:
    """Run the test and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=200, help="kills")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    uvloop.install()
    tally = asyncio.run(run(asked.n, asked.tables, asked.database))
    print(f"{tally.kills} kills, {tally.acknowledged} actions acknowledged under load")
    print(f"sent again: {tally.resent_open} open, {tally.resent_old} answered ones")
    return losses(tally.wrong)


if __name__ == "__main__":
    sys.exit(main())
