"""Screenshots and short recordings of the table, for the README and the documentation site.

    python -m scripts.recordings FOLDER [--game garrafina] [--moves 4]

For each language and size, writes ``table-en-phone.webp``, a still, and ``play-en-phone.webp``, an
animation with one frame per move. Needs the built client, Playwright, Chromium and Pillow.
"""

from __future__ import annotations

import argparse
import io
from pathlib import Path
from typing import Any, Final

from capicua.testing.chromium import CHROMIUM_ARGS, chromium, cookies
from capicua.testing.demo_tables import good_choice, play
from capicua.testing.server_process import ServerProcess
from scripts.screenshots import LANGUAGES, SIZES, Sitting, sit_down

FRAME_MS: Final = 1200
"""Duration of each move in a recording."""
SETTLE_MS: Final = 700
"""Time for tiles to reach their places before a picture is taken."""
QUALITY: Final = 80

SHOWN = ("phone", "desktop")
"""The sizes shown in the README and on the site."""


def still(page: Any) -> Any:
    """Return a screenshot of a page."""
    from PIL import Image

    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(SETTLE_MS)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def recorded(page: Any, who: Sitting, moves: int) -> list[Any]:
    """Return a picture of the table after each of the person's moves."""
    frames = [still(page)]
    for _ in range(moves):
        play(who.seat, "between", good_choice, 1)
        frames.append(still(page))
    return frames


def record(browser: Any, url: str, folder: Path, game: str, moves: int) -> None:
    """Write the pictures of every language and size."""
    for language in LANGUAGES:
        for name in SHOWN:
            width, height = SIZES[name]
            context = browser.new_context(
                base_url=url,
                viewport={"width": width, "height": height},
                locale=language,
                reduced_motion="reduce",
                service_workers="block",
            )
            page = context.new_page()
            ending = f"{language}-{name}.webp"
            who = sit_down(url, game, bots=2)
            play(who.seat, "between", good_choice, 1)
            context.add_cookies(cookies(url, who.table, who.seat.token))
            page.goto(f"/t/{who.table}")
            page.wait_for_selector(".game-table")
            frames = recorded(page, who, moves)
            frames[-1].save(folder / f"table-{ending}", quality=QUALITY)
            frames[0].save(
                folder / f"play-{ending}",
                save_all=True,
                append_images=frames[1:],
                duration=FRAME_MS,
                loop=0,
                quality=QUALITY,
            )
            print(ending, flush=True)
            context.close()


def main() -> None:
    """Parse the command line and take the pictures."""
    parser = argparse.ArgumentParser(description="Screenshots and recordings of the table.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="garrafina")
    parser.add_argument("--moves", type=int, default=4)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    from playwright.sync_api import sync_playwright

    with ServerProcess() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_ARGS))
        record(browser, site.url, asked.folder, asked.game, asked.moves)
        browser.close()


if __name__ == "__main__":
    main()
