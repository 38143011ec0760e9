"""No text of the table is cut: each is shown in full, or in a box that visibly scrolls."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import capicua
from tests import suite
from tests.web.conftest import LANGUAGES
from tests.web.test_table_gallery import at_each_moment
from tests.web.test_table_sizes import HEADER
from tests.web.test_whole_rounds import EACH_KIND

GAMES = capicua.catalogue()
SIZES = [
    (320, 568),
    (568, 320),
    (820, 1180),
    (1280, 800),
    (390, 844),
    (844, 390),
    (1920, 1080),
]
EVERY_DAY = [((320, 568), "es"), ((568, 320), "es"), ((820, 1180), "es"), ((1280, 800), "en")]
"""Spanish texts are longer."""
SCREENS = list(itertools.product(SIZES, LANGUAGES)) if suite.IS_EXHAUSTIVE else EVERY_DAY

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


def cut(page: Any, game: str, language: str) -> list[list[str]]:
    """Return the texts of the table that are cut, for each moment on a page."""
    width, height = page.viewport_size["width"], page.viewport_size["height"] + HEADER
    parts = list(LEFT_OUT)
    if min(width, height) < 500 and game in PHONE_LEFT_OUT:
        parts.append(PHONE_LEFT_OUT[game][0])
    if (width, height) in SMALLEST:
        parts.append(SMALLEST_LEFT_OUT)
    return at_each_moment(page, language, CUT, ", ".join(parts))


@pytest.mark.parametrize("game", suite.everyday(EACH_KIND.values(), GAMES))
def test_no_text_of_the_table_is_cut(show, game):
    page = show(game, 0, "phone", "en")
    found: dict[str, str] = {}
    for (width, height), language in SCREENS:
        page.set_viewport_size({"width": width, "height": height - HEADER})
        for moment, texts in enumerate(cut(page, game, language)):
            place = f"{width} x {height} {language}, moment {moment}"
            found |= {f"{width} x {height} {one}": place for one in texts}
    assert found == {}, "\n".join(f"{place}: {one}" for one, place in found.items())
