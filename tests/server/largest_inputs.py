"""The largest inputs the server accepts: a score sheet, a match at a table, a record."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from capicua.server.store.append import Stored
from capicua.server.store.schema import scoresheets as sheets
from capicua.server.timers import now_ms
from capicua.table.frames.protocol import HouseRules, SeatPlan, TablePlan
from capicua.table.play.seats import Guest, KeyHashes, key_hash
from capicua.table.room import reducer
from capicua.table.room.events import Acted, Dealt, Entered, Event, encode
from capicua.table.room.room import Room
from tests.server.local_server import Site

TOKEN = "somebody"
COUNTED = 190
"""Number of rounds on a sheet; a match of Garrafina ends after two hundred."""


def long_match(rounds: int, game: str, seats: int, **options: str) -> tuple[Room, list[Event]]:
    """Return a table after this many rounds, and its log."""
    plan = TablePlan(
        HouseRules(game, options=options, seats=seats),
        [SeatPlan("me"), *(SeatPlan("bot", "greedy") for _ in range(seats - 1))],
        open_hands=True,
        watch_by_address=True,
    )
    keys = KeyHashes("h", "p", "w")
    room, opened = reducer.opened("longest", plan, bytes(160), keys, now_ms())
    log: list[Event] = [opened]
    token = key_hash(TOKEN)
    do(room, log, Entered(ms=now_ms(), who=token, guest=Guest(0, True, "Ana", True)))
    while room.phase != "over":
        if room.phase == "playing":
            choice = room.round.legal_actions()[0]
            do(room, log, Acted(ms=now_ms(), seat=room.turn or 0, action=choice, by="bot"))
        elif room.deals == rounds:
            break
        else:
            do(room, log, Dealt(ms=now_ms()))
    return room, log


def do(room: Room, log: list[Event], event: Event) -> None:
    reducer.apply(room, event)
    log.append(event)


def put(site: Site, room: Room, log: list[Event]) -> str:
    """Put a table into the database of a server, and return its id."""
    rows = [Stored(encode(event), event.ms) for event in log]
    waited(site, lambda: site.store.append(room.id, 0, 1, rows, game=room.game.id))
    return room.id


def waited(site: Site, work: Callable[[], Any]) -> Any:
    async def whole() -> Any:
        return await work()

    return asyncio.run_coroutine_threadsafe(whole(), site._loop).result(120)


def long_sheet(site: Site) -> tuple[str, str, dict[str, Any]]:
    """Return a score sheet with nearly the maximum of rounds: id, key, and a round's report."""
    plan = {
        "rules": {"game": "garrafina", "preset": "mexican", "options": {"target_score": "999999"}},
        "names": ["Ana", "Luis", "Eva", "Raúl"],
    }
    keys = site.post("/api/sheets", plan).json()
    answers: dict[str, list[Any]] = {"left": [1, 0, 2, 3]}
    report = {"ending": "out", "seat": 1, "answers": answers}
    where, held = f"/api/sheets/{keys['sheet']}", {"Authorization": f"Bearer {keys['edit']}"}
    form = site.get(where, headers=held).json()["next"]
    for question in form["questions"]:
        if not question["after"] or "out" in question["after"]:
            low = max(question["low"], 1) if question["asks"] == "tiles" else question["low"]
            usual = low if question["usual"] is None else question["usual"]
            answers[question["id"]] = [usual] * (4 if question["of"] == "seats" else 1)
    answers = report["answers"] = {q["id"]: answers[q["id"]] for q in form["questions"]}
    body = {"version": 1, "report": report}
    assert site.post(f"{where}/rounds", body, headers=held).status_code == 200
    file = site.get(f"{where}/file", headers=held).json()
    file["rounds"] = file["rounds"] * COUNTED
    change = sheets.update().values(text=json.dumps(file))
    waited(site, lambda: site.store.do(lambda connection: connection.execute(change)))
    return keys["sheet"], keys["edit"], report
