"""Pictures of every screen in both languages, on a phone and a large screen, to be looked at.

    python scripts/screenshots.py FOLDER [--games garrafina,squeeze] [--language es] [--size phone]
                                          [--only middle]

Each game is shown in the middle of a round and, after it, with its score sheet; the lobby, the
form of a new table, a waiting table, the settings, rules, replay and verify pages once. Needs the
built client (``python scripts/build_web.py``), Playwright and Chromium.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from capicua.testing.serving import Serving

SIZES = {"phone": (390, 844), "desktop": (1280, 800)}
LANGUAGES = ("en", "es")
MIDDLE = 4
"""Actions of the person until the middle of a round."""
MOST = 2000


def post(url: str, body: Any) -> Any:
    """What the server answers to a JSON body."""
    request = urllib.request.Request(
        url, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def new_table(url: str, card: Any, kind: str = "bot") -> tuple[str, str]:
    """A table of a game for one person and the rest bots (or open), and the person's token."""
    other = {"kind": kind, **({"level": "greedy"} if kind == "bot" else {})}
    seats = [{"kind": "me"}, *[other] * (card["seats"]["usual"] - 1)]
    rules = {"game": card["id"], "seats": len(seats)}
    plan = {"rules": rules, "seats": seats, "name": "Ana", "pace": "quick"}
    keys = post(f"{url}/api/tables", plan)
    entry = {"key": keys["host"], "name": "Ana"}
    return keys["table"], post(f"{url}/api/tables/{keys['table']}/enter", entry)["token"]


def play(url: str, table: str, token: str, most: int) -> None:
    """Lets the table choose for the person so many times, or until the round is over."""
    with connect(f"{url.replace('http', 'ws')}/ws/tables/{table}") as line:
        line.send(json.dumps({"type": "hello", "token": token}))
        asked = 0
        ask: dict[str, Any] = {}
        while True:
            frame = json.loads(line.recv(timeout=60))
            if frame["type"] == "refused":
                if frame["message"]["id"] != "too-fast":
                    raise SystemExit(f"{table}: {frame}")
                time.sleep(0.5)
                line.send(json.dumps(ask))
            if frame["type"] != "state":
                continue
            if frame["phase"] != "playing":
                return
            if "act" not in frame["may"]:
                continue
            if asked == most:
                return
            asked += 1
            ask = {"type": "auto", "id": str(frame["version"])}
            if "auto" not in frame["may"]:
                choice = frame["seen"]["choices"][0]["action"]
                ask |= {"type": "act", "action": choice, "at": frame["version"]}
            line.send(json.dumps(ask))


def sit(context: Any, table: str, token: str) -> None:
    """Lets a browser be the person at a table."""
    context.add_cookies(
        [
            {"name": f"capicua_{table}", "value": token, "domain": "127.0.0.1", "path": path}
            for path in (f"/api/tables/{table}", f"/ws/tables/{table}")
        ]
    )


class Camera:
    """Takes every picture in the sizes and languages that were asked for."""

    def __init__(
        self,
        browser: Any,
        url: str,
        folder: Path,
        sizes: list[str],
        languages: list[str],
        only: str,
    ) -> None:
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

    def take(self, name: str, path: str, ready: str, do: Any = None, who: Any = None) -> None:
        """Opens a page, waits until something is there, does something, and keeps the picture."""
        if self.only not in name:
            return
        for (size, language), context in self.contexts.items():
            if who:
                sit(context, *who)
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
    """The lines of a page in which a sentence is missing."""
    return "; ".join(line for line in text.splitlines() if "⟨" in line)


def open_settings(page: Any) -> None:
    """Presses the button of the settings."""
    page.evaluate(
        "[...document.querySelectorAll('header button, nav button')]"
        ".find((one) => /^(Settings|Ajustes)$/.test(one.textContent.trim())).click()"
    )
    page.wait_for_selector("dialog[open]")


def pictures(camera: Camera, url: str, games: list[Any], pages: bool) -> None:
    """All of them."""
    if pages:
        camera.take("lobby", "/", "article")
        camera.take("settings", "/", "article", open_settings)
        camera.take("new", "/new?game=garrafina", "#preset")
        camera.take("verify", "/verify", "#record")
        camera.take("open-replay", "/replay", "#record")
        waiting = new_table(url, next(card for card in games if card["seats"]["usual"] > 1), "open")
        camera.take("waiting", f"/t/{waiting[0]}", ".frame.waiting", who=waiting)
    for card in games:
        table = new_table(url, card)
        link = f"/t/{table[0]}"
        camera.take(f"{card['id']}-1-start", link, ".game-table", who=table)
        play(url, *table, MIDDLE)
        camera.take(f"{card['id']}-2-middle", link, ".game-table", who=table)
        if camera.only in ("start", "middle"):
            continue
        play(url, *table, MOST)
        camera.take(f"{card['id']}-3-after", link, ".between h2", who=table)
        camera.take(f"{card['id']}-4-replay", f"/replay/{table[0]}", "[type=range]", who=table)
        print(card["id"], flush=True)


def main() -> None:
    """Takes the pictures that were asked for."""
    parser = argparse.ArgumentParser(description="Pictures of every screen.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", help="ids with commas between; all without it")
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--size", choices=list(SIZES))
    parser.add_argument("--only", default="", help="a part of the pictures' names: middle, after …")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    from playwright.sync_api import sync_playwright

    chromium = os.environ.get("CAPICUA_CHROMIUM") or shutil.which("chromium")
    with Serving() as site, sync_playwright() as playwright:
        url = site.url
        with urllib.request.urlopen(f"{url}/api/games", timeout=60) as answer:
            cards = json.load(answer)
        if asked.games:
            cards = [card for card in cards if card["id"] in asked.games.split(",")]
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        sizes = [asked.size] if asked.size else list(SIZES)
        languages = [asked.language] if asked.language else list(LANGUAGES)
        camera = Camera(browser, url, asked.folder, sizes, languages, asked.only)
        pictures(camera, url, cards, pages=not asked.games)
        browser.close()


if __name__ == "__main__":
    main()
