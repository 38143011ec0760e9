"""A whole round of every game at the real table, by pressing highlighted elements.

The everyday suite plays three games that it does not also play by keyboard or by two people
(``test_rounds_by_keyboard``, ``test_two_people``, ``test_whole_matches``).
"""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

import capicua
from tests import suite

GAMES = capicua.catalogue()
EVERY_DAY = ("partners", "correlativa", "bingo")
LIT = ".slot.lit, .train.lit, .end.lit, .touchable.lit:not(.touched), .square:not(.touched)"
MOST_TOUCHES = 900
SOLITAIRE_TOUCHES = 30
"""A solitaire may take long; this many steps show that it is playable."""

# The next step of a person: the next highlighted element, a raised tile or a button.
_NEXT = """(lit) => {
  const first = (what) => document.querySelector(what)
  if (document.querySelector('.prompt:not(.yours)') || !first('.choices')) return 'wait'
  if (first('.refusal')) return 'refused: ' + first('.refusal').innerText
  const touched = first('.touched')
  const buttons = document.querySelectorAll('.choices .buttons:not(.all) button')
  const target = touched
    ? (first(lit) ?? buttons[0])
    : (first('.hand .raised') ?? (buttons.length < 2 ? first(lit) : null) ?? buttons[0])
  if (!target) return 'stuck'
  target.focus()
  return 'ready'
}"""


@pytest.mark.parametrize("game", suite.everyday(EVERY_DAY, GAMES))
def test_a_round_is_played_by_touch(visit, address, game):
    usual = next(card for card in cards(address) if card["id"] == game)["seats"]["usual"]
    page = visit("about:blank", size="phone", language="es")
    bots = [{"kind": "bot", "level": "greedy"}] * (usual - 1)
    plan = {
        "rules": {"game": game},
        "seats": [{"kind": "me"}, *bots],
        "name": "Ana",
        "pace": "quick",
    }
    answer = page.request.post("/api/tables", data=plan)
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['table']}")
    page.wait_for_selector(".frame")
    most = SOLITAIRE_TOUCHES if usual == 1 else MOST_TOUCHES
    touches = 0
    for _ in range(4 * MOST_TOUCHES):
        if page.locator(".frame.waiting").count():
            page.locator("button.main").first.click()
            page.wait_for_selector(".choices")
            continue
        if page.get_by_text("La mano ha terminado").count() or touches >= most:
            break
        step = page.evaluate(_NEXT, LIT)
        assert step in ("wait", "ready"), step
        if step == "ready":
            touches += 1
            page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    assert touches
    assert page.get_by_text("La mano ha terminado").count() or touches >= SOLITAIRE_TOUCHES


def cards(address: str) -> list[dict[str, Any]]:
    """Return the games as listed in the lobby."""
    with urllib.request.urlopen(f"{address}/api/games") as answer:
        found: list[dict[str, Any]] = json.load(answer)
    return found
