"""Only the played tile is animated, to the end, and none with reduced motion."""

from __future__ import annotations

from typing import Any

import pytest

from capicua.testing.demo_tables import new_table
from tests.web.matches.keyboard_player import Keys, enter

WATCH = """(() => {
  const animate = Element.prototype.animate
  window.moved = []
  Element.prototype.animate = function (...how) {
    window.moved.push(this.closest('[data-tile]')?.dataset.tile ?? '')
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


# States arrive in bursts, one every 60 ms, as from fast bots or after a slow connection.
BURSTS = """(() => {
  const Real = window.WebSocket
  window.changed = []
  window.most = 0
  window.WebSocket = class extends Real {
    set onmessage(handle) {
      this.handle = handle
      if (this.waiting) return
      this.waiting = []
      this.addEventListener('message', (event) => {
        window.most = Math.max(window.most, this.waiting.push(event))
        if (this.waiting.length === 1) setTimeout(() => this.next(), 1500)
      })
    }
    next() {
      this.handle?.(this.waiting.shift())
      if (this.waiting.length) setTimeout(() => this.next(), 60)
    }
  }
  const flies = (one) => one.effect?.target?.dataset?.tile && one.currentTime > 0
  new MutationObserver((changes) => {
    if (!changes.some(({ target }) => target.closest?.('.board'))) return
    window.changed.push(...document.getAnimations().filter(flies).map((one) => one.currentTime))
  }).observe(document, { childList: true, subtree: true })
})()"""
NEARLY_MS = 200
"""An animation lasts 250 ms, from the first frame that shows it."""


def test_a_state_that_arrives_while_tiles_move_waits_for_them(visit, address):
    """Drawing it meanwhile took a slow phone 100 ms, in which the tile stood still."""
    page = enter(visit, new_table(address, "block", bots=3), "Ana")
    page.add_init_script(BURSTS)
    page.reload()
    page.emulate_media(reduced_motion="no-preference")
    person = Keys(page)
    for _ in range(2):
        person.wait()
        person.click()
    person.wait()
    times = page.evaluate("window.changed")
    assert [time for time in times if time < NEARLY_MS] == []
    assert page.evaluate("window.most") > 2, "states arrived in bursts"
