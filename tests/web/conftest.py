"""Fixtures: the built client in a real Chromium, against a separate server."""

from __future__ import annotations

import functools
import http.server
import itertools
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock

import capicua
from capicua.testing import chromium as chromium_module
from capicua.testing.chromium import CHROMIUM_ARGS
from capicua.testing.server_process import UNLIMITED, ServerProcess
from tests import suite
from tests.web.visitors import Visitor, Visitors, listen

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
BUILD_WEB = ROOT / "scripts" / "client" / "build_web.py"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"phone": (390, 844), "desktop": (1280, 800)}
LANGUAGES = ("en", "es")
LOOKS = (
    ("phone", "en", "light", "usual"),
    ("desktop", "es", "light", "usual"),
    ("phone", "es", "dark", "usual"),
    ("desktop", "en", "dark", "usual"),
    ("desktop", "es", "dark", "high"),
    ("phone", "en", "dark", "high"),
    ("desktop", "en", "light", "high"),
    ("phone", "es", "light", "high"),
)
"""Page looks: any three of size, language, scheme and contrast occur together exactly once."""
everywhere = pytest.mark.parametrize(
    ("size", "language"), suite.everyday([("phone", "es")], itertools.product(SIZES, LANGUAGES))
)
"""Both sizes in both languages; every day Spanish on a phone."""
at_both_sizes = pytest.mark.parametrize(
    ("size", "language"),
    suite.everyday([("phone", "es"), ("desktop", "en")], itertools.product(SIZES, LANGUAGES)),
)
"""The same for the most important pages; every day also English on a desktop."""
diagonally = pytest.mark.parametrize(
    ("size", "language"), suite.everyday([("phone", "es")], [("phone", "es"), ("desktop", "en")])
)
"""Each size and each language once; every day Spanish on a phone."""
both = pytest.mark.parametrize("language", suite.everyday(["es"], LANGUAGES))
"""Both languages; every day Spanish, whose texts are longer."""
BLANK = "about:blank"
LOOK = ("color_scheme", "forced_colors", "contrast")
"""Options of a visit that any page can take on."""
PATIENCE_MS = 60_000
"""Far longer than any step takes, because the machine may be busy."""

# All violations count, including best practices; passes need not be reported. The HTML and a
# selector of each element that has passed take a sixth of the time, so the first look has neither.
_AXE = """async ([outside, isBrief]) => {
  isBrief ? axe.configure({ noHtml: true }) : axe.reset()
  const only = { resultTypes: ['violations'], preload: false, selectors: !isBrief }
  const found = await axe.run({ exclude: outside.map((one) => [one]) }, only)
  const words = (node) => node.html + ' ' + node.failureSummary
  return found.violations.map(({ id, nodes }) => id + ': ' + nodes.map(words).join(' | '))
}"""


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Show why tests were repeated; the plugin only names them."""
    for report in terminalreporter.stats.get("rerun", ()):
        terminalreporter.section(f"before the rerun of {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of a Chromium; skip if there is none."""
    found = chromium_module.chromium()
    if found is None:
        pytest.skip("no Chromium on this machine (CAPICUA_CHROMIUM names one)")
    return found


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Yield the address of a server with the built client; skip if the client is not built."""
    static = Path(capicua.__file__).parent / "server" / "static" / "index.html"
    if not static.is_file():
        pytest.skip(f"the client is not built: {BUILD_WEB} makes {static}")
    with ServerProcess(**UNLIMITED) as site:
        yield site.url


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Any]:
    """Yield a headless browser."""
    api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    with api.sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=list(CHROMIUM_ARGS))
        yield started
        started.close()


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """Return console messages that are allowed; tests that break the network override this."""
    return ()


@pytest.fixture(scope="session")
def visitors(browser: Any) -> Iterator[Visitors]:
    """Yield the pages that the tests of a worker use one after the other."""
    pages = Visitors(browser)
    yield pages
    pages.close()


@pytest.fixture
def visit(
    visitors: Visitors, address: str, forgiven: tuple[str, ...]
) -> Iterator[Callable[..., Any]]:
    """Return a function that opens a page as a new visitor; page errors fail the test.

    The page has been used by other visitors and emptied since, unless the test asks for a ``fresh``
    one, which it may change in ways that cannot be undone, or for other options of its context.
    ``script`` runs in each document before those of the page. At ``about:blank`` the test chooses
    the first page itself.
    """
    here: list[tuple[Visitor, bool]] = []

    def open_page(
        path: str = "/",
        size: str = "desktop",
        language: str = "en",
        script: str = "",
        fresh: bool = False,
        **more: Any,
    ) -> Any:
        kind = address, language, script
        look = {name: more.pop(name) for name in LOOK if name in more}
        is_own = fresh or bool(more)
        screen = SIZES[size]
        visitor = visitors.alone(kind, screen, **more) if is_own else visitors.arrive(kind, screen)
        here.append((visitor, is_own))
        visitor.context.set_default_timeout(PATIENCE_MS)
        if look:
            visitor.page.emulate_media(**look)
        if path != BLANK:
            visitor.page.goto(path)
        return visitor.page

    yield open_page
    # Copied, because a page that is left while it loads may add to it.
    found = [said for visitor, _ in here for said in visitor.troubles]
    troubles = [said for said in found if not any(one in said for one in forgiven)]
    for visitor, is_own in here:
        if is_own or troubles:
            visitor.close()
        else:
            visitors.leave(visitor)
    assert troubles == []


def resize(page: Any, width: int, height: int) -> None:
    """Give a page another size, and wait until it has it: a busy browser takes a while."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("width => document.documentElement.clientWidth <= width", arg=width)


