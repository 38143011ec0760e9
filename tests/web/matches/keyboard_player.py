"""A person at a table in a browser who plays any game by keyboard."""

from __future__ import annotations

import json
from typing import Any

MOST_PRESSES = 150
MOST_TURNS = 600
MOST_TOUCHES = 6
PATIENCE_MS = 30_000

# Record the last state frame and the announcements, without the page's cooperation.
LISTEN = """(() => {
  const Real = window.WebSocket
  const waiting = []
  // Wait for a condition, which is checked at every state and some times a second.
  const until = async (holds, ms) => {
    const end = performance.now() + ms
    while (!holds()) {
      if (performance.now() > end) return false
      await new Promise((done) => {
        waiting.push(done)
        setTimeout(done, 50)
      })
    }
    await new Promise(requestAnimationFrame)
    return true
  }
  window.heard = { frames: [], spoken: [], places: {}, lost: [], until }
  const hear = (text) => {
    const frame = JSON.parse(text)
    if (frame.type !== 'state') return
    window.heard.last = frame
    window.heard.frames.push(text)
    for (const done of waiting.splice(0)) done()
  }
  window.WebSocket = class extends Real {
    constructor(...how) {
      super(...how)
      this.addEventListener('message', ({ data }) => hear(data))
    }
  }
  // The states of tables on this device come from a worker.
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how)
      this.addEventListener('message', ({ data }) => data.kind === 'frame' && hear(data.text))
    }
  }
  // Where each part of the table is while a round is played, at each size and in each language. It
  // is measured in the frames after a change, since looking at every frame keeps a processor busy.
  let held = null // what had the focus last, and for how long nothing has had it
  let frames = 0
  let left = 0 // frames to measure
  const follow = () => {
    const here = document.activeElement
    frames = here === document.body ? frames + 1 : 0
    if (here !== document.body) held = here.closest('.game-table') ? here.className : null
    if (frames === 3 && held !== null) window.heard.lost.push(held)
  }
  const wake = () => {
    if (left === 0) requestAnimationFrame(look)
    left = 6
  }
  const look = () => {
    if (--left > 0) requestAnimationFrame(look)
    if (document.querySelector('.frame.playing')) follow()
    if (!document.querySelector('.frame.playing .board')) return
    const { lang, dataset } = document.documentElement
    const how = `${innerWidth} ${innerHeight} ${lang} ${dataset.contrast}`
    const parts = '.centre, .great, .news, .choices > .head, .hand, .tools, .seat'
    for (const one of document.querySelectorAll(parts)) {
      const { x, y, width, height } = one.getBoundingClientRect()
      const part = `${how} ${one.classList[0]} ${one.dataset.seat ?? ''}`
      const place = [x, y, width, height].map(Math.round).join(' ')
      const places = (window.heard.places[part] ??= [])
      if (!places.includes(place)) places.push(place)
    }
    const { scrollHeight } = document.documentElement
    if (scrollHeight > innerHeight) window.heard.places.page = ['scrolls', 'down']
  }
  for (const event of ['resize', 'load', 'focusin', 'focusout', 'transitionend', 'animationend']) {
    addEventListener(event, wake, true)
  }
  new MutationObserver(() => {
    wake()
    const said = document.querySelector('.game-table > [aria-live]')?.textContent
    if (said && said !== window.heard.spoken.at(-1)) window.heard.spoken.push(said)
  }).observe(document, { attributes: true, childList: true, subtree: true, characterData: true })
})()"""

# Steps to the nearest match: number of Tabs forward or back, arrow keys beside it, or none.
_WHERE = """(selector) => {
  const here = document.activeElement
  if (here?.matches(selector)) return 'here'
  const goals = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  if (!goals.length) return 'nowhere'
  const stopOf = (goal) => {
    let group = goal
    while (group && goal.tabIndex < 0 && !group.querySelector('button[tabindex="0"]'))
      group = group.parentElement
    return goal.tabIndex < 0 ? group?.querySelector('button[tabindex="0"]') : goal
  }
  const usual = 'a[href], button, input, select, textarea, summary, [tabindex]'
  const stops = [...document.querySelectorAll(usual)].filter(
    (one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility(),
  )
  const at = stops.indexOf(here)
  const ways = goals.map((goal) => {
    const stop = stopOf(goal)
    return stop === here ? 0 : at < 0 ? 99 : stops.indexOf(stop) - at
  })
  return ways.sort((a, b) => Math.abs(a) - Math.abs(b))[0]
}"""

_NEWS = """(ms) => window.heard.until(() => {
  const last = window.heard.last
  return last && (last.phase !== 'playing' || last.may.includes('act'))
}, ms)"""

_ADVANCED = """([version, shown, ms]) => window.heard.until(
  () => window.heard.last?.version > version || document.querySelector(shown), ms)"""

_ACTS = """() => {
  const last = window.heard.last
  return [last?.version ?? -1, last?.phase === 'playing' && last.may.includes('act')]
}"""

_CLICK = """() => {
  const of = (selector) => document.querySelector(`.choices ${selector}`)
  const listed = of('details')
  if (listed) listed.open = true
  ;(of('.all button') ?? of('.buttons button'))?.click()
}"""

# Selectors of what can be pressed next, most specific first.
_TOUCHES = (
    ".choices .buttons .main",
    ".touchable.lit",
    ".hand button.raised:not(.touched)",
    ".choices .buttons:not(.all) button",
)


