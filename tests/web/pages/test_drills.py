"""Drills, storms and hand tools in the browser."""

from __future__ import annotations

import json

import pytest

from tests.web.conftest import diagonally

BACK = {"en": "Start: Capicúa or not", "es": "Empezar: Capicúa o no"}
NEXT = {"en": "Next", "es": "Siguiente"}


@diagonally
def test_a_series_is_answered_by_keyboard_and_kept(visit, audit, size, language):
    page = visit("/drills", size, language)
    page.get_by_role("link", name=BACK[language]).wait_for()
    audit(page)
    page.get_by_role("link", name=BACK[language]).click()
    for _ in range(10):
        page.locator(".answers button:not([disabled])").first.wait_for()
        page.keyboard.press("1")
        page.get_by_role("button", name=NEXT[language], exact=True).wait_for()
        page.keyboard.press("Enter")
    page.wait_for_function("localStorage['capicua.drills']")
    audit(page)
    (kept,) = json.loads(page.evaluate("localStorage['capicua.drills']"))
    assert (kept["drill"], kept["count"], kept["timed"]) == ("capicua", 10, False)
    assert 0 <= kept["right"] <= 10
    assert "⟨" not in page.locator("main").inner_text()


def test_what_is_to_be_counted_is_told_after_the_answer(visit):
    page = visit("/drills/out", "phone", "en")
    page.locator(".answers button").first.wait_for()
    page.locator(".game-table .hand").wait_for()
    numbers = page.locator(".game-table").get_by_text("Played so far")
    assert numbers.count() == 0
    assert page.locator(".prompt").inner_text() == "", "there is nothing to play"
    page.locator(".answers button").first.click()
    numbers.wait_for()


def test_moves_to_be_remembered_disappear_with_the_table(visit):
    page = visit("/drills/passes?timed=1", "desktop", "en")
    page.locator("ol li").first.wait_for()
    assert page.locator(".game-table").count() == 0
    page.get_by_role("button", name="I remember them").click()
    page.get_by_role("timer").wait_for()
    assert page.locator("ol li").count() == 0
    assert page.locator(".game-table").count() == 0
    page.locator(".answers button").first.click()
    page.locator(".game-table").wait_for()


@diagonally
def test_a_storm_without_a_clock_can_be_stopped(visit, audit, size, language):
    page = visit("/puzzles/storm", size, language)
    page.get_by_role("checkbox").uncheck()
    audit(page)
    page.select_option("#game", "block")
    page.get_by_role("button", name={"en": "Start", "es": "Empezar"}[language]).click()
    page.wait_for_selector(".choices .prompt")
    assert page.get_by_role("timer").count() == 0
    page.get_by_role("button", name={"en": "Stop", "es": "Parar"}[language]).click()
    page.get_by_text({"en": "0 of 0 solved.", "es": "0 de 0 resueltos."}[language]).wait_for()
    (kept,) = json.loads(page.evaluate("localStorage['capicua.runs']"))
    assert (kept["mode"], kept["solved"], kept["timed"]) == ("storm", 0, False)


HANDS = {
    "bid": (["6-6", "6-5", "6-4", "6-3", "6-2", "6-1", "6-0"], "42"),
    "discard": (["6-6", "5-5", "6-4", "3-2", "2-1"], "97"),
    "count": (["6-6", "6-5"], "5-4"),
}
ASKED = {
    "en": {"bid": "6 more tiles.", "discard": "4 more tiles.", "count": "27 tiles are out."},
    "es": {"bid": "Faltan 6 fichas.", "discard": "Faltan 4 fichas.", "count": "Faltan 27 fichas."},
}
SAID = {
    "en": {
        "bid": "Best trump: 6s. Bids up to 42 are made",
        "discard": "Best discard: 2-1 3-2 6-4. Wins 97",
        "count": "26 tiles are out.",
    },
    "es": {
        "bid": "Mejor triunfo: 6. Las pujas hasta 42 se cumplen",
        "discard": "Mejor descarte: 2-1 3-2 6-4. Gana el 97",
        "count": "Faltan 26 fichas.",
    },
}


@pytest.mark.parametrize("tool", HANDS)
@diagonally
def test_tapped_tiles_are_answered(visit, audit, tool, size, language):
    """The answer is announced in a sentence, without the table that says more."""
    tiles, said = HANDS[tool]
    page = visit(f"/hands/{tool}", size, language)
    status = page.locator("section[aria-labelledby=answer]").get_by_role("status")
    for tile in tiles:
        page.get_by_role("button", name=tile, exact=True).click()
        if tile == tiles[0]:
            status.get_by_text(ASKED[language][tool]).wait_for()
    status.get_by_text(SAID[language][tool]).wait_for()
    page.locator("table").wait_for()
    assert status.locator("table").count() == 0
    assert said in page.locator("section[aria-labelledby=answer]").inner_text()
    audit(page)
    assert "⟨" not in page.locator("main").inner_text()
