"""Lessons in the browser: the Block lesson from start to finish, by keyboard."""

from __future__ import annotations

import json
from typing import Any

import pytest

from capicua.learn import LessonStep, lesson_of
from tests.web.conftest import diagonally

LESSON = lesson_of("block")
NEXT = {"en": "Next", "es": "Siguiente"}
SKIP = {"en": "Skip", "es": "Saltar"}
BACK = {"en": "Back", "es": "Atrás"}
PRACTISE = {"en": "Practise against bots", "es": "Practicar contra bots"}
LAST = {"en": ("Play now", "Puzzles", "Rules"), "es": ("Jugar ahora", "Problemas", "Reglas")}


def take(page: Any, step: LessonStep, text: str) -> None:
    """Choose an action by its index among all choices, by keyboard."""
    page.wait_for_selector(".choices .prompt.yours")
    place = [step.view.text(action) for action in step.view.legal].index(text)
    if text == "pass":  # a choice without a tile has its own button
        page.locator(".choices .strip button").first.focus()
        page.keyboard.press("Enter")
        return
    if page.locator(".choices details:not([open])").count():
        page.locator(".choices summary").focus()
        page.keyboard.press("Enter")
    page.locator(".choices .all button").nth(place).focus()
    page.keyboard.press("Enter")


def press(page: Any, name: str) -> None:
    """Press a button by keyboard."""
    page.get_by_role("button", name=name, exact=True).focus()
    page.keyboard.press("Enter")


def kept(page: Any) -> dict[str, int]:
    """Return the lesson progress stored in this browser."""
    return json.loads(page.evaluate("localStorage['capicua.lessons'] ?? '{}'"))


@diagonally
def test_t31_the_block_lesson_can_be_completed(visit, audit, size, language):
    page = visit("/learn/block", size, language)
    for number, step in enumerate(LESSON.steps, 1):
        words = step.words(language)
        page.get_by_role("heading", name=words.title, exact=True).wait_for()
        of = {"en": "of", "es": "de"}[language]
        word = {"en": "Step", "es": "Paso"}[language]
        page.get_by_text(f"{word} {number} {of} {len(LESSON.steps)}", exact=True).wait_for()
        page.get_by_text(words.task, exact=True).wait_for()
        others = [step.view.text(action) for action in step.view.legal]
        wrong = next((text for text in others if text not in step.task), None)
        if wrong and words.other:
            take(page, step, wrong)
            page.get_by_text(words.other, exact=True).wait_for()
            assert kept(page).get("block", 0) == number - 1
        take(page, step, step.task[0])
        page.get_by_text(words.done, exact=True).wait_for()
        assert kept(page) == {"block": number}
        if number in (1, 3, len(LESSON.steps)):
            audit(page)
        box = page.locator(".onward").bounding_box()
        panel = page.locator("div.words").first.bounding_box()
        assert box["y"] + box["height"] <= panel["y"] + panel["height"] + 1  # in view
        page.wait_for_selector(".onward .main:focus")
        if number < len(LESSON.steps):
            page.keyboard.press("Enter")
    assert "⟨" not in page.locator("main").inner_text()
    for name, path in zip(
        LAST[language], ("/new?game=block", "/puzzles?game=block", "/rules/block"), strict=True
    ):
        link = page.get_by_role("link", name=name, exact=True)
        assert link.get_attribute("href") == path
    press(page, PRACTISE[language])
    page.wait_for_url("**/t/*")
    page.locator("header button[aria-controls=practice]").wait_for()


@diagonally
def test_a_lesson_resumes_where_it_was_left(visit, audit, size, language):
    page = visit("/learn/block", size, language)
    first, second, third = LESSON.steps[:3]
    take(page, first, first.task[0])
    press(page, NEXT[language])
    page.get_by_role("heading", name=second.words(language).title, exact=True).wait_for()
    page.reload()
    page.get_by_role("heading", name=second.words(language).title, exact=True).wait_for()
    press(page, SKIP[language])
    page.get_by_role("heading", name=third.words(language).title, exact=True).wait_for()
    press(page, BACK[language])
    page.get_by_role("heading", name=second.words(language).title, exact=True).wait_for()
    assert kept(page) == {"block": 1}
    page.goto("/learn")
    done = {"en": "1 of 8 steps done", "es": "1 de 8 pasos hechos"}[language]
    page.get_by_text(done, exact=True).wait_for()
    audit(page)


def test_a_tile_that_does_not_fit_is_rejected_with_its_rule(visit):
    page = visit("/learn/block")
    press(page, SKIP["en"])
    page.wait_for_selector(".choices .prompt")
    page.locator(".hand [data-thing='tile:6-1']").click()
    page.get_by_text("LIN-13").first.wait_for()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_position_with_only_train_ends_shows_each_end(visit, size):
    page = visit("/learn/garrafina", size)
    press(page, SKIP["en"])
    for arm, end in zip("ABC", "452", strict=True):
        train = page.locator(f".trains [data-thing='arm:{arm}']")
        train.wait_for()
        assert train.locator(".number").inner_text() == end
    assert "The station is empty" not in page.locator("main").inner_text()


def test_an_unknown_lesson_shows_not_found(visit):
    page = visit("/learn/nothing")
    page.get_by_role("heading", name="Nothing on the table").wait_for()


def test_new_players_of_a_game_are_offered_its_lesson(visit, audit):
    page = visit("/new?game=block", "phone")
    page.get_by_role("link", name="First time? Take the lesson").click()
    page.get_by_role("heading", name=LESSON.steps[0].words("en").title, exact=True).wait_for()
    take(page, LESSON.steps[0], LESSON.steps[0].task[0])
    page.get_by_text(LESSON.steps[0].words("en").done, exact=True).wait_for()
    with page.expect_response("**/api/games/block"):
        page.goto("/new?game=block")
    page.wait_for_selector("#name")
    audit(page)
    assert page.get_by_role("link", name="First time? Take the lesson").count() == 0
