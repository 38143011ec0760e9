"""Clocks, chat and seats held by bots, as shown on the page."""

from __future__ import annotations

import re

import pytest

from capicua.testing.demo_tables import new_table
from tests.web.conftest import both
from tests.web.matches.keyboard_player import enter
from tests.web.room.test_takebacks import press, to_act, two

WORDS = {
    "en": {
        "chat": "Chat",
        "hello": "Hello, everybody!",
        "silent": "You cannot chat at this table now.",
        "held": "A bot has your seat.",
        "back": "Take my seat back",
        "menu": "Menu",
        "people": "People and links",
        "bot": re.compile("Let a bot play"),
        "give": re.compile("Give the seat back"),
    },
    "es": {
        "chat": "Chat",
        "hello": "¡Hola!",
        "silent": "Ahora no puedes usar el chat de esta mesa.",
        "held": "Un bot ocupa tu puesto.",
        "back": "Recuperar mi puesto",
        "menu": "Menú",
        "people": "Jugadores y enlaces",
        "bot": re.compile("Que juegue un bot"),
        "give": re.compile("Devolver el puesto"),
    },
}
OTHER = {"en": "es", "es": "en"}
PARTNERS = {
    "rules": {"game": "texas_42", "seats": 4},
    "seats": [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "level": "greedy"}] * 2],
}


def chat(page, language):
    """Open the chat and wait for it."""
    page.locator("header").get_by_role("button", name=WORDS[language]["chat"]).click()
    page.wait_for_selector("#chat .list")


def keep(page, setting, value):
    """Reload the page with a changed setting."""
    page.evaluate(
        "([name, value]) => { const at = 'capicua.settings';"
        " localStorage[at] = JSON.stringify({ ...JSON.parse(localStorage[at]), [name]: value }) }",
        [setting, value],
    )
    page.reload()


@pytest.mark.parametrize(
    ("clock", "shown"),
    [
        ({"kind": "turn", "seconds": 600}, re.compile(r"^(10:00|9:[0-5]\d)$")),
        ({"kind": "bank", "seconds": 1800, "increment": 5}, re.compile(r"^(30:0|2\d:[0-5])\d$")),
        ({"kind": "turn", "seconds": 3 * 86_400}, re.compile(r"^(3 d 0 h|2 d 23 h)$")),
    ],
    ids=["turn", "bank", "correspondence"],
)
def test_remaining_time_is_shown_beside_the_name(visit, address, clock, shown):
    keys = new_table(address, "draw", {}, clock=clock)
    page = enter(visit, keys, "Ana", "phone", "es")
    page.locator("[data-seat='0'] time").filter(has_text=shown).wait_for()
    assert page.locator("[data-seat='1'] time").count() == 0, "bots have no clock"


@both
def test_a_player_who_timed_out_is_told_and_takes_the_seat_back(visit, address, audit, language):
    clock = {"kind": "turn", "seconds": 2, "at_zero": "bot"}
    keys = new_table(address, "draw", {"target": "500"}, clock=clock)
    page = enter(visit, keys, "Ana", "phone", language)
    banner = page.locator(".banner", has_text=WORDS[language]["held"])
    banner.wait_for()
    audit(page, ".between")
    press(page, WORDS[language]["back"])
    banner.wait_for(state="detached")


@both
def test_phrases_are_shown_in_the_readers_language(visit, language):
    """With phrases only, there is no text input."""
    ana, luis = two(visit, language, chat="phrases")
    other = OTHER[language]
    keep(luis, "language", other)
    chat(ana, language)
    chat(luis, other)
    assert ana.locator("#chat input").count() == 0
    ana.locator("#chat").get_by_role("button", name=WORDS[language]["hello"], exact=True).click()
    luis.locator("#chat .list").get_by_text(WORDS[other]["hello"]).wait_for()


@both
def test_partners_are_silent_under_club_rules(visit, audit, language):
    ana, luis = two(visit, language, club=True, **PARTNERS)
    for page in (ana, luis):
        chat(page, language)
        page.get_by_text(WORDS[language]["silent"]).wait_for()
        assert page.locator("#chat input, #chat .phrases").count() == 0
    audit(luis)


def test_no_chat_is_shown_if_chat_is_disabled(visit):
    ana, _ = two(visit, "en", chat="off")
    ana.get_by_role("button", name="Menu", exact=True).wait_for()
    assert ana.locator("header").get_by_role("button", name="Chat").count() == 0


def test_a_selection_survives_incoming_chat(visit):
    actor, other = to_act(two(visit, "en", game="block"))
    keep(actor, "confirm", True)
    actor.locator(".hand .raised").first.click()
    actor.locator(".choices .main").wait_for()
    chat(other, "en")
    other.locator("#chat .phrases button").first.click()
    actor.locator(".bubble").wait_for()
    assert actor.locator(".choices .main").count() == 1
    assert actor.locator(".hand .touched").count() == 1


@both
def test_the_host_replaces_an_absent_player_with_a_bot_and_back(visit, audit, language):
    words = WORDS[language]
    ana, luis = two(visit, language)
    luis.context.close()
    ana.get_by_role("button", name=words["menu"], exact=True).click()
    ana.locator("#menu").get_by_role("button", name=words["people"], exact=True).click()
    people = ana.get_by_role("dialog")
    people.get_by_role("button", name=words["bot"]).click()
    people.get_by_role("button", name=words["give"]).wait_for()
    audit(ana, ".table")
    people.get_by_role("button", name=words["give"]).click()
    people.get_by_role("button", name=words["bot"]).wait_for()
