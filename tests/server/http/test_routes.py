"""HTTP routes: games, rules, strings, records, the client, and refusals."""

from __future__ import annotations

import gc
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from litestar.testing import TestClient

import capicua
from capicua.api import models
from capicua.api.games import MEASURED, minutes
from capicua.catalogue import catalogue, load
from capicua.notation import read, replay
from capicua.render.language import CODES, LANGUAGES
from capicua.server.run import application_of, server_of
from capicua.server.settings import Settings
from tests.server.local_server import PATIENCE, Site
from tests.server.person import Person, enter, make, plan


def test_the_lobby_shows_every_game(site):
    cards = msgspec.json.decode(site.get("/api/games").content, type=list[models.GameCard])
    assert [card.id for card in cards] == catalogue()
    for card in cards:
        assert set(card.names) == set(card.summaries) == set(CODES)
        assert all(card.names.values())
        assert card.seats.low <= card.seats.usual <= card.seats.high
        assert 1 <= card.minutes < 120
        assert card.is_solitaire == (card.seats.high == 1)
    by_id = {card.id: card for card in cards}
    assert by_id["mexican_train"].high == 12
    assert by_id["squeeze"].is_solitaire
    for game, known in MEASURED.items():
        assert by_id[game].minutes == known == minutes(load(game))
    assert by_id["garrafina"].has_sheet
    assert not by_id["squeeze"].has_sheet


@pytest.mark.parametrize("game", catalogue())
def test_the_form_of_a_game_covers_every_preset(site, game):
    form = msgspec.json.decode(site.get(f"/api/games/{game}").content, type=models.GameForm)
    names = [option.name for option in form.options]
    assert "greedy" in form.bots
    for preset in form.presets:
        assert list(preset.values) == names
        made = load(game, preset=preset.id, players=preset.seats.usual, **preset.values)
        assert made.options == load(game, preset=preset.id).options
    kinds = {option.name: option for option in form.options}
    for preset in form.presets:
        for name, value in preset.values.items():
            option = kinds[name]
            is_named = value in option.choices
            is_number = option.low is not None and value.lstrip("-").isdecimal()
            is_map = (option.by_players or option.by_round) and ":" in value
            is_set = option.subset and set(value.split(",")) <= {"none", *option.choices}
            assert is_named or is_number or is_map or is_set, (name, value)


def test_every_game_has_a_picture(site):
    for game in catalogue():
        answer = site.get(f"/api/games/{game}/picture.svg")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg")
        tag = answer.headers["etag"]
        again = site.get(f"/api/games/{game}/picture.svg", headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["common", "garrafina", "texas_42", "squeeze"])
def test_strings_form_one_file_without_duplicates_most_specific_first(site, lang, game):
    text = site.get(f"/api/strings/{lang}/{game}").text
    ids = re.findall(r"(?m)^(-?[a-z][\w-]*) =", text)
    assert len(ids) == len(set(ids))
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for id in ("no-such-table", "too-fast", "undo-revealed", "record-stray", "enter-key"):
        assert bundle.has_message(id), id
    assert bundle.has_message("name") == (game != "common")
    if game == "garrafina":
        assert bundle.format_pattern(bundle.get_message("name").value)[0] == "Garrafina"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_strings_of_tournaments_are_those_of_all_games_and_their_own(site, lang):
    text = site.get(f"/api/strings/{lang}/tournament").text
    ids = re.findall(r"(?m)^(-?[a-z][\w-]*) =", text)
    assert len(ids) == len(set(ids))
    assert {"tie-break-buchholz", "tournament-closed", "no-such-table"} <= set(ids)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_client_receives_the_strings_for_every_server_message(site, lang):
    source = Path(capicua.__file__).parent
    rooms = ("core", "bots", "table", "notation", "review", "simulation", "server")
    files = [file for room in rooms for file in (source / room).rglob("*.py")]
    for_operators = ("settings", "run", "cluster/broker", "operations/metrics")
    for_operators += ("store/admin", "store/backup", "accounts/admin")
    starting = {source / "server" / f"{name}.py" for name in for_operators}
    assert all(file.is_file() for file in starting)
    text = "\n".join(file.read_text(encoding="utf-8") for file in {*files} - starting)
    told = set(re.findall(r"Message\(\s*\"([\w-]+)\"", text))
    assert len(told) > 100
    sent = re.findall(r"(?m)^([a-z][\w-]*) =", site.get(f"/api/strings/{lang}/common").text)
    assert told - {*sent} == set()


