"""Input latency and frame times of the table on a phone.

    python bench/client/frames.py [--turns 25] [--game mexican_train] [--seats 8] [--slower 4]

A Chromium with the screen of a phone and a processor slowed down as in Lighthouse's profile
(``first_table.py``) plays Mexican Train with a double-12 set at a table of eight against bots, by
touch and with animations. It prints:

- input to paint: from a touch to the next frame (Event Timing, resolution 8 ms), 95th percentile.
  The limit is 60 ms.
- the longest frame while a tile moves: from the frame in which it leaves its place to the last. The
  limit is 34 ms.
- console errors and 4xx and 5xx responses during a tour of all pages in both languages. The limit
  is none.

Needs the built client (``python scripts/client/build_web.py``), Playwright and Chromium. The exit
status is 1 if a limit is exceeded.
"""

from __future__ import annotations

import argparse
import math
import sys
from os import getloadavg
from typing import Any, NamedTuple

from capicua.testing.chromium import CHROMIUM_ARGS, chromium, cookies
from capicua.testing.demo_tables import new_table, play, take_seat
from capicua.testing.server_process import ServerProcess

SLOWER = 4
PATIENCE_MS = 60_000
PAINT_MS = 60.0
FRAME_MS = 34.0
LEAST_MS = 16.0
"""Event Timing reports no shorter interactions."""
TOUCHES = (
    ".centre .lit",
    ".hand button.raised:not(.touched)",
    ".choices .buttons:not(.all) button",
)
"""Selectors of the next thing to touch: a place, a tile, or a choice without a tile."""
PAGES = (
    "/",
    "/learn",
    "/learn/block",
    "/puzzles",
    "/puzzles/block-1",
    "/puzzles/daily",
    "/new?game=mexican_train",
    "/new?game=squeeze&deal=7",
    "/rules/garrafina",
    "/replay",
    "/verify",
    "/score",
)
# Recorded from the moment the page starts to load.
WATCH = """(() => {
  window.touches = new Map()
  window.moving = []
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries())
      if (id) window.touches.set(id, Math.max(duration, window.touches.get(id) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  // Asking the document for its animations in every frame would cost more than the frames.
  const TILES = '[data-tile], .hand button, .backs span, .ghost'
  const isTile = (one) => one.matches?.(TILES) || one.parentElement?.matches(TILES)
  const animations = new Set()
  const { animate } = Element.prototype
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how)
    const forget = () => animations.delete(animation)
    if (isTile(this)) {
      animations.add(animation)
      animation.finished.then(forget, forget)
      watch()
    }
    return animation
  }
  const transitions = new Map()
  for (const event of ['transitionstart', 'transitionend', 'transitioncancel'])
    addEventListener(event, ({ target, propertyName }) => {
      if (!isTile(target)) return
      const names = transitions.get(target) ?? new Set()
      if (event === 'transitionstart') names.add(propertyName)
      else names.delete(propertyName)
      if (names.size) transitions.set(target, names)
      else transitions.delete(target)
      watch()
    })
  const areMoving = () =>
    [...animations].some(({ currentTime }) => currentTime > 0) ||
    [...transitions.keys()].some(({ isConnected }) => isConnected)
  let before = 0
  let moved = false
  let watching = false
  // Frames are asked for only while something moves: a table at rest draws none, and those that
  // nobody needs would delay what a touch shows.
  const frame = (now) => {
    const move = areMoving()
    if (before && move && moved) window.moving.push(now - before)
    before = now
    moved = move
    watching = !!animations.size || !!transitions.size
    if (watching) requestAnimationFrame(frame)
    else before = 0
  }
  function watch() {
    if (watching) return
    watching = true
    requestAnimationFrame(frame)
  }
})()"""


class Felt(NamedTuple):
    """Latencies and frame times at a table, in milliseconds."""

    touches: list[float]
    frames: list[float]
    """Times between two frames that both show moving tiles."""


def percentile(values: list[float], share: float) -> float:
    """Return the value that this fraction does not exceed; 0 if there are none."""
    return sorted(values)[math.ceil(share * len(values)) - 1] if values else 0.0


def phone(browser: Any, url: str, language: str = "en") -> Any:
    """Return the page of a new visitor with a phone."""
    return browser.new_context(
        base_url=url,
        viewport={"width": 390, "height": 844},
        device_scale_factor=3,
        is_mobile=True,
        has_touch=True,
        locale=language,
    )


