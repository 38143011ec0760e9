"""Partners in the browser: the two sides by name, and what a hand is celebrated for."""

from __future__ import annotations

import json
from typing import Any

import pytest

from capicua.testing.company import new_table
from tests.web.players import at_table, play
from tests.web.test_lobby import both, everywhere
from tests.web.turns import enter

SIDES = {"en": ["We", "They"], "es": ["Nosotros", "Ellos"]}
CHEERS = {
    "en": ["Capicúa!", "Full-round pass!", "Six-love!"],
    "es": ["¡Capicúa!", "¡Pase corrido!", "¡Six-love!"],
}
PAIR = {"player": 0, "partner": 2, "country": "jm"}
SPECIAL = [
    {"id": "say-corrido", "args": {**PAIR, "points": 25}},
    {"id": "say-capicua", "args": {**PAIR, "tile": "6-4", "points": 25}},
]


@pytest.fixture(scope="module")
def after_a_hand(address) -> Any:
    """The keys of a table between its first two hands, and the token of who sits there."""
    keys = new_table(address, "partners", {"target": "500"}, preset="dominican", bots=3)
    return keys, play(address, keys, "between")


# What the page is told of the last hand, with what is too rare to wait for added to it.
_RARE = """([said, ends]) => {
  const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data').get
  const get = function () {
    const told = data.call(this)
    if (typeof told !== 'string' || !told.includes('"rounds"')) return told
    const frame = JSON.parse(told)
    if (frame.type !== 'state' || !frame.rounds?.length) return told
    frame.lines.push({ at: 0, kind: 'play', round: frame.rounds.length, said })
    frame.rounds.at(-1).said.push(...ends)
    return JSON.stringify(frame)
  }
  Object.defineProperty(MessageEvent.prototype, 'data', { get })
}"""


def rare(page: Any) -> None:
    """Lets the hand that was played have ended with what is too rare to wait for."""
    given = json.dumps([SPECIAL, [{"id": "end-shutout-pair", "args": PAIR}]])
    page.add_init_script(f"({_RARE})({given})")


@both
def test_the_two_sides_have_names_at_the_table(visit, audit, address, language):
    page = enter(visit, new_table(address, "partners", bots=3), "Ana", "phone", language)
    page.wait_for_selector(".game-table.playing .sides")
    assert page.locator(".sides dt").all_inner_texts() == SIDES[language]
    assert page.locator(".sides dd").all_inner_texts() == ["0", "0"]
    audit(page)


@everywhere
def test_the_two_sides_head_the_score_sheet(visit, audit, address, after_a_hand, size, language):
    keys, token = after_a_hand
    page = at_table(visit, address, keys, token, size=size, language=language)
    page.wait_for_selector(".between table")
    assert page.locator(".between thead .side").all_inner_texts() == SIDES[language]
    assert "Ana" in page.locator(".between thead th").nth(1).inner_text()
    audit(page, ".table")


@both
def test_a_rare_end_is_celebrated_by_name_and_announced_once(
    visit, audit, address, after_a_hand, language
):
    keys, token = after_a_hand
    page = at_table(visit, address, keys, token, size="phone", language=language)
    rare(page)
    page.reload()
    page.get_by_text(CHEERS[language][2], exact=True).wait_for()
    found = page.locator(".cheers strong").all_inner_texts()
    assert set(CHEERS[language]) <= {*found}  # bots may have done some of it themselves
    cheer = page.locator(".cheers")
    assert cheer.evaluate("one => one.closest('[aria-live], [role=status], [role=alert]')") is None
    strong = cheer.locator("strong").first
    assert strong.evaluate("one => getComputedStyle(one).animationName") == "none"
    page.emulate_media(reduced_motion="no-preference")
    assert strong.evaluate("one => getComputedStyle(one).animationName").endswith("cheer")
    audit(page, ".table")


@both
def test_on_the_narrowest_phone_a_celebration_leaves_the_score_in_sight(
    visit, address, after_a_hand, language
):
    keys, token = after_a_hand
    page = at_table(visit, address, keys, token, size="phone", language=language)
    page.set_viewport_size({"width": 320, "height": 640})
    rare(page)
    page.reload()
    page.get_by_text(CHEERS[language][2], exact=True).wait_for()
    score = page.locator(".between table").bounding_box()
    assert score["y"] + score["height"] < 360
