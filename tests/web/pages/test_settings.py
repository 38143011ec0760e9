"""The look of the table, chosen from pictures in the settings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import everywhere

LOOK = """() => {
  const of = (selector, property) => getComputedStyle(document.querySelector(selector))[property]
  return [of('.preview', 'backgroundColor'), of('.preview .face', 'fill')]
}"""


def open_settings(page: Any, language: str) -> None:
    page.get_by_role("button", name="Settings" if language == "en" else "Ajustes").click()
    page.wait_for_selector(".preview")


def chosen(page: Any) -> list[str]:
    """Return the table and the tiles that are in use and marked as chosen."""
    found: list[str] = page.evaluate(
        """() => ['table', 'set'].map((name) => {
          const value = document.querySelector(`input[name=set-${name}]:checked`).value
          if (document.documentElement.dataset[name] !== value) throw new Error(name)
          return value
        })"""
    )
    return found


@everywhere
def test_the_table_and_tiles_are_chosen_by_keyboard_from_pictures(visit, audit, size, language):
    page = visit("/verify", size, language)
    open_settings(page, language)
    assert chosen(page) == ["felt", "ivory"]
    before = page.evaluate(LOOK)
    page.locator("input[name=set-table]:checked").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    assert chosen(page) == ["burgundy", "contrast"]
    after = page.evaluate(LOOK)
    assert all(one != other for one, other in zip(before, after, strict=True))
    audit(page)
    page.reload()
    open_settings(page, language)
    assert chosen(page) == ["burgundy", "contrast"]


@pytest.mark.parametrize("width", [320, 1280])
def test_every_choice_has_a_name_and_is_large_enough(visit, width):
    page = visit("/verify", "phone", "es")
    page.set_viewport_size({"width": width, "height": 568})
    open_settings(page, "es")
    labels = page.locator(".swatches label")
    assert labels.count() == 10
    for label in labels.all():
        box = label.bounding_box()
        assert box["width"] >= 44
        assert box["height"] >= 44
        assert label.inner_text().strip()
    assert page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")


def test_high_contrast_overrides_the_look_and_says_so(visit, audit):
    page = visit("/verify", "phone", "en")
    open_settings(page, "en")
    page.get_by_role("radio", name="ebony").check(force=True)
    page.get_by_role("switch").first.check()
    assert page.locator(".swatches input:disabled").count() == 10
    assert page.get_by_text("High contrast is on").is_visible()
    assert page.evaluate(LOOK)[1] == "rgb(255, 255, 255)"
    audit(page)
