"""Tiles that are seen move to the end, played ones in boxes of their own; none without motion."""

from __future__ import annotations

from typing import Any

import pytest

from capicua.testing.demo_tables import new_table
from tests.web.matches.keyboard_player import Keys, enter
from tests.web.matches.seated_player import at_table, play

WATCH = """(() => {
  const animate = Element.prototype.animate
  window.moved = []
  Element.prototype.animate = function (...how) {
    window.moved.push(this.querySelector('svg')?.classList.value ?? this.localName)
    return animate.apply(this, how)
  }
})()"""


def moved(visit: Any, address: str, game: str, motion: str, bots: int = 1) -> list[str]:
    """Return what was animated during a person's turn and those of the bots.

    That is the drawing in a box, or the kind of element.
    """
    page = enter(visit, new_table(address, game, bots=bots), "Ana")
    page.emulate_media(reduced_motion=motion)
    page.evaluate(WATCH)
    person = Keys(page)
    person.wait()
    person.click()
    person.wait()
    return list(page.evaluate("window.moved"))


@pytest.mark.parametrize(("game", "bots"), [("block", 1), ("garrafina", 3)])
def test_played_tiles_are_animated_in_boxes_and_hidden_tiles_are_not(visit, address, game, bots):
    """Browsers lay out and paint a drawing in each frame in which it moves, but not its box.

    Only the laid tiles that make room move within their drawing.
    """
    found = set(moved(visit, address, game, "no-preference", bots))
    assert {"tile"} <= found <= {"tile", "g"}


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
  const flies = (one) => one.effect?.target?.querySelector?.('.tile') && one.currentTime > 0
  new MutationObserver((changes) => {
    if (!changes.some(({ target }) => target.closest?.('.board'))) return
    window.changed.push(...document.getAnimations().filter(flies).map((one) => one.currentTime))
  }).observe(document, { childList: true, subtree: true })
})()"""
NEARLY_MS = 200
"""An animation lasts 250 ms, from the first frame that shows it."""


def test_a_state_that_arrives_while_tiles_move_waits_for_them(visit, address):
    """Drawing it meanwhile took a slow phone 100 ms, in which the tile stood still."""
    page = enter(visit, new_table(address, "block", bots=3), "Ana", fresh=True)
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


LATE = """document.getAnimations().filter((one) =>
  one.playState === 'running' && one.effect.getTiming().delay > 0).length"""
"""Tiles that wait for their turn to be dealt."""


def between_rounds(visit: Any, address: str, motion: str) -> Any:
    """Return a page with the score sheet of a first round."""
    keys = new_table(address, "block", {"target": "500"}, bots=3)
    token = play(address, keys, "between")
    page = at_table(visit, address, keys, token)
    page.emulate_media(reduced_motion=motion)
    page.wait_for_selector(".between")
    return page


def test_a_round_begins_with_a_shuffle_and_a_deal_that_a_key_skips(visit, address):
    page = between_rounds(visit, address, "no-preference")
    page.evaluate(
        f"""() => {{
          window.dealt = {{ ghosts: 0, late: 0 }}
          new MutationObserver(() => {{
            const ghosts = document.querySelectorAll('.ghost').length
            window.dealt.ghosts = Math.max(window.dealt.ghosts, ghosts)
            window.dealt.late = Math.max(window.dealt.late, {LATE})
          }}).observe(document.querySelector('.game-table'), {{ childList: true, subtree: true }})
        }}"""
    )
    page.get_by_role("button", name="Next round").click()
    page.wait_for_function("() => window.dealt.ghosts > 10")
    page.wait_for_function("() => window.dealt.late > 7")
    page.keyboard.press("Shift")
    assert page.evaluate(LATE) == 0
    page.wait_for_function("() => document.querySelectorAll('.ghost').length === 0")


def test_without_motion_a_round_begins_at_once(visit, address):
    page = between_rounds(visit, address, "reduce")
    page.evaluate(WATCH)
    page.get_by_role("button", name="Next round").click()
    page.wait_for_selector(".game-table.playing .hand button")
    assert page.locator(".ghost").count() == 0
    assert page.evaluate("window.moved") == []


def test_a_whole_trick_is_seen_and_slides_to_whoever_won_it(visit, address):
    """Also if quick players led the next one while tiles were moving.

    Its small tiles in the closed list of won tricks flew there, too.
    """
    page = enter(visit, new_table(address, "double_takes", bots=3), "Ana")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(
        """() => {
          window.collected = 0
          window.narrowest = Infinity
          new MutationObserver(() => {
            for (const copy of document.querySelectorAll('.ghost[aria-hidden]'))
              window.narrowest = Math.min(window.narrowest, parseFloat(copy.style.width))
            // Tiles of a trick, without copies of tiles that fly to their places.
            const ghosts = document.querySelectorAll('.ghost:not(div[aria-hidden])').length
            window.collected = Math.max(window.collected, ghosts)
          }).observe(document.querySelector('.game-table'), { childList: true })
        }"""
    )
    person = Keys(page)
    for _ in range(12):
        person.wait()
        person.click()
        if page.evaluate("window.collected") == 4:
            assert page.evaluate("window.narrowest") > 26, "tiles of won tricks are 22 px wide"
            return
    raise AssertionError("no whole trick was collected")
