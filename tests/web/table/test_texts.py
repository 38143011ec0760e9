"""No text of the table is cut: each is shown in full, or in a box that visibly scrolls.

The same tables are measured for hand and board (``test_sizes``), because drawing them takes
most of the time.
"""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import capicua
from tests import suite
from tests.web.conftest import LANGUAGES
from tests.web.matches.test_rounds_by_keyboard import EACH_KIND
from tests.web.table.measures import MEASURE
from tests.web.table.test_gallery import at_each_moment
from tests.web.table.test_sizes import HEADER, out_of_place

GAMES = capicua.catalogue()
SIZES = [
    (320, 568),
    (568, 320),
    (820, 1180),
    (1280, 800),
    (390, 844),
    (844, 390),
    (1920, 1080),
    (1366, 625),
]
EVERY_DAY: list[tuple[tuple[int, int], str]] = [
    *(((320, 568), "es"), ((568, 320), "es"), ((820, 1180), "es"), ((1280, 800), "en")),
    ((1366, 625), "es"),  # the browser's window on a common laptop
]
"""Spanish texts are longer. Each game is drawn on two of these screens."""


def screens(game: str) -> list[tuple[tuple[int, int], str]]:
    """Return the screens on which to draw a game, with their languages."""
    if suite.IS_EXHAUSTIVE:
        return list(itertools.product(SIZES, LANGUAGES))
    at = list(EACH_KIND.values()).index(game)
    return [EVERY_DAY[(at + step) % len(EVERY_DAY)] for step in (0, 2)]


LEFT_OUT = {
    ".happened span:not(:last-child)": "earlier news, if the last news needs the space",
    ".seat :is(.team, .away, .waiting, small)": "also told by the colour and the mark of the face",
    ".seat .turn": "also told by the seat's frame",
    ".seat .level": "also in the list of seats",
}
"""Texts that give way to others as a whole, and why that is no loss."""
PHONE_LEFT_OUT = {
    "poker": (".seat .notes *", "bets, draws and ranks of four players; also in the log"),
}
SMALLEST = ((320, 568), (568, 320), (844, 390))
SMALLEST_LEFT_OUT = ".seats:has(.open) :is(.notes *, .said)"
"""What was said before all tiles were open, since these need the space."""

# Texts that a box cuts. Beyond the edge of a box that scrolls, they are only out of sight.
CUT = """(leftOut) => {
  const clipped = (style) => (style === 'hidden' || style === 'clip')
  const found = []
  const table = document.querySelector('.game-table')
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode
    const owner = text.parentElement
    const said = text.textContent.trim()
    const closed = 'details:not([open]) > :not(summary)'
    if (!said || owner.closest('.unseen, option, svg, ' + closed)) continue
    if (!owner.checkVisibility()) continue
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter((line) => line.width > 0)
    let isCut = false
    let isOut = false
    let [across, down] = [true, true]
    for (let box = owner; box !== table.parentElement && !isCut; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.clipPath !== 'none') lines.length = 0 // for screen readers
      const edge = box.getBoundingClientRect()
      const [wide, high] = [clipped(style.overflowX), clipped(style.overflowY)]
      isCut = lines.some(
        (line) =>
          (wide && across && (line.left < edge.left - 1 || line.right > edge.right + 1)) ||
          (high && down && (line.top < edge.top - 3 || line.bottom > edge.bottom + 3)),
      )
      isOut ||= lines.every(
        (line) =>
          (wide && (line.left >= edge.right - 1 || line.right <= edge.left + 1)) ||
          (high && (line.top >= edge.bottom - 2 || line.bottom <= edge.top + 2)),
      )
      if (/auto|scroll/.test(style.overflowX)) across = false
      if (/auto|scroll/.test(style.overflowY)) down = false
    }
    if (across) isCut ||= lines.some((line) => line.left < -1 || line.right > innerWidth + 1)
    if (down) isCut ||= lines.some((line) => line.top < -1 || line.bottom > innerHeight + 1)
    if ((isOut || owner.closest('.notes, .said')) && owner.closest(leftOut)) continue
    const part = owner.closest('[class]')?.className.replace(/ ?svelte-\\w+/g, '')
    if (isCut) found.push(`${part}: ${said}`)
  }
  return found
}"""


def seen(page: Any, game: str, language: str) -> list[tuple[dict[str, Any], list[str]]]:
    """Return for each moment of a game the measures of the table and the texts that are cut."""
    width, height = page.viewport_size["width"], page.viewport_size["height"] + HEADER
    parts = list(LEFT_OUT)
    if min(width, height) < 500 and game in PHONE_LEFT_OUT:
        parts.append(PHONE_LEFT_OUT[game][0])
    if (width, height) in SMALLEST:
        parts.append(SMALLEST_LEFT_OUT)
    both = f"(parts) => [({MEASURE})(), ({CUT})(parts)]"
    return at_each_moment(page, language, both, ", ".join(parts))


@pytest.mark.parametrize("game", suite.everyday(EACH_KIND.values(), GAMES))
def test_t2_t3_t4_no_text_is_cut_and_hand_and_board_are_visible(show, game):
    page = show(game, 0, "phone", "en")
    found: dict[str, str] = {}
    for (width, height), language in screens(game):
        page.set_viewport_size({"width": width, "height": height - HEADER})
        moments = seen(page, game, language)
        screen = f"{width} x {height} {language}"
        for one in out_of_place(page, [measures for measures, _ in moments]):
            found[f"{screen}, {one}"] = screen
        for moment, (_, texts) in enumerate(moments):
            found |= {f"{screen} {one}": f"{screen}, moment {moment}" for one in texts}
    assert found == {}, "\n".join(f"{place}: {one}" for one, place in found.items())
