"""Measures of a table's layout: hand and board in view, and parts that do not move."""

from __future__ import annotations

from itertools import combinations
from typing import Any

LEAST_BOARD = 0.3
"""As a fraction of the screen."""
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
  for (const part of ['.centre', '.great', '.news', '.choices > .head', '.hand', '.tools']) {
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

BROKEN = """() => {
    const words = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
    const found = []
    while (words.nextNode())
        for (const { index, 0: name } of words.currentNode.data.matchAll(/\\b\\d+-\\d+\\b/g)) {
            const range = document.createRange()
            range.setStart(words.currentNode, index)
            range.setEnd(words.currentNode, index + name.length)
            if (range.getClientRects().length > 1) found.push(words.currentNode.data)
        }
    return found
}"""
"""Texts in which a line ends within the name of a tile."""


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
