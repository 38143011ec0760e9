"""Pages at the sizes of small phones, tablets and large screens."""

from __future__ import annotations

import pytest

from tests import suite
from tests.web.conftest import PAINTED, both, resize

EXTREMES = ((320, 568), (390, 844), (768, 1024), (1920, 1080))
"""Small, middle and large screens. A laptop at a zoom of 400 % is as wide as the smallest, at
200 % narrower than the middle one."""
AUDITED = EXTREMES if suite.IS_EXHAUSTIVE else EXTREMES[:1]
"""Other tests audit the same pages on a phone or a desktop."""
CUT = """(parts) => [...document.querySelectorAll(parts)]
  .filter((one) => one.offsetParent && !one.closest('.unseen'))
  .filter((one) => getComputedStyle(one).display !== 'inline')
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
  .map((one) => one.outerHTML.slice(0, 120))"""
"""The parts whose content is larger than they are."""
PATHS = (
    "/new?game=partners",
    "/learn",
    "/puzzles",
    "/rules/block",
    "/score",
    "/train",
    "/replay",
    "/verify",
    "/nowhere",
)


@both
@pytest.mark.parametrize("path", PATHS)
def test_nothing_is_cut_on_a_page(visit, audit, path, language):
    page = visit(path, "phone", language)
    page.locator("main h1").first.wait_for()
    for size in EXTREMES:
        resize(page, *size)
        page.evaluate(PAINTED)
        cut = page.evaluate(CUT, "main :is(a, button, h1, h2, h3, label, p, strong, summary)")
        assert cut == [], size
        if size in AUDITED:
            audit(page)


@both
def test_people_sit_around_the_table_before_a_match(visit, audit, language):
    page = visit("/", "phone", language)
    name = {"en": "With friends", "es": "Con amigos"}[language]
    page.get_by_role("button", name=name).click()
    page.select_option("#friends-game", "partners")
    page.fill("#friends-name", "Maximiliana de los Ángeles")
    page.locator("#friends button").click()
    page.wait_for_selector(".code svg")
    for size in EXTREMES:
        resize(page, *size)
        page.evaluate(PAINTED)
        assert page.evaluate(CUT, ".waiting :is(button, h2, p, li, strong, span)") == [], size
        boxes = [seat.bounding_box() for seat in page.locator(".waiting ol li").all()]
        assert len(boxes) == 4
        for place, one in enumerate(boxes):
            for other in boxes[place + 1 :]:
                apart = (
                    one["x"] + one["width"] <= other["x"] + 1
                    or other["x"] + other["width"] <= one["x"] + 1
                    or one["y"] + one["height"] <= other["y"] + 1
                    or other["y"] + other["height"] <= one["y"] + 1
                )
                assert apart, (size, one, other)
        if size in AUDITED:
            audit(page)
