"""Tables drawn from files: every game at several moments, in both languages and two sizes."""

from __future__ import annotations

import json
from typing import Any

import pytest

import capicua
from tests import suite
from tests.web.conftest import LOOKS, PAINTED, both, wear
from tests.web.table.measures import overlapping

GAMES = capicua.catalogue()
EVERY_FEW = 4 if suite.IS_EXHAUSTIVE else len(LOOKS)


# Wait until a moment has been painted, also the parts of a board that are loaded on their own.
DRAWN = f"""async () => {{
  let isLate = false
  do {{
    isLate = !!document.querySelector('.great:empty')
    await ({PAINTED})()
  }} while (isLate)
}}"""


def turn_to(page: Any, moment: int, language: str, contrast: str = "usual") -> None:
    """Draw another moment on the same page from scratch."""
    page.evaluate("(how) => show(...how)", [moment, language, contrast == "high"])
    page.wait_for_selector(".game-table")
    page.evaluate(DRAWN)


def at_each_moment(page: Any, language: str, script: str, about: Any = None) -> list[Any]:
    """Draw every moment and return what a script finds in each; one call saves most of the time.

    Scripts measure where things are. Filling pixels takes as long again, so it is left out.
    """
    walk = f"""async ([language, about]) => {{
      const found = []
      const {{ style }} = document.documentElement
      const {{ opacity }} = style
      style.opacity = 0
      for (let moment = 0; moment < moments; moment++) {{
        await show(moment, language)
        await ({DRAWN})()
        found.push(({script})(about))
      }}
      style.opacity = opacity
      return found
    }}"""
    found: list[Any] = page.evaluate(walk, [language, about])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_drawn_without_errors(show, audit, game):
    """Audit each moment in two looks that differ in every setting; daily, some in one of them."""
    page = show(game, 0, "phone", "en")
    count = page.evaluate("moments")
    turn = GAMES.index(game) % len(LOOKS)
    for number, (size, language, scheme, contrast) in enumerate(LOOKS):
        if number != turn and not suite.IS_EXHAUSTIVE:
            continue
        page.evaluate("hide()")
        wear(page, size, scheme)
        for moment in range(number % EVERY_FEW, count, EVERY_FEW):
            turn_to(page, moment, language, contrast)
            audit(page)
            assert "⟨" not in page.inner_text("body"), "a message is missing"


# Plates of which both figures are the same.
TWICE = """() => [...document.querySelectorAll('.seat')]
  .map((seat) => ['.points b', 'small'].map((one) => seat.querySelector(one)?.textContent))
  .filter(([points, more]) => more?.replace('+', '') === points)"""


def test_a_plate_does_not_say_twice_what_the_first_round_has_brought(show):
    """After the first round a plate said “42 +42”."""
    page = show("double_takes", 5, "desktop", "en")
    assert page.locator(".seat .points").count()
    assert [one for one in at_each_moment(page, "en", TWICE) if one] == []


def test_tiles_on_the_line_do_not_overlap(show):
    for game in ("block", "muggins", "draw", "sebastopol", "matador", "bergen"):
        page = show(game, 3, "phone", "en")
        boxes = [one.bounding_box() for one in page.query_selector_all(".line .laid .face")]
        assert len(boxes) > 5
        assert overlapping(boxes) == [], game


# Parts of the table, and elements outside them that stick out.
STICKS_OUT = """() => {
  const parts = ['.seat', '.news', '.choices > .head', '.choices > .strip', '.hand', '.tools']
  const all = parts.flatMap((part) => [...document.querySelectorAll(part)])
  const boxes = all.map((one) => [one, one.getBoundingClientRect()])
  const found = []
  boxes.forEach(([one, a], index) => boxes.slice(index + 1).forEach(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    if (wide > 2 && tall > 2) found.push(`${one.className} and ${other.className}`)
  }))
  return found
}"""


