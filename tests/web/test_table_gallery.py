"""The table drawn from files: every game at several moments, in both languages, on both screens."""

from __future__ import annotations

import json
from typing import Any

import pytest

import capicua
from tests.web.conftest import LANGUAGES, LOOKS, PAINTED, wear

GAMES = capicua.catalogue()


def turn_to(page: Any, moment: int, language: str, contrast: str = "usual") -> None:
    """Draws another moment on the same page, afresh."""
    page.evaluate("(how) => show(...how)", [moment, language, contrast == "high"])
    page.wait_for_selector(".game-table")
    page.evaluate(PAINTED)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_drawn_without_faults(show, audit, game):
    """Each moment twice: in all that differs, the second look is the other one."""
    page = show(game, 0, "phone", "en")
    count = page.evaluate("moments")
    for number, (size, language, scheme, contrast) in enumerate(LOOKS):
        page.evaluate("hide()")
        wear(page, size, scheme)
        for moment in range(number % 4, count, 4):
            turn_to(page, moment, language, contrast)
            audit(page)
            assert "⟨" not in page.inner_text("body"), "a sentence is missing"


def test_tiles_on_the_line_do_not_lie_on_each_other(show):
    for game in ("block", "muggins", "draw", "sebastopol", "matador", "bergen"):
        page = show(game, 3, "phone", "en")
        boxes = [one.bounding_box() for one in page.query_selector_all(".line .laid .face")]
        assert len(boxes) > 5
        for index, one in enumerate(boxes):
            for other in boxes[index + 1 :]:
                across = min(one["x"] + one["width"], other["x"] + other["width"])
                down = min(one["y"] + one["height"], other["y"] + other["height"])
                wide = across - max(one["x"], other["x"])
                tall = down - max(one["y"], other["y"])
                assert wide < 2 or tall < 2, (game, one, other)


# Parts of the table, and what stands in none of them but sticks out.
STICKS_OUT = """() => {
  const parts = ['.seat', '.news', '.choices', '.hand', '.tools']
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_of_the_table_do_not_lie_on_each_other(show, language):
    for game in ("correlativa", "draw", "matador", "mexican_train", "muggins", "tiddle_a_wink"):
        page = show(game, 0, "desktop", language)
        page.set_viewport_size({"width": 1280, "height": 750})  # a room has its header above
        for moment in range(page.evaluate("moments")):
            turn_to(page, moment, language)
            assert page.evaluate(STICKS_OUT) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_t14_a_bid_beside_a_seat_does_not_repeat_its_name(show, language):
    for game in ("poker", "texas_42"):
        page = show(game, 0, "desktop", language)
        bids: list[str] = []
        for moment in range(page.evaluate("moments")):
            turn_to(page, moment, language)
            for seat in page.locator(".seat:has(.said)").all():
                name, said = seat.locator(".name").inner_text(), seat.locator(".said").inner_text()
                assert name not in said
                bids.append(said)
        assert bids, game


def asked(page: Any) -> list[dict[str, Any]]:
    """What the table has asked for."""
    found: list[dict[str, Any]] = json.loads(page.evaluate("JSON.stringify(asked)"))
    return found


def tab_to(page: Any, selector: str) -> None:
    """Presses Tab until something of a kind has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(what) => document.activeElement.matches(what)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def test_a_tile_and_an_end_by_keys(show):
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


def test_l32_every_bare_end_of_a_double_led_takes_the_tile(show):
    """One move in the notation, but people lay the tile at the end they like (LIN-14)."""
    page = show("partners", 0, "desktop", "en")
    assert [one.inner_text().split()[-1] for one in page.locator(".slot").all()] == ["6", "6"]
    page.locator(".hand .raised").first.click()
    assert page.locator(".slot.lit").count() == 2
    page.locator(".slot.lit[title^='left-hand']").click()
    assert [one["type"] for one in asked(page)] == ["act"]


def test_a_tile_that_fits_nowhere_asks_why_and_says_it(show):
    page = show("block", 2, "phone", "es")
    page.locator(".hand button:not(.raised)").first.click()
    assert asked(page)[0]["type"] == "why"
    page.wait_for_selector(".refusal")
    assert "LIN-20" in page.inner_text(".refusal")
    assert page.inner_text("[aria-live]") != ""


def test_a_play_is_confirmed_where_that_is_wished(show):
    page = show("texas_42", 2, "phone", "en", "&confirm")
    page.locator(".hand .raised").first.click()
    assert asked(page) == []
    page.locator(".choices .main").click()
    assert asked(page)[0]["type"] == "act"


def test_a_tile_is_dragged_onto_an_end(show):
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


def test_t20_t36_places_light_up_while_a_tile_is_held(show):
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


def test_t7_t18_t37_seats_say_who_is_a_partner_and_who_is_away(show):
    page = show("texas_42", 2, "desktop", "es")
    assert "tu pareja" in page.inner_text("[data-seat='2']")
    assert "ausente" in page.inner_text("[data-seat='2']")
    assert "0 pts." in page.inner_text("[data-seat='1']")
    assert page.locator(".seat", has_text="tu pareja").count() == 1


def test_the_tiles_of_others_stand_before_them_as_backs(show):
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
        whole = page.evaluate("moments") - 1  # the round is over: the whole line lies there
        turn_to(page, whole, "en")
        box = page.locator(".line .laid .face").first.bounding_box()
        assert min(box["width"], box["height"]) >= 30 * 0.95


def test_a_hand_is_put_in_order_by_keys(show):
    page = show("block", 0, "desktop", "en")
    tiles = ".hand button"
    before = page.eval_on_selector_all(tiles, "all => all.map(one => one.dataset.thing)")
    tab_to(page, tiles)
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    after = page.eval_on_selector_all(tiles, "all => all.map(one => one.dataset.thing)")
    assert after == [before[1], before[0], *before[2:]]


def test_t9_t36_eight_trains_on_a_phone_have_a_row_each(show):
    page = show("mexican_train", 8, "phone", "en")
    rows = page.locator(".train")
    assert rows.count() >= 9
    for index in range(rows.count()):
        box = rows.nth(index).bounding_box()
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
    page.get_by_role("button", name="As a star").click()
    assert page.locator(".star").count() == 1


def test_t27_targets_are_a_fingers_breadth(show):
    for game in ("block", "mexican_train", "texas_42", "high_fives"):
        page = show(game, 1, "phone", "en")
        for button in page.query_selector_all(".tools button, .choices button, .train"):
            box = button.bounding_box()
            if box:
                assert min(box["width"], box["height"]) >= 44, button.inner_text()


def test_shortcuts_are_listed_and_can_be_switched_off(show):
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
