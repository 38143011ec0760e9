"""Solitaires in the browser: numbered deals, hints, undo and stored results."""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
import sys
from typing import Any

import pytest

from capicua.catalogue import load_with
from capicua.core.match import Match
from capicua.core.tiles.random import Dealer
from tests import suite
from tests.web.conftest import both

RULES = {"game": "big_clock", "preset": "big_clock_6"}
SQUEEZE = {"game": "squeeze", "preset": "squeeze_6"}
WORDS = {
    "en": {
        "Hint": "Hint",
        "Undo": "Undo",
        "Restart": "Restart",
        "Play for me": "Play for me",
        "Watch": "Watch",
        "Pause": "Pause",
        "Deals": "Deals",
        "Same deal": "Same deal again",
        "Mine": "My solitaires",
        "played": "Played 2, won 0 (0%).",
        "helped": "with help (hints, known tiles): played 1, won 0",
    },
    "es": {
        "Hint": "Pista",
        "Undo": "Deshacer",
        "Restart": "Empezar de nuevo",
        "Play for me": "Jugar por mí",
        "Watch": "Ver jugar",
        "Pause": "Pausa",
        "Deals": "Repartos",
        "Same deal": "El mismo reparto otra vez",
        "Mine": "Mis solitarios",
        "played": "Jugadas 2, ganadas 0 (0 %).",
        "helped": "con ayuda (pistas, fichas conocidas): jugadas 1, ganadas 0",
    },
}


def deal(page: Any, number: int, rules: dict[str, str] = RULES) -> None:
    plan = {"rules": rules, "seats": [{"kind": "me"}], "name": "Ana", "deal": number}
    answer = page.request.post("/api/tables", data=plan)
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['table']}")
    page.wait_for_selector(".choices .prompt")


def concede(page: Any) -> None:
    """Concede the deal; the Big Clock always allows it."""
    buttons = page.locator(".choices .buttons:not(.all) button")
    buttons.filter(has_text="Concede").or_(buttons.filter(has_text="Rendirse")).click()
    page.wait_for_selector(".between")


def listen(page: Any) -> Any:
    """Record every state the page receives, under ``states``."""
    states: list[Any] = []
    page.states = states  # another list than that of a test that used the page before

    def heard(text: Any) -> None:
        frame = json.loads(text)
        if frame["type"] == "state":
            states.append(frame)

    page.on("websocket", lambda line: line.on("framereceived", heard))
    return page


def at_deal(visit: Any, language: str, rules: dict[str, str] = RULES, number: int = 1234) -> Any:
    """Return the page of a deal; every state it receives is recorded under ``states``."""
    page = listen(visit("about:blank", "phone", language))
    deal(page, number, rules)
    return page


def press(page: Any, name: str) -> None:
    """Press the button with exactly this name, opening the folded tools if needed."""
    button = page.get_by_role("button", name=name, exact=True)
    button.or_(page.locator("button.more[aria-expanded=false]")).first.wait_for()
    if not button.count():
        page.locator("button.more").click()
    button.click()


def now(page: Any) -> Any:
    return page.states[-1]


def goes_on(page: Any, version: int) -> None:
    """Wait until the table is past a version."""
    for _ in range(600):
        if now(page)["version"] > version:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"the table stays at {version}")


def take(page: Any, wanted: str) -> None:
    """Choose the first action of a kind."""
    version = now(page)["version"]
    choices = [choice["text"] for choice in now(page)["seen"]["choices"]]
    at = next(at for at, text in enumerate(choices) if text.startswith(wanted))
    page.locator(".choices summary").click()
    page.locator(".choices .all button").nth(at).click()
    goes_on(page, version)


@pytest.mark.parametrize(
    ("rules", "number"),
    suite.everyday(
        [(RULES, 1234), (SQUEEZE, 987_654_321)],
        itertools.product([RULES, SQUEEZE], [1234, 987_654_321]),
    ),
)
def test_a_deal_number_matches_the_library(visit, rules, number):
    """The page gives the same deal as ``capicua play --deal``."""
    page = listen(visit("about:blank"))
    deal(page, number, rules)
    match = Match(load_with(rules["game"], rules["preset"], None, {}), Dealer.from_seed(number))
    zones = json.loads(json.dumps([zone.as_data() for zone in match.round.view(0).zones]))
    assert page.states[-1]["seen"]["zones"] == zones
    assert page.states[-1]["deal"] == number
    assert str(number) in page.locator("header .title").inner_text()


