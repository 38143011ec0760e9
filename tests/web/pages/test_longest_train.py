"""The page that finds the longest train of a hand of real tiles."""

from __future__ import annotations

import pytest

from tests.web.conftest import everywhere

HAND = ["6-4", "4-4", "4-2", "2-0", "12-6", "5-3"]
SAID = {
    "en": ("From 12: 5 tiles, 44 pips", "Left over: 5-3 (8 pips)", "the most pips"),
    "es": ("Desde el 12: 5 fichas, 44 puntos", "Sobran: 5-3 (8 puntos)", "el máximo de puntos"),
}


@everywhere
def test_the_longest_train_of_tapped_tiles_is_laid(visit, audit, size, language):
    page = visit("/train", size, language)
    for tile in HAND:
        page.get_by_role("button", name=tile, exact=True).click()
    page.select_option("#start", "12")
    page.locator(".answer").get_by_text(SAID[language][0]).wait_for()
    laid = page.locator(".answer ol li .unseen").all_text_contents()
    assert laid == ["12-6", "6-4", "4-4", "4-2", "2-0"]
    assert page.get_by_text(SAID[language][1]).is_visible()
    audit(page)
    if size == "phone":
        page.evaluate("scrollTo(0, 0)")
        page.get_by_role("link", name=SAID[language][0]).click()
        assert 0 <= page.locator("#train").bounding_box()["y"] < 400, "a touch leads to the train"


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_other_trains_that_are_as_long_are_shown(visit, audit, language):
    words = {
        "en": ("Show all that are as good", "2 other trains are as long"),
        "es": ("Ver todos los igual de buenos", "Hay otros 2 trenes igual de largos"),
    }[language]
    page = visit("/train", "phone", language)
    for tile in [*HAND, "6-2"]:
        page.get_by_role("button", name=tile, exact=True).click()
    page.select_option("#start", "12")
    page.get_by_role("button", name=words[0]).click()
    page.get_by_text(words[1]).wait_for()
    assert page.locator(".answer .other").count() == 2
    audit(page)


def test_the_start_and_the_aim_can_be_chosen_by_keyboard(visit):
    page = visit("/train", "desktop", "en")
    for tile in ("12-12", "12-11", "3-2", "2-1", "1-0"):
        page.get_by_role("button", name=tile, exact=True).focus()
        page.keyboard.press("Enter")
    found = page.locator(".answer")
    found.get_by_text("3 tiles, 9 pips").wait_for()
    page.get_by_role("radio", name=SAID["en"][2]).focus()
    page.keyboard.press("Space")
    found.get_by_text("2 tiles, 47 pips").wait_for()
    page.select_option("#start", "3")
    found.get_by_text("From 3: 3 tiles, 9 pips").wait_for()
    page.select_option("#start", "7")
    page.get_by_text("None of your tiles shows a 7.").wait_for()


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_smaller_set_drops_the_tiles_that_it_lacks(visit, language):
    page = visit("/train", "phone", language)
    for tile in ("12-6", "6-4"):
        page.get_by_role("button", name=tile, exact=True).click()
    page.locator(".answer ol li").nth(1).wait_for()
    page.get_by_role("radio", name="6", exact=False).first.check()
    page.locator(".answer ol li").nth(1).wait_for(state="detached")
    assert page.locator(".answer ol li").count() == 1
