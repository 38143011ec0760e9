"""Keyboard control of the table and screen reader announcements (T5, T6)."""

from __future__ import annotations

import pytest

from tests.web.conftest import PAINTED, resize
from tests.web.table.test_gallery import asked, tab_to

NAMED = """() => {
  const here = document.activeElement
  return here.getAttribute('aria-label') ?? here.innerText
}"""
FOCUS = "document.activeElement.closest('.game-table') !== null"
SPOKEN = "document.querySelector('[aria-live]').textContent.trim()"


@pytest.mark.parametrize(("language", "said"), [("en", "Your turn"), ("es", "Te toca")])
def test_t6_t40_the_players_turn_is_announced_on_arrival(show, language, said):
    page = show("block", 1, "desktop", language)
    page.wait_for_function(f"{SPOKEN} !== ''")
    assert said in page.evaluate(SPOKEN)


def test_t5_t40_the_hand_has_the_focus_on_the_players_turn(show):
    page = show("block", 1, "desktop", "en")
    page.wait_for_function("document.activeElement.matches('.hand .raised')")


def test_t5_t40_single_key_shortcuts_work_with_any_focus(show):
    page = show("block", 1, "desktop", "en")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("h")
    page.wait_for_selector(".advice")
    assert "Hint" in page.evaluate(SPOKEN)
    page.keyboard.press("l")
    page.wait_for_selector(".log")


def test_t5_the_focus_stays_at_the_table_when_its_element_disappears(show):
    page = show("block", 1, "desktop", "en")
    page.locator(".hand .raised").first.focus()
    page.keyboard.press("Enter")
    page.locator(".choices .strip button").last.focus()  # Cancel
    page.keyboard.press("Enter")
    page.wait_for_function("!document.querySelector('.hand .touched')")
    page.wait_for_function(FOCUS)


def test_t5_a_tile_keeps_the_focus_when_another_screen_size_reorders_the_hand(show):
    page = show("mexican_train", 0, "phone", "en")
    tiles = page.locator(".hand button").evaluate_all("all => all.map((one) => one.dataset.thing)")
    strip = "document.querySelector('.hand .tiles').classList.contains('strip')"
    for tile in tiles:
        page.locator(f"[data-thing='{tile}']").focus()
        for width, height in ((1280, 800), (390, 844)):
            resize(page, width, height)
            page.wait_for_function(f"{strip} === {str(width < 1280).lower()}")
            page.evaluate(PAINTED)
            assert page.evaluate("document.activeElement.dataset.thing") == tile


def test_t6_an_error_and_the_next_step_are_announced_once(show):
    page = show("block", 2, "phone", "es")
    page.locator(".hand button:not(.raised)").first.click()
    page.wait_for_selector(".refusal")
    refusal = page.evaluate("document.querySelector('.refusal').firstChild.textContent.trim()")
    said = page.evaluate(SPOKEN)
    assert said.startswith(refusal)
    assert said.endswith("Te toca: elige ficha")
    live = page.locator("[aria-live], [role=status], [role=alert]").all_inner_texts()
    assert sum(refusal in words for words in live) == 1


def test_t6_the_next_step_is_announced_after_a_tile_is_selected(show):
    page = show("block", 1, "phone", "en")
    page.locator(".hand .raised").first.click()
    assert asked(page) == []
    page.wait_for_function(f"{SPOKEN} === 'Now choose where it goes'")


def test_the_line_can_be_explored_with_arrow_keys(show):
    page = show("block", 2, "desktop", "en")
    count = page.locator(".laid").count()
    tab_to(page, ".cloth [data-order]")
    page.keyboard.press("Home")
    heard = []
    for _ in range(count + 2):
        heard.append(page.evaluate(NAMED))
        page.keyboard.press("ArrowRight")
    assert len(set(heard)) == count + 2, heard
    assert "takes" in heard[0]
    assert "takes" in heard[-1]
    assert all(words and "⟨" not in words for words in heard)