def wear(page: Any, size: str, scheme: str) -> None:
    """Set the screen size and colour scheme of a page."""
    resize(page, *SIZES[size])
    page.emulate_media(color_scheme=scheme)
    page.evaluate(PAINTED)


PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Wait until the current state of the page has been painted."""


TYPEFACE = "async () => { await document.fonts.load('1em Figtree') }"
"""Wait for the typeface. On a busy machine `fonts.ready` may be answered before any text has asked
for it, and the first picture of a page then had the system's font.
"""


@pytest.fixture(scope="session")
def audit() -> Callable[..., None]:
    """Return a check with axe and for horizontal scrolling; ``outside`` lists excluded parts."""
    if not AXE.is_file():
        pytest.skip(f"axe is not installed: {BUILD_WEB} makes {AXE}")
    source = AXE.read_text(encoding="utf-8")

    def check(page: Any, *outside: str) -> None:
        if not page.evaluate("'axe' in window"):  # half a megabyte, so load it once per document
            page.evaluate(source)
        found = page.evaluate(_AXE, [outside, True])
        if found:  # parts may still be moving after a change of size or scheme, so check again
            page.wait_for_timeout(1500)
            found = page.evaluate(_AXE, [outside, False])
        assert found == []
        fits(page)

    return check


def fits(page: Any) -> None:
    """Check that a page does not scroll horizontally."""
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.viewport_size["width"], "the page scrolls horizontally"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A file server that logs nothing."""

    def log_message(self, format: str, *args: Any) -> None:
        """Do nothing."""


@pytest.fixture(scope="session")
def gallery(pytestconfig: Any) -> Iterator[str]:
    """Yield the address of the gallery, which shows saved moments of every game."""
    if not AXE.is_file():
        pytest.skip(f"the client's tools are not installed: {BUILD_WEB} installs them")
    folder: Path = pytestconfig.cache.mkdir("gallery")
    with FileLock(folder / "lock"):  # the workers share it
        _build_gallery(folder)
    handler = functools.partial(Quiet, directory=str(folder / "built"))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/index.html"
    server.shutdown()


def _build_gallery(folder: Path) -> None:
    """Write the saved moments and build the page that shows them, unless nothing has changed."""
    made, built, moments = folder / "made", folder / "built", folder / "fixtures"
    sources = _gallery_sources()
    if made.exists() and made.read_text(encoding="utf-8") == sources:
        return
    made.unlink(missing_ok=True)
    python = functools.partial(subprocess.run, check=True, cwd=ROOT, capture_output=True)
    python([sys.executable, str(ROOT / "scripts" / "client" / "fixtures.py"), str(moments)])
    python([sys.executable, str(BUILD_WEB), "gallery", "--outDir", str(built)])
    (built / "fixtures").symlink_to(moments)
    made.write_text(sources, encoding="utf-8")


def _gallery_sources() -> str:
    """Return the gallery's source files with their sizes and times."""
    package = Path(capicua.__file__).parent
    found = [ROOT / "scripts" / "client" / "fixtures.py", *WEB.glob("*.*")]
    for folder in (package, WEB / "gallery", WEB / "src", WEB / "strings"):
        found += folder.rglob("*.*")
    files = (path for path in sorted(found) if path.is_file() and path.suffix != ".pyc")
    times = ((path, path.stat()) for path in files)
    return "\n".join(f"{path} {stat.st_size} {stat.st_mtime_ns}" for path, stat in times)


@pytest.fixture(scope="session")
def gallery_pages(browser: Any, gallery: str) -> Iterator[Callable[[], tuple[Any, list[str]]]]:
    """Yield a function that returns the gallery's page, a new one if closed, and its errors."""
    pages: list[tuple[Any, list[str]]] = []

    def open_page() -> tuple[Any, list[str]]:
        if not pages or pages[-1][0].is_closed():
            context = browser.new_context(reduced_motion="reduce")
            context.set_default_timeout(PATIENCE_MS)
            pages.append((context.new_page(), []))
            page, troubles = pages[-1]
            listen(page, troubles)
            page.goto(gallery)
            page.wait_for_selector(".game-table")
            page.evaluate(TYPEFACE)
        return pages[-1]

    yield open_page
    for page, _ in pages:
        page.context.close()


@pytest.fixture
def show(gallery_pages: Callable[[], tuple[Any, list[str]]]) -> Iterator[Callable[..., Any]]:
    """Return a function that opens a moment of a game; page errors fail the test.

    All tests of a worker use the same page, because loading it takes longer than most of them.
    """
    page, troubles = gallery_pages()

    def open_page(game: str, moment: int, size: str, language: str, **settings: Any) -> Any:
        page.mouse.move(0, 0)
        resize(page, *SIZES[size])
        page.emulate_media(color_scheme="light", forced_colors="none")
        page.evaluate("(how) => openGame(...how)", [game, moment, language, settings])
        page.wait_for_selector(".game-table")
        page.evaluate(PAINTED)
        return page

    yield open_page
    if troubles:
        page.close()
    assert troubles == []
