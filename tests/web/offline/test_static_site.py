"""A folder of plain files is a whole site, under any path and then without a network (issue 32)."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from scripts.offline.static_site import build_client

from tests import suite
from tests.web.conftest import SIZES, listen
from tests.web.matches.keyboard_player import LISTEN, Keys
from tests.web.offline.device import MISSING, PACKAGE, START_MS, seated
from tests.web.pages import test_longest_train

PATH = "some/where"


class Files(SimpleHTTPRequestHandler):
    """A host that knows nothing but files."""

    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }
    asked: list[str] = []

    def do_GET(self) -> None:
        self.asked.append(self.path)
        super().do_GET()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


class Host:
    """A running host."""

    def __init__(self, folder: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self._server.server_port}/{PATH}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    if not PACKAGE.is_file():
        pytest.skip(MISSING)
    folder = tmp_path_factory.mktemp("host")
    build_client(folder / PATH)
    running = Host(folder)
    yield running
    running.stop()


def test_garrafina_is_played_closed_and_goes_on_without_a_network(host, browser):
    width, height = SIZES["phone"]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="es", reduced_motion="reduce"
    )
    troubles: list[str] = []
    try:
        page = context.new_page()
        page.add_init_script(LISTEN)
        listen(page, troubles)
        page.goto(f"{host.url}#/offline")
        page.get_by_role("button", name="Descargar").click()
        page.get_by_text("Puedes jugar sin").wait_for(timeout=START_MS)
        page.goto(f"{host.url}#/new?game=garrafina")
        page.wait_for_selector(".create .main:enabled", timeout=START_MS)
        page.locator("#table").click()
        page.select_option("#pace", "quick")
        page.locator(".create .main").click()
        seated(page)
        keys = Keys(page)
        for _ in range(2):
            keys.wait()
            keys.click()
        address, before = page.url, page.evaluate("() => window.heard.last.version")
        page.close()
        assert troubles == []
        context.set_offline(True)
        page = context.new_page()
        page.add_init_script(LISTEN)
        page.goto(address)
        seated(page)
        assert page.evaluate("() => window.heard.last.version") >= before
        assert all(path.startswith(f"/{PATH}/") for path in Files.asked)
    finally:
        context.close()


# What the notice of the page says, from the first word to the last.
NOTICES = """() => {
  const notice = document.querySelector('.notice')
  window.notices = []
  new MutationObserver(() => {
    const said = notice.textContent
    if (said !== window.notices.at(-1)) window.notices.push(said)
  }).observe(notice, { childList: true, characterData: true, subtree: true })
}"""


@suite.exhaustive
def test_the_first_table_tells_how_far_it_is_and_what_it_loaded_stays(host, browser):
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.set_default_timeout(START_MS)
    troubles: list[str] = []
    try:
        page = context.new_page()
        page.add_init_script(LISTEN)
        listen(page, troubles)
        page.goto(host.url)
        page.get_by_role("link", name="Play offline").wait_for()
        page.evaluate(NOTICES)
        page.locator("[data-way=play]").click()
        seated(page)
        said = page.evaluate("() => window.notices")
        assert any(one.startswith("Loading the games") for one in said)
        assert said[-1] == "", "the notice goes away"
        page.wait_for_function("() => 'capicua.offline' in localStorage")
        page.goto(f"{host.url}#/friends")
        page.get_by_text("capicua serve --host 0.0.0.0").wait_for()
        assert troubles == []
        context.set_offline(True)
        page.goto(f"{host.url}#/train")
        for tile in test_longest_train.HAND:
            page.get_by_role("button", name=tile, exact=True).click()
        page.select_option("#start", "12")
        page.locator(".answer").get_by_text(test_longest_train.SAID["en"][0]).wait_for()
        page.goto(f"{host.url}#/")
        page.get_by_role("heading", name="My tables").wait_for()
        lost = "() => [...document.images].filter((one) => one.complete && !one.naturalWidth)"
        assert page.evaluate(f"({lost})().map((one) => one.src)") == []
    finally:
        context.close()
