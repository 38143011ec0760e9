"""Hand and board are both visible at every size, and only played tiles move (T1–T8)."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import capicua
from tests import suite
from tests.web.conftest import LANGUAGES, PAINTED
from tests.web.matches.test_rounds_by_keyboard import EACH_KIND
from tests.web.table.measures import BROKEN, MEASURE, faults, measure, moved, overlapping
from tests.web.table.test_gallery import at_each_moment, turn_to

GAMES = capicua.catalogue()
SIZES = [
    (640, 360),
    (320, 568),
    (1280, 800),
    (768, 1024),
    (360, 640),
    (390, 844),
    (844, 390),
    (568, 320),
    (640, 400),  # 1280 by 800 at 200 % zoom
    (1024, 600),
    (1920, 1080),
    (2560, 1440),
]
EVERYDAY = SIZES[:1]
"""At four more sizes, ``test_texts`` measures the same tables."""
PHONE = (320, 568)
HEADER = 48
"""Height of the room's header above the table."""


@pytest.fixture
def show(show: Callable[..., Any]) -> Iterator[Callable[..., Any]]:
    """Return the function that opens a moment; no pixel is filled, as only places are measured."""
    shown: list[Any] = []

    def open_page(*how: Any, **more: Any) -> Any:
        page = show(*how, **more)
        page.evaluate("() => { document.documentElement.style.opacity = 0 }")
        shown.append(page)
        return page

    yield open_page
    for page in shown:
        page.evaluate("() => { document.documentElement.style.opacity = '' }")


@pytest.mark.parametrize("game", suite.everyday(EACH_KIND.values(), GAMES))
def test_t2_t3_t4_hand_and_board_are_both_visible(show, game):
    page = show(game, 0, "phone", "en")
    found: list[str] = []
    for width, height in SIZES if suite.IS_EXHAUSTIVE else EVERYDAY:
        page.set_viewport_size({"width": width, "height": height - HEADER})
        wrong = out_of_place(page, at_each_moment(page, "es", MEASURE))
        found += [f"{width} x {height}, {one}" for one in wrong]
    assert found == [], "\n".join(found)


def out_of_place(page: Any, measured: list[dict[str, Any]]) -> list[str]:
    """Return the faults of a table's layout and the parts that moved, at all of its moments."""
    kinds = page.evaluate("Array.from({ length: moments }, (_, moment) => about(moment))")
    found: list[str] = []
    before: dict[str, dict[str, Any]] = {}
    for moment, now in enumerate(measured):
        first = before.setdefault(kinds[moment], now)
        found += [f"moment {moment}: {one}" for one in [*faults(now), *moved(first, now)]]
    return found


@pytest.mark.parametrize(("width", "height"), [PHONE, (640, 360), (1280, 800)])
def test_t8_t35_a_selection_a_hint_and_an_error_move_nothing(show, width, height):
    page = show("block", 1, "phone", "es")
    page.set_viewport_size({"width": width, "height": height})
    before = measure(page)

    def check(selector: str) -> None:
        page.wait_for_selector(selector)
        page.evaluate(PAINTED)
        assert moved(before, measure(page)) == []

    page.locator(".hand .raised").first.click()
    check(".hand .touched")
    page.keyboard.press("Escape")
    page.locator(".hand button:not(.raised)").first.click()
    check(".refusal")
    page.locator(".tools button").nth(1).click()
    check(".advice")
    page.locator(".choices summary").click()
    check(".choices details[open]")


def test_a_long_hand_is_one_strip_with_playable_tiles_first(show):
    page = show("mexican_train", 0, "phone", "en")
    page.set_viewport_size({"width": 320, "height": 568})
    page.evaluate("deal(26)")
    page.evaluate(PAINTED)
    now = measure(page)
    assert now["tiles"] == 26
    assert now["strip"]
    assert now["hand"]
    playable = page.eval_on_selector_all(
        ".hand .tiles button", "all => all.map((one) => one.classList.contains('raised'))"
    )
    assert playable == sorted(playable, reverse=True)
    outlined = page.evaluate("""() => {
      const strip = document.querySelector('.hand .strip').getBoundingClientRect()
      const { left, top } = document.querySelector('.hand .raised').getBoundingClientRect()
      return [left - strip.left, top - strip.top]
    }""")
    assert min(outlined) >= 5, "the outline of a hint is cut"


