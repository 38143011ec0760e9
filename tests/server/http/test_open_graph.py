"""Shared links: metadata for messengers, and pictures of positions."""

from __future__ import annotations

import html
import re
import struct
from typing import Any

import pytest

from capicua.api import pictures
from capicua.api.queries import answered
from capicua.catalogue import load
from capicua.core.match import Match
from capicua.core.tiles.random import Dealer
from capicua.core.view import View
from capicua.notation import write
from capicua.render.language import Language
from capicua.render.svg import preview
from capicua.server.http.static_files import StaticFiles
from capicua.table.room.snapshots import record
from capicua.testing.server_process import UNLIMITED
from tests.server.largest_inputs import long_match, put
from tests.server.local_server import Site
from tests.server.person import plan

PNG = b"\x89PNG\r\n\x1a\n"
DEAL = "/new?game=squeeze&preset=squeeze_6&deal=7"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A site with a client, and a match in progress with two finished rounds."""
    folder = tmp_path_factory.mktemp("shared")
    static = folder / "static"
    static.mkdir()
    (static / "index.html").write_text("<html><head><title>x</title></head></html>")
    site = Site(str(folder / "t.db"), StaticFiles(static), **UNLIMITED)
    room, log = long_match(2, "draw", 4, target="999", max_hands="200")
    put(site, room, log)
    yield site
    site.stop()


def told(site: Site, path: str, **headers: str) -> dict[str, str]:
    """Return the metadata of a page."""
    answer = site.get(path, headers=headers)
    assert answer.status_code == 200
    found = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)" />', answer.text)
    return {name: html.unescape(text) for name, text in found}


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    return struct.unpack(">II", png[16:24])


def drawn_at(site: Site, about: dict[str, str]) -> bytes:
    """Return the picture that a page names."""
    assert about["og:image"].startswith(site.url)
    answer = site.get(about["og:image"].removeprefix(site.url))
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    return answer.content


def test_a_replay_has_a_title_and_a_picture_of_the_move(shared):
    english = told(shared, "/replay/longest?round=2&step=5&lang=en")
    assert english["og:title"] == "Draw: round 2 after move 5"
    assert english["og:description"].startswith("Ana")
    assert english["og:url"] == f"{shared.url}/replay/longest?round=2&step=5&lang=en"
    assert english["twitter:card"] == "summary_large_image"
    spanish = told(shared, "/replay/longest?round=2&step=5&lang=es")
    assert spanish["og:title"].endswith("mano 2 tras la jugada 5")
    assert size_of(drawn_at(shared, english)) == (1200, 630)
    other = told(shared, "/replay/longest?round=2&step=9&lang=en")
    assert drawn_at(shared, other) != drawn_at(shared, english)
    at_the_end = told(shared, "/replay/longest?round=2&step=end&lang=en")
    assert at_the_end["og:title"] == "Draw: replay of round 2"
    assert size_of(drawn_at(shared, at_the_end)) == (1200, 630)


def test_without_a_language_in_the_link_the_browsers_language_is_used(shared):
    about = told(shared, "/puzzles/block-2", **{"Accept-Language": "es-ES,es;q=0.9"})
    assert about["og:title"].startswith("Problema: ")
    assert "lang=es" in about["og:image"]


def test_deals_and_puzzles_have_pictures(shared):
    deal = told(shared, f"{DEAL}&lang=en")
    assert deal["og:title"] == "Squeeze: deal 7"
    assert size_of(drawn_at(shared, deal)) == (1200, 630)
    puzzle = told(shared, "/puzzles/block-2?lang=en")
    assert size_of(drawn_at(shared, puzzle)) == (1200, 630)
    daily = told(shared, "/puzzles/daily?lang=en")
    assert daily["og:title"].startswith("Puzzle of the day: ")
    assert size_of(drawn_at(shared, daily)) == (1200, 630)


def test_house_rules_and_tables_name_the_game_but_have_no_picture(shared):
    rules = told(shared, "/new?game=garrafina&lang=en")
    assert rules["og:title"] == "Garrafina"
    assert "og:image" not in rules
    table = told(shared, "/t/longest?lang=en")
    assert table["og:title"] == "Draw: join the table"
    assert "og:image" not in table


def test_only_finished_rounds_of_a_match_in_progress_have_pictures(shared):
    room, _ = long_match(2, "draw", 4, target="999", max_hands="200")
    rounds = len(room.match.rounds)
    assert room.phase != "over"
    table = shared.post("/api/tables", plan(watch_by_address=True)).json()["table"]
    assert "og:image" not in told(shared, f"/replay/{table}?round=1&step=0")
    answer = shared.get(f"/api/tables/{table}/replay/1/picture.png")
    assert (answer.status_code, answer.json()["message"]["id"]) == (400, "no-such-round")
    later = shared.get(f"/api/tables/longest/replay/{rounds + 1}/picture.png")
    assert (later.status_code, later.json()["message"]["id"]) == (400, "no-such-round")
    assert "og:image" not in told(shared, f"/replay/longest?round={rounds + 1}&step=1")


def test_links_to_a_private_match_in_progress_show_no_round(shared, monkeypatch):
    page = "/replay/longest?round=2&step=5&lang=en"
    assert "og:image" in told(shared, page)
    room = shared.registry.actors["longest"].room
    monkeypatch.setattr(room, "watch_by_address", False)
    assert "og:image" not in told(shared, page)
    assert told(shared, page)["og:title"] == "Draw: replay"
    picture = shared.get("/api/tables/longest/replay/1/picture.png")
    assert (picture.status_code, picture.json()["message"]["id"]) == (403, "rounds-private")


def test_a_picture_from_a_seat_shows_no_hidden_tiles():
    """Two deals that differ only in what the seat does not see give the same picture."""
    state = load("block").new_round(seed=7)
    world = state.view(0).known
    shown = str(preview(state.view(0), Language("en", "block")))
    assert shown == str(preview(View(world), Language("en", "block")))
    everything = str(preview(View(state), Language("en", "block")))
    assert shown.count("<use") < everything.count("<use")


def test_invalid_pictures_are_refused(shared):
    for path, status in [
        ("/api/tables/nowhere/replay/1/picture.png", 404),
        ("/api/tables/longest/replay/1/picture.png?seat=9", 400),
        ("/api/tables/longest/replay/1/picture.png?step=-1", 400),
        ("/api/tables/longest/replay/1/picture.png?step=9999999", 400),
        ("/api/games/squeeze/deals/0/picture.png", 400),
        ("/api/games/squeeze/deals/1/picture.png?preset=%3Cscript%3E", 400),
        ("/api/games/squeeze/deals/1/picture.png?colour=red", 400),
        ("/api/games/block/deals/1/picture.png", 400),
        ("/api/games/ludo/deals/1/picture.png", 404),
        ("/api/puzzles/block-99999/picture.png", 404),
    ]:
        answer = shared.get(path)
        assert answer.status_code == status, (path, answer.text)
        assert "message" in answer.json()


def test_pages_of_missing_things_have_no_metadata(shared):
    for path in (
        "/replay/nowhere",
        "/new",
        "/new?game=ludo&deal=4",
        "/puzzles/block-99999",
        "/t/nowhere",
    ):
        assert told(shared, path) == {}


def test_query_parameters_are_escaped_and_checked(shared):
    page = shared.get('/replay/longest?round=1&"><script>alert(1)</script>').text
    assert "<script>alert" not in page
    about = told(shared, "/replay/longest?round=x&step=-3&seat=77")
    assert "/replay/1/picture.png?step=0&seat=-1" in about["og:image"]


def test_pictures_are_cached_and_rate_limited(tmp_path, monkeypatch):
    site = Site(str(tmp_path / "t.db"), work_each=2)
    try:
        path = "/api/puzzles/block-2/picture.png"
        first, again = site.get(path), site.get(path)
        assert first.content == again.content
        assert "max-age=" in first.headers["cache-control"]
        assert len(site.server.answering._kept["pictures"]) == 1
        assert site.get(path).status_code == 429
    finally:
        site.stop()


@pytest.mark.parametrize("game", ["mexican_train", "texas_42", "poker", "high_fives", "squeeze"])
def test_every_kind_of_table_fits_the_picture(game):
    match = Match(load(game), Dealer.from_seed(5))
    state = match.round
    for _ in range(12):
        if not state.is_over:
            state.apply(state.legal_actions()[0])
    drawing = str(preview(View(state), Language("es", game)))
    width, height = map(float, re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawing).groups())
    assert width / height == pytest.approx(1200 / 630)
    assert size_of(pictures.rasterized(View(state), Language("es", game))) == (1200, 630)


def test_pictures_of_different_steps_differ():
    room, _ = long_match(1, "draw", 2)
    text = write(record(room))
    first = answered(pictures.ReplayPreview(text, 1, 0, -1, "en"))
    last = answered(pictures.ReplayPreview(text, 1, 100_000, -1, "en"))
    assert isinstance(first, bytes)
    assert isinstance(last, bytes)
    assert first != last


@pytest.mark.parametrize(
    "path", ["/", "/replay", "/puzzles", "/learn", "/learn/block", "/t", "/x/y"]
)
def test_every_other_path_belongs_to_the_client(shared, path):
    assert "<title>x</title>" in shared.get(path).text


@pytest.mark.parametrize("path", ["/t", "/t/a/b", "/replay/a/b/c", "/puzzles/a/b", "/learn/a/b"])
def test_longer_paths_below_shared_roots_belong_to_the_client(site, path):
    answer = site.get(path, headers={"Accept": "text/html"})
    assert answer.headers["content-type"].startswith("text/html")
