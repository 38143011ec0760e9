"""The typeface comes from our own server, after the table, and moves nothing."""

from __future__ import annotations

from typing import Any

from capicua.testing.demo_tables import new_table
from tests.web.conftest import PAINTED, at_both_sizes
from tests.web.matches.keyboard_player import Keys, enter

IS_LOADED = """() => [...document.fonts]
  .some(({ family, status }) => family === 'Figtree' && status === 'loaded')"""
BOXES = """() => [
  ...document.querySelectorAll('.game-table :is([data-tile], [data-seat], .hand button, .board)'),
].flatMap((one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return [x, y, width, height]
})"""
REQUESTS = """() => performance.getEntriesByType('resource').map(
  ({ name, startTime, responseEnd }) => [new URL(name).pathname, startTime, responseEnd])"""
MOST_MOVED_PX = 6
"""A tile that follows a word moves with its end; no word is exactly as wide in two fonts."""


def at_turn(visit, address, size="desktop", language="en"):
    """Return the page of a table at which it is the person's turn, so that nothing else moves."""
    page = enter(visit, new_table(address, "garrafina", bots=3), "Ana", size, language)
    Keys(page).wait()
    return page


@at_both_sizes
def test_a_table_keeps_its_place_when_the_typeface_arrives(visit, address, size, language):
    page = at_turn(visit, address, size, language)
    held: list[Any] = []
    page.route("**/*.woff2", lambda route: held.append(route))
    with page.expect_request("**/*.woff2"):
        page.reload(wait_until="commit")  # a page is not loaded while its typeface is held
    page.wait_for_selector(".hand button")
    page.evaluate(PAINTED)
    assert not page.evaluate(IS_LOADED)
    before = page.evaluate(BOXES)
    held[0].continue_()
    page.wait_for_function(IS_LOADED)
    page.evaluate(PAINTED)
    after = page.evaluate(BOXES)
    assert len(before) > 20, "numbers of boxes"
    moved = [abs(was - now) for was, now in zip(before, after, strict=True)]
    assert max(moved) <= MOST_MOVED_PX


def test_the_typeface_is_requested_after_all_that_draws_the_table(visit, address):
    page = at_turn(visit, address)
    page.reload()
    page.wait_for_function(IS_LOADED)
    times = page.evaluate(REQUESTS)
    font = next(start for path, start, _ in times if path.endswith(".woff2"))
    needed = [
        end for path, _, end in times if path.startswith(("/assets/table-", "/assets/index-"))
    ]
    assert len(needed) == 4, "scripts and styles"
    assert max(needed) <= font


def test_the_typeface_may_be_kept_for_a_year(visit):
    page = visit("/")
    page.wait_for_function(IS_LOADED)
    path = next(path for path, _, _ in page.evaluate(REQUESTS) if path.endswith(".woff2"))
    headers = page.request.get(path).headers
    assert headers["content-type"] == "font/woff2"
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
