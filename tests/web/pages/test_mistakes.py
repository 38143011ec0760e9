"""One's own mistakes: taken from the analysis of a round, and practised until they are solved."""

from __future__ import annotations

import json

from capicua.notation import read_position
from tests.web.conftest import diagonally
from tests.web.pages.test_analysis import analysed, careless  # noqa: F401
from tests.web.pages.test_puzzles import take

TAKE = {"en": "Learn from", "es": "Aprender de"}
FIRST = {"en": "Practise them", "es": "Practicarlos"}
START = {"en": "Start", "es": "Empezar"}
SHOW = {"en": "Show the solution", "es": "Ver la solución"}
BACK = {"en": "All your mistakes", "es": "Todos tus errores"}
EARLY = {"en": "Try them anyway", "es": "Repasarlos de todos modos"}
NEXT = {"en": "Next", "es": "Siguiente"}


@diagonally
def test_mistakes_are_practised_until_they_are_solved(visit, audit, careless, size, language):  # noqa: F811
    page = analysed(visit, careless, size=size, language=language)
    page.get_by_role("button", name=TAKE[language]).click()
    page.get_by_role("link", name=FIRST[language]).click()
    page.get_by_role("link", name=START[language], exact=True).wait_for()
    audit(page)
    cards = json.loads(page.evaluate("localStorage['capicua.mistakes']"))
    assert cards
    # One remains: given up, it comes back at the end of the series.
    page.evaluate("one => localStorage['capicua.mistakes'] = JSON.stringify([one])", cards[0])
    page.reload()
    page.get_by_role("link", name=START[language], exact=True).click()
    page.wait_for_selector(".choices .prompt")
    audit(page)
    page.get_by_role("button", name=SHOW[language]).click()
    page.get_by_role("button", name=NEXT[language], exact=True).wait_for()
    audit(page)
    assert "⟨" not in page.locator(".exercise").inner_text()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=SHOW[language]).wait_for()
    page.wait_for_selector(".choices .prompt")
    known = read_position(cards[0]["position"])
    legal = [known.text(action) for action in known.legal_actions()]
    take(page, legal.index(cards[0]["right"][0]))
    page.get_by_role("button", name=NEXT[language], exact=True).wait_for()
    page.keyboard.press("Enter")
    page.get_by_role("link", name=BACK[language]).last.click()
    (kept,) = json.loads(page.evaluate("localStorage['capicua.mistakes']"))
    assert (kept["box"], kept["tried"], kept["solved"]) == (0, 1, 0)
    assert kept["due"] > cards[0]["due"]
    page.get_by_role("link", name=EARLY[language]).wait_for()
