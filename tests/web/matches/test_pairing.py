"""Strangers find each other as new users would, and sit down at open tables."""

from __future__ import annotations

import re

import pytest

from tests import suite
from tests.web.conftest import PATIENCE_MS, both, diagonally
from tests.web.matches.keyboard_player import LISTEN, Keys

TITLES = {"en": "Play with people", "es": "Jugar con gente"}


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """Return what a browser says while it has no network."""
    return ("ERR_INTERNET_DISCONNECTED",)


def arrives(visit, name: str, size: str = "phone", language: str = "en"):
    """Open the lobby, and press "Play with people"."""
    page = visit("about:blank", size, language, script=LISTEN)
    page.goto("/")
    page.get_by_role("link", name=TITLES[language]).click()
    page.fill("#pairing-name", name)
    return page


def chooses(page, *games: str, forms: tuple[str, ...]) -> None:
    """Choose exactly these games and numbers of players; a chip may say how many wait for it."""
    groups = page.locator("form fieldset")
    for group, wanted in ((groups.nth(0), games), (groups.nth(1), forms)):
        for name in wanted:
            chip = group.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))
            if chip.get_attribute("aria-pressed") == "false":
                chip.click()
        for name in group.locator("[aria-pressed=true]").all_inner_texts():
            if not name.strip().startswith(wanted):
                group.get_by_role("button", name=name.strip(), exact=True).click()


def finds(page) -> None:
    page.locator("form button[type=submit]").click()


def at_table(page) -> Keys:
    page.wait_for_selector(".frame.playing", timeout=PATIENCE_MS)
    return Keys(page)


def moves(person: Keys) -> None:
    """Make a move once the table shows what can be played, and wait until it counts."""
    person.page.wait_for_selector(".choices button", state="attached")
    version = person.page.evaluate("window.heard.last.version")
    Keys.click(person)
    person.page.wait_for_function("(seen) => window.heard.last.version > seen", arg=version)


@both
def test_two_strangers_find_each_other_and_one_loses_the_network(visit, language, audit):
    ana, luis = arrives(visit, "Ana", "phone", language), arrives(visit, "Luis")
    chooses(luis, "Block", forms=("2 players",))
    block, two = ("Block", "2 players") if language == "en" else ("Dominó (bloqueo)", "2 jugadores")
    chooses(ana, block, forms=(two,))
    audit(ana)
    finds(ana)
    ana.wait_for_selector("#looking:focus")
    audit(ana)
    finds(luis)
    people = [at_table(ana), at_table(luis)]
    assert ana.url == luis.url
    names = {seat["name"] for seat in people[0].last["seats"]}
    assert names == {"Ana", "Luis"}
    acting = next(person for person in people if person.acts())
    moves(acting)
    ana.context.set_offline(True)
    ana.wait_for_timeout(500)
    ana.context.set_offline(False)
    other = next(person for person in people if person is not acting)
    other.page.wait_for_function("() => window.heard.last.may.includes('act')")
    moves(other)
    assert not any(person.last["is_host"] for person in people)

    # Who leaves is asked first, and the other reads why the match is over.
    luis.get_by_role("button", name="Menu", exact=True).click()
    luis.get_by_role("button", name="Leave the table").click()
    luis.get_by_role("button", name=re.compile("^Leave the match[?]")).click()
    luis.wait_for_selector("article")
    why = {"en": "Luis left and loses the match.", "es": "Luis abandonó y pierde la partida."}
    sheet = ana.locator("#score-sheet")
    sheet.get_by_text(why[language], exact=True).wait_for()
    audit(ana)


