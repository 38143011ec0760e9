"""The form of a new table says what a rated match needs; its rules say what was agreed."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import diagonally

WORDS = {
    "en": ("The table", "Rated match", "You need an account.", "Choose a clock."),
    "es": ("La mesa", "Partida puntuada", "Necesitas una cuenta.", "Elige un reloj."),
}


@diagonally
def test_a_rated_table_needs_an_account_people_and_a_clock(
    known: Any, arrive: Any, visit: Any, audit: Any, size: str, language: str
) -> None:
    title, rated, account, clock = WORDS[language]
    guest = visit("/new?game=block&seats=2", size, language)
    guest.locator("summary", has_text=title).click()
    switch = guest.get_by_role("switch", name=rated)
    switch.wait_for()
    assert switch.is_disabled()
    guest.get_by_text(account).wait_for()

    page = arrive(known("Ana"), "/new?game=block&seats=2", size, language)
    page.locator(".seats summary").click()
    page.locator(".seats select").last.select_option("open")
    page.locator("#table").click()
    switch = page.get_by_role("switch", name=rated)
    page.get_by_text(clock).wait_for()
    assert switch.is_disabled()
    page.locator("#clock").select_option("turn")
    switch.check()
    page.locator("#delay").select_option("3")
    audit(page)
    page.locator(".create button").click()
    page.wait_for_url("**/t/*")
    page.locator("[popovertarget=menu]").first.wait_for()
    page.locator("[popovertarget=menu]").first.click()
    page.locator("#menu li button").first.click()
    terms = page.locator(".terms li")
    terms.nth(1).wait_for()
    assert rated in terms.nth(0).inner_text()
    assert "3" in terms.nth(1).inner_text()
    audit(page)
