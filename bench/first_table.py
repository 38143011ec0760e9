"""How long a phone waits for its first table, and how much it loads for it.

    python bench/first_table.py [--rounds 7] [--game garrafina]

A fresh Chromium of the size of a phone opens the link of a table where play is going on. The
profile is Lighthouse's for phones: the processor four times slower, the line *slow 4G*, with
150 ms there and back, 1.6 Mbit/s down and 750 kbit/s up (``slow_line.py``); no TLS. *Usable* is
when the hand stands there, or a choice that is to be made, and can be pressed; it is timed by
the page itself, from the moment the link is followed. Needs the built client (``python
scripts/build_web.py``), Playwright and Chromium. The bar: 2 s; initial JavaScript 60 KB and CSS
12 KB, compressed, which ``npm run size`` in ``web/`` checks.
"""

from __future__ import annotations

import argparse
import time
from os import getloadavg
from statistics import median
from typing import Any

from slow_line import SLOW_4G, SlowLine

from capicua.catalogue import kind, load
from capicua.testing.browsing import CHROMIUM_ARGS, chromium, cookies
from capicua.testing.company import Keys, new_table, take_seat
from capicua.testing.serving import Serving

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
    """What an expression comes to be; asked so that the page has nothing to do for it."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        found = session.send("Runtime.evaluate", {"expression": expression})["result"]
        if "value" in found:
            return found["value"]
        time.sleep(0.2)
    raise SystemExit("There is no table.")


def measure(browser: Any, line: SlowLine, keys: Keys, token: str) -> tuple[float, int]:
    """Seconds until a table can be used, and bytes that had come over the line by then."""
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
    """Measures, and prints what the bar asks for."""
    parser = argparse.ArgumentParser(description="How long a phone waits for its first table.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--game", default="garrafina")
    asked = parser.parse_args()
    from playwright.sync_api import sync_playwright

    bots = kind(asked.game).usual_seats(load(asked.game).options) - 1
    found = []
    with Serving() as site, sync_playwright() as playwright:
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
    print(f" of {len(times)}; {found[0][1] / 1000:.0f} KB came; load {getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