@pytest.mark.parametrize(("width", "height"), [PHONE, (390, 844), (844, 390)])
def test_a_long_hand_is_readable_and_scrolls(show, width, height):
    """Tiles of a strip keep their size, and a finger on them scrolls it."""
    page = show("draw", 0, "phone", "en")
    page.set_viewport_size({"width": width, "height": height - HEADER})
    page.evaluate("deal(23)")
    page.evaluate(PAINTED)
    tiles = page.locator(".hand .strip button")
    assert tiles.count() == 23
    narrowest = page.eval_on_selector_all(
        ".hand .strip .tile", "all => Math.min(...all.map((one) => one.clientWidth))"
    )
    assert narrowest >= 28
    strip = page.locator(".hand .strip")
    assert strip.evaluate("one => one.scrollWidth > 2 * one.clientWidth")
    assert strip.evaluate("one => one.scrollHeight <= one.clientHeight")
    assert tiles.first.evaluate("one => getComputedStyle(one).touchAction") == "pan-x"


# Seats, and those of their words that are cut, also by the last line that is shown.
CUT = """() => [...document.querySelectorAll('.seat')].flatMap((seat) => {
  const parts = seat.querySelectorAll('.count, .points, .said, .note, .team')
  const cut = [...parts].filter((one) => {
    const box = one.closest('.plate, .about').getBoundingClientRect()
    return one.checkVisibility() && [...one.getClientRects()].some((line) =>
      line.left < box.left - 1 || line.right > box.right + 1 || line.bottom > box.bottom + 2)
  })
  return cut.map((one) => `${seat.dataset.seat}: ${one.textContent.trim()}`)
})"""
SEATS = {
    ("block", 2): [(390, 844), (844, 390), (820, 1180), (1024, 768)],
    ("partners", 3): [(390, 844), (844, 390), (640, 360), (820, 1180), (1024, 768)],
    ("draw", 8): [(390, 844), (844, 390), (820, 1180), (1024, 768)],
    ("texas_42", 6): [(390, 844), (820, 1180), (1024, 768)],
    ("poker", 1): [(820, 1180), (1024, 768)],
    ("mexican_train", 6): [(390, 844), (844, 390), (1024, 768)],
}


@pytest.mark.parametrize(("game", "moment"), SEATS)
def test_seats_show_their_notes_in_full(show, game, moment):
    """The last pass or bid, the numbers a seat has passed on and the partner are not cut."""
    page = show(game, 0, "phone", "en")
    found: list[str] = []
    for width, height in SEATS[game, moment]:
        page.set_viewport_size({"width": width, "height": height - HEADER})
        for language in LANGUAGES if suite.IS_EXHAUSTIVE else ["es"]:
            turn_to(page, moment, language)
            found += [f"{width} x {height} {language}, {cut}" for cut in page.evaluate(CUT)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("size", "least"), [((390, 844), 42), ((820, 1180), 62), ((1280, 800), 62)]
)
def test_the_first_tiles_of_a_line_are_large(show, size, least):
    page = show("block", 1, "phone", "en")
    page.set_viewport_size({"width": size[0], "height": size[1] - HEADER})
    page.evaluate(PAINTED)
    box = page.locator(".line .laid .face").first.bounding_box()
    assert page.locator(".line .laid").count() <= 6
    assert min(box["width"], box["height"]) >= least


# Parts of the board that are not wholly visible in it.
OUT_OF_SIGHT = """(parts) => {
  const board = document.querySelector('.board').getBoundingClientRect()
  return [...document.querySelectorAll(parts)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ left, top, right, bottom }) =>
      left < board.left - 0.5 || right > board.right + 0.5 ||
      top < board.top - 0.5 || bottom > board.bottom + 0.5)
    .map(({ left, top, right, bottom }) =>
      [left, top, right, bottom, board.left, board.top, board.right, board.bottom].map(Math.round))
}"""
PHONES = [PHONE, (568, 320), (667, 375), (844, 390)]
LONG_LINES = {("block", 1): (28, 14), ("draw", 7): (55, 7.5), ("muggins", 2): (28, 11)}
"""Tables with a line or a cross: the number of tiles, and their least width in pixels."""


