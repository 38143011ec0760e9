"""Share buttons: one tap copies a link or opens the device's share dialog."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest

from capicua.testing.demo_tables import new_table
from tests.web.conftest import everywhere
from tests.web.matches.seated_player import at_table, play
from tests.web.pages.test_solitaires import concede, deal

WORDS = {
    "en": {
        "moment": "Share this position",
        "result": "Share the result",
        "deal": "Share deal 1234",
    },
    "es": {
        "moment": "Compartir esta posición",
        "result": "Compartir el resultado",
        "deal": "Compartir el reparto 1234",
    },
}
LISTEN = """() => {
  window.copied = []
  navigator.clipboard.writeText = async (text) => void window.copied.push(text)
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
}"""
HANDED = """() => {
  window.handed = []
  navigator.share = async (what) => void window.handed.push(what)
}"""


@pytest.fixture(scope="module")
def finished(address):
    keys = new_table(address, "draw", {"target": "20"})
    return keys, play(address, keys)


def shared(page, name):
    """Return the link that a button copies."""
    page.evaluate(LISTEN)
    page.get_by_role("button", name=name, exact=True).click()
    page.wait_for_function("() => window.copied.length")
    return page.evaluate("window.copied[0]")


@everywhere
def test_a_shared_replay_opens_at_its_move(visit, address, finished, size, language):
    keys, _ = finished
    page = visit(f"/replay/{keys['table']}?round=1&step=3", size, language)
    page.get_by_role("slider").wait_for()
    page.locator(".head h1").click()
    page.keyboard.press("ArrowRight")
    link = shared(page, WORDS[language]["moment"])
    query = parse_qs(urlsplit(link).query)
    assert query == {"round": ["1"], "step": ["4"], "lang": [language]}
    other = visit(link.removeprefix(address), size, language)
    other.get_by_role("slider").wait_for()
    assert other.get_by_role("slider").input_value() == "4"
    picture = other.locator('meta[property="og:image"]').get_attribute("content")
    answer = other.request.get(picture)
    assert (answer.status, answer.headers["content-type"]) == (200, "image/png")


@everywhere
def test_a_shared_result_opens_at_the_end_of_its_round(
    visit, audit, address, finished, size, language
):
    keys, token = finished
    page = at_table(visit, address, keys, token, size=size, language=language)
    page.wait_for_selector(".between .won")
    audit(page, ".table")
    link = shared(page, WORDS[language]["result"])
    assert urlsplit(link).path == f"/replay/{keys['table']}"
    other = visit(link.removeprefix(address), size, language)
    slider = other.get_by_role("slider")
    slider.wait_for()
    assert slider.input_value() == slider.get_attribute("max") != "0"


def test_touch_screens_use_the_share_dialog(visit, finished):
    keys, _ = finished
    page = visit(f"/replay/{keys['table']}", "phone", has_touch=True, is_mobile=True)
    page.get_by_role("slider").wait_for()
    page.evaluate(HANDED)
    page.get_by_role("button", name="Share this position", exact=True).click()
    page.wait_for_function("() => window.handed.length")
    [handed] = page.evaluate("window.handed")
    assert handed["title"] == "Draw"
    assert f"/replay/{keys['table']}?round=1&step=0" in handed["url"]


@everywhere
def test_another_person_can_play_a_shared_deal(visit, audit, address, size, language):
    page = visit("about:blank", size, language)
    deal(page, 1234)
    concede(page)
    audit(page, ".table")
    link = shared(page, WORDS[language]["deal"])
    other = visit(link.removeprefix(address), size, language)
    field = other.locator("#deal")
    field.wait_for()
    assert field.input_value() == "1234"
    other.locator(".create button[type=submit]").click()
    other.wait_for_selector(".choices .prompt")
    assert "1234" in other.locator("header .title").inner_text()


def test_the_link_of_a_record_from_a_file_holds_the_record(visit, address, finished):
    """Behind the `#`, which browsers do not send to the server."""
    keys, _ = finished
    page = visit("/replay")
    text = page.request.get(f"/api/tables/{keys['table']}/record").text()
    page.fill("#record", text)
    page.locator("main button[type=submit]").click()
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").fill("3")
    said = page.locator(".said").first.inner_text()
    link = shared(page, "Share this position")
    path, _, record = link.partition("#")
    assert path.endswith("&lang=en")
    assert "step=3" in path
    assert record
    other = visit(link.removeprefix(address), "phone", "en")
    other.get_by_role("slider").wait_for()
    assert other.get_by_role("slider").input_value() == "3"
    assert other.locator(".said").first.inner_text() == said
