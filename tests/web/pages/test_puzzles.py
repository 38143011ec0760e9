"""Puzzles in the browser: wrong answers are explained, and only the first counts."""

from __future__ import annotations

import json
from typing import Any

from capicua.learn import Attempt, Puzzle, puzzle_of
from tests.web.conftest import diagonally

ID = "block-2"


def take(page: Any, place: int) -> None:
    """Choose an action by its index in the list of all choices, by keyboard."""
    if page.locator(".choices details:not([open])").count():
        page.locator(".choices summary").focus()
        page.keyboard.press("Enter")
    page.locator(".choices .all button").nth(place).focus()
    page.keyboard.press("Enter")


def place_of(puzzle: Puzzle, action: str) -> int:
    """Return the index of an action in the list of all choices."""
    view = Attempt(puzzle).view
    return [view.text(each) for each in view.legal].index(action)


@diagonally
def test_t33_a_wrong_answer_is_explained_and_the_right_one_counts(visit, audit, size, language):
    page = visit(f"/puzzles/{ID}", size, language)
    page.wait_for_selector(".choices .prompt")
    audit(page)
    puzzle = puzzle_of(ID)
    take(page, place_of(puzzle, puzzle.other))
    page.get_by_text(
        {"en": "is not the best move", "es": "no es la mejor jugada"}[language]
    ).wait_for()
    take(page, place_of(puzzle, puzzle.solution))
    page.get_by_text({"en": "Right:", "es": "Correcto:"}[language]).wait_for()
    audit(page)
    assert "⟨" not in page.locator("main").inner_text()
    kept = json.loads(page.evaluate("localStorage['capicua.puzzles']"))
    assert [(one["puzzle"], one["right"]) for one in kept] == [(ID, False)]
    page.get_by_role(
        "button", name={"en": "Next puzzle", "es": "Siguiente problema"}[language]
    ).click()
    page.wait_for_function("id => location.pathname !== `/puzzles/${id}`", arg=ID)
    page.goto("/puzzles")
    page.get_by_role(
        "heading", name={"en": "My puzzles", "es": "Mis problemas"}[language]
    ).wait_for()
    audit(page)
