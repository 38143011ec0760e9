"""Practice tables in the browser: hints, chances of hidden tiles and takebacks, on request."""

from __future__ import annotations

from tests.web.conftest import diagonally

WORDS = {
    "en": ("Practice table", "Practice", "Undo", "Hint"),
    "es": ("Mesa de práctica", "Práctica", "Deshacer", "Pista"),
}


@diagonally
def test_practice_against_bots(visit, audit, size, language):
    table, practice, undo, hint = WORDS[language]
    page = visit("/new?game=block", size, language)
    page.locator("summary#table").click()
    page.get_by_role("switch", name=table).check()
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    page.locator(".choices .yours").wait_for()
    page.get_by_role("button", name=practice, exact=True).click()
    panel = page.locator("section#practice")
    panel.locator("tbody tr").first.wait_for()
    # Every tile outside the player's hand is hidden, and its chances add up to 1.
    assert panel.locator("thead th").count() == 4
    before = panel.locator("tbody tr").count()
    assert before >= 16
    assert "⟨" not in panel.inner_text()
    panel.get_by_role("button", name=hint, exact=True).click()
    panel.get_by_text(f"{hint}:").wait_for()
    audit(page)
    # A tile is played, bots answer, and all of it is undone.
    if page.locator(".choices details:not([open])").count():
        page.locator(".choices summary").focus()
        page.keyboard.press("Enter")
    page.locator(".choices .all button, .choices .strip button").first.focus()
    page.keyboard.press("Enter")
    page.locator(".choices .yours").wait_for(state="detached")
    page.locator(".choices .yours").wait_for()
    after = panel.locator("tbody tr").count()
    panel.get_by_role("button", name=undo, exact=True).click()
    panel.locator("tbody tr").nth(before - 1).wait_for()
    assert after < before
    panel.get_by_role("button", name={"en": "Close", "es": "Cerrar"}[language]).click()
    panel.wait_for(state="detached")


def test_practice_is_not_offered_with_several_people(visit):
    page = visit("/new?game=block")
    page.locator("summary#table").click()
    page.get_by_role("switch", name="Practice table").check()
    page.locator("details.seats summary").click()
    page.locator("details.seats select").nth(1).select_option("open")
    page.get_by_role("switch", name="Practice table").wait_for(state="detached")
