"""Memory of a table without a server on a phone.

    python bench/client/offline_memory.py [--game garrafina] [--moves 12]

*Memory* is the proportional set size (PSS) of the page's process, without the tiles of its picture,
less that of an empty tab of the same browser. The limit is 200 MB. *Whole* is the PSS itself.

A Chromium with the screen of a phone downloads the engine (``make offline``), is closed and opened
again without a server, and shows a table that was begun before: against quick bots, which need one
worker, and against bots of level 3, which search in a second one. Phones keep the tiles of a
picture in graphics memory; here they are shared memory.

Every figure is taken after the debugger has left the browser. While it is there, each worker keeps
what it has fetched once more, in base64, 13 MB for the runtime alone (Chromium 156).
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from offline import OWN_MOVE, PATIENCE_MS, WATCH, new_table

from capicua.testing.chromium import CHROMIUM_ARGS, chromium
from capicua.testing.server_process import UNLIMITED, ServerProcess

LIMIT_MB = 200
LEVELS = {"greedy": "one worker", "level3": "two workers"}
SCREEN = ("--window-size=390,844", "--force-device-scale-factor=3", "--lang=en")
REST_S = 20
"""How long a browser needs to let go of what the debugger had it keep."""


class Held(NamedTuple):
    """The memory of a process in MB."""

    whole: float
    picture: float
    """The part that is shared memory: the tiles of its picture."""

    @property
    def own(self) -> float:
        """Everything but the picture."""
        return self.whole - self.picture


class Browser:
    """A Chromium with a profile that outlives it, and a debugger only when it is used."""

    def __init__(self, playwright: Any, profile: str) -> None:
        self._playwright = playwright
        port = Path(profile, "DevToolsActivePort")
        port.unlink(missing_ok=True)
        program = chromium() or playwright.chromium.executable_path
        how = ("--headless", f"--user-data-dir={profile}", "--remote-debugging-port=0", *SCREEN)
        self.process = subprocess.Popen(
            [program, *CHROMIUM_ARGS, *how, "about:blank"], stderr=subprocess.DEVNULL
        )
        while not port.is_file() or "\n" not in port.read_text():
            time.sleep(0.1)
        self._address = f"http://127.0.0.1:{port.read_text().split()[0]}"

    @contextmanager
    def page(self) -> Iterator[Any]:
        """Yield a new page; the debugger leaves afterwards, and the page stays."""
        browser = self._playwright.chromium.connect_over_cdp(self._address)
        context = browser.contexts[0]
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.add_init_script(WATCH)
        yield page
        browser.close()

    def held(self) -> list[Held]:
        """Return what the processes of pages hold, the largest first."""
        found = []
        for pid in _below(self.process.pid):
            if b"--type=renderer" in Path(f"/proc/{pid}/cmdline").read_bytes():
                lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
                sizes = {line.split()[0]: int(line.split()[1]) / 1000 for line in lines}
                found.append(Held(sizes["Pss:"], sizes["Pss_Shmem:"]))
        return sorted(found, reverse=True)

    def close(self) -> None:
        """End the browser as its user does: it writes its profile."""
        browser = self._playwright.chromium.connect_over_cdp(self._address)
        browser.new_browser_cdp_session().send("Browser.close")
        self.process.wait()


def _below(pid: int) -> Iterator[int]:
    """Yield the processes below a process."""
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            yield child
            yield from _below(child)


def main() -> None:
    """Measure and print; the exit status is 1 if a limit is exceeded."""
    parser = argparse.ArgumentParser(description="Memory of a table without a server on a phone.")
    parser.add_argument("--game", default="garrafina")
    parser.add_argument("--moves", type=int, default=12)
    asked = parser.parse_args()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as profile:
        address = download(Browser(playwright, profile))
        worst = max(
            measure(playwright, profile, address, asked.game, level, asked.moves)
            for level in LEVELS
        )
    sys.exit(worst > LIMIT_MB)


def download(browser: Browser) -> str:
    """Download the engine from a server, which then stops; return its address."""
    with ServerProcess(**UNLIMITED) as site:
        with browser.page() as page:
            page.goto(f"{site.url}/offline")
            page.get_by_role("button", name="Download").click()
            page.get_by_text("You can play without").wait_for()
        browser.close()
    return site.url


def measure(
    playwright: Any, profile: str, address: str, game: str, level: str, moves: int
) -> float:
    """Print what a table against bots of a level holds, and return it in MB."""
    browser = Browser(playwright, profile)
    with browser.page() as page:
        page.goto(f"{address}/new?game={game}")
        new_table(page, game, level)
        table = page.url
    browser.close()
    browser = Browser(playwright, profile)
    with browser.page() as page:
        page.goto(table)
        page.evaluate("whenUsable(0)")
        for _ in range(moves):
            page.wait_for_selector(".choices .yours, .between h2")
            page.evaluate(OWN_MOVE)
            page.wait_for_timeout(300)
    time.sleep(REST_S)
    found = browser.held()
    browser.close()
    table_mb, empty = found[0], found[-1]
    print(
        f"{game}, {LEVELS[level]}: {table_mb.own - empty.own:.0f} MB; whole {table_mb.whole:.0f} "
        f"(picture {table_mb.picture:.0f}, empty tab {empty.own:.0f})"
    )
    return table_mb.own - empty.own


if __name__ == "__main__":
    main()