@pytest.mark.parametrize(("game", "moment"), LONG_LINES)
def test_every_tile_of_a_long_line_is_in_sight(show, game, moment):
    count, least = LONG_LINES[game, moment]
    page = show(game, 0, "phone", "en")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height - HEADER})
        for even in (True, False):
            page.evaluate("(how) => lay(...how)", [moment, count, even])
            page.evaluate(PAINTED)
            assert page.locator(".line .laid").count() == count
            assert page.evaluate(OUT_OF_SIGHT, ".line .laid, .line .slot") == []
            box = page.locator(".line .laid .face").first.bounding_box()
            assert min(box["width"], box["height"]) >= least


# How far visible open hands reach into the board, for each of them.
COVERING = """() => {
  const board = document.querySelector('.board').getBoundingClientRect()
  return [...document.querySelectorAll('.seat .open')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect().bottom - board.top)
}"""


@pytest.mark.parametrize("game", ["mexican_train", "thats_it"])
def test_tiles_opened_at_the_end_do_not_cover_the_board(show, game):
    page = show(game, 0, "phone", "es")
    found: list[float] = []
    for width, height in PHONES if suite.IS_EXHAUSTIVE else PHONES[:2]:
        page.set_viewport_size({"width": width, "height": height - HEADER})
        found += itertools.chain(*at_each_moment(page, "es", COVERING))
    assert found
    assert max(found) <= 2


BOXES = """(parts) => [...document.querySelectorAll(parts)].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return { x, y, width, height }
})"""


def test_the_hours_of_a_clock_are_in_sight_and_apart(show):
    """On low screens the label of twelve o'clock was cut, and tiles were 20 pixels wide."""
    page = show("big_clock", 0, "phone", "en")
    parts = ".piles .hour, .piles .tile"
    both = f"(parts) => [({OUT_OF_SIGHT})(parts), ({BOXES})(parts)]"
    for width, height in [*PHONES, (390, 844), (1280, 800)]:
        page.set_viewport_size({"width": width, "height": height - HEADER})
        for moment, (out, boxes) in enumerate(at_each_moment(page, "es", both, parts)):
            assert out == [], (width, height, moment)
            assert overlapping(boxes) == [], (width, height, moment)
            assert max(box["width"] for box in boxes) >= 26


@pytest.mark.parametrize("game", ["thats_it", "bingo", "good_neighbors", "squeeze", "traffic"])
def test_melds_and_the_tiles_of_solitaires_are_in_sight(show, game):
    """On phones in landscape the melds of That's It! and the last rows of Bingo were cut."""
    page = show(game, 0, "phone", "en")
    parts = ".group, .places .tile, .places .name, .plane [data-tile]"
    for width, height in PHONES if suite.IS_EXHAUSTIVE else PHONES[:2]:
        page.set_viewport_size({"width": width, "height": height - HEADER})
        assert not any(at_each_moment(page, "es", OUT_OF_SIGHT, parts)), (width, height)


def test_passes_are_in_sight_above_the_board_when_a_round_is_over(show):
    """On a phone held sideways the opened tiles pushed them below the facts."""
    page = show("partners", 5, "phone", "es")
    page.set_viewport_size({"width": 844, "height": 390 - HEADER})
    page.evaluate(PAINTED)
    notes = page.evaluate(BOXES, ".seat :is(.said, .note .brief)")
    board = page.locator(".board").bounding_box()
    assert notes
    assert max(box["y"] + box["height"] for box in notes) <= board["y"] + 1


# What lies under the button that shows trains as rows; a part of it, to be touched, is invisible.
UNDER_SWAP = """() => {
  const swap = document.querySelector('.swap')
  const { left, right, top } = swap.getBoundingClientRect()
  const border = parseFloat(getComputedStyle(swap).borderTopWidth)
  const bottom = top + border + swap.clientHeight
  return [...document.querySelectorAll('.line :is(.laid, .slot, .label)')]
    .filter((one) => {
      const box = one.getBoundingClientRect()
      return box.right > left && box.left < right && box.bottom > top + border && box.top < bottom
    })
    .map((one) => one.textContent.trim())
}"""


