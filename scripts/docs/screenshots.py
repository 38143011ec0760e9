"""Screenshots of every screen in both languages, on a phone and a desktop, for review.

    python scripts/docs/screenshots.py FOLDER [--games garrafina,squeeze] [--language es]
                                               [--size phone] [--only middle]

Each game is shown in the middle of a round and afterwards with its score sheet. The lobby, the form
of a new table, a waiting table, the settings and the rules, replay and verify pages are shown once.
Needs the built client (``python scripts/client/build_web.py``), Playwright and Chromium.
"""

from __future__ import annotations

import argparse
import json
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

from capicua.client import Seat
from capicua.testing.chromium import CHROMIUM_ARGS, chromium, cookies
from capicua.testing.demo_tables import good_choice, new_table, play, take_seat
from capicua.testing.server_process import ServerProcess

SIZES = {
    "phone": (390, 844),
    "low": (844, 390),
    "tablet": (768, 1024),
    "desktop": (1280, 800),
    "wide": (1920, 1080),
}
LANGUAGES = ("en", "es")
MIDDLE = 4
"""Number of the person's actions until the middle of a round."""


class Sitting(NamedTuple):
    """A table and the seat of its only person."""

    table: str
    seat: Seat


def sit_down(url: str, game: str, **others: int) -> Sitting:
    """Create a table with bots or open seats."""
    keys = new_table(url, game, **others)
    return Sitting(keys["table"], take_seat(url, keys))


class Camera:
    """Takes each picture in the requested sizes and languages."""

    def __init__(
        self,
        browser: Any,
        url: str,
        folder: Path,
        sizes: list[str],
        languages: list[str],
        only: str,
    ) -> None:
        self.url = url
        self.folder = folder
        self.only = only
        self.contexts = {
            (size, language): browser.new_context(
                base_url=url,
                viewport=dict(zip(("width", "height"), SIZES[size], strict=True)),
                locale=language,
                reduced_motion="reduce",
                service_workers="block",
            )
            for size in sizes
            for language in languages
        }

    def take(
        self, name: str, path: str, ready: str, do: Any = None, who: Sitting | None = None
    ) -> None:
        """Open a page, wait for an element, perform an action and save the picture."""
        if self.only not in name:
            return
        for (size, language), context in self.contexts.items():
            if who:
                context.add_cookies(cookies(self.url, who.table, who.seat.token))
            page = context.new_page()
            page.goto(path)
            page.wait_for_selector(ready)
            if do:
                do(page)
            page.evaluate("document.fonts.ready.then(() => true)")
            file = self.folder / f"{name}-{language}-{size}.png"
            page.screenshot(path=file)
            text = page.locator("body").inner_text()
            wide = page.evaluate("document.documentElement.scrollWidth") > SIZES[size][0]
            if "⟨" in text or wide:
                print(f"{file.name}: {'wide ' if wide else ''}{lost(text)}")
            page.close()


def lost(text: str) -> str:
    """Return the lines of a page with a missing message."""
    return "; ".join(line for line in text.splitlines() if "⟨" in line)


def open_settings(page: Any) -> None:
    """Press the settings button."""
    page.evaluate(
        "[...document.querySelectorAll('header button, nav button')]"
        ".find((one) => /^(Settings|Ajustes)$/.test(one.textContent.trim())).click()"
    )
    page.wait_for_selector("dialog[open]")


def pictures(camera: Camera, url: str, games: list[Any], pages: bool) -> None:
    """Take all pictures."""
    if pages:
        camera.take("lobby", "/", "article")
        camera.take("settings", "/", "article", open_settings)
        camera.take("new", "/new?game=garrafina", "#preset")
        camera.take("verify", "/verify", "#record")
        camera.take("open-replay", "/replay", "#record")
        waiting = sit_down(url, "garrafina", people=3, bots=0)
        camera.take("waiting", f"/t/{waiting.table}", ".frame.waiting", who=waiting)
    for card in games:
        who = sit_down(url, card["id"], bots=card["seats"]["usual"] - 1)
        link = f"/t/{who.table}"
        camera.take(f"{card['id']}-1-start", link, ".game-table", who=who)
        play(who.seat, "between", good_choice, MIDDLE)
        camera.take(f"{card['id']}-2-middle", link, ".game-table", who=who)
        if camera.only in ("start", "middle"):
            continue
        play(who.seat, "between", good_choice)
        camera.take(f"{card['id']}-3-after", link, ".between h2", who=who)
        camera.take(f"{card['id']}-4-replay", f"/replay/{who.table}", "[type=range]", who=who)
        print(card["id"], flush=True)


def main() -> None:
    """Parse the command line and take the requested pictures."""
    parser = argparse.ArgumentParser(description="Pictures of every screen.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", help="comma-separated ids; default: all")
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--size", choices=list(SIZES))
    parser.add_argument(
        "--only", default="", help="only pictures whose name contains this: middle, after …"
    )
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    from playwright.sync_api import sync_playwright

    with ServerProcess() as site, sync_playwright() as playwright:
        url = site.url
        with urllib.request.urlopen(f"{url}/api/games", timeout=60) as answer:
            cards = json.load(answer)
        if asked.games:
            cards = [card for card in cards if card["id"] in asked.games.split(",")]
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_ARGS))
        sizes = [asked.size] if asked.size else list(SIZES)
        languages = [asked.language] if asked.language else list(LANGUAGES)
        camera = Camera(browser, url, asked.folder, sizes, languages, asked.only)
        pictures(camera, url, cards, pages=not asked.games)
        browser.close()


if __name__ == "__main__":
    main()
