"""At a zoom of 400 % the table keeps the size of a phone, and its page scrolls down to the hand."""

from __future__ import annotations

import pytest

from capicua.testing.demo_tables import new_table
from tests.web.conftest import PAINTED, resize
from tests.web.matches.keyboard_player import Keys, enter

LAPTOP_AT_400 = (320, 200)
BOX = "one => { const { top, height } = one.getBoundingClientRect(); return [top, height] }"


@pytest.mark.parametrize("game", ["block", "mexican_train"])
def test_hand_and_board_can_be_reached_at_400_percent(visit, address, game):
    page = enter(visit, new_table(address, game, bots=3), "Ana")
    Keys(page).wait()
    resize(page, *LAPTOP_AT_400)
    page.evaluate(PAINTED)
    assert page.evaluate("document.documentElement.scrollWidth") <= LAPTOP_AT_400[0]
    _, board = page.locator(".centre").evaluate(BOX)
    assert board >= 120
    tile = page.locator(".hand button").first
    tile.scroll_into_view_if_needed()
    top, height = tile.evaluate(BOX)
    assert top >= 0
    assert top + height <= LAPTOP_AT_400[1] + 1