class Keys:
    """A page operated with Tab, arrow keys and Enter."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self._seen = -1
        """The version for which ``acts`` was last asked."""

    def go_to(self, selector: str) -> bool:
        """Move the focus to the first match and return whether there is one."""
        for press in range(MOST_PRESSES):
            way = self.page.evaluate(_WHERE, selector)
            if way in ("here", "nowhere"):
                return bool(way == "here")
            if way == 0:
                self.page.keyboard.press("ArrowRight")
                continue
            lost = way == 99 or press > MOST_PRESSES // 2
            for _ in range(1 if lost else abs(way)):
                self.page.keyboard.press("Tab" if lost or way > 0 else "Shift+Tab")
        raise AssertionError(f"the keyboard does not reach {selector}")

    def press(self, selector: str) -> None:
        """Focus a match and press Enter."""
        self.page.wait_for_selector(selector)
        assert self.go_to(selector), selector
        self.page.keyboard.press("Enter")

    def type(self, selector: str, text: str) -> None:
        self.page.wait_for_selector(selector)
        assert self.go_to(selector), selector
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    # -- the table -----------------------------------------------------------------------------

    @property
    def last(self) -> Any:
        """The last state that the page received."""
        return self.page.evaluate("window.heard.last")

    def version(self) -> int:
        return int(self.page.evaluate("window.heard.last?.version ?? -1"))

    def acts(self) -> bool:
        self._seen, found = self.page.evaluate(_ACTS)
        return bool(found)

    def watch(self) -> None:
        """Wait a moment for a state newer than that of the last ``acts``."""
        self.page.evaluate(_ADVANCED, [self._seen, "never", 200])

    def phase(self) -> str:
        return str(self.page.evaluate("window.heard.last?.phase ?? ''"))

    def wait(self) -> None:
        """Wait for a choice, or for the end of the round."""
        assert self.page.evaluate(_NEWS, PATIENCE_MS), "no turn, and the round goes on"

    def turn(self, by_hand: bool) -> None:
        """Take one turn, with elements on the table or from the list of all choices."""
        before = self.version()
        if not self._is_asked():
            return
        if not (by_hand and self._touch(before)):
            self._choose(before)

    def click(self) -> None:
        """Take one turn by clicking the first of all choices."""
        before = self.version()
        if self._is_asked():
            self.page.evaluate(_CLICK)
            self._moved(before, 4000)

    def _is_asked(self) -> bool:
        """Return whether a choice is on the screen and the round is not over."""
        self.page.wait_for_selector(".choices .yours, .between h2")
        return bool(self.page.locator(".choices .yours").count())

    def _touch(self, before: int) -> bool:
        for _ in range(MOST_TOUCHES):
            thing = next(filter(self.go_to, _TOUCHES), None)
            if thing is None:
                return self.version() > before
            self.page.keyboard.press("Enter")
            shown = ".touched, .choices .main"
            if self._moved(before, 2000, shown) and self.version() > before:
                return True
        return False

    def _choose(self, before: int) -> None:
        for _ in range(8):
            if self.page.locator(".choices .touched, .hand .touched, .touchable.touched").count():
                self.page.keyboard.press("Escape")
            closed = self.page.locator(".choices details:not([open])").count()
            if closed and self.go_to(".choices summary"):
                self.page.keyboard.press("Enter")
            listed = ".choices .all button"
            if not self.go_to(listed) and not self.go_to(".choices .buttons button"):
                if self._moved(before, 250):
                    return
                continue
            self.page.keyboard.press("Enter")
            if self._moved(before, 4000):
                return
        raise AssertionError("a choice was pressed and nothing happened")

    def _moved(self, before: int, within_ms: int, or_shown: str = "never") -> bool:
        """Return whether the table advances or ``or_shown`` appears within the time limit."""
        return bool(self.page.evaluate(_ADVANCED, [before, or_shown, within_ms]))

    def round(self, most: int = MOST_TURNS) -> int:
        """Play until the round is over and return the number of turns."""
        for number in range(most):
            if self.phase() != "playing":
                return number
            if not self.acts():
                self.wait()
                continue
            self.turn(by_hand=number % 2 == 0)
        return most


def frames(page: Any) -> list[Any]:
    """Return all state frames that the page received."""
    return [json.loads(text) for text in page.evaluate("window.heard.frames")]


def shifts(page: Any) -> dict[str, list[str]]:
    """Return the parts of the table that have moved, with their positions."""
    places: dict[str, list[str]] = page.evaluate("window.heard.places")
    return {part: found for part, found in places.items() if len(found) > 1}


def turns_begun(page: Any) -> int:
    """Return how often the viewer's turn has begun."""
    acts = [frame["phase"] == "playing" and "act" in frame["may"] for frame in frames(page)]
    return sum(now and not before for before, now in zip([False, *acts], acts, strict=False))


def spoken(page: Any) -> list[str]:
    """Return the announcements of the table's live region."""
    return list(page.evaluate("window.heard.spoken"))


def enter(
    visit: Any,
    keys: Any,
    name: str,
    size: str = "desktop",
    language: str = "en",
    site: str = "",
    **more: Any,
) -> Any:
    """Return the page of a person who opens the host's link, enters a name and sits down."""
    page = visit("about:blank", size, language, script=LISTEN, **more)
    page.goto(f"{site}/t/{keys['table']}#{keys['host']}")
    Keys(page).type("#name", name)
    page.keyboard.press("Enter")
    page.wait_for_selector(".frame")
    return page