@pytest.mark.parametrize("size", [PHONE, (360, 640), (667, 375), (844, 390)])
def test_the_button_above_trains_lies_on_none_of_them(show, size):
    """On small screens it covered the name and the lock of a train."""
    page = show("mexican_train", 0, "phone", "es")
    page.set_viewport_size({"width": size[0], "height": size[1] - HEADER})
    for trains, count in itertools.product((4, 3, 2), (9, 13, 17)):
        page.evaluate("(how) => lay(...how)", [0, count, count != 13, trains])
        page.evaluate(PAINTED)
        if page.locator(".rows").count():
            page.locator(".swap").click()
            page.evaluate(PAINTED)
        assert page.locator(".line .label").count() > 1
        assert page.evaluate(UNDER_SWAP) == [], (count, trains)


# What the sides have taken, and whether the strip shows it without being scrolled.
TAKEN = """() => {
  const strip = document.querySelector('.board > .beside')
  const { left, right, top, bottom } = strip.getBoundingClientRect()
  return [...strip.querySelectorAll('h2')]
    .filter((one) => one.querySelector('span'))
    .map((one) => one.getBoundingClientRect())
    .map((box) => box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom)
}"""


# Tiles of a trick and their names that are not wholly visible in their part of the board.
TRICK = """() => {
  const great = document.querySelector('.great')
  if (!great) return []
  const { top, right, bottom, left } = great.getBoundingClientRect()
  return [...document.querySelectorAll('.trick :is(svg, figcaption)')]
    .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
    .filter(([, box]) =>
      box.top < top - 1 || box.bottom > bottom + 1 || box.left < left - 1 || box.right > right + 1)
    .map(([text, box]) => [text, Math.round(box.top - top), Math.round(bottom - box.bottom)])
}"""


@pytest.mark.parametrize("game", ["double_takes", "texas_42"])
def test_every_tile_of_a_trick_is_in_sight_with_its_name(show, game):
    """On phones and laptops the tiles above and below each other were higher than their space."""
    page = show(game, 0, "phone", "en")
    for width, height in SIZES if suite.IS_EXHAUSTIVE else [(390, 844), (1280, 800), (844, 390)]:
        page.set_viewport_size({"width": width, "height": height - HEADER})
        for moment, cut in enumerate(at_each_moment(page, "es", TRICK)):
            assert cut == [], (width, height, moment)
    assert any(at_each_moment(page, "es", "() => document.querySelectorAll('.trick svg').length"))


@pytest.mark.parametrize(
    ("width", "height"), [PHONE, (667, 375), (844, 390), (360, 640), (390, 844)]
)
def test_points_of_both_sides_are_in_sight_after_a_trick(show, width, height):
    """The auction stood before them and pushed them out of sight on phones."""
    page = show("texas_42", 9, "phone", "es")
    page.set_viewport_size({"width": width, "height": height - HEADER})
    page.evaluate(PAINTED)
    assert page.evaluate(TAKEN) == [True, True]


# Tools that share a row with help, and whether all of them lie on the felt.
TOOLS = """() => {
  const all = [...document.querySelectorAll('.tools :is(button, label)')]
  const tools = all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
  const help = document.querySelector('.tools .help-word').getBoundingClientRect()
  const felt = document.querySelector('.felt').getBoundingClientRect()
  const isInside = tools.every((one) => one.bottom <= felt.bottom && one.right <= felt.right)
  return [tools.filter((one) => Math.abs(one.top - help.top) < 10).length - 1, isInside]
}"""


@pytest.mark.parametrize("game", ["block", "squeeze"])
def test_tools_lie_on_the_felt_and_help_is_not_alone_in_a_row(show, game):
    page = show(game, 0, "desktop", "en")
    for width, height in [(1120, 800), (1280, 800), (1920, 1080), (2560, 1440)]:
        page.set_viewport_size({"width": width, "height": height - HEADER})
        for language in LANGUAGES:
            turn_to(page, 0, language)
            beside, is_inside = page.evaluate(TOOLS)
            assert beside > 0, (width, language)
            assert is_inside, (width, language)


