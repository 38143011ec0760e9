"""Only the played tile is animated, and none with reduced motion."""

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
    """Return the tiles that were animated during a person's turn and those of the bots."""
    page = enter(visit, new_table(address, game, bots=bots), "Ana")
    page.emulate_media(reduced_motion=motion)
    page.evaluate(WATCH)
    person = Keys(page)
    person.wait()
    person.click()
    person.wait()
    return list(page.evaluate("window.moved"))


@pytest.mark.parametrize(("game", "bots"), [("block", 1), ("garrafina", 3)])
def test_played_tiles_are_animated_and_hidden_tiles_are_not(visit, address, game, bots):
    found = moved(visit, address, game, "no-preference", bots)
    assert found
    assert "" not in found


def test_reduced_motion_animates_nothing(visit, address):
    assert moved(visit, address, "block", "reduce") == []
