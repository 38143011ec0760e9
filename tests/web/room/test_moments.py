"""Moments of a match: calls over the table, points that fly, and what reduced motion leaves."""

from __future__ import annotations

from typing import Any

import pytest

from capicua.testing import demo_tables
from capicua.testing.demo_tables import new_table, take_seat
from tests.web.conftest import both, everywhere
from tests.web.matches.seated_player import at_table

# Every call and every flight of points, as they were when they appeared.
_WATCH = """() => {
  window.called = []
  window.flown = []
  const seen = new Set()
  const isNew = (one) => !seen.has(one) && seen.add(one)
  new MutationObserver(() => {
    for (const call of [...document.querySelectorAll('.call')].filter(isNew)) {
      const box = call.getBoundingClientRect()
      const hand = document.querySelector('.game-table .hand')?.getBoundingClientRect()
      window.called.push({
        text: call.querySelector('b').innerText,
        isSilent: call.closest('[aria-hidden=true]') !== null,
        isAboveHand: !hand || box.bottom <= hand.top,
        isWhole: box.left >= 0 && box.right <= innerWidth && call.scrollWidth <= call.clientWidth,
        letsThrough: getComputedStyle(call).pointerEvents === 'none',
        moves: call.getAnimations().length,
      })
    }
    for (const gain of [...document.querySelectorAll('.gain')].filter(isNew)) {
      window.flown.push(gain.innerText)
    }
  }).observe(document, { childList: true, subtree: true })
}"""
CALLED = {"en": {"Domino!", "Blocked!"}, "es": {"¡Dominó!", "¡Cierre!"}}
MOTIONS = ["reduce", "no-preference"]


def round_seen(
    visit: Any, address: str, game: str, motion: str = "reduce", bots: int = 1, **how: Any
) -> Any:
    """Return the page of a person who has seen a round to its end."""
    keys = new_table(address, game, {"target": "500"}, bots=bots)
    with take_seat(address, keys) as seat:
        demo_tables.play(seat, most=1)
        page = at_table(visit, address, keys, seat.token, **how)
        page.emulate_media(reduced_motion=motion)
        page.wait_for_selector(".game-table .choices")
        page.evaluate(_WATCH)
        demo_tables.play(seat, "between")
    page.wait_for_selector(".between")
    page.wait_for_function("() => window.called.length > 0")
    return page


@both
@pytest.mark.parametrize("motion", MOTIONS)
def test_the_end_of_a_round_is_called_and_the_call_leaves(visit, audit, address, language, motion):
    page = round_seen(visit, address, "block", motion, size="phone", language=language)
    for call in page.evaluate("window.called"):
        assert call.pop("text") in CALLED[language]
        assert call.pop("moves") == (motion == "no-preference")
        assert all(call.values()), call
    page.wait_for_selector(".call", state="detached", timeout=5000)
    audit(page, ".table")


def test_points_fly_to_those_who_score_unless_nothing_may_move(visit, address):
    assert round_seen(visit, address, "muggins").evaluate("window.flown") == []
    page = round_seen(visit, address, "muggins", "no-preference")
    page.wait_for_function("() => window.flown.length > 0")
    assert all(said.startswith("+") for said in page.evaluate("window.flown"))
    page.wait_for_selector(".gain", state="detached", timeout=5000)


@everywhere
def test_what_was_called_before_arrival_is_not_called_again(visit, address, size, language):
    keys = new_table(address, "block", {"target": "500"})
    with take_seat(address, keys) as seat:
        demo_tables.play(seat, "between")
        page = at_table(visit, address, keys, seat.token, size=size, language=language)
    page.wait_for_selector(".between")
    page.wait_for_timeout(500)
    assert page.locator(".call").count() == 0