def test_the_page_of_rules_reflects_the_chosen_options(site):
    wanted = {
        "game": "garrafina",
        "preset": "ludoteka",
        "seats": 3,
        "options": {"target_score": "55"},
    }
    page = msgspec.json.decode(
        site.post("/api/rules?lang=es", wanted).content, type=models.RulesPage
    )
    assert page.values["target_score"] == "55"
    assert page.changed == {"target_score": "55"}
    assert len(page.sides) == 3
    assert "55" in page.html
    assert "<h1>" in page.html
    assert "<table>" in page.html
    english = site.post("/api/rules?lang=en", wanted).json()["html"]
    assert english != page.html


@pytest.mark.parametrize(
    ("path", "body", "status", "id"),
    [
        ("/api/rules", {"game": "nothing"}, 404, "unknown-game"),
        ("/api/rules", {"game": "draw", "preset": "mine"}, 400, "unknown-preset"),
        ("/api/rules", {"game": "draw", "options": {"colour": "red"}}, 400, "unknown-option"),
        ("/api/rules", {"game": "garrafina", "options": {"blocked_tie": "x"}}, 400, "bad-option"),
        ("/api/rules", {"game": "draw", "seats": 40}, 400, "bad-seats"),
        ("/api/rules?lang=fr", {"game": "draw"}, 400, "unknown-language"),
        ("/api/rules", {"preset": "x"}, 400, "bad-request"),
        ("/api/rules", [], 400, "bad-request"),
        ("/api/qr", {"text": "https://domino.example/t/abc#key"}, 404, "no-such-page"),
        ("/api/tables/nothing/enter", {"key": "x"}, 404, "no-such-table"),
        ("/api/nothing", {}, 404, "no-such-page"),
        ("/api/games", {}, 405, "no-such-method"),
    ],
)
def test_invalid_values_are_refused_with_the_allowed_ones(site, path, body, status, id):
    answer = site.post(path, body)
    assert (answer.status_code, answer.json()["message"]["id"]) == (status, id)
    if id.startswith(("unknown", "bad-option")):
        assert answer.json()["message"]["args"]["allowed"]


