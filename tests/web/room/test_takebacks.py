"""Takebacks at a table of two: one player asks, the other answers."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import both

WORDS = {
    "en": {
        "begin": "Begin",
        "undo": "Undo",
        "agree": "Agree",
        "decline": "Decline",
    },
    "es": {
        "begin": "Empezar",
        "undo": "Deshacer",
        "agree": "De acuerdo",
        "decline": "Ficha puesta, ficha jugada",
    },
}


def two(visit: Any, language: str, game: str = "draw", **plan: Any) -> tuple[Any, Any]:
    """Return the pages of Ana, the host, and Luis at a table of two in play."""
    ana = visit("about:blank", "desktop", language)
    asked = {
        "rules": {"game": game, "seats": 2},
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "name": "Ana",
        **plan,
    }
    keys = ana.request.post("/api/tables", data=asked).json()
    luis = visit("about:blank", "phone", language)
    answer = luis.request.post(
        f"/api/tables/{keys['table']}/enter", data={"key": keys["play"], "name": "Luis"}
    )
    assert answer.ok, answer.text()
    for page in (ana, luis):
        page.goto(f"/t/{keys['table']}")
    begin = [
        page.get_by_role("button", name=WORDS[language]["begin"], exact=True)
        for page in (luis, ana)
    ]
    for button in begin:  # the button appears once a page is at the table; play waits for both
        button.wait_for()
    for button in begin:
        button.click()
    for page in (ana, luis):
        page.wait_for_selector(".choices .prompt")
    return ana, luis


def top(page: Any, part: str) -> float:
    """Return the distance of a part of the table from the top of the screen, in pixels."""
    return round(page.locator(part).first.bounding_box()["y"])


def to_act(pages: tuple[Any, Any]) -> tuple[Any, Any]:
    """Return the page that is to act, and the other."""
    for _ in range(200):
        for page, other in (pages, pages[::-1]):
            if page.locator(".prompt.yours").count():
                return page, other
        pages[0].wait_for_timeout(50)
    raise AssertionError("no page is to act")


def press(page: Any, name: str) -> None:
    """Press a button with the keyboard as soon as it is enabled."""
    page.get_by_role("button", name=name, exact=True, disabled=False).focus()
    page.keyboard.press("Enter")


@both
def test_t21_a_takeback_needs_the_other_players_consent(visit, audit, language):
    words = WORDS[language]
    actor, other = to_act(two(visit, language))
    tops = [top(page, ".hand") for page in (actor, other)]
    actor.locator(".choices summary").click()
    actor.locator(".choices .all button").first.focus()
    actor.keyboard.press("Enter")
    press(actor, words["undo"])
    for answer in ("decline", "agree"):
        other.locator(".wish").get_by_role("button").first.wait_for()
        actor.locator(".wish").wait_for()
        assert actor.locator(".wish button").count() == 0
        assert [top(page, ".hand") for page in (actor, other)] == tops, "the table moved"
        assert "⟨" not in other.locator(".wish").inner_text()
        audit(other, ".table")
        press(other, words[answer])
        for page in (actor, other):
            page.locator(".wish").wait_for(state="detached")
        if answer == "decline":
            assert actor.locator(".prompt.yours").count() == 0
            press(actor, words["undo"])
    actor.wait_for_selector(".prompt.yours")

    # On a phone the chat leaves the hand and the question visible.
    phone = min((actor, other), key=lambda page: page.viewport_size["width"])
    phone.locator("header [aria-controls=chat]").click()
    chat = phone.locator("#chat").bounding_box()
    for part in (".hand", ".prompt"):
        assert chat["y"] + chat["height"] <= top(phone, part) + 1, part
