"""Whole matches between friends: rematch, replay, record and its verification."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from capicua.testing.demo_tables import new_table
from tests import suite
from tests.server.local_server import Killable
from tests.web.matches.keyboard_player import Keys, enter
from tests.web.matches.test_two_people import begin, come, play_together, table_for_two
from tests.web.network.bad_network import FaultyNetwork

MOST_ROUNDS = 60
TURNS_TO_THE_MIDDLE = 4
STANDS_AT = "step => document.querySelector('input[type=range]').value === step"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """Allow only the browser's own reports of failed connections."""
    return ("WebSocket connection to", "net::ERR_")


def take_turns(people, count):
    """Take this many turns, acting for the person whose turn it is."""
    while count:
        for person in people:
            if person.acts():
                before = person.version()
                person.click()
                count -= person.version() > before
                break
        else:
            phases = {person.phase() for person in people}
            assert "over" not in phases
            if phases == {"between"}:  # a hand of 42 may be decided after one or two tricks
                next_round(people)
            people[0].watch()


def next_round(people):
    """Continue to the next round for everyone, if there is one."""
    at = max(person.last["round"] for person in people)
    for person in people:
        if person.phase() == "between":
            person.page.locator(".between button.main").first.click()
    for person in people:
        person.page.wait_for_function(
            "round => window.heard.last.round > round || window.heard.last.phase === 'over'",
            arg=at,
            timeout=60_000,
        )


def play_match(people, in_the_middle=None, most_rounds=MOST_ROUNDS):
    """Play all rounds; ``in_the_middle`` is called during the first."""
    if in_the_middle:
        take_turns(people, TURNS_TO_THE_MIDDLE)
        in_the_middle()
    for _ in range(most_rounds):
        play_together(people, most=4000)
        phases = {person.phase() for person in people}
        if phases == {"over"}:
            return
        next_round(people)
    raise AssertionError("the match does not end")


def look_back(person, tmp_path, is_numbered=False):
    """Save the record, verify it with the command and step through the replay."""
    page = person.page
    name = re.compile("record|Guardar")
    with page.expect_download() as saving:
        page.locator(".between").get_by_role("button", name=name).click()
    file = tmp_path / "match.cap"
    saving.value.save_as(file)
    command = [sys.executable, "-c", "from capicua.terminal.main import main; main()"]
    checked = subprocess.run(
        [*command, "verify", str(file)],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "LANG": "en_GB.UTF-8"},
        check=False,
    )
    found = checked.stdout + checked.stderr
    if is_numbered:  # the deal was not committed, so only the play can be verified
        assert "All actions are legal" in found
    else:
        assert checked.returncode == 0, found
    page.locator(".between a.button[href^='/replay/']").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.locator(".head h1").click()
    for step in ("1", "2", "3"):
        page.keyboard.press("ArrowRight")
        page.wait_for_function(STANDS_AT, arg=step)
    page.keyboard.press("End")
    page.wait_for_function(STANDS_AT, arg=slider.get_attribute("max"))
    assert "⟨" not in page.locator("main").inner_text()


def two_people(visit, site, language, game, options=None, *, line="", **plan):
    """Return Ana on a phone and Luis on a large screen, at a table with two bots, in play."""
    keys = table_for_two(site, game, options, seats=4, **plan)
    place = f"{line}/t/{keys['table']}"
    ana = come(visit, f"{place}#{keys['host']}", "Ana", "phone", language)
    luis = come(visit, f"{place}#{keys['play']}", "Luis", "desktop", language)
    begin(ana, luis)
    return ana, luis


class Mortal:
    """A server behind a proxy that can be killed and restarted on the same database."""

    def __init__(self, folder):
        self._folder = folder
        self._database = f"sqlite:///{folder / 'tables.db'}"
        self.site = Killable(self._database, folder)
        self.line = FaultyNetwork(self.site.url)

    def dies_and_comes_back(self, *people):
        """Kill the server with kill -9, restart it and wait for everyone's table."""
        self.site.kill()
        for person in people:
            person.page.wait_for_selector(".lost", timeout=60_000)
        self.site = Killable(self._database, self._folder)
        self.line.target = self.site.url
        for person in people:
            person.page.wait_for_selector(".lost", state="detached", timeout=60_000)

    def stop(self):
        self.line.stop()
        if self.site.process.poll() is None:
            self.site.stop()


@pytest.fixture
def mortal(tmp_path):
    found = Mortal(tmp_path)
    yield found
    found.stop()


def test_garrafina_in_spanish(visit, address, tmp_path):
    short = {"max_deals": "2"}
    ana, luis = two_people(visit, address, "es", "garrafina", short, preset="ludoteka")
    play_match([ana, luis])
    whole_match_ends(ana, luis, tmp_path)


@suite.exhaustive  # every day a server is killed in ``network/test_bad_network``
def test_garrafina_in_spanish_with_the_server_killed_during_play(mortal, visit, tmp_path):
    site, line = mortal.site.url, mortal.line.url
    ana, luis = two_people(visit, site, "es", "garrafina", line=line, preset="ludoteka")
    play_match([ana, luis], lambda: mortal.dies_and_comes_back(ana, luis))
    whole_match_ends(ana, luis, tmp_path)


def whole_match_ends(ana, luis, tmp_path):
    """See the winner, look back, and play on with a rematch that one proposes."""
    for person in (ana, luis):
        person.page.wait_for_selector(".between .won, .between h2")
        assert "⟨" not in person.page.locator("body").inner_text()
    before = ana.last["table"]
    ana.page.locator(".between button.main").first.click()
    luis.page.locator(".banner button.main").wait_for()
    look_back(luis, tmp_path)
    luis.page.go_back()
    luis.page.locator(".banner button.main").click()
    luis.page.wait_for_function("table => !location.pathname.includes(table)", arg=before)
    luis.page.wait_for_selector(".frame")


@suite.exhaustive
def test_texas_42_in_english_with_the_server_killed_during_play(mortal, visit, tmp_path):
    options = {"scoring": "marks", "target": "1"}
    site, line = mortal.site.url, mortal.line.url
    ana, luis = two_people(visit, site, "en", "texas_42", options, line=line)
    play_match([ana, luis], lambda: mortal.dies_and_comes_back(ana, luis))
    assert ana.last["winners"] == luis.last["winners"]
    assert len(ana.last["winners"]) == 2
    for person in (ana, luis):
        person.page.wait_for_selector(".between .won, .between h2")
        assert "⟨" not in person.page.locator("body").inner_text()
    look_back(ana, tmp_path)


def test_one_person_plays_squeeze_to_the_end(visit, address, tmp_path):
    keys = new_table(address, "squeeze", {}, bots=0)
    page = enter(visit, keys, "Ana", "phone", "es")
    person = Keys(page)
    person.round()
    page.wait_for_selector(".between h2")
    assert person.phase() == "over"
    look_back(person, tmp_path, is_numbered=True)
    page.go_back()
    page.locator(".between button.main").click()
    page.wait_for_function("table => !location.pathname.includes(table)", arg=keys["table"])