@pytest.mark.parametrize("data", [b"", b"{", b"\xff", b"[" * 10_000, b'{"rules":1}'])
def test_bodies_that_are_not_json_are_refused(site, data):
    answer = site.post("/api/tables", content=data, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["message"]["id"] == "bad-request"


def test_bodies_that_are_too_long_are_refused(site):
    for path, size in (("/api/tables", 70_000), ("/api/replay", 500_000)):
        answer = site.post(path, content=b"x" * size, headers={"Content-Type": "text/plain"})
        assert (answer.status_code, answer.json()["message"]["id"]) == (413, "too-long")


def test_pages_of_other_sites_cannot_change_anything(site):
    foreign = {"Origin": "https://elsewhere.example"}
    answer = site.post("/api/tables", plan(), headers=foreign)
    assert (answer.status_code, answer.json()["message"]["id"]) == (403, "foreign-origin")
    assert site.get("/api/games", headers=foreign).status_code == 200


def test_no_request_waits_for_a_thread_without_need(site):
    """A hook of Litestar that is not asynchronous runs in a thread, for every request."""
    asked: list[object] = []

    class Counted(ThreadPoolExecutor):
        def submit(self, *given, **more):
            asked.append(given)
            return super().submit(*given, **more)

    site._loop.set_default_executor(Counted(1))
    assert site.get("/health").status_code == 200
    assert site.post("/api/tables", content=b"no JSON").status_code == 400
    assert not asked


def test_every_response_has_the_security_headers(site):
    keys, _ = make(site)
    for path in ("/", "/api/games", "/api/nothing", f"/api/tables/{keys['table']}", "/health"):
        headers = site.get(path).headers
        policy = headers["content-security-policy"]
        for part in (
            "default-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ):
            assert part in policy
        assert "script-src" not in policy  # so default-src applies: no inline scripts
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


def test_the_cookie_is_limited_to_its_table_and_hidden_from_scripts(sites, tmp_path):
    site = sites(str(tmp_path / "a.db"))
    for made, is_secure in (
        (site.post("/api/tables", plan()), False),
        (
            sites(str(tmp_path / "b.db"), public_url="https://domino.example").post(
                "/api/tables", plan()
            ),
            True,
        ),
    ):
        table = made.json()["table"]
        cookies = made.headers.get_list("set-cookie")
        assert len(cookies) == 2
        for cookie, folder in zip(cookies, ("/api/tables", "/ws/tables"), strict=True):
            assert cookie.startswith(f"capicua_{table}=")
            assert f"Path={folder}/{table};" in cookie
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert ("Secure" in cookie) == is_secure


def test_a_person_who_returns_with_the_cookie_keeps_their_identity(site):
    keys, _ = make(site, "draw", "open", "open")
    first = enter(site, keys, "Luis")
    cookie = {"Cookie": f"capicua_{keys['table']}={first['token']}", "Origin": site.url}
    wish = {"key": keys["play"], "name": "Otro"}
    again = site.post(f"/api/tables/{keys['table']}/enter", wish, headers=cookie).json()
    assert (again["seat"], again["token"]) == (first["seat"], first["token"])
    other = enter(site, keys, "Eva")
    assert other["seat"] != first["seat"]
    full = site.post(f"/api/tables/{keys['table']}/enter", {"key": keys["play"], "name": "Iris"})
    assert (full.status_code, full.json()["message"]["id"]) == (400, "table-full")


def test_a_made_up_cookie_is_not_accepted(site):
    keys, _ = make(site, "draw", "open")
    cookie = {"Cookie": f"capicua_{keys['table']}=chosen-by-somebody", "Origin": site.url}
    wish = {"key": keys["play"], "name": "Luis"}
    entered = site.post(f"/api/tables/{keys['table']}/enter", wish, headers=cookie).json()
    assert entered["token"] != "chosen-by-somebody"


def test_new_tables_per_address_are_rate_limited(sites, tmp_path):
    site = sites(str(tmp_path / "t.db"), tables_each=3, entries_each=3)
    keys, _ = make(site)
    answers = [site.post("/api/tables", plan()) for _ in range(4)]
    assert answers[-1].status_code == 429
    assert answers[-1].json()["message"] == {"id": "too-many", "args": {"count": 3}}
    path = f"/api/tables/{keys['table']}/enter"
    assert [site.post(path, {"key": "wrong"}).status_code for _ in range(4)] == [403] * 3 + [429]


def test_only_the_hashes_of_keys_are_stored(each):
    keys, token = make(each, "draw", "open")
    entered = enter(each, keys, "Luis")
    rows = each.call(lambda: each.store.load(keys["table"]))
    import asyncio

    loaded = asyncio.run_coroutine_threadsafe(rows, each._loop).result(60)
    kept = b"".join(loaded.events)
    assert len(loaded.events) >= 3
    for secret in (*(keys[name] for name in ("host", "play", "watch")), token, entered["token"]):
        assert secret.encode() not in kept


def test_par_rule_sets_are_listed_under_their_popular_names(site):
    cards = msgspec.json.decode(site.get("/api/games").content, type=list[models.GameCard])
    known = {card.id: card.known_as for card in cards}
    names = {each.preset: (each.names["en"], each.names["es"]) for each in known["partners"]}
    assert names["dominican"] == ("Dominican dominoes", "Dominó dominicano")
    assert names["puerto_rican_500"][0] == "Puerto Rican 500"
    assert names["cuban"][1] == "Dominó cubano doble nueve"
    assert known["block"] == []


def test_the_list_of_games_is_built_at_start(tmp_path, monkeypatch):
    begun = Event()

    async def prepare() -> None:
        begun.set()

    monkeypatch.setattr("capicua.server.run.CALM_SECONDS", 0.01)
    monkeypatch.setattr("capicua.server.http.routes.catalogue.prepare", prepare)
    with TestClient(application_of(server_of(Settings(data=str(tmp_path))))):
        assert begun.wait(PATIENCE)
        assert not gc.isenabled(), "a server collects garbage in its own way"
    assert gc.isenabled()


# -- records and replays -----------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(site) -> tuple[Site, str, Person]:
    """A table with one finished round, and a second one that has just begun."""
    # With the usual target a single round can win the match.
    rules = {"game": "draw", "seats": 2, "options": {"target": "500"}}
    keys, token = make(site, watch_by_address=True, rules=rules)
    ana = Person(site, keys["table"], token)
    ana.play_round()
    ana.ask("next")
    ana.until(lambda s: s["phase"] == "playing" and s["round"] == 2)
    return site, keys["table"], ana


def test_the_record_has_only_the_finished_rounds(played):
    site, table, ana = played
    record = read(site.get(f"/api/tables/{table}/record").text)
    assert len(record.rounds) == 1
    assert replay(record).totals == ana.state["totals"]
    assert not {"Secret", "Dealt", "Bots"} & set(record.tags)


def test_the_record_of_a_table_verifies_and_a_forged_one_does_not(played):
    site, table, _ = played
    text = site.get(f"/api/tables/{table}/record").text
    assert site.post("/api/verify", content=text.encode()).json()["fair"]
    hand = re.search(r"(?m)^A: (\S+) .*^B: (\S+)", text, re.DOTALL)
    assert hand is not None
    forged = text.replace(hand[1], "x").replace(hand[2], hand[1]).replace("x", hand[2])
    assert not site.post("/api/verify", content=forged.encode()).json()["fair"]


def test_a_replay_steps_through_a_round_as_each_seat_saw_it(played):
    site, table, ana = played
    whole = msgspec.json.decode(site.get(f"/api/tables/{table}/replay").content, type=models.Replay)
    assert whole.totals == ana.state["totals"]
    assert len(whole.rounds) == 1
    seen = {}
    for seat in (-1, 0, 1):
        answer = site.get(f"/api/tables/{table}/replay/1?seat={seat}")
        round = msgspec.json.decode(answer.content, type=models.ReplayRound)
        assert (round.number, round.rounds) == (1, 1)
        assert round.steps[0].action == ""
        assert round.steps[-1].over
        assert all(step.action for step in round.steps[1:])
        hands = [z for z in json.loads(bytes(round.steps[0].zones)) if z["zone"] == "hand"]
        seen[seat] = [bool(hand.get("tiles")) for hand in hands]
    assert seen == {-1: [True, True], 0: [True, False], 1: [False, True]}


@pytest.mark.parametrize(
    ("path", "id"),
    [
        ("replay/0", "no-such-round"),
        ("replay/2", "no-such-round"),
        ("replay/1?seat=2", "no-such-seat"),
        ("replay/1?seat=-2", "bad-request"),
        ("replay/one", "no-such-page"),
    ],
)
def test_replays_of_missing_or_unfinished_rounds_are_refused(played, path, id):
    site, table, _ = played
    answer = site.get(f"/api/tables/{table}/{path}")
    assert 400 <= answer.status_code < 500
    assert answer.json()["message"]["id"] == id


def test_an_uploaded_record_is_replayed_whole(played):
    site, table, ana = played
    text = site.get(f"/api/tables/{table}/record").text
    answer = site.post("/api/replay", content=text.encode(), headers={"Content-Type": "text/plain"})
    whole = msgspec.json.decode(answer.content, type=models.WholeReplay)
    assert whole.replay.totals == ana.state["totals"]
    assert whole.rounds[0].steps[-1].over


@pytest.mark.parametrize(
    "text", ["", "hello", '[Game "nothing"]', '[Game "draw"]\nround 1\nA: 9-9']
)
def test_an_invalid_record_is_refused_with_the_reason(site, text):
    answer = site.post("/api/replay", content=text.encode())
    assert answer.status_code in (400, 404)
    assert answer.json()["message"]["id"].startswith(("record", "unknown", "tile", "bad"))
    assert site.post("/api/verify", content=text.encode()).json()["fair"] is False


def test_the_record_hides_the_rest_of_a_shuffle_that_serves_several_rounds(site):
    """A finished round's stock holds the next hands, which stay secret until dealt and played."""
    keys, token = make(site, "double_takes", watch_by_address=True)
    ana = Person(site, keys["table"], token)
    ana.play_round()
    told = site.get(f"/api/tables/{keys['table']}/record").text
    record = read(told)
    assert record.rounds[0].stock == []
    ana.ask("next")
    state = ana.until(lambda s: s["phase"] == "playing")
    hand = next(z for z in state["seen"]["zones"] if z["zone"] == "hand" and z["seat"] == 0)
    assert not set(hand["tiles"]) & set(told.split())
    assert replay(record).totals == state["totals"]
