"""The download: broken off, paused, damaged, updated, removed; nothing that was played is lost."""

from __future__ import annotations

import re

import pytest

from tests import suite
from tests.server.local_server import until
from tests.web.matches.keyboard_player import Keys
from tests.web.offline.device import (
    DOWNLOAD,
    INSTALLED,
    MISSING,
    PACKAGE,
    START_MS,
    new_table,
    seated,
    travel,
)

# What the page fetches and stores, and how a test disturbs it: `window.disturb` gets the address.
DISTURBED = """(() => {
  const real = window.fetch
  window.fetched = []
  window.disturb = () => null
  window.fetch = async (address, how) => {
    const url = String(address)
    window.fetched.push(url)
    return (await window.disturb(url, how)) ?? real(address, how)
  }
  const put = Cache.prototype.put
  window.isFull = false
  Cache.prototype.put = function (...given) {
    if (window.isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'))
    return put.apply(this, given)
  }
  // Firefox asks its user, who need not answer.
  navigator.storage.persist = () => new Promise(() => {})
})()"""
DISTURBING = "python_stdlib.zip"
LOST = "(url) => { if (url.includes('python_stdlib')) throw new TypeError('Failed to fetch') }"
BAD = "(url) => url.includes('python_stdlib') ? new Response('something else') : null"
SLOW = """(url, how) => url.includes('python_stdlib') ? new Promise((_, failed) =>
  how.signal.addEventListener('abort', () => failed(how.signal.reason))) : null"""
CALM = "() => null"
OFFLINE_CODE = r"/offline/|/(offline\.|transport|LocalRoom|Offline|engine|thought)[^/]*$"


def disturb(page, how):
    page.evaluate(f"() => {{ window.disturb = {how} }}")


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def test_a_download_that_broke_off_goes_on_where_it_was(visit, audit):
    if not PACKAGE.is_file():
        pytest.skip(MISSING)
    page = visit("/offline", script=DISTURBED, service_workers="allow")
    page.get_by_role("button", name=DOWNLOAD).wait_for()
    audit(page)
    disturb(page, LOST)
    page.get_by_role("button", name=DOWNLOAD).click()
    page.get_by_text("The connection was lost").wait_for(timeout=START_MS)
    audit(page)
    disturb(page, BAD)
    press(page, "Continue")
    page.get_by_text("python_stdlib.zip arrived damaged").wait_for(timeout=START_MS)
    before = page.evaluate("window.fetched.length")
    disturb(page, SLOW)
    press(page, "Continue")
    press(page, "Pause")
    page.get_by_text("Paused at").wait_for()
    page.evaluate("window.isFull = true")
    disturb(page, CALM)
    press(page, "Continue")
    page.get_by_text("no storage left").wait_for()
    page.evaluate("window.isFull = false")
    press(page, "Continue")
    page.get_by_text(INSTALLED).wait_for(timeout=START_MS)
    audit(page)
    fetched = [url.partition("/offline/")[2] for url in page.evaluate("window.fetched")]
    files = [path for path in fetched if path and path not in ("manifest.json", DISTURBING)]
    assert sorted(files) == sorted(set(files)), "files that had arrived were fetched again"
    assert set(fetched[before:]) - {""} == {DISTURBING}, "a damaged file kept others from arriving"
    press(page, "Check files")
    page.get_by_text("All files are in order").wait_for()
    press(page, "Remove download")
    page.get_by_text("has been removed").wait_for()
    kept = page.evaluate("caches.keys()")
    assert not [name for name in kept if name.startswith("offline-")]
    assert page.evaluate("'capicua.offline' in localStorage") is False


def damage(page):
    """Replace a file of the download by something else."""
    page.evaluate(
        """async () => {
          const name = (await caches.keys()).find((one) => one.startsWith('offline-'))
          const cache = await caches.open(name)
          await cache.put('/offline/capicua.pack', new Response('something else'))
        }"""
    )


