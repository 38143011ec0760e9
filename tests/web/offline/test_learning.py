"""Lessons, puzzles, rules, score sheets and reviews with the server stopped."""

from __future__ import annotations

import json

from capicua.learn import lesson_of, puzzle_of
from tests import suite
from tests.web.conftest import diagonally
from tests.web.offline.device import START_MS, new_table, travel
from tests.web.pages import (
    test_analysis_board,
    test_analysis_files,
    test_lessons,
    test_longest_train,
    test_puzzles,
    test_score,
)
from tests.web.pages.test_analysis import careless

__all__ = ["careless"]

LESSON = lesson_of("block")
BEGIN = {"en": "Begin the sheet", "es": "Empezar la hoja"}


@diagonally
def test_the_first_steps_of_a_lesson(away, audit, size, language):
    page = away("/learn/block", size, language)
    for step in LESSON.steps[:2]:
        words = step.words(language)
        page.get_by_role("heading", name=words.title, exact=True).wait_for()
        test_lessons.take(page, step, step.task[0])
        page.get_by_text(words.done, exact=True).wait_for(timeout=START_MS)
        test_lessons.press(page, test_lessons.NEXT[language])
    audit(page)
    assert test_lessons.kept(page) == {"block": 2}


@diagonally
def test_a_puzzle_is_tried_and_its_result_stays_on_the_device(away, audit, size, language):
    puzzle = puzzle_of(test_puzzles.ID)
    page = away(f"/puzzles/{puzzle.id}", size, language)
    page.wait_for_selector(".choices .prompt", timeout=START_MS)
    test_puzzles.take(page, test_puzzles.place_of(puzzle, puzzle.solution))
    page.get_by_text({"en": "Right:", "es": "Correcto:"}[language]).wait_for(timeout=START_MS)
    audit(page)
    kept = json.loads(page.evaluate("localStorage['capicua.puzzles']"))
    assert [(one["puzzle"], one["right"]) for one in kept] == [(puzzle.id, True)]


@diagonally
def test_the_rules_of_a_game(away, size, language):
    page = away("/rules/garrafina", size, language)
    page.get_by_text("GAR-14").first.wait_for()
    assert "⟨" not in page.locator("main").inner_text()
    travel(page, "/")
    page.wait_for_function(
        """() => {
          const pictures = [...document.querySelectorAll('main img[src*="picture.svg"]')]
          return pictures.some((one) => one.naturalWidth)
        }"""
    )


@diagonally
def test_the_longest_train_of_a_hand(away, size, language):
    page = away("/train", size, language)
    for tile in test_longest_train.HAND:
        page.get_by_role("button", name=tile, exact=True).click()
    page.select_option("#start", "12")
    said = page.get_by_role("status").get_by_text(test_longest_train.SAID[language][0])
    said.wait_for(timeout=START_MS)
    assert page.locator(".notice").inner_text() == "", "the games have started"


@diagonally
def test_a_score_sheet_stays_on_the_device(away, audit, size, language):
    page = away("/score?game=garrafina", size, language)
    test_score.begin(page, ["Ana", "Luis", "Eva"], BEGIN[language])
    assert "/s/local-" in page.url
    audit(page)
    if language == "es":
        test_score.first_round(page)
        page.get_by_role("button", name="Apuntar la mano 1").click()
        test_score.written(page, 1)
    rows = test_score.cells(page)
    page.reload()
    page.wait_for_selector("#entry", timeout=START_MS)
    assert test_score.cells(page) == rows
    with page.expect_download() as saved:
        page.get_by_role("link", name="CSV").click()
    assert "Ana" in saved.value.path().read_text("utf-8")
    travel(page, "/score")
    page.get_by_role("link", name="Ana").wait_for()


@diagonally
def test_a_round_is_replayed(away, size, language):
    page = away("/", size, language)
    keys = new_table(page, "block", seats=2)
    keys.round()
    page.wait_for_selector(".between h2")
    travel(page, page.url[page.url.index("/t/") :].replace("/t/", "/replay/"))
    page.get_by_role("slider").wait_for(timeout=START_MS)
    page.get_by_role("slider").fill("3")
    page.wait_for_selector(".picture svg")
    assert "⟨" not in page.locator("main").inner_text()


@diagonally
def test_a_position_is_analysed(away, audit, size, language):
    page = away("/analysis", size, language)
    test_analysis_board.set_up(page, language)
    words = test_analysis_board.WORDS[language]
    page.locator(".moves .values").nth(1).wait_for(timeout=START_MS)
    audit(page)
    page.locator(".moves button", has_text=words[3]).click()
    page.get_by_role("heading", name=words[2]).wait_for(timeout=START_MS)
    save = test_analysis_files.BUTTONS[language][1]
    assert test_analysis_files.saved(page, save).read_text("utf-8").startswith("<svg")


@suite.exhaustive
def test_a_record_is_reviewed(away, careless):
    page = away("/replay", "desktop", "en")
    page.fill("#record", careless)
    page.locator("main button[type=submit]").click()
    page.get_by_role("slider").wait_for(timeout=START_MS)
    page.locator(".analysis .button.main").click()
    page.locator(".review tbody").wait_for(timeout=10 * START_MS)
