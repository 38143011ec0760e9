"""A tile that is played travels; the others rest, and all of them where nothing is to move."""

from __future__ import annotations

from typing import Any

import pytest

from capicua.testing.company import new_table
from tests.web.turns import Keys, enter

WATCH = """(() => {
  const animate = Element.prototype.animate
  window.moved = []
  Element.prototype.animate = function (...how) {
    window.moved.push(this.dataset.tile ?? '')
    return animate.apply(this, how)
  }
})()"""


def moved(visit: Any, address: str, game: str, motion: str, bots: int = 1) -> list[str]:
    """The tiles that travelled while somebody took a turn and the bots theirs."""
    page = enter(visit, new_table(address, game, bots=bots), "Ana")
    page.emulate_media(reduced_motion=motion)
    page.evaluate(WATCH)
    person = Keys(page)
    person.wait()
    person.click()
    person.wait()
    return list(page.evaluate("window.moved"))


@pytest.mark.parametrize(("game", "bots"), [("block", 1), ("garrafina", 3)])
def test_what_is_played_travels_and_what_is_hidden_rests(visit, address, game, bots):
    found = moved(visit, address, game, "no-preference", bots)
    assert found
    assert "" not in found


def test_nothing_travels_for_who_wants_it_so(visit, address):
    assert moved(visit, address, "block", "reduce") == []
