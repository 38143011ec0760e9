"""Pictures for the README and the documentation site: stills, and 15 seconds of each family.

    python -m scripts.docs.recordings FOLDER [--only cross] [--seconds 15]

Stills of the lobby and of a table in both languages, on a phone and a desktop, on light and on dark
pages; and a recording of a round of one game of each family, as an animated WebP with the motion of
the table. Needs the built client, Playwright, Chromium and Pillow.
"""

from __future__ import annotations

import argparse
import base64
import io
import itertools
import threading
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from capicua.client.socket import LostError
from capicua.core.messages import Refused
from capicua.testing.chromium import CHROMIUM_ARGS, chromium, cookies
from capicua.testing.demo_tables import good_choice, new_table, take_seat
from capicua.testing.server_process import UNLIMITED, ServerProcess
from scripts.docs.screenshots import LANGUAGES, SIZES

SHOWN: Final = ("phone", "desktop")
SCHEMES: Final = ("light", "dark")
SETTLE_MS: Final = 1200
QUALITY: Final = 82

THOUGHT_SECONDS: Final = 0.9
"""How long the person thinks in a recording; bots think as long as at any table."""
FRAMES_A_SECOND: Final = 12
RECORDED_QUALITY: Final = 50


class Scene(NamedTuple):
    """A game of a family, and its number of players."""

    game: str
    seats: int
    preset: str = ""


FAMILIES: Final = {
    "line": Scene("partners", 4),
    "cross": Scene("garrafina", 4),
    "trains": Scene("mexican_train", 4),
    "tricks": Scene("texas_42", 4),
    "melds": Scene("thats_it", 3),
    "patience": Scene("squeeze", 1),
}


class Company:
    """A person and bots at a table; a thread plays for the person, whom the browser shows."""

    def __init__(self, url: str, scene: Scene) -> None:
        keys = new_table(url, scene.game, bots=scene.seats - 1, preset=scene.preset, pace="calm")
        self.table = keys["table"]
        self.seat = take_seat(url, keys)
        self._ended = threading.Event()

    def __enter__(self) -> Company:
        threading.Thread(target=self._play, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self._ended.set()
        self.seat.close()

    def _play(self) -> None:
        with suppress(LostError, OSError, Refused):
            for _ in self.seat:
                if self._ended.wait(THOUGHT_SECONDS):
                    return
                good_choice(self.seat)


def visit(browser: Any, url: str, size: str, language: str, **how: Any) -> Any:
    """Return a page of a new visitor."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        locale=language,
        service_workers="block",
        **how,
    )
    return context.new_page()


def sit_at(page: Any, url: str, company: Company) -> None:
    """Show the table of a company to its first person."""
    page.context.add_cookies(cookies(url, company.table, company.seat.token))
    page.goto(f"/t/{company.table}")
    page.wait_for_selector(".game-table")
    page.evaluate("document.fonts.ready.then(() => true)")
    # Faces arrive after the table.
    page.wait_for_load_state("networkidle")
    page.wait_for_selector("[data-face] > *", state="attached")


def take_stills(browser: Any, url: str, folder: Path) -> None:
    """Write the pictures of the lobby and of a table."""
    with Company(url, FAMILIES["cross"]) as company:
        time.sleep(12 * THOUGHT_SECONDS)
    for language in LANGUAGES:
        for size in SHOWN:
            for scheme in SCHEMES:
                how = {"color_scheme": scheme, "reduced_motion": "reduce"}
                page = visit(browser, url, size, language, **how)
                page.goto("/")
                save_still(page, folder / f"lobby-{language}-{size}-{scheme}.webp")
                if scheme == "light":  # a table has the same colours on dark pages
                    sit_at(page, url, company)
                    save_still(page, folder / f"table-{language}-{size}.webp")
                page.context.close()


def save_still(page: Any, file: Path) -> None:
    """Write a picture of a page at rest."""
    from PIL import Image

    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLE_MS)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.save(file, quality=QUALITY, method=6)
    print(file.name, flush=True)


def record(browser: Any, url: str, folder: Path, family: str, seconds: float) -> None:
    """Write a recording of a round."""
    page = visit(browser, url, "desktop", "en", reduced_motion="no-preference")
    with Company(url, FAMILIES[family]) as company:
        sit_at(page, url, company)
        page.screenshot()  # paints; otherwise a recording may begin with a blank page
        frames = filmed(page, seconds)
    page.context.close()
    file = folder / f"play-{family}.webp"
    save_film(file, frames, seconds)
    print(f"{file.name}: {file.stat().st_size // 1024} KB", flush=True)


def filmed(page: Any, seconds: float) -> list[tuple[float, bytes]]:
    """Return the frames that the browser draws, as JPEG, with their times in seconds."""
    frames: list[tuple[float, bytes]] = []
    session = page.context.new_cdp_session(page)

    def keep(shown: dict[str, Any]) -> None:
        frames.append((shown["metadata"]["timestamp"], base64.b64decode(shown["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": shown["sessionId"]})

    session.on("Page.screencastFrame", keep)
    size = {"maxWidth": 960, "maxHeight": 600}
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 92, **size})
    page.wait_for_timeout(1000 * seconds)
    session.send("Page.stopScreencast")
    session.remove_listener("Page.screencastFrame", keep)
    return frames


def save_film(file: Path, frames: list[tuple[float, bytes]], seconds: float) -> None:
    """Write frames as an animation: at most so many a second, and each until the next change."""
    from PIL import Image

    start, step = frames[0][0], 1 / FRAMES_A_SECOND
    kept = [frames[0]]
    for at, picture in frames[1:]:
        if at - kept[-1][0] >= step and picture != kept[-1][1]:
            kept.append((at, picture))
    times = [at for at, _ in kept] + [start + seconds]
    pictures = [Image.open(io.BytesIO(picture)).convert("RGB") for _, picture in kept]
    durations = [round(1000 * (after - at)) for at, after in itertools.pairwise(times)]
    pictures[0].save(
        file,
        save_all=True,
        append_images=pictures[1:],
        duration=[max(1, duration) for duration in durations],
        loop=0,
        quality=RECORDED_QUALITY,
        method=4,
    )


def main() -> None:
    """Parse the command line and take the pictures."""
    parser = argparse.ArgumentParser(description="Screenshots and recordings of the table.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", choices=["stills", *FAMILIES])
    parser.add_argument("--seconds", type=float, default=15)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    from playwright.sync_api import sync_playwright

    with ExitStack() as stack:
        url = stack.enter_context(ServerProcess(**UNLIMITED)).url
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_ARGS))
        if asked.only in (None, "stills"):
            take_stills(browser, url, asked.folder)
        for family in FAMILIES:
            if asked.only in (None, family):
                record(browser, url, asked.folder, family, asked.seconds)
        browser.close()


if __name__ == "__main__":
    main()
