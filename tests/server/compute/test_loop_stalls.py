"""S2, S16: no request stalls the event loop, however large it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import capicua
from capicua.api.hall.accounts import Offers
from capicua.catalogue import load_with
from capicua.core.match import Match
from capicua.core.messages import Refused
from capicua.core.tiles.random import Dealer
from capicua.learn import Attempt, lesson_of, puzzle_of
from capicua.notation import record_of, write, write_position
from capicua.server.http.app import describe
from capicua.server.http.static_files import StaticFiles
from capicua.table.room.snapshots import record
from capicua.testing.server_process import UNLIMITED
from tests.server.accounts import largest as of_accounts
from tests.server.accounts import largest_people
from tests.server.clubs import largest as of_clubs
from tests.server.largest_inputs import TOKEN, long_match, long_sheet, put
from tests.server.lobby import largest as of_lobby
from tests.server.local_server import Site, until
from tests.server.loop_stalls import watched, yardstick
from tests.server.moderation import largest as of_moderation
from tests.server.notices import largest as of_notices
from tests.server.person import Person, plan
from tests.server.ratings import largest as largest_profiles
from tests.server.tables.largest_studies import largest_study, put_study
from tests.server.tournaments import largest as of_tournaments

MOST = 40.0
"""Maximum CPU time of any step of the event loop, in yardsticks; 20 ms on a good processor."""
ROUNDS = 50


HAND_OF_42 = ["6-6", "6-5", "6-4", "5-5", "5-3", "4-1", "2-1"]
LARGE = write_position(capicua.load("super_dominos").new_round(seed=1))


def lost_squeeze() -> bytes:
    """Return the record of a deal that is lost."""
    match = Match(load_with("squeeze", "squeeze_12", None, {}), Dealer.from_seed(2))
    while not match.round.is_over:
        match.round.advance(match.round.legal_actions()[-1])
    match.settle()
    return write(record_of(match, ["Ana"])).encode()


class Largest:
    """A server with the largest possible data, and a request for each of its routes."""

    def __init__(self, folder: Path) -> None:
        (folder / "static").mkdir()
        (folder / "static" / "index.html").write_text("<title>x</title>" + " " * 60_000)
        client = StaticFiles(folder / "static")
        offers = Offers(
            accounts=True, lobby=True, ratings=True, notices=True, tournaments=True, clubs=True
        )
        self.site = Site(str(folder / "t.db"), client, offers, **UNLIMITED)
        describe()  # as a real server does in advance
        room, log = long_match(ROUNDS, "draw", 4, target="999", max_hands="200")
        played = record(room)
        text, rounds = write(played), len(played.rounds)
        self.table = put(self.site, room, log)
        (study, edit), (spare, other) = (put_study(self.site) for _ in range(2))
        self.study_keys = {
            f"/api/studies/{id}": {"Authorization": f"Bearer {key}"}
            for id, key in ((study, edit), (spare, other))
        }
        sheet, key, report = long_sheet(self.site)
        self.sheet_key = {"Authorization": f"Bearer {key}"}
        change = {"version": 1, "report": report}
        train = {"game": "mexican_train", "seats": 8}
        comparing = {"a": train, "b": {**train, "options": {"forced_double": "no"}}, "rounds": 10}
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(7))]
        sheets, tables = f"/api/sheets/{sheet}", f"/api/tables/{self.table}"
        names = {"names": ["Ana", "Luis", "Eva", "Raúl"]}
        turn = lesson_of("block").step("turn")
        lesson_try = turn.view.known.parse(turn.task[0])
        dealt = {"rules": {"game": "squeeze", "preset": "squeeze_6"}, "deal": 1}
        hopeless = {"rules": {"game": "traffic", "preset": "traffic_strict_6"}, "deal": 1}
        try_ = {"action": Attempt(puzzle_of("block-2")).solution}
        self.asked: dict[str, tuple[str, str, Any]] = {
            "GET /health": ("GET", "/health", None),
            "GET /api/games": ("GET", "/api/games", None),
            "GET /api/games/{game}": ("GET", "/api/games/mexican_train", None),
            "GET /api/games/{game}/picture.svg": ("GET", "/api/games/traffic/picture.svg", None),
            "GET /api/games/{game}/page": ("GET", "/api/games/mexican_train/page?lang=es", None),
            "GET /api/strings/{lang}/{game}": ("GET", "/api/strings/es/garrafina", None),
            "POST /api/rules": ("POST", "/api/rules?lang=es", train),
            "POST /api/sheets/empty": ("POST", "/api/sheets/empty", train),
            "POST /api/compare": ("POST", "/api/compare", comparing),
            "POST /api/train": (
                "POST",
                "/api/train",
                {"tiles": [f"{high}-{low}" for high in range(13) for low in range(5, high + 1)]},
            ),
            "POST /api/drills": ("POST", "/api/drills", {"drill": "passes", "level": 3}),
            "POST /api/hands/bid": ("POST", "/api/hands/bid", {"tiles": HAND_OF_42}),
            "POST /api/hands/discard": (
                "POST",
                "/api/hands/discard",
                {"tiles": ["6-6", "5-4", "5-3", "4-2", "2-1"], "most": 5},
            ),
            "POST /api/hands/count": (
                "POST",
                "/api/hands/count",
                {"high": 15, "own": ["15-15"], "others": [{"count": 8, "lacks": [3]}] * 8},
            ),
            "POST /api/analysis/start": ("POST", "/api/analysis/start", {"rules": train}),
            "POST /api/analysis/board": ("POST", "/api/analysis/board", {"position": LARGE}),
            "POST /api/analysis/why": (
                "POST",
                "/api/analysis/why",
                {"position": LARGE, "touch": ["tile:6-6"] * 16},
            ),
            "POST /api/analysis/moment": (
                "POST",
                f"/api/analysis/moment?round={rounds}&step=4",
                text.encode(),
            ),
            "POST /api/analysis/picture": (
                "POST",
                "/api/analysis/picture?lang=es",
                {"position": LARGE, "paper": True},
            ),
            "POST /api/analysis": ("POST", "/api/analysis", {"position": LARGE}),
            "POST /api/tables": ("POST", "/api/tables", plan() | {"rules": train, "seats": seats}),
            "GET /api/tables/{table}": ("GET", tables, None),
            "POST /api/tables/from-record": (
                "POST",
                f"/api/tables/from-record?round={rounds}&name=Ana",
                text.encode(),
            ),
            "POST /api/tables/{table}/enter": ("POST", f"{tables}/enter", {"key": "x" * 64}),
            "POST /api/tables/{table}/follow": ("POST", f"{tables}/follow", {}),
            "GET /api/tables/{table}/record": ("GET", f"{tables}/record", None),
            "GET /api/tables/{table}/replay": ("GET", f"{tables}/replay", None),
            "GET /api/tables/{table}/replay/{round}": (
                "GET",
                f"{tables}/replay/{rounds}",
                None,
            ),
            "POST /api/replay": ("POST", "/api/replay", text.encode()),
            "POST /api/replay/paper": (
                "POST",
                f"/api/replay/paper?round={rounds}&step=100000&lang=es",
                text.encode(),
            ),
            "POST /api/replay/variations": (
                "POST",
                "/api/replay/variations",
                {"record": text, "round": rounds, "variations": "# shown: 1\n" * 1_800},
            ),
            "POST /api/verify": ("POST", "/api/verify", text.encode()),
            "POST /api/review": ("POST", "/api/review", text.encode()),
            "GET /api/offers": ("GET", "/api/offers", None),
            "GET /api/puzzles": ("GET", "/api/puzzles", None),
            "GET /api/puzzles/daily": ("GET", "/api/puzzles/daily", None),
            "GET /api/puzzles/{puzzle}": ("GET", "/api/puzzles/mexican_train-1", None),
            "POST /api/puzzles/{puzzle}/try": ("POST", "/api/puzzles/block-2/try", try_),
            "POST /api/puzzles/{puzzle}/solution": (
                "POST",
                "/api/puzzles/texas_42-1/solution",
                None,
            ),
            "POST /api/puzzles/{puzzle}/why": (
                "POST",
                "/api/puzzles/mexican_train-1/why",
                {"touch": ["tile:6-6"] * 16},
            ),
            "GET /api/tables/{table}/replay/{round}/picture.png": (
                "GET",
                f"{tables}/replay/{rounds}/picture.png?step=100000&lang=es",
                None,
            ),
            "GET /api/games/{game}/deals/{number}/picture.png": (
                "GET",
                "/api/games/big_clock/deals/7/picture.png?lang=es",
                None,
            ),
            "GET /api/puzzles/{puzzle}/paper.svg": (
                "GET",
                "/api/puzzles/mexican_train-1/paper.svg?lang=es",
                None,
            ),
            "GET /api/puzzles/{puzzle}/picture.png": (
                "GET",
                "/api/puzzles/mexican_train-1/picture.png",
                None,
            ),
            "POST /api/tables/{table}/visit": ("POST", f"{tables}/visit", {"wants": "watch"}),
            "GET /api/tables/{table}/visit": ("GET", f"{tables}/visit", None),
            "GET /api/deals/daily": ("GET", "/api/deals/daily", None),
            "POST /api/deals/winnable": ("POST", "/api/deals/winnable", dealt),
            "POST /api/deals/rated": ("POST", "/api/deals/rated", hopeless),
            "POST /api/deals/lost": ("POST", "/api/deals/lost", lost_squeeze()),
            "GET /api/lessons": ("GET", "/api/lessons", None),
            "GET /api/lessons/{game}": ("GET", "/api/lessons/texas_42?lang=es", None),
            "GET /api/studies": ("GET", "/api/studies", None),
            "GET /api/studies/{study}": ("GET", f"/api/studies/{study}", None),
            "POST /api/studies/read": ("POST", "/api/studies/read", largest_study().encode()),
            "POST /api/studies": ("POST", "/api/studies", largest_study().encode()),
            "PUT /api/studies/{study}": (
                "PUT",
                f"/api/studies/{study}?since=1",
                largest_study().encode(),
            ),
            "DELETE /api/studies/{study}": ("DELETE", f"/api/studies/{spare}", None),
            "POST /api/lessons/{game}/{step}/try": (
                "POST",
                "/api/lessons/block/turn/try",
                {"action": lesson_try},
            ),
            "POST /api/lessons/{game}/{step}/why": (
                "POST",
                "/api/lessons/block/turn/why",
                {"touch": ["tile:6-6"] * 16},
            ),
            "GET /api/tables/{table}/chances": ("GET", f"{tables}/chances", None),
            "POST /api/chances": ("POST", "/api/chances?step=20", text.encode()),
            "POST /api/sheets": ("POST", "/api/sheets", names | {"rules": {"game": "garrafina"}}),
            "GET /api/sheets/{sheet}": ("GET", sheets, None),
            "POST /api/sheets/{sheet}/enter": ("POST", f"{sheets}/enter", {"key": key}),
            "POST /api/sheets/{sheet}/rounds": (
                "POST",
                f"{sheets}/rounds",
                change | {"version": 2},
            ),
            "PUT /api/sheets/{sheet}/rounds/{number}": (
                "PUT",
                f"{sheets}/rounds/1",
                change | {"version": 3},
            ),
            "DELETE /api/sheets/{sheet}/rounds/last": (
                "DELETE",
                f"{sheets}/rounds/last?since=4",
                None,
            ),
            "POST /api/sheets/{sheet}/matches": ("POST", f"{sheets}/matches", {"version": 5}),
            "GET /api/sheets/{sheet}/csv": ("GET", f"{sheets}/csv", None),
            "GET /api/sheets/{sheet}/file": ("GET", f"{sheets}/file", None),
            "GET /t/": ("GET", f"/t/{self.table}", None),
            "GET /schema": ("GET", "/schema", None),
            "GET /schema/socket.json": ("GET", "/schema/socket.json", None),
        }
        self.own_key, asked = largest_people.requests(self.site)
        self.asked |= asked | of_moderation.requests(self.site)
        self.asked |= largest_profiles.requests(self.site, self.table)
        self.asked |= of_lobby.requests(self.site, self.table)
        self.asked |= of_notices.requests(self.site)
        self.event_key, asked = of_tournaments.requests(self.site)
        self.asked |= asked
        self.asked |= of_clubs.requests(self.site)
        self.asked |= of_accounts.requests(self.table) | of_accounts.LAST

    def ask(self, name: str) -> httpx.Response:
        method, path, body = self.asked[name]
        content = body if isinstance(body, bytes | None) else json.dumps(body)
        key = self.sheet_key if path.startswith("/api/sheets") else self.own_key
        key = self.study_keys.get(path.partition("?")[0], key)
        key = self.event_key if path.startswith("/api/tournaments/") else key
        headers = {"Content-Type": "application/json", **key}
        return self.site.request(method, path, content=content, headers=headers)


@pytest.fixture(scope="module")
def largest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Largest]:
    found = Largest(tmp_path_factory.mktemp("largest"))
    yield found
    found.site.stop()


REFUSED = of_accounts.REFUSED | {
    "POST /api/sheets/{sheet}/matches": 400,  # scored in full, then found unfinished
    "POST /api/tables/{table}/enter": 403,
    "POST /api/tables/{table}/follow": 403,
    "POST /api/tables/{table}/visit": 403,
    "GET /api/tables/{table}/chances": 403,
    "POST /api/tables/{table}/join": 403,
    "GET /api/tables/{table}/picture.svg": 403,
    "POST /api/lobby/seek/enter": 403,
    **of_notices.REFUSED,
    **of_tournaments.REFUSED,
}


def test_s2_no_request_stalls_the_loop(largest, monkeypatch):
    """Measure every route with its largest request."""
    few = ["draw", "mexican_train"]  # each card takes some tenths of a second in a thread
    monkeypatch.setattr("capicua.server.http.routes.catalogue.catalogue", lambda: few)
    slow = {}
    for name in largest.asked:
        with watched(largest.site._thread) as found:
            answer = largest.ask(name)
        assert answer.status_code // 100 == 2 or answer.status_code == REFUSED.get(name), (
            name,
            answer.text[:300],
        )
        if found.longest > MOST:
            slow[name] = (found.longest, found.what)
    assert slow == {}


def test_s2_a_stall_is_noticed(site):
    """The measurement itself: the yardstick is no slower than the work it is compared with."""
    with watched(site._thread) as found:
        site.call(lambda: [yardstick() for _ in range(3 * int(MOST))])
    assert found.longest > MOST


def test_s2_every_route_is_measured(largest):
    described = {
        f"{method.upper()} {path}"
        for path, operations in largest.site.get("/schema").json()["paths"].items()
        for method in operations
    }
    assert described - {*largest.asked} == set()


def test_s2_the_state_of_a_long_match_does_not_stall_the_loop(largest):
    with watched(largest.site._thread) as found:
        ana = Person(largest.site, largest.table, TOKEN)
        ana.until(lambda state: len(state["rounds"]) >= ROUNDS - 1)
        ana.ask("say", text="¡" * 280)
    assert found.longest < MOST, found.what


def test_s2_a_full_backroom_refuses_requests(site, monkeypatch):
    monkeypatch.setattr("capicua.server.compute.threads.MOST", 0)
    answer = site.post("/api/rules", {"game": "draw"})
    assert (answer.status_code, answer.json()["message"]["id"]) == (503, "server-busy")
    assert answer.headers["retry-after"]
    monkeypatch.undo()
    until(lambda: site.post("/api/rules", {"game": "draw"}).status_code == 200)


def test_s16_a_record_with_too_many_steps_is_refused(site, monkeypatch):
    from capicua.api import replays

    room, _ = long_match(2, "draw", 2)
    monkeypatch.setattr(replays, "MOST_STEPS", 10)
    wish = replays.ReplayQuery("whole", write(record(room)), True)
    with pytest.raises(Refused) as refused:
        replays.answer(wish)
    assert refused.value.message.id == "too-long"