# The middle of the next thing to touch, once it is in sight.
NEXT = """(selectors) => {
  for (const selector of selectors) {
    const thing = document.querySelector(selector)
    if (!thing?.checkVisibility()) continue
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { x, y, width, height } = thing.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
}"""
LOOKED_MS = 200
"""How long the page rests between looking for a place and touching it."""


def touch(page: Any, fingers: Any) -> bool:
    """Touch the next thing of a turn and return whether there was one.

    The touch comes from the browser itself: Playwright's own checks what is below each touch, in
    the page, which takes longer than the page does.
    """
    place = page.evaluate(NEXT, TOUCHES)
    if place is None:
        return False
    page.wait_for_timeout(LOOKED_MS)
    x, y = place
    down = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    fingers.send("Input.dispatchTouchEvent", down)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    return True


def measure(browser: Any, url: str, game: str, seats: int, turns: int, slower: int) -> Felt:
    """Return the times measured over this many touches at a table."""
    keys = new_table(url, game, bots=seats - 1)
    with take_seat(url, keys) as seat:
        token = seat.token
    context = phone(browser, url)
    context.add_cookies(cookies(url, keys["table"], token))
    page = context.new_page()
    fingers = context.new_cdp_session(page)
    fingers.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.add_init_script(WATCH)
    page.goto(f"/t/{keys['table']}")
    done = 0
    while done < turns:
        page.wait_for_selector(f"{', '.join(TOUCHES)}, .between", timeout=PATIENCE_MS)
        if page.locator(".between").count():
            page.locator(".between .button.main").first.click()
            page.wait_for_selector(".game-table.playing", timeout=PATIENCE_MS)
        done += touch(page, fingers)
        page.wait_for_timeout(600)
    touches = page.evaluate("[...window.touches.values()]")
    frames = page.evaluate("window.moving")
    context.close()
    return Felt(touches + [LEAST_MS] * (done - len(touches)), frames)


def tour(browser: Any, url: str) -> list[str]:
    """Return errors on any page: console errors and 4xx and 5xx responses."""
    found: list[str] = []
    keys = new_table(url, "draw", {"target": "20"})
    with take_seat(url, keys) as seat:
        play(seat, "over")
        token = seat.token
    table, waiting = keys["table"], new_table(url, "draw", people=2, bots=0)["table"]
    pages = (*PAGES, f"/t/{table}", f"/replay/{table}?round=1&step=3", f"/t/{waiting}")
    for language in ("en", "es"):
        context = phone(browser, url, language)
        context.add_cookies(cookies(url, table, token))
        page = context.new_page()
        listen(page, found)
        for path in pages:
            page.goto(path)
            page.wait_for_load_state("networkidle")
        context.close()
    return found


def listen(page: Any, found: list[str]) -> None:
    """Record the errors of a page."""
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", lambda said: said.type == "error" and found.append(said.text))
    page.on("response", lambda one: one.status >= 400 and found.append(f"{one.status} {one.url}"))


def main() -> None:
    """Measure and print the results."""
    parser = argparse.ArgumentParser(description="Input latency and frame times on a phone.")
    parser.add_argument("--turns", type=int, default=25)
    parser.add_argument("--game", default="mexican_train")
    parser.add_argument("--seats", type=int, default=8)
    parser.add_argument("--slower", type=int, default=SLOWER)
    asked = parser.parse_args()
    from playwright.sync_api import sync_playwright

    with ServerProcess() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_ARGS))
        felt = measure(browser, site.url, asked.game, asked.seats, asked.turns, asked.slower)
        wrong = tour(browser, site.url)
        browser.close()
    paint, longest = percentile(felt.touches, 0.95), max(felt.frames, default=0.0)
    print(
        f"{asked.game}, {asked.seats} seats, processor ×{asked.slower} slower: input to paint p95 "
        f"{paint:.0f} ms of {len(felt.touches)} touches; longest of {len(felt.frames)} frames "
        f"with moving tiles {longest:.0f} ms (p95 {percentile(felt.frames, 0.95):.0f}); "
        f"{len(wrong)} console errors and 4xx; load {getloadavg()[0]:.1f}"
    )
    for each in wrong:
        print(" ", each)
    sys.exit(paint > PAINT_MS or longest > FRAME_MS or bool(wrong))


if __name__ == "__main__":
    main()
