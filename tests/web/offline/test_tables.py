"""Tables of a device with the server stopped: whole rounds by keyboard, solitaires, two people."""

from __future__ import annotations

import pytest

from capicua.catalogue import catalogue, kind, load
from tests import suite
from tests.web.conftest import diagonally
from tests.web.matches.keyboard_player import Keys
from tests.web.offline.device import START_MS, new_table, seated, travel
from tests.web.pages.test_solitaires import WORDS, press

KINDS = ("draw", "mexican_train", "texas_42", "thats_it", "good_neighbors", "traffic", "poker")
"""A game for each kind of zone."""
ADVANCED = "at => window.heard.until(() => window.heard.last.version > at, 10000)"
SHOW = {"en": "I am", "es": "Soy"}
LANGUAGES = {"phone": "es", "desktop": "en"}


def choices(keys: Keys) -> list[str]:
    """Return all actions in their notation."""
    return [choice["text"] for choice in keys.last["seen"]["choices"]]


@pytest.mark.parametrize("game", suite.everyday(["draw"], KINDS))
@pytest.mark.parametrize("size", suite.everyday(["phone"], ["phone", "desktop"]))
def test_a_whole_round_by_keyboard_with_a_reload_in_the_middle(away, audit, game, size):
    language = LANGUAGES[size]
    page = away("/", size, language)
    keys = new_table(page, game)
    assert "/t/local-" in page.url
    keys.round(most=2)
    keys.wait()
    audit(page)
    before = keys.last
    page.reload()
    seated(page)
    after = keys.last
    assert after["version"] >= before["version"]
    if after["version"] == before["version"]:
        assert after["seen"]["zones"] == before["seen"]["zones"]
    keys.round()
    page.wait_for_selector(".between h2")
    assert keys.phase() in ("between", "over")
    assert not after.get("fair"), "nobody can verify the deals of a device"
    assert "⟨" not in page.locator("body").inner_text()
    travel(page, "/")
    page.get_by_role("heading", name={"es": "Mis mesas", "en": "My tables"}[language]).wait_for()


@diagonally
def test_a_solitaire_with_undo_and_hint(away, audit, size, language):
    page = away("/new?game=squeeze&preset=squeeze_6&deal=7", size, language)
    page.wait_for_selector(".create .main:enabled")
    page.locator(".create .main").focus()
    page.keyboard.press("Enter")
    seated(page)
    keys = Keys(page)
    assert keys.last["deal"] == 7
    press(page, WORDS[language]["Hint"])
    page.wait_for_function("() => window.heard.last.may.includes('hint')")
    page.locator(".advice").wait_for(timeout=START_MS)
    while not any(text.startswith("pair") for text in choices(keys)):
        version = keys.version()
        page.locator(".choices .buttons:not(.all) button").first.click()
        page.evaluate(ADVANCED, version)
    before = keys.last
    at = next(at for at, text in enumerate(choices(keys)) if text.startswith("pair"))
    page.locator(".choices summary").click()
    page.locator(".choices .all button").nth(at).click()
    page.evaluate(ADVANCED, before["version"])
    assert keys.last["seen"]["zones"] != before["seen"]["zones"]
    press(page, WORDS[language]["Undo"])
    page.wait_for_function(
        "zones => JSON.stringify(window.heard.last.seen.zones) === zones",
        arg=page.evaluate("zones => JSON.stringify(zones)", before["seen"]["zones"]),
    )
    audit(page)


@diagonally
def test_two_people_see_only_their_own_tiles_and_hand_the_device_over(away, audit, size, language):
    page = away("/offline", size, language)
    page.select_option("#local-game", "block")
    page.select_option("#local-people", "2")
    page.fill("#local-name-0", "Ana")
    page.fill("#local-name-1", "Bea")
    keys = Keys(page)
    keys.press("form .main")
    shown: list[str] = []
    hands: dict[str, set[str]] = {}
    for _ in range(4):
        page.wait_for_selector("#hand-over", timeout=120_000)
        covered = page.locator("main").inner_html()
        assert "data-thing" not in covered, "something of a hand is visible"
        assert page.evaluate("document.querySelectorAll('.game-table').length") == 0
        name = "Ana" if "Ana" in page.locator("#hand-over").inner_text() else "Bea"
        focused = page.evaluate("document.activeElement.innerText")
        assert focused == f"{SHOW[language]} {name}"
        if not shown:
            audit(page)
        page.keyboard.press("Enter")
        page.wait_for_selector(".hand button")
        shown.append(name)
        tiles = page.locator(".hand button").evaluate_all(
            "all => all.map((one) => one.dataset.thing)"
        )
        seen = hands.setdefault(name, set(tiles))
        assert set(tiles) <= seen, "a person sees the other's tiles"
        page.wait_for_function("() => document.activeElement.closest('.game-table')")
        if not page.locator(".choices .yours").count():
            break
        page.wait_for_selector(".choices .yours")
        page.locator(".choices .all button, .choices .buttons button").first.evaluate(
            "button => button.click()"
        )
    assert shown[:2] in (["Ana", "Bea"], ["Bea", "Ana"])
    assert not hands["Ana"] & hands["Bea"]


@suite.exhaustive
@pytest.mark.parametrize("game", catalogue())
def test_every_game_can_be_played_on_a_device(away, game):
    page = away("/", "desktop", "en")
    keys = new_table(page, game)
    is_solitaire = kind(game).usual_seats(load(game).options) == 1
    keys.round(12 if is_solitaire else 600)
    assert is_solitaire or keys.phase() in ("between", "over")
