"""Faces that people choose, and what they say with one tap."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import both
from tests.web.room.test_clocks_and_chat import PARTNERS
from tests.web.room.test_takebacks import two

WORDS = {
    "en": {
        "talk": "Say something",
        "bravo": "Bravo!",
        "luck": "What luck!",
        "show": "Show what people say",
        "hidden": "You have hidden what people say.",
        "settings": "Settings",
        "parrot": "Parrot",
        "auto": "The one that comes with your name",
    },
    "es": {
        "talk": "Decir algo",
        "bravo": "¡Bravo!",
        "luck": "¡Qué suerte!",
        "show": "Mostrar lo que dice la gente",
        "hidden": "Has ocultado lo que dice la gente.",
        "settings": "Ajustes",
        "parrot": "Loro",
        "auto": "La que te toca por tu nombre",
    },
}
BOTS = {
    "rules": {"game": "draw", "seats": 2},
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}],
    "name": "Ana",
}


def say(page: Any, language: str, what: str) -> None:
    """Say a phrase with the button in the table's header."""
    page.get_by_role("button", name=WORDS[language]["talk"], exact=True).click()
    page.locator("#talk").get_by_role("button", name=WORDS[language][what], exact=True).click()


def heard(page: Any, words: str) -> None:
    """Wait until something is read out."""
    page.locator("[aria-live]", has_text=words).wait_for(state="attached")


@both
def test_a_reaction_appears_at_its_seat_and_is_read_out(visit, audit, language):
    words = WORDS[language]
    ana, luis = two(visit, language)
    for page in (ana, luis):
        page.get_by_role("button", name=words["talk"], exact=True).click()
    audit(ana)
    ana.keyboard.press("Escape")
    say(ana, language, "bravo")
    ana.locator(".bubble svg").wait_for()
    luis.keyboard.press("Escape")
    luis.locator(".bubble svg").wait_for()
    heard(luis, f"Ana: {words['bravo']}")
    face = luis.locator("[data-seat='0'] [data-face]").bounding_box()
    bubble = luis.locator(".bubble").bounding_box()
    assert abs(bubble["y"] - face["y"] - face["height"]) < 40, "it hangs from the face"
    assert 0 <= bubble["x"] <= luis.viewport_size["width"] - bubble["width"]
    audit(luis)
    luis.locator(".bubble").wait_for(state="detached")


def test_a_chosen_face_reaches_everybody(visit):
    ana, luis = two(visit, "en", face="parrot")
    for page in (ana, luis):
        page.locator("[data-seat='0'] [data-face='parrot']").wait_for()
    other = ana.locator("[data-seat='1'] [data-face]").get_attribute("data-face")
    assert other == luis.locator("[data-seat='1'] [data-face]").get_attribute("data-face")


@both
def test_talk_is_muted_with_one_tap(visit, language):
    words = WORDS[language]
    ana, luis = two(visit, language)
    luis.get_by_role("button", name=words["talk"], exact=True).click()
    luis.locator("#talk").get_by_role("switch", name=words["show"]).uncheck()
    luis.keyboard.press("Escape")
    say(ana, language, "luck")
    ana.locator(".bubble", has_text=words["luck"]).wait_for()
    luis.wait_for_timeout(500)
    assert luis.locator(".bubble, header .badge").count() == 0
    luis.locator("header").get_by_role("button", name="Chat").click()
    luis.locator("#chat").get_by_text(words["hidden"]).wait_for()
    assert luis.locator("#chat .list p strong").count() == 0
    luis.locator("#chat").get_by_role("button", name=words["show"], exact=True).click()
    luis.locator("#chat .list p", has_text=words["luck"]).wait_for()
    assert luis.locator(".bubble").count() == 0, "it was said while talk was muted"


def test_where_nobody_may_talk_or_listen_there_is_nothing_to_say(visit):
    page = visit("about:blank")
    keys = page.request.post("/api/tables", data=BOTS).json()
    page.goto(f"/t/{keys['table']}")
    page.wait_for_selector(".game-table")
    silent, _ = two(visit, "en", chat="off")
    partner, _ = two(visit, "en", club=True, **PARTNERS)
    for each in (page, silent, partner):
        each.get_by_role("button", name="Menu", exact=True).wait_for()
        assert each.locator("[popovertarget='talk']").count() == 0


@both
def test_a_face_is_chosen_in_the_settings(visit, audit, language):
    words = WORDS[language]
    page = visit("/", "phone", language)
    page.get_by_role("button", name=words["settings"], exact=True).first.click()
    dialog = page.get_by_role("dialog")
    assert dialog.get_by_role("radio", name=words["auto"]).is_checked()
    parrot = dialog.get_by_role("radio", name=words["parrot"], exact=True)
    size = parrot.bounding_box()
    assert min(size["width"], size["height"]) >= 44
    dialog.get_by_role("radio", name=words["auto"]).focus()
    for _ in range(31):
        page.keyboard.press("ArrowDown")
    assert parrot.is_checked()
    audit(page)
    page.reload()
    page.get_by_role("button", name=words["settings"], exact=True).first.click()
    assert parrot.is_checked()
