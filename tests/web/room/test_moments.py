"""Moments of a match: calls over the table, points that fly, and what reduced motion leaves."""

from __future__ import annotations

from typing import Any

import pytest

from capicua.testing import demo_tables
from capicua.testing.demo_tables import new_table, take_seat
from tests import suite
from tests.web.conftest import PAINTED, both, everywhere, resize
from tests.web.matches.seated_player import at_table

# Every call and every flight of points, as they were when they appeared.
_WATCH = """() => {
  window.called = []
  window.flown = []
  const seen = new Set()
  const isNew = (one) => !seen.has(one) && seen.add(one)
  new MutationObserver(() => {
    for (const call of [...document.querySelectorAll('.call')].filter(isNew)) {
      const box = call.getBoundingClientRect()
      const hand = document.querySelector('.game-table .hand')?.getBoundingClientRect()
      window.called.push({
        text: call.querySelector('b').innerText,
        isSilent: call.closest('[aria-hidden=true]') !== null,
        isAboveHand: !hand || box.bottom <= hand.top,
        isWhole: box.left >= 0 && box.right <= innerWidth && call.scrollWidth <= call.clientWidth,
        letsThrough: getComputedStyle(call).pointerEvents === 'none',
        moves: call.getAnimations().length,
      })
    }
    for (const gain of [...document.querySelectorAll('.gain')].filter(isNew)) {
      window.flown.push(gain.innerText)
    }
  }).observe(document, { childList: true, subtree: true })
}"""
CALLED = {"en": {"Domino!", "Blocked!"}, "es": {"¡Dominó!", "¡Cierre!"}}
MOTIONS = ["reduce", "no-preference"]


def round_seen(
    visit: Any, address: str, game: str, motion: str = "reduce", bots: int = 1, **how: Any
) -> Any:
    """Return the page of a person who has seen a round to its end."""
    keys = new_table(address, game, {"target": "500"}, bots=bots)
    with take_seat(address, keys) as seat:
        demo_tables.play(seat, most=1)
        page = at_table(visit, address, keys, seat.token, **how)
        page.emulate_media(reduced_motion=motion)
        page.wait_for_selector(".game-table .choices")
        page.evaluate(_WATCH)
        demo_tables.play(seat, "between")
    page.wait_for_selector(".between")
    page.wait_for_function("() => window.called.length > 0")
    return page


@both
@pytest.mark.parametrize("motion", MOTIONS)
def test_the_end_of_a_round_is_called_and_the_call_leaves(visit, audit, address, language, motion):
    page = round_seen(visit, address, "block", motion, size="phone", language=language)
    for call in page.evaluate("window.called"):
        assert call.pop("text") in CALLED[language]
        assert call.pop("moves") == (motion == "no-preference")
        assert all(call.values()), call
    page.wait_for_selector(".call", state="detached", timeout=5000)
    audit(page, ".table")


def test_points_fly_to_those_who_score_unless_nothing_may_move(visit, address):
    assert round_seen(visit, address, "muggins").evaluate("window.flown") == []
    page = round_seen(visit, address, "muggins", "no-preference")
    page.wait_for_function("() => window.flown.length > 0")
    assert all(said.startswith("+") for said in page.evaluate("window.flown"))
    page.wait_for_selector(".gain", state="detached", timeout=5000)


@everywhere
def test_what_was_called_before_arrival_is_not_called_again(visit, address, size, language):
    keys = new_table(address, "block", {"target": "500"})
    with take_seat(address, keys) as seat:
        demo_tables.play(seat, "between")
        page = at_table(visit, address, keys, seat.token, size=size, language=language)
    page.wait_for_selector(".between")
    page.wait_for_timeout(500)
    assert page.locator(".call").count() == 0


# What of the score sheet is cut off at its sides, and buttons lower than a finger.
_CUT = """() => [...document.querySelectorAll('.between *')].filter((one) => {
  if (!one.checkVisibility() || one.closest('.unseen, .scores, svg')) return false
  const { left, right, height } = one.getBoundingClientRect()
  const isLow = one.matches('button, a.button') && height < 44
  return isLow || left < 0 || right > innerWidth || one.scrollWidth > one.clientWidth + 1 &&
    getComputedStyle(one).display !== 'inline'
}).map((one) => one.outerHTML)"""
SHEET = {
    "en": ("Show the table", "Show the score sheet"),
    "es": ("Ver la mesa", "Ver la hoja de puntos"),
}


