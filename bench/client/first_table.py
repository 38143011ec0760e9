"""Load time and transfer size of the first table on a phone.

    python bench/client/first_table.py [--rounds 7] [--game garrafina]

A fresh Chromium with the screen of a phone opens the link to a table in play. The profile is
Lighthouse's for phones: a processor slowed down four times and *slow 4G* with 150 ms round-trip
time, 1.6 Mbit/s down and 750 kbit/s up (``slow_line.py``), without TLS. The table is *usable* when
the hand, or a choice, is visible and can be pressed; the page itself measures the time from
following the link. Needs the built client (``python scripts/client/build_web.py``), Playwright and
Chromium. The limit is 2 s. ``npm run size`` in ``web/`` checks the size limits: 75 KB of initial
JavaScript and 16 KB of CSS, compressed.
"""

from __future__ import annotations

import argparse
import time
from os import getloadavg
from statistics import median
from typing import Any

from capicua.catalogue import kind, load
from capicua.testing.chromium import CHROMIUM_ARGS, chromium, cookies
from capicua.testing.demo_tables import Keys, new_table, take_seat
from capicua.testing.server_process import ServerProcess
from capicua.testing.slow_line import SLOW_4G, SlowLine

SLOWER = 4
PATIENCE_SECONDS = 60.0
WATCH = """(() => {
  const look = () => {
    const found = [...document.querySelectorAll('.hand button, .choices button, .touchable.lit')]
    if (found.some((one) => one.checkVisibility())) window.usable = performance.now()
    else requestAnimationFrame(look)
  }
  look()
})()"""


def wait_for(session: Any, expression: str) -> Any:
    """Return the value of an expression; polling adds no work to the page."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        found = session.send("Runtime.evaluate", {"expression": expression})["result"]
        if "value" in found:
            return found["value"]
        time.sleep(0.2)
    raise SystemExit("There is no table.")


def measure(browser: Any, line: SlowLine, keys: Keys, token: str) -> tuple[float, int]:
    """Return the seconds until the table was usable, and the bytes received by then."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        device_scale_factor=3,
        is_mobile=True,
        has_touch=True,
    )
    context.add_cookies(cookies(line.url, keys["table"], token))
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(WATCH)
    carried = line.down.carried
    page.goto(f"{line.url}/t/{keys['table']}", wait_until="commit")
    usable = wait_for(session, "window.usable")
    came = line.down.carried - carried
    context.close()
    return usable / 1000, came


def main() -> None:
    """Measure and print the time and size."""
    parser = argparse.ArgumentParser(description="Load time of the first table on a phone.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--game", default="garrafina")
    asked = parser.parse_args()
    from playwright.sync_api import sync_playwright

    bots = kind(asked.game).usual_seats(load(asked.game).options) - 1
    found = []
    with ServerProcess() as site, sync_playwright() as playwright:
        line = SlowLine(site.url, SLOW_4G)
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_ARGS))
        for _ in range(asked.rounds):
            keys = new_table(site.url, asked.game, bots=bots)
            with take_seat(site.url, keys) as seat:
                token = seat.token
            found.append(measure(browser, line, keys, token))
        browser.close()
    times = [seconds for seconds, _ in found]
    print(
        f"first table of {asked.game}: median {median(times):.2f} s, worst {max(times):.2f} s",
        end="",
    )
    print(f" of {len(times)}; {found[0][1] / 1000:.0f} KB received; load {getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