@both
def test_parts_of_the_table_do_not_overlap(show, language):
    games = ("draw", "mexican_train", "correlativa", "matador", "muggins", "tiddle_a_wink")
    for game in games if suite.IS_EXHAUSTIVE else games[:2]:
        page = show(game, 0, "desktop", language)
        page.set_viewport_size({"width": 1280, "height": 750})  # leave room for the header
        assert not any(at_each_moment(page, language, STICKS_OUT)), game


def test_t8_claims_are_facts_and_do_not_resize_the_line(show):
    """At a table without a boneyard they opened a strip, which took 58 pixels from the line."""
    page = show("muggins", 0, "phone", "en")
    where = "() => [...document.querySelectorAll('.strip:has(.calls)')].map((one) => one.className)"
    found = [place for places in at_each_moment(page, "en", where) for place in places]
    assert found
    assert all("facts" in place for place in found)


# The names and bids of the seats that have bid.
BIDS = """() => [...document.querySelectorAll('.seat:has(.said)')].map((seat) =>
  ['.name', '.said'].map((part) => seat.querySelector(part).innerText))"""


@both
def test_t14_a_bid_beside_a_seat_does_not_repeat_its_name(show, language):
    for game in ("poker", "texas_42"):
        page = show(game, 0, "desktop", language)
        bids = [one for found in at_each_moment(page, language, BIDS) for one in found]
        assert bids, game
        for name, said in bids:
            assert name
            assert said
            assert name not in said


def asked(page: Any) -> list[dict[str, Any]]:
    """Return the requests the table has made."""
    found: list[dict[str, Any]] = json.loads(page.evaluate("JSON.stringify(asked)"))
    return found


