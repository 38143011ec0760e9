"""Two people in separate browsers play a whole round of each game with bots."""

from __future__ import annotations

import pytest

from capicua.catalogue import catalogue, kind, load
from capicua.testing.demo_tables import new_table
from tests import suite
from tests.web.matches.keyboard_player import LISTEN, Keys, frames

GAMES = [game for game in catalogue() if kind(game).usual_seats(load(game).options) > 1]
EVERY_DAY = ("block",)
"""A game with short rounds that one person does not play every day by keyboard or by touch."""
SIZES = [("phone", "desktop"), ("desktop", "phone")]
MOST_TURNS = 400


def seats_for(game: str) -> int:
    """Return the number of seats for two people and a bot, or more bots if the game needs them."""
    low, high = kind(game).seats(load(game).options)
    return min(max(low, 3), high)


def table_for_two(address, game, options=None, seats=0, **plan):
    """Return the keys of a table for two people and bots."""
    count = seats or seats_for(game)
    return new_table(address, game, options, people=2, bots=count - 2, **plan)


def come(visit, link, name, size="desktop", language="en"):
    """Open a link, enter a name and join the table with one click."""
    page = visit("about:blank", size, language, script=LISTEN)
    page.goto(link)
    if name:
        page.fill("#name", name)
        page.locator("main button[type=submit]").click()
    page.wait_for_selector(".frame")
    return Keys(page)


def begin(*people):
    """Press the start button for each person who has not started: the second click."""
    for person in people:
        person.page.wait_for_selector(".frame")
        person.page.wait_for_function("() => window.heard.last")
        if person.phase() == "waiting":
            person.page.locator(".page button.main").first.click()
    for person in people:
        person.page.wait_for_selector(".game-table")


def play_together(people, most=MOST_TURNS, take=Keys.click):
    """Act for the person whose turn it is until the round is over for everyone."""
    for _ in range(most):
        acting = next((person for person in people if person.acts()), None)
        if acting is not None:
            take(acting)
        elif all(person.phase() != "playing" for person in people):
            return
        else:
            people[0].watch()  # bots are playing
    raise AssertionError(f"the round is not over after {most} turns")


def actions(person):
    return [
        (line["at"], line["seat"], line["action"])
        for line in person.last["lines"]
        if line["kind"] == "play" and "seat" in line
    ]


@pytest.mark.parametrize("game", suite.everyday(EVERY_DAY, GAMES))
def test_two_people_and_a_bot_play_a_round(visit, address, game):
    sizes = SIZES[GAMES.index(game) % 2]
    keys = table_for_two(address, game)
    place = f"/t/{keys['table']}"
    ana = come(visit, f"{place}#{keys['host']}", "Ana", sizes[0], "en")
    luis = come(visit, f"{place}#{keys['play']}", "Luis", sizes[1], "es")
    eva = come(visit, f"{place}?watch#{keys['watch']}", "", "desktop", "en")
    begin(ana, luis)
    play_together([ana, luis], most=4000)
    for person in (ana, luis, eva):
        person.page.wait_for_selector(".between h2")
    known = {at: (seat, action) for at, seat, action in actions(ana)}
    assert known
    for other in (luis, eva):
        for at, seat, action in actions(other):
            assert known.get(at, (seat, action))[0] == seat
    assert ana.last["totals"] == luis.last["totals"] == eva.last["totals"]
    for frame in frames(eva.page):
        if frame["phase"] != "playing" or "seen" not in frame:
            continue
        assert frame["seen"]["choices"] == []
        if not frame["seen"]["over"]:
            hidden = [z for z in frame["seen"]["zones"] if z["zone"] == "hand"]
            assert frame["seat"] is None
            assert not any(zone.get("tiles") for zone in hidden if not zone.get("name"))
