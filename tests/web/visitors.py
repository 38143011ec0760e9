"""Pages for visitors, used again once they are empty.

A page that has drawn the client before keeps its code and its files: it draws it again in less than
half of the processor time that a page of a new browser context needs.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urljoin, urlsplit

Screen = tuple[int, int]
"""Width and height in pixels."""
MOST_IDLE = 6
"""Pages that are kept between tests; each takes the memory of a tab."""
NEUTRAL = "/health"
"""A page of the same site without the client, which therefore stores nothing more. A blank page is
of no site: after it, another process would have to load everything again.
"""

# Forget what a site has stored. Cookies belong to the context, which forgets them itself.
_FORGET = """async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const { name } of await indexedDB.databases()) {
    await new Promise((done) => {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = request.onerror = request.onblocked = done
    })
  }
}"""
_LASTING = ("add_init_script", "expose_binding", "expose_function", "route_web_socket")
"""Changes of a page that cannot be undone."""


class Visitor:
    """A browser context with one page, its errors, and what it was opened for."""

    def __init__(
        self, browser: Any, kind: tuple[str, str, str], screen: Screen, **options: Any
    ) -> None:
        self.kind = kind
        """The address of the server, the language, and the script of each document."""
        self.address, language, script = kind
        self.troubles: list[str] = []
        self.context = browser.new_context(
            base_url=self.address,
            viewport=_viewport(screen),
            locale=language,
            reduced_motion="reduce",
            **{"service_workers": "block", **options},
        )
        if script:
            self.context.add_init_script(script)
        self.page = self.context.new_page()
        listen(self.page, self.troubles)

    def resize(self, screen: Screen) -> None:
        """Give the page the size of another visitor's screen."""
        self.page.set_viewport_size(_viewport(screen))

    def empty(self) -> bool:
        """Make the page what it was when it was new; return whether that was possible."""
        if self.page.is_closed() or not self._is_at_home():
            return False
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.context.set_offline(False)
        self.page.unroute_all()
        answer = self.page.goto(urljoin(self.address, NEUTRAL))
        if answer is None or not answer.ok:
            return False
        self.page.evaluate(_FORGET)
        self.context.clear_cookies()
        self.page.emulate_media(
            media="null",
            color_scheme="light",
            reduced_motion="reduce",
            forced_colors="none",
            contrast="no-preference",
        )
        self.page.mouse.move(0, 0)
        self.troubles.clear()
        return True

    def _is_at_home(self) -> bool:
        """Return whether the page shows its own server, whose storage it can empty."""
        return urlsplit(self.page.url)[:2] == urlsplit(self.address)[:2]

    def close(self) -> None:
        """Close the context."""
        self.context.close()


class Visitors:
    """The pages of a worker's tests."""

    def __init__(self, browser: Any) -> None:
        self._browser = browser
        self._idle: list[Visitor] = []
        """The page that was used last is the last one."""

    def arrive(self, kind: tuple[str, str, str], screen: Screen) -> Visitor:
        """Return an empty page for a visitor of this kind."""
        for visitor in reversed(self._idle):
            if visitor.kind == kind:
                self._idle.remove(visitor)
                visitor.resize(screen)
                return visitor
        visitor = Visitor(self._browser, kind, screen)
        for change in _LASTING:
            setattr(visitor.page, change, _refuse)
        return visitor

    def alone(self, kind: tuple[str, str, str], screen: Screen, **options: Any) -> Visitor:
        """Return a page of a new context, which is not used again."""
        return Visitor(self._browser, kind, screen, **options)

    def leave(self, visitor: Visitor) -> None:
        """Keep a page for another visitor, unless it cannot be emptied."""
        try:
            is_kept = visitor.empty()
        except Exception:  # whatever a test broke: its page is not used again
            is_kept = False
        if not is_kept:
            visitor.close()
            return
        self._idle.append(visitor)
        while len(self._idle) > MOST_IDLE:
            self._idle.pop(0).close()

    def close(self) -> None:
        """Close all pages."""
        for visitor in self._idle:
            visitor.close()
        self._idle.clear()


def _refuse(*_: Any) -> None:
    raise TypeError("this cannot be undone: ask `visit` for a fresh page, or give it the script")


def _viewport(screen: Screen) -> dict[str, int]:
    width, height = screen
    return {"width": width, "height": height}


def listen(page: Any, troubles: list[str]) -> None:
    """Record a page's errors in ``troubles``."""
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda said: _note(said, troubles))


def _note(said: Any, troubles: list[str]) -> None:
    """Record console errors, except for 4xx responses, which the page shows to people."""
    if said.type == "error" and "status of 4" not in said.text:
        troubles.append(said.text)
