"""Four strangers find each other, play a rated match, and two of them go on as friends."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from typing import Any

import pytest

from capicua.server.accounts.accounts import Account
from tests.server.accounts.people import device, run
from tests.server.lobby.lobby_visitor import LobbyVisitor
from tests.server.local_server import Site, until
from tests.server.person import Person
from tests.web.conftest import PATIENCE_MS, diagonally
from tests.web.matches.keyboard_player import LISTEN, Keys, spoken

WORDS = {
    "en": ("Partners", "Partners, 2 against 2", "Rated match", "Add friend", "Accept", "Rematch"),
    "es": (
        "Dominó en parejas",
        "Parejas, 2 contra 2",
        "Partida puntuada",
        "Agregar",
        "Aceptar",
        "Revancha",
    ),
}
PROFILE = {"en": "Profile of", "es": "Perfil de"}
RATING = {"en": r"Rating [+−]\d+ to \d+", "es": r"Puntuación: [+−]\d+, queda en \d+"}
ASKS = {"en": "asks to be your friend", "es": "te envió una solicitud de amistad"}
DELETED = {"en": "Deleted player", "es": "Cuenta borrada"}
FRIENDS = {"en": "are friends", "es": "ya son amigos"}
EARLIER = {"en": r"^\d+ earlier events", "es": r"^Antes hubo \d+ jugadas más"}
COUNT_LOST = """() => {
  window.lost = 0
  const count = () => (window.lost += document.querySelectorAll('.lost').length)
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true })
}"""
MOST_TOLD = 1200
"""Characters of what is read to somebody who has been away: about a minute."""


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """Return what a browser says while it has no network."""
    return ("ERR_INTERNET_DISCONNECTED",)


def looks_for_people(page: Any, language: str) -> None:
    """Choose a rated match of partners, and look for players."""
    game, form, rated, *_ = WORDS[language]
    groups = page.locator("form fieldset")
    for group, wanted in ((groups.nth(0), game), (groups.nth(1), form)):
        chip = group.get_by_role("button", name=re.compile(f"^{re.escape(wanted)}"))
        if chip.get_attribute("aria-pressed") == "false":
            chip.click()
        for name in group.locator("[aria-pressed=true]").all_inner_texts():
            if not name.strip().startswith(wanted):
                group.get_by_role("button", name=name.strip(), exact=True).click()
    page.get_by_role("switch", name=rated).check()
    page.locator("form button[type=submit]").click()


def token_of(page: Any, table: str) -> str:
    cookies = page.context.cookies()
    return next(one["value"] for one in cookies if one["name"] == f"capicua_{table}")


def play(people: list[Person], rounds: int = 1000) -> None:
    """Play the match of four people, each in a thread of its own, to its end or so many rounds."""

    def play_on(person: Person) -> None:
        while person.until(lambda state: state["phase"] != "waiting")["phase"] != "over":
            if person.state["round"] > rounds:
                return
            person.play_round()
            if "next" in person.state["may"]:
                person.ask("next")
            person.until(lambda state: state["phase"] != "between")

    threads = [threading.Thread(target=play_on, args=(person,)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()


def heard_by(page: Any, words: str) -> None:
    """Wait until a page announces something."""
    page.get_by_role("status").filter(has_text=words).wait_for()


@diagonally
def test_strangers_play_a_rated_match_and_two_go_on_as_friends(
    hall: Site,
    arrive: Callable[..., Any],
    known: Callable[..., Account],
    audit: Callable[..., None],
    size: str,
    language: str,
) -> None:
    accounts = [known(name) for name in ("Ana", "Luis", "Eva", "Rosa")]
    pages = [arrive(account, "/play", size, language, script=LISTEN) for account in accounts[:2]]
    for page in pages:
        looks_for_people(page, language)
    assert hall.server.accounts is not None
    others = []
    for account in accounts[2:]:
        visitor = LobbyVisitor(
            hall, account.name, run(hall, hall.server.accounts.sign_in(account.id))
        )
        visitor.seek(rule_sets=[{"game": "partners"}], forms=["partners"], rated=True)
        others.append(visitor)
    for visitor in others:
        visitor.paired()
    people = [visitor.enter() for visitor in others]
    for page in pages:
        page.wait_for_selector(".frame.playing", timeout=PATIENCE_MS)
    assert {page.url for page in pages} == {f"{hall.url}/t/{people[0].table}"}

    # A name plate leads to who sits there, without leaving the table.
    ana, luis = pages
    plate = ana.get_by_role("button", name=f"{PROFILE[language]} {accounts[1].name}")
    plate.focus()
    ana.keyboard.press("Enter")
    card = ana.get_by_role("dialog", name=accounts[1].name)
    card.get_by_role("button", name=f"{WORDS[language][3]}: {accounts[1].name}").wait_for()
    assert card.get_by_role("link").get_attribute("href") == f"/u/{accounts[1].name}"
    audit(ana)
    ana.keyboard.press("Escape")
    card.wait_for(state="detached")
    assert plate.evaluate("button => button === document.activeElement")

    # One of them loses the network in the middle of the match, and comes back. What was missed is
    # not all read out.
    table = people[0].table
    people += [Person(hall, table, token_of(page, table)) for page in pages]
    ana.context.set_offline(True)
    ana.wait_for_selector(".lost")
    play(people, rounds=2)
    ana.context.set_offline(False)
    ana.wait_for_selector(".lost", state="detached")
    ana.wait_for_function("() => window.heard.last.round === 3")
    until(lambda: re.search(EARLIER[language], spoken(ana)[-1]))
    assert len(spoken(ana)[-1]) < MOST_TOLD
    play(people)
    for page in pages:
        page.wait_for_function("() => window.heard.last?.phase === 'over'")
    for person in people:
        person.close()

    # The match counts, once, for all four.
    with device(hall, accounts[0]) as client:

        def rating() -> Any:
            return client.get(f"/api/profiles/{accounts[0].name}").json().get("ratings")

        until(rating)
        assert [one["matches"] for one in rating()] == [1]
        found = client.get(f"/api/profiles/{accounts[0].name}/matches").json()["matches"]
    assert [one["table"] for one in found] == [table]
    for page in pages:
        page.get_by_role("status").filter(has_text=re.compile(RATING[language])).wait_for()

    # They become friends, and play on.
    *_, befriend, accept, rematch = WORDS[language]
    ana.get_by_role("button", name=f"{befriend}: {accounts[1].name}").first.click()
    heard_by(luis, ASKS[language])
    luis.get_by_role("button", name=f"{accept}: {accounts[0].name}").first.click()
    heard_by(ana, FRIENDS[language])
    relations = hall.server.relations
    assert relations is not None
    until(lambda: accounts[1].id in run(hall, relations.friends(accounts[0].id)))
    ana.get_by_role("button", name=rematch).first.click()
    ana.wait_for_url(lambda url: url.startswith(f"{hall.url}/t/") and not url.endswith(table))
    assert Keys(ana)

    # Somebody deletes the account. The table is loaded again without the name, which nobody takes
    # for a lost connection, and in the histories of the others it was no guest.
    luis.evaluate(COUNT_LOST)
    with device(hall, accounts[2]) as client:
        assert client.delete("/api/account").status_code == 204
    luis.wait_for_function("() => window.heard.last.seats.some(({ name }) => name === '—')")
    assert luis.evaluate("window.lost") == 0
    ana.goto(f"/u/{accounts[0].name}")
    ana.get_by_role("listitem").filter(has_text=DELETED[language]).first.wait_for()
    assert accounts[2].name not in ana.locator("main").inner_text()
