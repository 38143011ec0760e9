"""Measures of a table's layout: hand and board in view, parts that do not move, texts in full."""

from __future__ import annotations

from itertools import combinations
from typing import Any

LEAST_BOARD = 0.3
"""As a fraction of the screen."""
HEADER = 48
"""Height of the room's header above the table in pixels."""
WHOLE_HAND = 10
"""Number of tiles that must all be visible; a longer hand may scroll as a strip."""

# Positions of the table's parts, and which of them are out of view.
MEASURE = """() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect()
  const inside = (one, other) =>
    one.left >= other.left - 1 && one.right <= other.right + 1 &&
    one.top >= other.top - 1 && one.bottom <= other.bottom + 1
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const tiles = [...document.querySelectorAll('.hand .tiles button')]
  const places = {}
  const rounded = ({ x, y, width, height }) => [x, y, width, height].map(Math.round)
  for (const part of ['.centre', '.great', '.news', '.choices', '.hand', '.tools']) {
    const found = box(part)
    if (found) places[part] = rounded(found)
  }
  for (const seat of document.querySelectorAll('.seat')) {
    places[`seat ${seat.dataset.seat}`] = rounded(seat.getBoundingClientRect())
  }
  const board = box('.centre')
  const root = document.documentElement
  return {
    places,
    size: [innerWidth, innerHeight],
    board: (board.width * board.height) / (innerWidth * innerHeight),
    tiles: tiles.length,
    hidden: tiles.filter((one) => !inside(one.getBoundingClientRect(), screen)).length,
    strip: document.querySelector('.hand .strip') !== null,
    hand: box('.hand') ? inside(box('.hand'), screen) : true,
    scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
  }
}"""


def measure(page: Any) -> dict[str, Any]:
    """Return the measurements of the table on a page."""
    found: dict[str, Any] = page.evaluate(MEASURE)
    return found


def faults(found: dict[str, Any]) -> list[str]:
    """Return the layout faults, as sentences."""
    said = []
    if found["board"] < LEAST_BOARD:
        said.append(f"the board has {found['board']:.0%} of the screen")
    if not found["hand"]:
        said.append("the hand is out of sight")
    if found["hidden"] and (found["tiles"] <= WHOLE_HAND or not found["strip"]):
        said.append(f"{found['hidden']} of {found['tiles']} tiles of the hand are out of sight")
    if found["scrolls"]:
        said.append("the page scrolls")
    return said


def moved(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """Return the parts of the table that have moved."""
    return [
        f"{part}: {place} became {after['places'].get(part)}"
        for part, place in before["places"].items()
        if after["places"].get(part) != place
    ]


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
SMALLEST = ((320, 568), (568, 320), (640, 360), (844, 390))
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


def left_out(page: Any, game: str) -> str:
    """Return a selector of texts that give way to others on a page of this size."""
    width, height = page.viewport_size["width"], page.viewport_size["height"] + HEADER
    parts = list(LEFT_OUT)
    if min(width, height) < 500 and game in PHONE_LEFT_OUT:
        parts.append(PHONE_LEFT_OUT[game][0])
    if (width, height) in SMALLEST:
        parts.append(SMALLEST_LEFT_OUT)
    return ", ".join(parts)


Box = dict[str, float]


def overlapping(boxes: list[Box]) -> list[tuple[Box, Box]]:
    """Return the pairs of boxes that overlap by two pixels or more."""
    return [
        (one, other)
        for one, other in combinations(boxes, 2)
        if _shared(one, other, "x", "width") >= 2 and _shared(one, other, "y", "height") >= 2
    ]


def _shared(one: Box, other: Box, start: str, size: str) -> float:
    """Return the length two boxes share in one direction."""
    end = min(one[start] + one[size], other[start] + other[size])
    return end - max(one[start], other[start])
