"""A page that a test has used is given to another one as if it were new."""

from __future__ import annotations

from tests.web.conftest import SIZES

KEEP = """async () => {
  localStorage.setItem('kept', 'yes')
  sessionStorage.setItem('kept', 'yes')
  document.cookie = 'kept=yes'
  await caches.open('kept')
  await new Promise((done) => (indexedDB.open('kept').onsuccess = done))
}"""
KEPT = """async () => [
  localStorage.length,
  sessionStorage.length,
  document.cookie,
  (await caches.keys()).length,
  (await indexedDB.databases()).length,
  matchMedia('(prefers-color-scheme: dark)').matches,
  innerWidth,
]"""


def test_nothing_of_a_former_visitor_is_left_on_a_page(visitors, address):
    kind = address, "en", "window.isPrepared = true"
    first = visitors.arrive(kind, SIZES["desktop"])
    page = first.page
    page.goto("/health")
    page.emulate_media(color_scheme="dark")
    page.evaluate(KEEP)
    assert page.evaluate(KEPT) == [1, 1, "kept=yes", 1, 1, True, 1280]
    page.context.new_page()
    page.route("**/*", lambda route: route.abort())
    page.context.set_offline(True)
    visitors.leave(first)

    second = visitors.arrive(kind, SIZES["phone"])
    assert second.page is page
    page.goto("/health")
    assert page.evaluate(KEPT) == [0, 0, "", 0, 0, False, 390]
    assert page.evaluate("window.isPrepared")
    assert page.context.pages == [page]
    page.goto("data:text/html,elsewhere")
    visitors.leave(second)
    third = visitors.arrive(kind, SIZES["phone"])
    assert third.page is not page, "a page that has left the site is not used again"
    visitors.leave(third)
