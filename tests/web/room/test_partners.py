"""Partners in the browser: names of the sides and celebrations."""

from __future__ import annotations

import json
from typing import Any

import pytest

from capicua.testing import demo_tables
from capicua.testing.demo_tables import new_table, take_seat
from tests.web.conftest import both, everywhere
from tests.web.matches.keyboard_player import enter
from tests.web.matches.seated_player import at_table, play

SIDES = {"en": ["We", "They"], "es": ["Nosotros", "Ellos"]}
CHEERS = {
    "en": ["Capicúa!", "Full-round pass!", "Six-love!"],
    "es": ["¡Capicúa!", "¡Pase corrido!", "¡Six-love!"],
}
GIVE = {"en": "Give the lead to Bot C", "es": "Ceder la salida a Bot C"}
PAIR = {"player": 0, "partner": 2, "country": "jm"}
SPECIAL = [
    {"id": "say-corrido", "args": {**PAIR, "points": 25}},
    {"id": "say-capicua", "args": {**PAIR, "tile": "6-4", "points": 25}},
]


@pytest.fixture(scope="module")
def after_a_hand(address) -> Any:
    """Return the keys of a table between its first two hands, and the seated person's token."""
    keys = new_table(address, "partners", {"target": "500"}, preset="dominican", bots=3)
    return keys, play(address, keys, "between")


# What the page receives about the last hand, with events added that are too rare to wait for.
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


def rare() -> str:
    """Return a script that makes the last hand end with events that are too rare to wait for."""
    given = json.dumps([SPECIAL, [{"id": "end-shutout-pair", "args": PAIR}]])
    return f"({_RARE})({given})"


@both
def test_the_two_sides_have_names_at_the_table(visit, audit, address, language):
    page = enter(visit, new_table(address, "partners", bots=3), "Ana", "phone", language)
    page.wait_for_selector(".game-table.playing .sides")
    assert page.locator(".sides dt").all_inner_texts() == SIDES[language]
    assert page.locator(".sides dd").all_inner_texts() == ["0", "0"]
    audit(page)


@everywhere
def test_the_two_sides_are_the_columns_of_the_score_sheet(
    visit, audit, address, after_a_hand, size, language
):
    keys, token = after_a_hand
    page = at_table(visit, address, keys, token, size=size, language=language)
    page.wait_for_selector(".between table")
    assert page.locator(".between thead .side").all_inner_texts() == SIDES[language]
    assert "Ana" in page.locator(".between thead th").nth(1).inner_text()
    audit(page, ".table")


def has_passed(seat: Any, other: int) -> bool:
    """Return whether another seat is known to lack a number in an unfinished hand."""
    zones = json.loads(bytes(seat.state.seen.zones))
    hands = [zone for zone in zones if zone["zone"] == "hand" and zone["seat"] == other]
    return any(hand.get("notes") for hand in hands)


@both
def test_numbers_the_partner_passed_on_are_visible_on_a_phone(visit, audit, address, language):
    """The pass fits beside them; points are shown with the names of the sides."""
    keys = new_table(address, "partners", {"target": "500"}, preset="dominican", bots=3)
    with take_seat(address, keys) as seat:
        demo_tables.play(seat, most=0)
        while not has_passed(seat, 2):
            demo_tables.play(seat, most=1)
            assert seat.state.phase == "playing"
        token = seat.token
    page = at_table(visit, address, keys, token, size="phone", language=language)
    page.set_viewport_size({"width": 390, "height": 844})
    note = page.locator("[data-seat='2'] .note").first
    note.wait_for()
    assert note.evaluate("one => one.scrollWidth <= one.clientWidth")
    box, seats = note.bounding_box(), page.locator("[data-seat='2']").bounding_box()
    assert box["y"] + box["height"] <= seats["y"] + seats["height"]
    for said in page.locator(".seat .said").all():
        assert said.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert page.locator(".seat .points").count() == 0
    assert page.locator(".sides dd").count() == 2
    audit(page)


@both
def test_one_touch_gives_the_lead(visit, audit, address, language):
    """PAR-10: in the Jamaican game the winner of a hand may give the pose to the partner."""
    long = {"match_format": "target", "target": "60"}
    keys = new_table(address, "partners", long, preset="jamaican", bots=3)
    with take_seat(address, keys) as seat:
        demo_tables.play(seat, most=0)
        while not any(choice.text == "give_lead" for choice in seat.state.seen.choices):
            demo_tables.play(seat, act=demo_tables.good_choice, most=1)
            assert seat.state.phase == "playing"
        token = seat.token
    page = at_table(visit, address, keys, token, size="phone", language=language)
    page.get_by_role("button", name=GIVE[language]).click()
    page.locator(".sides").wait_for()
    page.get_by_role("button", name=GIVE[language]).wait_for(state="detached")
    audit(page)


@both
def test_t39_a_rare_ending_is_celebrated_by_name_and_announced_once(
    visit, audit, address, after_a_hand, language
):
    keys, token = after_a_hand
    page = at_table(visit, address, keys, token, size="phone", language=language, script=rare())
    page.get_by_text(CHEERS[language][2], exact=True).wait_for()
    found = page.locator(".cheers strong").all_inner_texts()
    assert set(CHEERS[language]) <= {*found}  # bots may have earned some of these themselves
    cheer = page.locator(".cheers")
    assert cheer.evaluate("one => one.closest('[aria-live], [role=status], [role=alert]')") is None
    strong = cheer.locator("strong").first
    assert strong.evaluate("one => getComputedStyle(one).animationName") == "none"
    page.emulate_media(reduced_motion="no-preference")
    assert strong.evaluate("one => getComputedStyle(one).animationName").endswith("cheer")
    audit(page, ".table")


@both
def test_a_celebration_leaves_the_score_visible_on_the_narrowest_phone(
    visit, address, after_a_hand, language
):
    keys, token = after_a_hand
    page = at_table(visit, address, keys, token, size="phone", language=language, script=rare())
    page.set_viewport_size({"width": 320, "height": 640})
    page.get_by_text(CHEERS[language][2], exact=True).wait_for()
    sheet = page.locator("#score-sheet").bounding_box()
    score = page.locator(".between table").bounding_box()
    assert score["y"] + score["height"] < sheet["y"] + sheet["height"] <= 640
