"""A round of every game, by keyboard, in a real browser.

Every day two games are played to the end of the round; the others for some turns.

One person plays with greedy bots, or alone. The code is independent of the game: turns alternate
between elements on the table and the list of all choices. The page is audited during and after the
round; the exhaustive suite audits both languages, both sizes, light and dark schemes, and the usual
and high-contrast tile sets.
"""

from __future__ import annotations

import re

import pytest

from capicua.catalogue import catalogue
from capicua.testing.demo_tables import new_table
from tests import suite
from tests.web.conftest import LOOKS, wear
from tests.web.matches.keyboard_player import MOST_TURNS, Keys, enter, shifts, spoken, turns_begun
from tests.web.pages.test_lobby import cards

GAMES = catalogue()
EACH_KIND = {
    "layout of a line": "draw",
    "layout of trains": "mexican_train",
    "trick": "texas_42",
    "melds": "thats_it",
    "piles": "big_clock",
    "grid": "good_neighbors",
    "plane": "traffic",
    "row": "squeeze",
}
"""For each kind of zone with its own controls, a game that is tested every day."""
EVERY_DAY = [game for kind, game in EACH_KIND.items() if kind != "row"]
"""Squeeze is played to its end in ``test_whole_matches``, also by keyboard."""
YOUR_TURN = {"en": "Your turn", "es": "Te toca"}
MENU = {"en": "Menu", "es": "Menú"}
SETTINGS = re.compile("Settings|Ajustes")
BEFORE_THE_MIDDLE = 2
"""Maximum number of the person's turns."""
WHOLE = GAMES if suite.IS_EXHAUSTIVE else ["draw", "texas_42"]
"""Games that are played to the end of a round: every day one with an open end and one of tricks."""
STEPS = 8
"""Turns of the others, enough to use all of a game's controls."""
NEXT = {"en": "Next round", "es": "Siguiente mano"}
EVERYWHERE = [("phone", "en"), ("desktop", "es"), ("phone", "es"), ("desktop", "en")]


def look_over(page, audit, looks, size, language):
    """Audit the page in several looks and restore its size and language."""
    for width, words, scheme, contrast in looks:
        dress(page, words, contrast)
        wear(page, width, scheme)
        audit(page)
    wear(page, size, "light")
    dress(page, language, "usual")


def dress(page, language, contrast):
    """Set language and contrast in the settings."""
    html = page.locator("html")
    if (html.get_attribute("lang"), html.get_attribute("data-contrast")) == (language, contrast):
        return
    page.locator("[popovertarget=menu]").click()
    page.locator("#menu").get_by_role("button", name=SETTINGS).click()
    page.wait_for_selector("dialog[open]")
    page.select_option("#set-language", language)
    page.get_by_role("switch").first.set_checked(contrast == "high")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    menu = page.locator("[popovertarget=menu]")
    menu.filter(has_text=MENU[language]).wait_for()


@pytest.mark.parametrize("game", suite.everyday(EVERY_DAY, GAMES))
def test_a_round_by_keyboard(visit, audit, address, game):
    number = GAMES.index(game) % 4
    size, language = EVERYWHERE[number]
    looks = LOOKS if suite.IS_EXHAUSTIVE else LOOKS[number::4]
    half = len(looks) // 2
    card = next(card for card in cards(address) if card["id"] == game)
    keys = new_table(address, game, {}, bots=card["seats"]["usual"] - 1)
    page = enter(visit, keys, "Ana", size, language)
    person = Keys(page)
    person.round(most=BEFORE_THE_MIDDLE)
    person.wait()
    # In poker all others may have folded at once, and a solitaire may be stuck at once.
    page.wait_for_selector(".choices .yours, .between h2")
    if person.phase() == "playing":
        look_over(page, audit, looks[:half], size, language)
    person.round(MOST_TURNS if game in WHOLE else STEPS)
    if game in WHOLE:
        page.wait_for_selector(".between h2")
        assert person.phase() in ("between", "over")
    else:
        person.wait()
        page.wait_for_selector(".choices .yours, .between h2")
    assert shifts(page) == {}, "a part other than tiles moved (T8)"
    look_over(page, audit, looks[half:], size, language)
    if game in WHOLE and not card["is_solitaire"]:
        assert page.locator(".between table tbody tr").count() == 1
    said = spoken(page)
    begun = turns_begun(page)
    told = sum(YOUR_TURN[language] in words for words in said)
    assert told >= begun, f"of {begun} turns {told} were announced (T6)"
    assert page.evaluate("window.heard.lost") == [], "the focus fell back to the page (T5)"
    assert not any("⟨" in words for words in said), said
    assert "⟨" not in page.locator("body").inner_text()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.viewport_size["width"], "the page scrolls horizontally"
    if person.phase() == "between":
        button = page.get_by_role("button", name=NEXT[language])
        button.evaluate("button => button.id = 'on'")
        person.press("#on")
        page.wait_for_selector(".between", state="detached")
