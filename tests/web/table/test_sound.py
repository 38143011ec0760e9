"""Sounds are fetched once they are heard, one at a time, and a touch screen is asked about them."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

from capicua.testing.demo_tables import new_table
from tests.web.conftest import both
from tests.web.matches.keyboard_player import Keys, enter

# Records the sounds that start, with their time and length, and all vibrations.
WATCH = """(() => {
  window.started = []
  window.felt = []
  const start = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (at) {
    window.started.push([at, this.buffer.duration / this.playbackRate.value])
    return start.call(this, at)
  }
  Object.defineProperty(navigator, 'vibrate', { value: (how) => window.felt.push(how) })
})()"""
QUESTION = {"en": ("Play with sound?", "Yes"), "es": ("¿Jugar con sonido?", "Sí")}
KEY = "capicua.settings"
TOUCH = {"has_touch": True, "is_mobile": True}


@pytest.fixture
def heard(visit, address):
    """Return a function that opens a table in play, and the sounds it requests."""

    def open_table(language="en", settings=None, **more: Any) -> tuple[Keys, list[str]]:
        def prepared(path, size, code):
            page = visit(path, "phone" if more else "desktop", code, **more)
            page.add_init_script(WATCH)
            page.add_init_script(f"localStorage['{KEY}'] ??= `{json.dumps(settings or {})}`")
            page.on("request", lambda request: _note(request.url, requests))
            return page

        requests: list[str] = []
        page = enter(prepared, new_table(address, "block", bots=1), "Ana", language=language)
        page.emulate_media(reduced_motion="no-preference")
        return Keys(page), requests

    return open_table


def _note(url: str, requests: list[str]) -> None:
    name = url.rpartition("/")[2]
    if name.endswith(".wav") or name.startswith("sound-"):
        requests.append(name.partition("-")[0])


def test_nothing_of_sounds_is_requested_before_the_first_move(heard):
    person, requests = heard()
    person.page.wait_for_timeout(500)
    assert requests == []
    person.wait()
    person.click()
    person.page.wait_for_function("() => window.started.length > 0")
    assert {"sound", "tile"} <= set(requests)


def test_only_one_sound_is_heard_at_a_time(heard):
    person, _ = heard()
    for _ in range(4):
        person.wait()
        person.click()
    person.page.wait_for_function("() => window.started.length > 2")
    times = person.page.evaluate("window.started")
    for (start, length), (following, _) in itertools.pairwise(times):
        assert following >= start + 0.95 * length


def test_with_sound_off_nothing_is_requested(heard):
    person, requests = heard(settings={"sound": False})
    for _ in range(3):
        person.wait()
        person.click()
    person.wait()
    assert requests == []
    assert person.page.evaluate("window.started") == []


@both
def test_a_touch_screen_is_asked_once_after_the_first_move(heard, audit, language):
    person, requests = heard(language, **TOUCH)
    page = person.page
    question, yes = QUESTION[language]
    person.wait()
    assert not page.get_by_text(question).is_visible()
    person.click()
    page.get_by_text(question).wait_for()
    person.wait()
    assert requests == []
    audit(page)
    button = page.get_by_role("button", name=yes, exact=True)
    box = button.bounding_box()
    assert min(box["width"], box["height"]) >= 44
    button.tap()
    page.get_by_text(question).wait_for(state="detached")
    person.click()
    page.wait_for_function("() => window.started.length > 0")
    page.reload()
    person.wait()
    person.click()
    person.wait()
    assert not page.get_by_text(question).is_visible()


def test_whoever_does_not_answer_is_not_asked_again(heard):
    person, requests = heard(**TOUCH)
    question = person.page.get_by_text(QUESTION["en"][0])
    person.wait()
    person.click()
    question.wait_for()
    person.wait()
    person.click()
    question.wait_for(state="detached")
    assert requests == []


def test_a_tile_is_felt_unless_vibration_or_motion_is_off(heard):
    for settings, felt in (({}, True), ({"vibration": False}, False), ({"motion": "none"}, False)):
        person, _ = heard(settings=settings, **TOUCH)
        person.wait()
        person.click()
        person.wait()
        person.click()
        person.wait()
        assert (12 in person.page.evaluate("window.felt")) == felt