@pytest.fixture(scope="module")
def finished(address) -> Any:
    """Return the keys of a short match of four that is over, and a player's token."""
    keys = new_table(address, "block", {"target": "60"}, bots=3)
    with take_seat(address, keys) as seat:
        demo_tables.play(seat)
        return keys, seat.token


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_score_sheet_can_be_pulled_down_and_up_again(visit, audit, address, finished, language):
    keys, token = finished
    page = at_table(visit, address, keys, token, size="phone", language=language)
    sheet = page.locator("#score-sheet")
    sheet.wait_for()
    down, up = SHEET[language]
    page.get_by_role("button", name=down).click()
    sheet.wait_for(state="hidden")
    assert page.locator(".between button.main").is_visible()
    hand = page.locator(".game-table .felt").bounding_box()
    between = page.locator(".between").bounding_box()
    assert between["height"] < 0.2 * hand["height"]
    audit(page, ".table")
    page.get_by_role("button", name=up).click()
    sheet.wait_for()
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")


def test_a_finger_pulls_the_score_sheet(visit, address, finished):
    keys, token = finished
    page = at_table(visit, address, keys, token, size="phone")
    sheet = page.locator("#score-sheet")
    sheet.wait_for()
    for way, state in ((30, "visible"), (120, "hidden"), (-120, "visible")):
        box = page.locator(".grip").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + way, steps=4)
        page.mouse.up()
        sheet.wait_for(state=state)


SCREENS = [(320, 568), (390, 844), (844, 390), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize("language", ["en", "es"])
def test_nothing_of_the_final_standings_is_cut(visit, audit, address, finished, language):
    keys, token = finished
    page = at_table(visit, address, keys, token, language=language)
    page.emulate_media(color_scheme="dark" if language == "es" else "light")
    page.locator(".standings li").first.wait_for()
    page.locator(".turning h3, .turning.help").wait_for()
    assert page.locator(".standings li").count() == 4
    assert page.locator(".standings .first").count() >= 1
    assert page.locator(".face svg path").count() >= 4
    audited = SCREENS if suite.IS_EXHAUSTIVE else SCREENS[language == "es" :: 3]
    for size in SCREENS:
        resize(page, *size)
        page.evaluate(PAINTED)
        assert page.evaluate(_CUT) == [], size
        main = page.locator(".between button.main").bounding_box()
        assert main["y"] + main["height"] <= size[1], size
        if size in audited:
            audit(page, ".table")


def test_the_turning_point_leads_to_its_step_of_the_replay(visit, address, finished):
    """The review is asked once; its answer is replaced, because not every match has one."""
    keys, token = finished
    page = at_table(visit, address, keys, token)
    asked = []

    def answer(route: Any) -> None:
        asked.append(route.request.url)
        found = route.fetch().json()
        move = found["decisions"][0] | {"move": 2, "seat": 1, "grade": "blunder"}
        found["decisions"] = [move | {"before": 0.8, "after": 0.25}]
        route.fulfill(json=found)

    page.route("**/api/review?*", answer)
    page.reload()
    turning = page.locator(".turning")
    turning.locator("a").wait_for()
    assert "80% of the time instead of 25%" in turning.inner_text()
    assert len(asked) == 1
    page.wait_for_function("() => document.querySelector('.turning img').naturalWidth === 1200")
    turning.locator("a").click()
    page.get_by_role("slider").wait_for()
    assert page.get_by_role("slider").input_value() == "2"


# The page believes that the reader has won, since luck decides who does.
_WON = """(() => {
  const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data').get
  const get = function () {
    const told = data.call(this)
    if (typeof told !== 'string' || !told.includes('"over"')) return told
    const frame = JSON.parse(told)
    if (frame.phase === 'over') frame.winners = [frame.seat]
    return JSON.stringify(frame)
  }
  Object.defineProperty(MessageEvent.prototype, 'data', { get })
  new MutationObserver(() => {
    const scatter = document.querySelector('.scatter')
    window.fallen = Math.max(window.fallen ?? 0, scatter?.querySelectorAll('svg').length ?? 0)
    window.spoken ||= scatter && !scatter.matches('[aria-hidden=true]')
  }).observe(document, { childList: true, subtree: true })
})()"""


@pytest.mark.parametrize("motion", MOTIONS)
def test_tiles_fall_for_the_winner_unless_nothing_may_move(visit, address, motion):
    keys = new_table(address, "block", {"target": "1"})
    with take_seat(address, keys) as seat:
        demo_tables.play(seat, most=1)
        page = at_table(visit, address, keys, seat.token, script=_WON)
        page.emulate_media(reduced_motion=motion)
        page.wait_for_selector(".game-table .choices")
        demo_tables.play(seat)
    page.locator(".standings").wait_for()
    if motion == "reduce":
        page.wait_for_timeout(2000)
        assert not page.evaluate("window.fallen")
    else:
        page.wait_for_function("() => window.fallen > 10")
        page.locator(".scatter").wait_for(state="detached")
    assert not page.evaluate("window.spoken")