def tab_to(page: Any, selector: str) -> None:
    """Press Tab until a matching element has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(what) => document.activeElement.matches(what)", selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def test_a_tile_and_an_end_can_be_chosen_by_keyboard(show):
    page = show("block", 1, "desktop", "en")
    tab_to(page, ".hand button")
    for _ in range(12):
        if page.evaluate("document.activeElement.matches('.raised')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.locator(".hand .touched").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".hand .touched").count() == 0
    page.keyboard.press("Enter")
    lit = page.locator(".slot.lit").first
    lit.focus()
    page.keyboard.press("Enter")
    assert [one["type"] for one in asked(page)] == ["act"]


def test_l32_every_open_end_of_a_led_double_accepts_the_tile(show):
    """The notation has one move, but people may lay the tile at any of these ends (LIN-14)."""
    page = show("muggins", 13, "desktop", "en")
    assert [one.inner_text().split()[-1] for one in page.locator(".slot").all()] == ["4"] * 4
    page.locator(".hand .raised").first.click()
    assert page.locator(".slot.lit").count() == 4
    page.locator(".slot.lit[title^='left-hand']").click()
    assert [one["type"] for one in asked(page)] == ["act"]


def test_a_tile_that_fits_nowhere_explains_why(show):
    page = show("block", 2, "phone", "es")
    page.locator(".hand button:not(.raised)").first.click()
    assert asked(page)[0]["type"] == "why"
    page.wait_for_selector(".refusal")
    assert "LIN-20" in page.inner_text(".refusal")
    assert page.inner_text("[aria-live]") != ""


def test_the_confirm_setting_asks_before_a_play(show):
    page = show("texas_42", 2, "phone", "en", confirm=True)
    page.locator(".hand .raised").first.click()
    assert asked(page) == []
    page.locator(".choices .main").click()
    assert asked(page)[0]["type"] == "act"


def test_a_tile_can_be_dragged_to_an_end(show):
    page = show("block", 1, "desktop", "en")
    tile = page.locator(".hand .raised").first
    tile.click()
    end = page.locator(".slot.lit").first.bounding_box()
    page.keyboard.press("Escape")
    start = tile.bounding_box()
    page.mouse.move(start["x"] + 10, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] - 40, steps=4)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()
    assert [one["type"] for one in asked(page)] == ["act"]


def test_t20_t36_legal_places_are_highlighted_while_a_tile_is_held(show):
    page = show("block", 1, "desktop", "en")
    start = page.locator(".hand .raised").first.bounding_box()
    page.mouse.move(start["x"] + 10, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] - 40, steps=4)
    assert page.locator(".slot.lit").count() >= 1
    page.mouse.move(5, 5, steps=4)
    page.mouse.up()
    assert page.locator(".slot.lit").count() == 0
    assert asked(page) == []


def test_t7_t18_t37_seats_mark_partners_and_absent_players(show):
    page = show("texas_42", 2, "desktop", "es")
    assert "tu pareja" in page.inner_text("[data-seat='2']")
    assert "ausente" in page.inner_text("[data-seat='2']")
    assert "0 pts." in page.inner_text("[data-seat='1']")
    assert page.locator(".seat", has_text="tu pareja").count() == 1


def test_other_players_tiles_are_shown_as_backs(show):
    page = show("block", 1, "desktop", "en")
    for seat in page.query_selector_all(".seat:not(.own)"):
        count = int(seat.query_selector(".count span").inner_text())
        assert len(seat.query_selector_all(".backs span")) == count


def test_the_boneyard_lies_face_down_and_shrinks(show):
    page = show("bergen", 0, "desktop", "en")
    count = int(page.locator(".zone h2 b").first.inner_text())
    assert page.locator(".heap span").count() == count > 0


def test_t25_own_tiles_are_large_on_large_screens(show):
    for width, height, least in ((1280, 752, 56), (1920, 1032, 72)):
        page = show("block", 0, "desktop", "en")
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(PAINTED)
        assert page.locator(".hand .tile").first.bounding_box()["width"] >= least
        whole = page.evaluate("moments") - 1  # the round is over, so the whole line is shown
        turn_to(page, whole, "en")
        box = page.locator(".line .laid .face").first.bounding_box()
        assert min(box["width"], box["height"]) >= 30 * 0.95


def test_a_hand_can_be_sorted_by_keyboard(show):
    page = show("block", 0, "desktop", "en")
    tiles = ".hand button"
    before = page.eval_on_selector_all(tiles, "all => all.map(one => one.dataset.thing)")
    tab_to(page, tiles)
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    after = page.eval_on_selector_all(tiles, "all => all.map(one => one.dataset.thing)")
    assert after == [before[1], before[0], *before[2:]]


def test_t9_t36_eight_trains_on_a_phone_have_one_row_each(show):
    page = show("mexican_train", 8, "phone", "en")
    rows = page.locator(".train")
    assert rows.count() >= 9
    for index in range(rows.count()):
        box = rows.nth(index).bounding_box()
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
    page.get_by_role("button", name="As a star").click()
    page.locator(".star").wait_for()
    assert page.locator("button.end").count() == 9


def test_trains_stay_rows_where_a_star_has_no_room(show):
    """A star of nine trains was a station without trains, on which nobody could play."""
    page = show("mexican_train", 8, "phone", "en")
    page.set_viewport_size({"width": 390, "height": 796})
    star = page.get_by_role("button", name="As a star")
    star.click()
    page.wait_for_function("() => document.querySelector('.swap').disabled")
    assert page.locator(".train").count() == 9


def test_t27_touch_targets_are_at_least_44_pixels(show):
    for game in ("block", "mexican_train", "texas_42", "high_fives"):
        page = show(game, 1, "phone", "en")
        for button in page.query_selector_all(".tools button, .choices button, .train"):
            box = button.bounding_box()
            if box:
                assert min(box["width"], box["height"]) >= 44, button.inner_text()


def test_shortcuts_are_listed_and_can_be_disabled(show):
    page = show("block", 1, "desktop", "en")
    tab_to(page, ".hand button")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    dialog.get_by_role("checkbox").uncheck()
    page.keyboard.press("Escape")
    page.locator(".hand button").first.focus()
    page.keyboard.press("h")
    assert asked(page) == []
