"""Sounds are fetched when they are first heard, and a touch screen is asked about them."""

from __future__ import annotations

import base64
import json
import wave
from typing import Any

import pytest

from capicua.testing.demo_tables import new_table
from tests.web.conftest import WEB, both
from tests.web.matches.keyboard_player import Keys, enter

# Records audio contexts, the times at which sounds start, and vibrations.
WATCH = """(() => {
  window.contexts = []
  window.AudioContext = class extends AudioContext {
    constructor(...how) {
      super(...how)
      window.contexts.push(this)
    }
  }
  window.started = []
  window.felt = []
  const start = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (at) {
    window.started.push(at)
    return start.call(this, at)
  }
  Object.defineProperty(navigator, 'vibrate', { value: (how) => window.felt.push(how) })
})()"""
DECODE = """async (data) => {
  const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0))
  const audio = new OfflineAudioContext(1, 1, 44100)
  return (await audio.decodeAudioData(bytes.buffer)).duration
}"""
SOUNDS = WEB / "src" / "table" / "effects" / "sounds"
QUESTION = {"en": ("Play with sound?", "Yes"), "es": ("¿Jugar con sonido?", "Sí")}
KEY = "capicua.settings"
TOUCH = {"has_touch": True, "is_mobile": True}


@pytest.fixture
def heard(visit, address):
    """Return a function that opens a table in play, and the sounds it requests."""

    def open_table(language="en", settings=None, **more: Any) -> tuple[Keys, list[str]]:
        def prepared(path, size, code, script):
            kept = f"localStorage['{KEY}'] ??= `{json.dumps(settings or {})}`"
            scripts = (script, WATCH, f"if (origin !== 'null') {kept}")
            size = "phone" if more else "desktop"
            page = visit(path, size, code, ";\n".join(scripts), **more)
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


def test_one_audio_context_serves_all_sounds_and_rests_in_silence(heard):
    """One that runs keeps the processor busy, even in silence."""
    person, _ = heard()
    for _ in range(2):
        person.wait()
        person.click()
    person.page.wait_for_function("() => window.started.length > 1")
    person.page.wait_for_function("() => window.contexts.every((one) => one.state === 'suspended')")
    assert person.page.evaluate("window.contexts.length") == 1


def test_the_browser_decodes_each_sound(visit):
    page = visit("/health")
    paths = sorted(SOUNDS.glob("*.wav"))
    assert paths
    for path in paths:
        seconds = page.evaluate(DECODE, base64.b64encode(path.read_bytes()).decode())
        with wave.open(str(path), "rb") as file:
            length = file.getnframes() / file.getframerate()
        assert seconds == pytest.approx(length, abs=0.001), path.stem


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
        if felt:
            person.page.wait_for_function("() => window.felt.includes(12)")
        else:
            person.page.wait_for_timeout(1000)  # until the state has certainly been drawn
            assert person.page.evaluate("window.felt") == []
