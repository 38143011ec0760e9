"""Boundary values, valid and invalid, on every route and in every frame."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from capicua.api.hall.accounts import Offers
from capicua.bots.levels import LEVELS
from capicua.table.frames.phrases import PHRASES
from capicua.testing.boundary_requests import Boundaries
from capicua.testing.server_process import UNLIMITED
from tests import suite
from tests.server.accounts.people import create, device
from tests.server.local_server import Site
from tests.server.moderation.conftest import promote
from tests.server.person import Person, enter, make, plan

MOST_REQUESTS = 25
SLOW = ("compare", "/page") if suite.IS_EXHAUSTIVE else ("compare", "/page", "/rated")
"""Parts of paths whose valid requests take seconds; they are requested three times each."""
FRAMES_EACH = 25
ENDS = ("DELETE /api/account", "POST /api/account/sign-out", "DELETE /api/clubs/{club}")
"""Requests after which others would find nothing any more; somebody else makes them."""
_numbers = itertools.count(1)
CHEAP = ["block", "draw", "squeeze", "garrafina", "texas_42", "nothing"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with all that servers may offer."""
    offers = Offers(
        accounts=True, lobby=True, ratings=True, notices=True, tournaments=True, clubs=True
    )
    database = str(tmp_path_factory.mktemp("site") / "tables.db")
    running = Site(database, offers=offers, **UNLIMITED)
    yield running
    running.stop()