@suite.exhaustive
def test_a_damaged_download_is_repaired_and_the_table_is_kept(own_device, audit):
    own_device.install()
    own_device.unplug()
    page = own_device.open("/")
    keys = new_table(page, "block", seats=2)
    keys.round(most=1)
    before = keys.version()
    place = page.url[page.url.index("/t/") :]
    damage(page)
    page.reload()
    page.get_by_text("The games could not be started").wait_for(timeout=START_MS)
    audit(page)
    assert own_device.troubles() != [], "the cause is in the console"
    travel(page, "/offline")
    page.get_by_text("Files are missing or damaged").wait_for()
    press(page, "Repair")
    page.get_by_text("The connection was lost").wait_for()
    own_device.plug()
    press(page, "Continue")
    page.get_by_text(INSTALLED).wait_for(timeout=START_MS)
    own_device.unplug()
    page.goto(place)
    seated(page)
    assert keys.version() >= before
    keys.round()
    page.wait_for_selector(".between h2")


# The version that is installed gets another name, as if the site had a newer one since.
OLDER = """async () => {
  const kept = JSON.parse(localStorage['capicua.offline'])
  const cache = await caches.open(`offline-${kept.version}`)
  const old = await caches.open('offline-old')
  for (const request of await cache.keys()) await old.put(request, await cache.match(request))
  await caches.delete(`offline-${kept.version}`)
  localStorage['capicua.offline'] = JSON.stringify({ ...kept, version: 'old' })
}"""


@suite.exhaustive
def test_an_update_in_the_middle_of_a_match_interrupts_nothing(own_device):
    own_device.install()
    page = own_device.open("/offline")
    page.get_by_text(INSTALLED).wait_for()
    page.evaluate(OLDER)
    page.reload()
    page.get_by_text("A new version is available").wait_for()
    page.select_option("#local-game", "block")
    page.locator("form .main").click()
    seated(page)
    table = page.url[page.url.index("/t/") :]
    other = own_device.open("/offline")
    other.get_by_role("button", name=re.compile("^Update")).click()
    other.get_by_text(INSTALLED).wait_for(timeout=START_MS)
    other.get_by_text("A new version").wait_for(state="detached")
    assert "offline-old" in other.evaluate("caches.keys()"), "a table still runs the old one"
    Keys(page).round(most=2)
    before = Keys(page).version()
    page.close()
    other.goto(table)
    seated(other)
    assert Keys(other).version() >= before
    until(lambda: "offline-old" not in other.evaluate("caches.keys()"))
    assert own_device.troubles() == []


@suite.exhaustive
def test_a_site_without_the_download_says_so_and_offers_nothing(visit):
    page = visit("/offline")
    page.route("**/offline/manifest.json", lambda route: route.fulfill(status=404))
    page.reload()
    page.get_by_text("This server does not offer the download").wait_for()
    page.goto("/")
    page.wait_for_timeout(4000)
    assert page.get_by_role("link", name="Play offline").count() == 0


def test_a_lobby_and_a_table_on_a_server_load_nothing_of_it(visit):
    """Except the question whether the site offers the download, once all else is there."""
    if not PACKAGE.is_file():
        pytest.skip(MISSING)
    page = visit("about:blank", service_workers="allow")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.get_by_role("link", name="Play offline").wait_for()
    page.locator("[data-way=play]").click()
    page.wait_for_selector(".game-table")
    assert "/t/local-" not in page.url
    found = [url.rpartition("/")[2] for url in asked if re.search(OFFLINE_CODE, url)]
    assert found == ["manifest.json"]


@suite.exhaustive
def test_a_lost_connection_offers_a_table_here_and_mixes_nothing(own_device):
    own_device.install()
    page = own_device.open("/")
    page.locator("[data-way=play]").click()
    page.wait_for_selector(".game-table")
    place = page.url
    own_device.unplug()
    page.locator(".lost").get_by_role("link", name="Play offline").click()
    page.locator("form .main:enabled").click()
    seated(page)
    assert "/t/local-" in page.url
    page.goto(place)
    page.get_by_text("No connection").wait_for()
    assert page.locator(".game-table").count() == 0
