"""Without a server, every request gets the answer that the server gives (issue 32)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import capicua
from capicua.learn import lesson_of, puzzle_of
from capicua.local import answers
from capicua.notation import record_of, write
from tests.local.device import START, Device
from tests.server.compute.test_loop_stalls import lost_squeeze

ROOT = Path(__file__).parents[3]
RULES = {"game": "garrafina", "preset": "ludoteka"}
DEAL = {"rules": {"game": "squeeze"}, "deal": 3}
HOPELESS = {"rules": {"game": "traffic", "preset": "traffic_strict_6"}, "deal": 1}
PUZZLE = "block-2"
MEASURED = frozenset(
    {
        *("lost", "lost_chance", "chance", "next", "won", "tries", "rated", "step", "reasons"),
        *("grade", "merits", "touches"),
    }
)
"""What the pure build computes within a time limit, so that two answers may differ."""


def record() -> str:
    match = capicua.load("block", players=2).new_match(seed=5)
    for _ in range(2):
        if match.round.is_over:
            match.start()
        while not match.round.is_over:
            match.round.apply(match.round.legal_actions()[0])
        match.settle()
    return write(record_of(match, ["Ana", "Luis"]))


RECORD = record()
POSITION = (
    "game: block players=4\nlayout: root 1-1 | E 2-1 2-2 2-0 | W 1-0\nA: 5?\nB: 6?\n"
    "C: 3-1 5-1 5-2 5-0 6-5 6-6\nD: 6?\nturn: C\nlacked: B 1\n"
)

STUDY = '{"study":1,"title":"Mine"}\n' + json.dumps({"title": "", "position": POSITION}) + "\n"


def step_with_a_task() -> tuple[str, int]:
    step = next(step for step in lesson_of("block").steps if step.task)
    return step.id, step.moment().legal_actions()[0]


GETS = (
    "/api/games",
    "/api/games/garrafina",
    "/api/games/garrafina/page?lang=es",
    "/api/games/block/picture.svg?lang=es",
    "/api/strings/es-419/partners",
    "/api/strings/en/common",
    "/api/puzzles",
    "/api/puzzles/daily?day=2026-11-23",
    f"/api/puzzles/{PUZZLE}",
    f"/api/puzzles/{PUZZLE}/paper.svg?lang=es",
    "/api/deals/daily?day=2026-11-23",
    "/api/lessons",
    "/api/lessons/block?lang=es",
    "/api/studies",
    "/api/studies/counting",
)
REFUSED = (
    ("GET", "/api/games/chess", ""),
    ("GET", "/api/games/chess/page", ""),
    ("GET", "/api/strings/xx/block", ""),
    ("GET", "/api/lessons/chess", ""),
    ("GET", "/api/studies/chess", ""),
    ("POST", "/api/studies/read", "not a study"),
    ("GET", "/api/puzzles/block-9999", ""),
    ("POST", "/api/rules", {"game": "block", "options": {"hand_size": "99"}}),
    ("POST", "/api/replay", "not a record"),
    ("POST", "/api/replay?seat=7", RECORD),
    ("POST", "/api/review?round=9", RECORD),
    ("POST", "/api/chances?round=1&step=999&seat=0", RECORD),
    ("POST", "/api/deals/rated", {"rules": {"game": "block"}, "deal": 3}),
    ("POST", "/api/tables/from-record?round=9&step=0", RECORD),
    ("GET", "/api/nothing", ""),
    ("PUT", "/api/games", ""),
)


def local(method: str, target: str, body: Any = "") -> tuple[int, str, str]:
    """Return the status, the type and the body that a device without a server answers."""
    return Device().ask(method, target, body)


def remote(site: Any, method: str, target: str, body: Any = "") -> tuple[int, str, str]:
    """Return the status, the type and the body that a server answers."""
    is_text = isinstance(body, str)
    how = {"content": body.encode()} if is_text else {"json": body}
    with site.visitor() as client:
        found = client.request(method, target, **how)
    return found.status_code, found.headers["content-type"].partition(";")[0], found.text


@pytest.mark.parametrize("target", GETS)
def test_gets_are_answered_alike(site, target):
    assert local("GET", target) == remote(site, "GET", target)


def posts() -> list[tuple[str, Any]]:
    step, action = step_with_a_task()
    return [
        ("/api/rules?lang=es", RULES),
        ("/api/sheets/empty", RULES),
        ("/api/compare", {"a": RULES, "b": {"game": "garrafina"}, "rounds": 10, "seed": 4}),
        ("/api/train", {"tiles": ["6-4", "12-6", "5-3"], "start": 12}),
        ("/api/train", {"tiles": ["6-4", "4-6"]}),
        ("/api/hands/discard", {"tiles": ["6-6", "5-5", "6-4", "3-2", "2-1"], "most": 2}),
        ("/api/hands/discard", {"tiles": ["6-6", "6-6"]}),
        ("/api/hands/count", {"own": ["6-6"], "laid": ["6-5"], "others": [{"count": 7}]}),
        ("/api/hands/count", {"own": ["6-6"], "others": [{"count": 30}]}),
        ("/api/hands/bid", {"tiles": ["6-6"]}),
        ("/api/drills", {"drill": "ends", "level": 2, "seed": 5}),
        ("/api/drills", {"drill": "sums"}),
        ("/api/analysis/start", {"rules": {"game": "garrafina"}, "deal": 4}),
        ("/api/analysis/board", {"position": POSITION, "action": "5-0@W"}),
        ("/api/analysis/board", {"position": POSITION, "action": "6-6@W"}),
        ("/api/analysis/why", {"position": POSITION, "touch": ["tile:6-6"]}),
        ("/api/analysis/moment?round=1&step=3", RECORD),
        ("/api/analysis/picture?lang=es", {"position": POSITION, "names": ["Ana"]}),
        ("/api/analysis/picture", {"position": POSITION, "seat": 7}),
        ("/api/analysis", {"position": POSITION, "depth": 0}),
        ("/api/verify", RECORD),
        ("/api/studies/read", RECORD),
        ("/api/studies/read", STUDY),
        ("/api/verify", "not a record"),
        ("/api/replay?seat=1", RECORD),
        ("/api/replay?seat=-1", RECORD),
        ("/api/replay/paper?round=1&step=2&lang=es", RECORD),
        ("/api/replay/variations", {"record": RECORD, "round": 1, "variations": ""}),
        ("/api/replay/variations", {"record": RECORD, "round": 1, "variations": "# move 0: x"}),
        ("/api/replay/variations", {"record": RECORD, "round": 9, "variations": ""}),
        ("/api/chances?round=2&step=3&seat=1", RECORD),
        ("/api/deals/winnable", DEAL),
        (f"/api/puzzles/{PUZZLE}/why", {"touch": ["tile:6-6"]}),
        (f"/api/lessons/block/{step}/try?lang=es", {"action": action}),
        (f"/api/lessons/block/{step}/why", {"touch": ["tile:6-6"]}),
    ]


@pytest.mark.parametrize(
    ("target", "body"),
    posts(),
    ids=[f"{number} {target}" for number, (target, _) in enumerate(posts())],
)
def test_posts_are_answered_alike(site, target, body):
    assert local("POST", target, body) == remote(site, "POST", target, body)


@pytest.mark.parametrize(
    ("target", "body"),
    [
        ("/api/review?round=1", RECORD),
        ("/api/deals/rated", HOPELESS),
        ("/api/deals/lost", lost_squeeze().decode()),
        (f"/api/puzzles/{PUZZLE}/try", {"action": puzzle_of(PUZZLE).moment().legal_actions()[0]}),
        (f"/api/puzzles/{PUZZLE}/solution", {}),
    ],
    ids=["review", "rated", "lost", "try", "solution"],
)
def test_what_is_searched_is_answered_alike_up_to_the_numbers(site, target, body):
    here, there = local("POST", target, body), remote(site, "POST", target, body)
    assert here[:2] == there[:2] == (200, "application/json")
    assert outline(json.loads(here[2])) == outline(json.loads(there[2]))


def outline(value: Any, name: str = "") -> Any:
    """Return a value without what a search measures: numbers, and the reasons they decide."""
    if isinstance(value, dict):
        kept = {key for key in value if key not in MEASURED and not key.startswith("best")}
        return {key: outline(value[key], key) for key in sorted(kept)}
    if isinstance(value, list):
        return (
            len(value) if all(isinstance(each, float) for each in value) else [*map(outline, value)]
        )
    return type(value).__name__ if isinstance(value, float) else value


@pytest.mark.parametrize(("method", "target", "body"), REFUSED)
def test_refusals_are_answered_alike(site, method, target, body):
    found = local(method, target, body)
    assert found[0] >= 400
    assert found == remote(site, method, target, body)


def test_tables_are_answered_alike(site):
    plan = {"rules": RULES, "seats": [{"kind": "me"}] + [{"kind": "open"}] * 3, "name": "Ana"}
    device = Device()
    with site.visitor() as client:
        there = client.post("/api/tables", json=plan).json()
        here = device.post("/api/tables", plan)
        assert here.keys() == there.keys()
        pairs = [
            [f"/api/tables/{keys['table']}/{path}" for keys in (here, there)]
            for path in ("visit", "record", "replay")
        ]
        pairs.append([f"/api/tables/{keys['table']}" for keys in (here, there)])
        for mine, theirs in pairs:
            status, _, text = device.ask("GET", mine)
            found = client.get(theirs)
            assert status == found.status_code
            known = text.replace(here["table"], there["table"])
            assert without_presence(known) == without_presence(found.text)
        entered = [
            device.post(f"/api/tables/{here['table']}/enter", {"key": here["host"]}),
            client.post(f"/api/tables/{there['table']}/enter", json={"key": there["host"]}).json(),
        ]
        assert [(one["seat"], one["is_host"]) for one in entered] == [(0, True)] * 2


def without_presence(text: str) -> str:
    return re.sub(r'"(here|host_here)":(true|false),?', "", text)


def test_every_request_of_the_client_has_a_route_without_a_server():
    text = (ROOT / "web" / "src" / "api.ts").read_text(encoding="utf-8")
    found = re.findall(r"(get|words|post|send|ask)[<(][^`'\n]*[`'](/api/[^`'?]*)", text)
    assert len(found) > 30
    device = Device()
    for how, path in found:
        method = "GET" if how in ("get", "words") else "POST"
        target = re.sub(r"\$\{[^}]*\}", "1", path)
        table = device.server._routes.find(method, target, "", START)
        other = answers.ROUTES.find(method, target, "", START)
        assert isinstance(table, tuple) or isinstance(other, tuple), (method, target)