@pytest.fixture
def known(site: Site, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Values that exist on the server, so that requests get past the first checks."""
    keys, _ = make(site, "draw", "open", "greedy")
    sheet = site.post(
        "/api/sheets", {"rules": {"game": "garrafina"}, "names": ["a", "b", "c", "d"]}
    ).json()
    monkeypatch.setattr("capicua.server.http.routes.catalogue.catalogue", lambda: ["draw"])
    return {
        **people(site),
        "game": CHEAP,
        "lang": ["en", "es", "fr", "common"],
        "table": [keys["table"]],
        "key": [keys["play"], keys["watch"], sheet["edit"], sheet["watch"]],
        "sheet": [sheet["sheet"]],
        "puzzle": ["block-2", "draw-1"],
        "edit": [sheet["edit"]],
        "level": LEVELS,
        "phrase": PHRASES,
        "name": ["Ana", "Luis", "standings", "entrants"],
        "study": ["block_lead", "train_planning"],
        "names": ["Ana", "Luis", "Eva", "Raúl"],
        "preset": ["", "pagat", "ludoteka"],
        "rounds": [10],  # of a comparison
        "ending": ["out", "blocked", "void"],
        "version": [1, 2, 3],
        "since": [0, 1, 2],
        "touch": ["tile:6-4", "end:left"],
        "seats": [0, 2, 4],
    }


def people(site: Site) -> dict[str, Any]:
    """Return a moderator's session, and the ids of what there is to moderate."""
    mark = next(_numbers)
    mod, luis = create(site, f"Marta{mark}"), create(site, f"Luis{mark}")
    promote(site, mod, "moderator")
    wish = {"about": luis.id, "reason": "abuse"}
    with device(site, mod) as theirs:
        report = theirs.post("/api/reports", json=wish).json()["id"]
        actions = f"/api/moderation/people/{luis.id}/actions"
        action = theirs.post(actions, json={"kind": "note", "text": "x"}).json()["id"]
        session = theirs.cookies["capicua_account"]
        settings = {"name": "Friday", "rules": {"game": "partners", "preset": "dominican"}}
        plan_of_event = {"op": f"plan-of-event-{mark:08}", "settings": settings}
        event = theirs.post("/api/tournaments", json=plan_of_event).json()["id"]
        club = theirs.post("/api/clubs", json={"name": f"Club {mark}"}).json()["id"]
        evening = {"title": "Friday", "starts": "2030-01-04T20:00"}
        planned = theirs.post(f"/api/clubs/{club}/evenings", json=evening).json()
    with device(site, create(site, f"Eva{mark}")) as leaving:
        leaves = leaving.cookies["capicua_account"]
    return {
        "session": session,
        "leaves": leaves,
        "account": [luis.id, mod.id],
        "about": [luis.id],
        "event": [event],
        "club": [club],
        "evening": [planned["id"]],
        "op": [f"operation-{n}-of-{mark:08}" for n in range(40)],
        "report": [report, ""],
        "action": [action],
        "kind": ["friend", "follow", "block", "note", "mute"],
        "minutes": [60],
    }


def requests_for(operation: Any, document: Any) -> int:
    """Return how many requests to make of an operation: the more values they have, the more."""
    contents = operation.get("requestBody", {}).get("content", {}).values()
    values = len(operation.get("parameters", ()))
    values += sum(values_of(content["schema"], document) for content in contents)
    return MOST_REQUESTS if suite.IS_EXHAUSTIVE else min(MOST_REQUESTS, 4 + 3 * values)


def values_of(schema: Any, document: Any, inside: tuple[str, ...] = ()) -> int:
    """Return how many numbers, texts and switches a schema holds."""
    if (ref := schema.get("$ref", "")) in inside:
        return 0
    if ref:
        found = document["components"]["schemas"][ref.rpartition("/")[2]]
        return values_of(found, document, (*inside, ref))
    parts = [*schema.get("oneOf", ()), *schema.get("anyOf", ())]
    parts += schema.get("properties", {}).values()
    parts += [schema[key] for key in ("items", "additionalProperties") if schema.get(key)]
    counts = [values_of(part, document, inside) for part in parts if isinstance(part, dict)]
    return sum(counts) or 1


def test_no_request_makes_the_server_fail(site, known, caplog):
    boundaries = Boundaries(site.get("/schema").json(), known)
    statuses: Counter[str] = Counter()
    sheet, own, leaving = (
        {"Authorization": f"Bearer {token}"}
        for token in (known["edit"][0], known["session"], known["leaves"])
    )
    with site.visitor(headers={"Content-Type": "application/json"}) as client:
        for method, path, operation in boundaries.operations():
            is_slow = any(part in path for part in SLOW)
            for _ in range(3 if is_slow else requests_for(operation, boundaries.document)):
                asked = boundaries.request(method, path, operation)
                content = None if asked.body is None else json.dumps(asked.body)
                ends = asked.name in ENDS
                held = sheet if asked.path.startswith("/api/sheets") else leaving if ends else own
                held = {**held, **asked.headers}
                answer = client.request(asked.method, asked.path, content=content, headers=held)
                assert answer.status_code < 500, (asked, answer.text[:500])
                if answer.status_code >= 400:
                    assert answer.json()["message"]["id"] not in ("", "server-failed"), asked
                statuses[f"{asked.name} {answer.status_code // 100}xx"] += 1
    told = {name[:-4] for name in statuses}
    assert len(told) == len(boundaries.operations())
    taken = {name[:-4] for name in statuses if name.endswith("2xx")}
    assert len(taken) > len(told) / 2, statuses
    assert not [r for r in caplog.records if r.levelname in ("ERROR", "CRITICAL")]
    health = site.get("/health").json()
    assert not {"writer", "queue", "write", "read"} & {*health["why"]}


def test_no_frame_makes_the_server_fail(site, known, caplog):
    document = site.get("/schema/socket.json").json()
    kinds = [
        message["$ref"].rpartition("/")[2] for message in document["operations"]["ask"]["messages"]
    ]
    keys, token = make(site, "draw", "open", "greedy")
    eva = enter(site, keys, "Eva")["token"]
    boundaries = Boundaries(document, known | {"token": [token, eva]}, seed=2)
    answers: Counter[str] = Counter()
    ana = Person(site, keys["table"], token)
    for number in range(FRAMES_EACH):
        for kind in kinds:
            frame = boundaries.frame(kind)
            if isinstance(frame, dict) and isinstance(frame.get("id"), str) and number % 3:
                frame["id"] = f"{kind}{number}"
            try:
                ana.socket.send(json.dumps(frame))
                frame = {"type": "say", "phrase": "hello", "id": f"own{kind}{number}"}
                answers[ana.ask("say", id=frame["id"], phrase=next(iter(PHRASES)))["type"]] += 1
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                assert code in (4401, 4400, 4429, 1009), (code, frame)
                answers[str(code)] += 1
                keys, token = make(site, "draw", "open", "greedy")
                ana = Person(site, keys["table"], token)
    assert answers["done"] > 50, answers
    assert not [r for r in caplog.records if r.levelname in ("ERROR", "CRITICAL")]
    again = Person(site, keys["table"], token)
    assert again.until(bool)["table"] == keys["table"]


def test_a_plan_with_maximum_values_makes_a_table(site):
    widest = plan() | {
        "name": "W" * 24,
        "clock": {"kind": "bank", "seconds": 14 * 86400, "increment": 3600, "at_zero": "bot"},
    }
    assert site.post("/api/tables", widest).status_code == 201
