"""Playing without a server on a phone: download, start, answers, bots.

    python bench/client/offline.py [--slower 4] [--rounds 5] [--game garrafina]

A Chromium with the screen of a phone downloads the engine (``make offline``) from a server, which
is then stopped. *First table*: a page is opened at a table of the device, which starts Python and
restores the table; *next table*: another one is opened while both workers are up; *at once*: the
same while the second worker starts. All are usable when the hand, or a choice, can be pressed.
*Own move*: from the press to the state that answers it. *Level 3*: from the state that makes it a
bot's turn to the state with its action. Memory is measured by ``offline_memory.py``.

The browser's own throttling leaves workers alone. So the whole renderer process, with all of its
threads, gets a quarter of one processor (``--slower 4``, a control group, which needs root). The
unit is the shortest time of ``sum(range(100000))`` afterwards, to compare machines. Processor time
does not depend on what else the machine does.
"""

from __future__ import annotations

import argparse
import json
import os
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from capicua.testing.chromium import CHROMIUM_ARGS, chromium
from capicua.testing.server_process import UNLIMITED, ServerProcess

STATIC = Path(__file__).parents[2] / "src" / "capicua" / "server" / "static"
PATIENCE_MS = 180_000
PERIOD_US = 10_000
"""The period in which the renderers get their part of a processor."""
IDLE = 0.1
"""The processor time in one second that renderers need who start nothing, in seconds."""
WATCH = """(() => {
  window.states = []
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how)
      this.addEventListener('message', ({ data }) => {
        if (data.kind !== 'frame') return
        const frame = JSON.parse(data.text)
        if (frame.type === 'state') window.states.push([performance.now(), frame])
      })
    }
  }
  window.whenUsable = (from) => new Promise((done) => {
    const look = () => {
      const found = [...document.querySelectorAll('.hand button, .choices button, .touchable.lit')]
      const isShown = location.href.includes('local-') && window.states.length > from
      if (isShown && found.some((one) => one.checkVisibility())) done(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })
})()"""
OWN_MOVE = """async () => {
  const listed = document.querySelector('.choices details')
  if (listed) listed.open = true
  for (let drawn = 0; drawn < 3; drawn += 1) await new Promise(requestAnimationFrame)
  const button = document.querySelector('.choices .all button, .choices .buttons button')
  if (!button) return null
  const count = states.length
  const begun = performance.now()
  button.click()
  while (states.length === count && performance.now() < begun + 5000) {
    await new Promise((done) => { const { port1, port2 } = new MessageChannel()
      port1.onmessage = done; port2.postMessage(0) })
  }
  return states.length > count ? states[count][0] - begun : null
}"""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Playing without a server on a phone.")
    parser.add_argument("--slower", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--game", default="garrafina")
    asked = parser.parse_args()
    sizes = json.loads((STATIC / "offline" / "manifest.json").read_text("utf-8"))
    for lang in ("en", "es", "es-419"):
        own = [each["packed"] for each in sizes["files"] if each.get("lang", lang) == lang]
        print(f"download ({lang}): {sum(own) / 1e6:.2f} MB compressed, {len(own)} files")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_ARGS))
        context = browser.new_context(
            viewport={"width": 390, "height": 844},
            device_scale_factor=3,
            is_mobile=True,
            has_touch=True,
            locale="en",
        )
        context.set_default_timeout(PATIENCE_MS)
        measure(context, asked)
        browser.close()


def measure(context: Any, asked: argparse.Namespace) -> None:
    """Install, stop the server, and measure everything."""
    with ServerProcess(**UNLIMITED) as site:
        page = context.new_page()
        page.goto(f"{site.url}/offline")
        page.get_by_role("button", name="Download").click()
        page.get_by_text("You can play without").wait_for()
        page.close()
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(f"{site.url}/rules/{asked.game}")
    new_table(page, asked.game)
    page.evaluate("whenUsable(0)")
    table = page.url
    page.close()
    firsts, efforts, hurried, nexts, costs = [], [], [], [], []
    moves, thoughts = [], []
    with slowed(asked.slower):
        for _ in range(asked.rounds):
            page = context.new_page()
            page.add_init_script(WATCH)
            begun = worked()
            page.goto(table, wait_until="commit")
            firsts.append(page.evaluate("whenUsable(0)"))
            efforts.append((worked() - begun) * 1000)
            hurried.append(new_table(page, asked.game))
            settle()
            begun = worked()
            nexts.append(new_table(page, asked.game))
            costs.append((worked() - begun) * 1000)
            for _ in range(12):
                page.wait_for_selector(".choices .yours, .between h2")
                took = page.evaluate(OWN_MOVE)
                if took is not None:
                    moves.append(took)
                page.wait_for_timeout(300)
            thoughts += turns(page.evaluate("states"))
            page.close()
    unit = min(_unit() for _ in range(50))
    print(f"first table: {told(firsts)}; processor time {told(efforts)}")
    print(f"next table: {told(nexts)}; processor time {told(costs)}")
    print(f"at once: {told(hurried)}")
    print(f"own move: {told(moves)}\nlevel 3: {told(thoughts)}")
    print(f"slower {asked.slower}; unit {unit * 1000:.2f} ms; load {os.getloadavg()[0]:.1f}")


