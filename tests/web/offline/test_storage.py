"""What a device keeps: two tabs, full storage, everything in one file."""

from __future__ import annotations

import json

from tests import suite
from tests.web.matches.keyboard_player import Keys
from tests.web.offline.device import START_MS, Device, new_table, seated, travel

# Chromium checks a quota only now and then, so the database itself refuses.
FULL = """() => {
  self.isFull = true
  const add = IDBObjectStore.prototype.add
  IDBObjectStore.prototype.add = function (...given) {
    if (self.isFull) throw new DOMException('full', 'QuotaExceededError')
    return add.apply(this, given)
  }
}"""


def act(page):
    """Send the first of all choices, and do not wait for its answer."""
    page.wait_for_selector(".choices .yours")
    page.evaluate(
        """() => {
          const listed = document.querySelector('.choices details')
          if (listed) listed.open = true
          const all = document.querySelector('.choices .all button')
          ;(all ?? document.querySelector('.choices .buttons button')).click()
        }"""
    )


@suite.exhaustive
def test_of_two_tabs_the_one_opened_last_has_the_table(devices, audit):
    device = devices("desktop", "en")
    first = device.open("/")
    keys = new_table(first, "block", seats=2)
    keys.round(most=1)
    keys.wait()
    before = keys.version()
    second = device.open(first.url[first.url.index("/t/") :])
    seated(second)
    assert Keys(second).version() >= before
    first.get_by_text("This table has been opened in another tab").wait_for()
    audit(first)
    first.get_by_role("button", name="Play in this tab").click()
    second.get_by_text("This table has been opened in another tab").wait_for(timeout=START_MS)
    first.wait_for_selector(".game-table")
    keys.round()
    first.wait_for_selector(".between h2")
    first.close()
    second.close()
    assert device.troubles() == []


def test_with_full_storage_a_move_waits_and_is_not_lost(devices):
    device = devices()
    page = device.show("/")
    keys = new_table(page, "squeeze")
    rules = next(one for one in page.workers if "engine.worker" in one.url)
    keys.wait()
    before = keys.version()
    rules.evaluate(FULL)
    act(page)
    page.get_by_text("no queda espacio en este dispositivo").wait_for(timeout=START_MS)
    assert keys.version() == before, "a move is shown that is not stored"
    rules.evaluate("() => (self.isFull = false)")
    page.wait_for_function("at => window.heard.last.version > at", arg=before, timeout=START_MS)
    page.reload()
    seated(page)
    assert keys.version() > before
    device.troubles()  # the cause was reported in the console


@suite.exhaustive
def test_one_file_takes_everything_to_another_device(devices, browser):
    device = devices("desktop", "en")
    page = device.open("/")
    keys = new_table(page, "block", seats=2)
    keys.round()
    table = page.url[page.url.index("/t/") :]
    last = keys.version()
    travel(page, "/offline")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all to a file").click()
    path = saved.value.path()
    assert json.loads(path.read_text("utf-8"))["format"] == "capicua device"
    other = Device(browser, "desktop", "en")
    try:
        other.install()
        other.unplug()
        page = other.open("/offline")
        for told in ("new entries have been added", "contains nothing new"):
            with page.expect_file_chooser() as chooser:
                page.get_by_role("button", name="Load a file").click()
            chooser.value.set_files(path)
            page.get_by_text(told).wait_for()
        page.goto(table)
        seated(page)
        assert Keys(page).version() == last
        assert other.troubles() == []
    finally:
        other.close()
