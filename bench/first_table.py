"""How long a phone waits for its first table, and how much it loads for it.

    python bench/first_table.py [--rounds 5] [--game garrafina]

A fresh Chromium of the size of a phone, its processor slowed four times and its line held to
1.6 Mbit/s with 150 ms for each way there and back, opens the link of a table where play is going
on; *usable* is when the hand or a choice stands there and can be pressed. Needs the built client
(``python scripts/build_web.py``), Playwright and Chromium. The bar: 2 s; initial JavaScript 60 KB
and CSS 12 KB, compressed.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import re
import shutil
import statistics
import time
import urllib.request
from pathlib import Path
from typing import Any

import capicua
from capicua.testing.serving import Serving

STATIC = Path(capicua.__file__).parent / "server" / "static"
USABLE = ".hand button, .choices button, .touchable.lit"
LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER = 4


def initial_sizes() -> dict[str, int]:
    """Compressed bytes of the scripts and styles the first page names, by kind."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    sizes = {"js": 0, "css": 0}
    for name in sorted(set(re.findall(r"/(assets/[^\"]+\.(?:js|css))", page))):
        sizes[name.rsplit(".", 1)[1]] += len(gzip.compress((STATIC / name).read_bytes(), 9))
    return sizes


def post(url: str, body: Any) -> Any:
    """What the server answers to a JSON body."""
    request = urllib.request.Request(
        url, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def new_table(url: str, game: str) -> tuple[str, str]:
    """A table with bots whose play has begun, and the token of the one person there."""
    with urllib.request.urlopen(f"{url}/api/games", timeout=60) as answer:
        card = next(card for card in json.load(answer) if card["id"] == game)
    bots = [{"kind": "bot", "level": "greedy"}] * (card["seats"]["usual"] - 1)
    seats = [{"kind": "me"}, *bots]
    rules = {"game": game, "seats": len(seats)}
    keys = post(f"{url}/api/tables", {"rules": rules, "seats": seats, "name": "Ana"})
    entry = {"key": keys["host"], "name": "Ana"}
    return keys["table"], post(f"{url}/api/tables/{keys['table']}/enter", entry)["token"]


def measure(browser: Any, url: str, game: str) -> tuple[float, int]:
    """Seconds until the table can be used, and bytes that came over the line for it."""
    table, token = new_table(url, game)
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        device_scale_factor=3,
        is_mobile=True,
        has_touch=True,
    )
    context.add_cookies(
        [
            {"name": f"capicua_{table}", "value": token, "domain": "127.0.0.1", "path": path}
            for path in (f"/api/tables/{table}", f"/ws/tables/{table}")
        ]
    )
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    came = 0

    def count(event: Any) -> None:
        nonlocal came
        came += int(event["encodedDataLength"])

    session.on("Network.loadingFinished", count)
    start = time.perf_counter()
    page.goto(f"{url}/t/{table}", wait_until="commit")
    page.wait_for_selector(USABLE, timeout=60_000)
    seconds = time.perf_counter() - start
    context.close()
    return seconds, came


def main() -> None:
    """Measures, and prints what the bar asks for."""
    parser = argparse.ArgumentParser(description="How long a phone waits for its first table.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--game", default="garrafina")
    asked = parser.parse_args()
    from playwright.sync_api import sync_playwright

    sizes = initial_sizes()
    print(f"initial JavaScript {sizes['js'] / 1000:.1f} KB, CSS {sizes['css'] / 1000:.1f} KB, gzip")
    chromium = os.environ.get("CAPICUA_CHROMIUM") or shutil.which("chromium")
    with Serving() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        found = [measure(browser, site.url, asked.game) for _ in range(asked.rounds)]
        browser.close()
    times = [seconds for seconds, _ in found]
    print(f"first table of {asked.game}: median {statistics.median(times):.2f} s,", end=" ")
    print(f"{min(times):.2f}–{max(times):.2f} s over {len(times)}; {found[0][1] / 1000:.0f} KB")


if __name__ == "__main__":
    main()