def test_a_tool_keeps_its_place_between_two_turns(show):
    """After each move *Play for me* was gone, and two others took each other's places."""
    page = show("high_fives", 0, "desktop", "en")
    assert page.locator(".tools .auto").get_attribute("aria-disabled") == "true"
    page = show("block", 0, "desktop", "en")
    assert page.locator(".tools .auto").count() == 0, "among people nobody plays for others"


# Facts above the board of which a part is outside their strip.
HIDDEN_FACTS = """() => {
  const strip = document.querySelector('.board > .facts')
  if (!strip) return []
  const { left, right, top, bottom } = strip.getBoundingClientRect()
  return [...strip.querySelectorAll('.sides > div, .fact, .zone')]
    .filter((one) => [...one.getClientRects()].some((box) =>
      box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1))
    .map((one) => one.textContent)
}"""


LISTS = {
    "double_takes",
    "draw",
    "matador",
    "mexican_train",
    "muggins",
    "super_dominos",
    "tiddle_a_wink",
}
FACTS: dict[tuple[int, int], set[str]] = {
    (390, 844): set(),
    (360, 640): LISTS,
    (1024, 600): set(),
    (768, 1024): set(),
    (820, 1180): set(),
    (1024, 768): set(),
    (844, 390): {"double_takes", "matador", "mexican_train", "tiddle_a_wink"},
}
"""The games whose facts need more room than a screen of this size has beside their tiles."""
FACTS_EVERYDAY = list(FACTS)[:3]


@pytest.mark.parametrize("game", GAMES)
def test_no_fact_is_hidden_and_no_name_of_a_tile_broken_on_a_small_screen(show, game):
    """As chips facts took twice the space, so pots, bids and tiles left were out of sight."""
    page = show(game, 0, "phone", "es")
    both = f"() => [...({HIDDEN_FACTS})(), ...({BROKEN})()]"
    for width, height in FACTS if suite.IS_EXHAUSTIVE else FACTS_EVERYDAY:
        if game in FACTS[width, height]:
            continue
        page.set_viewport_size({"width": width, "height": height - HEADER})
        for language in LANGUAGES:
            assert not any(at_each_moment(page, language, both)), (width, height, language)


# Unfold the facts if some do not fit; return whether all are in sight then, and nothing has moved.
UNFOLDED = """() => {
  const strip = document.querySelector('.board > .facts')
  if (!strip?.dataset.more) return []
  const parts = () => [...document.querySelectorAll('.great, .beside, .hand, .seat, .tools')]
    .map((one) => JSON.stringify(one.getBoundingClientRect())).join()
  const before = parts()
  strip.focus()
  const { left, right, top, bottom } = document.querySelector('.board').getBoundingClientRect()
  const box = strip.querySelector('.all').getBoundingClientRect()
  const isWhole = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom
  return [isWhole && before === parts()]
}"""


@pytest.mark.parametrize("size", [PHONE, (360, 640), (844, 390), (1440, 900)])
def test_facts_that_do_not_fit_unfold_over_the_board(show, size):
    """They could only be scrolled, in a strip of two lines."""
    unfolded = []
    for game in sorted(LISTS if suite.IS_EXHAUSTIVE else {"mexican_train", "tiddle_a_wink"}):
        page = show(game, 0, "phone", "en")
        page.set_viewport_size({"width": size[0], "height": size[1] - HEADER})
        unfolded += itertools.chain(*at_each_moment(page, "en", UNFOLDED))
    assert unfolded
    assert all(unfolded)


BONEYARD = """() => {
  const stock = document.querySelector("[data-zone='stock']")
  const { x, y, width, height } = stock.getBoundingClientRect()
  return [x, y, width, height].map(Math.round).join()
}"""


@pytest.mark.parametrize(("width", "height"), [(844, 390), (667, 375)])
def test_the_boneyard_of_thats_it_keeps_its_place(show, width, height):
    """On a phone held across it moved with each discard and each meld."""
    page = show("thats_it", 0, "phone", "es")
    page.set_viewport_size({"width": width, "height": height - HEADER})
    found = at_each_moment(page, "es", f"() => [!!document.querySelector('.hand'), ({BONEYARD})()]")
    assert len({place for has_hand, place in found if has_hand}) == 1, found
