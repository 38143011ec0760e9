"""A browser with the download, whose server can be stopped and started again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import capicua
from capicua.testing.server_process import UNLIMITED, ServerProcess
from tests.web.conftest import PATIENCE_MS, SIZES, listen
from tests.web.matches.keyboard_player import LISTEN, Keys

STATIC = Path(capicua.__file__).parent / "server" / "static"
PACKAGE = STATIC / "offline" / "manifest.json"
MISSING = f"the download is not built: make offline makes {PACKAGE}"
START_MS = 40_000
"""Python starts in a few seconds, but the machine may be busy with other tests."""
EXPECTED = ("net::ERR_", "503 (Service Unavailable)")
"""What a browser reports about a server that is gone."""
DOWNLOAD = re.compile(r"^(Download|Descargar) \(")
INSTALLED = re.compile("You can play without|Puedes jugar sin")
PAUSED = re.compile("The connection was lost|Se ha perdido la conexión")
CONTINUE = re.compile("^(Continue|Continuar)$")


class Device:
    """A browser context of its own, with its pages and their errors."""

    def __init__(self, browser: Any, size: str, language: str) -> None:
        self.language = language
        self.site: ServerProcess | None = ServerProcess(**UNLIMITED)
        self.port = self.site.port
        width, height = SIZES[size]
        self.context = browser.new_context(
            base_url=self.site.url,
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE_MS / 3)
        self._troubles: list[str] = []
        self._page: Any = None

    def show(self, path: str) -> Any:
        """Return the page of the device at a path; its workers go on, as in an app that is open."""
        if self._page is None or self._page.is_closed():
            self._page = self.open(path)
        else:
            travel(self._page, path)
        return self._page

    def open(self, path: str) -> Any:
        """Return a new page at a path of the site."""
        page = self.context.new_page()
        page.add_init_script(LISTEN)
        listen(page, self._troubles)
        page.goto(path)
        return page

    def install(self) -> None:
        """Download everything."""
        page = self.open("/offline")
        page.get_by_role("button", name=DOWNLOAD).click()
        page.get_by_text(INSTALLED).wait_for(timeout=START_MS)
        page.close()

    def unplug(self) -> None:
        """Stop the server."""
        if self.site is not None:
            self.site.kill()
            self.site = None

    def plug(self) -> None:
        """Start a server at the same address."""
        if self.site is None:
            self.site = ServerProcess(**UNLIMITED, port=self.port)

    def troubles(self) -> list[str]:
        """Return the errors of all pages so far, except that the server is gone."""
        found = [said for said in self._troubles if not any(one in said for one in EXPECTED)]
        self._troubles.clear()
        return found

    def close(self) -> None:
        """Close the browser context and stop the server."""
        self.context.close()
        self.unplug()


def travel(page: Any, path: str) -> None:
    """Go to another page of the client without a reload."""
    page.evaluate(
        """(path) => {
          window.heard.last = undefined
          history.pushState(null, '', path)
          dispatchEvent(new PopStateEvent('popstate'))
        }""",
        path,
    )


def new_table(page: Any, game: str, level: str = "greedy", seats: int = 0) -> Keys:
    """Open a table against quick bots of a level, with the form for house rules, by keyboard."""
    travel(page, f"/new?game={game}" + (f"&seats={seats}" if seats else ""))
    page.wait_for_selector(".create .main:enabled")
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    for field in page.locator("select[id^=seat-]").all()[1:]:
        field.select_option(f"bot:{level}")
    if page.locator("#pace").count():
        page.select_option("#pace", "quick")
    page.locator(".create .main").focus()
    page.keyboard.press("Enter")
    seated(page)
    return Keys(page)


def seated(page: Any) -> None:
    """Wait for a table of this device."""
    page.wait_for_selector(".game-table", timeout=START_MS)
    page.wait_for_function("() => window.heard.last")