@suite.exhaustive  # every day four people with accounts do (``people/test_strangers``)
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_four_strangers_play_partners(visit, size):
    pages = [arrives(visit, name, size) for name in ("Ana", "Luis", "Eva", "Raúl")]
    for page in pages:
        chooses(page, "Partners", forms=("Partners, 2 against 2",))
        page.select_option("#bots", "0")
        finds(page)
    people = [at_table(page) for page in pages]
    assert len({page.url for page in pages}) == 1
    assert people[0].last["sides"] == [0, 1, 0, 1]
    assert sorted(seat["name"] for seat in people[0].last["seats"]) == [
        "Ana",
        "Eva",
        "Luis",
        "Raúl",
    ]


def test_who_stops_looking_is_not_seated(visit):
    ana = arrives(visit, "Ana")
    chooses(ana, "Bergen", forms=("3 players",))
    finds(ana)
    ana.wait_for_selector("#looking")
    ana.get_by_role("button", name="Stop looking").click()
    ana.wait_for_selector("form")
    ana.wait_for_selector("main:focus")
    ana.wait_for_function(
        "() => fetch('/api/lobby').then((answer) => answer.json()).then(({ waiting }) =>"
        " !waiting.some(({ format }) => format.game === 'bergen'))"
    )


OFFLINE = {"en": "No connection", "es": "Sin conexión"}


@both
def test_who_waits_is_told_of_a_lost_network_and_keeps_the_place(visit, language):
    ana, luis = arrives(visit, "Ana", "phone", language), arrives(visit, "Luis")
    matador = ("Matador", {"en": "2 players", "es": "2 jugadores"}[language])
    ana.get_by_role("button", name=re.compile("^(More games|Más juegos)")).click()
    chooses(ana, matador[0], forms=(matador[1],))
    finds(ana)
    ana.wait_for_selector("#looking")
    ana.context.set_offline(True)
    lost = ana.get_by_role("status").filter(has_text=OFFLINE[language])
    lost.wait_for()
    ana.context.set_offline(False)
    lost.wait_for(state="detached")
    chooses(luis, "Matador", forms=("2 players",))
    finds(luis)
    at_table(ana)
    at_table(luis)


@diagonally
def test_an_open_table_is_the_first_thing_in_the_lobby(visit, audit, size, language):
    host = visit("/", size, language)
    host.wait_for_selector("article")  # until then its first picture is there too
    host.locator("button[data-way=friends]").click()
    host.select_option("#friends-game", "matador")
    host.select_option("#friends-count", "2")
    switch = {"en": "Show in the lobby", "es": "Mostrar en la sala"}[language]
    host.get_by_role("switch", name=switch).check()
    host.locator("#friends button.main").click()
    host.wait_for_selector(".frame")
    guest = visit("/", size, language)
    guest.wait_for_selector("#open-tables")
    first = guest.locator("main h1, main h2").first
    assert first.get_attribute("id") == "open-tables"
    audit(guest)
    guest.locator("[aria-labelledby=open-tables] button.main").click()
    guest.wait_for_selector(".frame")
    assert guest.url == host.url
    late = visit("/", size, language)
    late.wait_for_selector("article")
    late.wait_for_function(
        "() => ![...document.querySelectorAll('[aria-labelledby=open-tables] h3')].some("
        "(one) => one.textContent === 'Matador')"
    )


@diagonally
def test_a_table_in_play_is_featured_and_drawn_again_while_it_is_looked_at(
    visit, audit, size, language
):
    players = [arrives(visit, name) for name in ("Ana", "Luis")]
    for page in players:
        chooses(page, "Bergen", forms=("2 players",))
        finds(page)
    for page in players:
        at_table(page)
    page = visit("about:blank", size, language, fresh=True)
    page.clock.install()
    page.goto("/")
    picture = page.locator(".featured img").first
    picture.wait_for()
    first = picture.get_attribute("src")
    audit(page)
    page.clock.run_for(11_000)
    page.wait_for_function(
        "(first) => document.querySelector('.featured img').getAttribute('src') !== first",
        arg=first,
    )
    page.locator(".featured").get_by_role("button").click()
    page.wait_for_selector(".game-table.playing")