def new_table(page: Any, game: str, level: str = "level3") -> float:
    """Open a table against bots; return the milliseconds from the press to the table."""
    page.evaluate(
        """(path) => {
          history.pushState(null, '', path)
          dispatchEvent(new PopStateEvent('popstate'))
        }""",
        f"/new?game={game}",
    )
    page.wait_for_selector(".create .main:enabled")
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    for field in page.locator("select[id^=seat-]").all()[1:]:
        field.select_option(f"bot:{level}")
    page.select_option("#pace", "quick")
    took: float = page.evaluate(
        """async () => {
          const begun = performance.now()
          document.querySelector('.create .main').click()
          return await whenUsable(states.length) - begun
        }"""
    )
    return took


def settle() -> None:
    """Wait until the renderers have nothing more to do than to show a table."""
    now = worked()
    for _ in range(PATIENCE_MS // 1000):
        before = now
        time.sleep(1)
        now = worked()
        if now - before < IDLE:
            return


def turns(states: list[Any]) -> list[float]:
    """Return the milliseconds of each bot's turn."""
    found = []
    for (begun, before), (ended, after) in pairwise(states):
        turn = (before.get("seen") or {}).get("turn")
        is_bots = turn is not None and before["seats"][turn]["kind"] == "bot"
        if is_bots and before["table"] == after["table"] and after["version"] > before["version"]:
            found.append(ended - begun)
    return found


def told(times: list[float]) -> str:
    """Return the median and the worst of some times in milliseconds."""
    if not times:
        return "nothing measured"
    return f"median {median(times):.0f} ms, worst {max(times):.0f} ms of {len(times)}"


# -- the processes of the browser ----------------------------------------------------------------


def renderers() -> list[int]:
    """Return the renderer processes below this one."""
    found, left = [], [os.getpid()]
    while left:
        pid = left.pop()
        try:
            for task in os.listdir(f"/proc/{pid}/task"):
                left += map(int, Path(f"/proc/{pid}/task/{task}/children").read_text().split())
            if b"--type=renderer" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
        except OSError:  # it has ended
            continue
    return found


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """Give the renderers one part in ``times`` of one processor; needs root and control groups."""
    if times == 1:
        yield
        return
    is_old = Path("/sys/fs/cgroup/cpu/cpu.cfs_quota_us").exists()
    group = Path("/sys/fs/cgroup", "cpu" if is_old else "", "capicua-bench")
    group.mkdir(exist_ok=True)
    if is_old:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD_US))
        (group / "cpu.cfs_quota_us").write_text(str(PERIOD_US // times))
    else:
        (group / "cpu.max").write_text(f"{PERIOD_US // times} {PERIOD_US}")
    over = threading.Event()
    thread = threading.Thread(target=_gather, args=(group, over), daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        _move(renderers(), group.parent)


def _gather(group: Path, over: threading.Event) -> None:
    """Move every new renderer into a group."""
    known: set[int] = set()
    while not over.wait(0.01):
        new = set(renderers()) - known
        _move(new, group)
        known |= new


def _move(pids: Iterable[int], group: Path) -> None:
    for pid in pids:
        try:
            (group / "cgroup.procs").write_text(str(pid))
        except ProcessLookupError:
            continue


def worked() -> float:
    """Return the processor time of the renderers in seconds, which other programs do not change."""
    ticks = 0
    for pid in renderers():
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _unit() -> float:
    begun = time.perf_counter()
    sum(range(100_000))
    return time.perf_counter() - begun


if __name__ == "__main__":
    main()