def test_invalid_stored_results_are_ignored(visit):
    page = visit("/verify")
    page.evaluate("""localStorage['capicua.deals'] = '[1, null, {"table": 3}, {}]'""")
    deal(page, 5)
    concede(page)
    page.locator(".standing").wait_for()
    assert "Played 1, won 0" in page.locator(".standing").inner_text()


@both
def test_a_deal_number_matches_the_terminal(visit, tmp_path, language):
    command = ["-c", "from capicua.terminal.main import main; main()", "play", RULES["game"]]
    asked = ["--preset", RULES["preset"], "--deal", "1234", "--plain", "--lang", language]
    shown = subprocess.run(
        [sys.executable, *command, *asked],
        input="",
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        check=False,
    ).stdout
    tops = re.findall(r"^\d+: (\d+-\d+)", shown, re.MULTILINE)
    page = at_deal(visit, language)
    piles = next(zone for zone in now(page)["seen"]["zones"] if zone["zone"] == "piles")
    assert tops == [pile["tiles"][-1] for pile in piles["piles"]]
    drawn = page.locator(".pile svg")
    drawn.nth(5).wait_for()  # the state has come; a busy page draws it a little later
    assert len(tops) == drawn.count() == 6


@both
def test_a_hint_is_shown_on_the_table(visit, language):
    page = at_deal(visit, language)
    press(page, WORDS[language]["Hint"])
    advice = page.locator(".advice")
    advice.wait_for()
    assert advice.inner_text().startswith(WORDS[language]["Hint"] + ": ")
    assert "⟨" not in advice.inner_text()
    assert now(page)["assisted"]
    press(page, WORDS[language]["Play for me"])
    advice.wait_for(state="detached")


@both
def test_undo_stops_at_the_last_revealed_tile(visit, language):
    undo = WORDS[language]["Undo"]
    page = at_deal(visit, language, SQUEEZE)
    while not any(one["text"].startswith("pair") for one in now(page)["seen"]["choices"]):
        version = now(page)["version"]
        page.locator(".choices .buttons:not(.all) button").first.click()
        goes_on(page, version)
    assert "undo" not in now(page)["may"]
    button = page.get_by_role("button", name=undo, exact=True)
    assert button.get_attribute("aria-disabled") == "true"
    before = now(page)["seen"]
    take(page, "pair")
    assert now(page)["seen"]["zones"] != before["zones"]
    version = now(page)["version"]
    press(page, undo)
    goes_on(page, version)
    assert now(page)["seen"] == before
    page.get_by_role("button", name=undo, exact=True, disabled=True).wait_for()
    assert not now(page).get("assisted"), "no tile was revealed"


@both
def test_a_restarted_deal_counts_as_assisted(visit, language):
    page = at_deal(visit, language)
    first = now(page)["seen"]
    take(page, "turn_up")
    version = now(page)["version"]
    press(page, WORDS[language]["Restart"])
    goes_on(page, version)
    assert now(page)["seen"] == first
    assert now(page)["assisted"]
    assert now(page)["deal"] == 1234


@pytest.mark.parametrize(("game", "language"), [("bingo", "en"), ("big_clock", "es")])
def test_a_solution_can_be_stepped_and_played_automatically(visit, language, game):
    words = WORDS[language]
    page = at_deal(visit, language, {"game": game})
    version = now(page)["version"]
    press(page, words["Play for me"])
    goes_on(page, version)
    version = now(page)["version"]
    press(page, words["Watch"])
    goes_on(page, version + 2)
    press(page, words["Pause"])
    page.get_by_role("button", name=words["Watch"], exact=True).wait_for()
    page.wait_for_timeout(1000)  # let a step in progress finish
    version = now(page)["version"]
    page.wait_for_timeout(2500)
    assert now(page)["version"] == version, "paused, but it continues"


@both
def test_assisted_games_are_counted_separately(visit, language):
    words = WORDS[language]
    page = visit("about:blank", "phone", language)
    for number in (1, 2, 3):
        deal(page, number)
        if number == 2:
            press(page, words["Hint"])
            page.locator(".advice").wait_for()
        concede(page)
        page.locator(".standing").wait_for()
    for standing in (page.locator(".standing"), None):
        if standing is None:
            page.goto("/")
            heading = page.get_by_role("heading", name=words["Mine"])
            heading.wait_for()
            standing = page.locator("section", has=heading)
            standing.get_by_text(words["helped"]).wait_for()
        text = standing.inner_text().replace("\xa0", " ")
        assert words["played"] in text
        assert words["helped"] in text
