"""A player of a rated event with real tiles links an account in the browser."""

from __future__ import annotations

from typing import Any

import pytest

from capicua.api.hall.accounts import Offers
from tests.server.accounts import people
from tests.server.tournaments.conftest import create
from tests.web.conftest import diagonally

WORDS = {
    "en": {"link": "Link my account", "told": "link your account"},
    "es": {"link": "Vincular mi cuenta", "told": "vincula tu cuenta"},
}


@pytest.fixture(scope="module")
def offers() -> Offers:
    """Rated tournaments."""
    return Offers(accounts=True, ratings=True, tournaments=True)


@diagonally
def test_a_player_links_an_account_once_and_is_known_by_it_elsewhere(
    hall: Any, visit: Any, audit: Any, sign_in: Any, size: str, language: str
) -> None:
    words = WORDS[language]
    director = create(hall, 2, length={"kind": "points", "value": 200})
    director.decide("settings", venue={"online": False, "rated": True})
    keys = director.get("keys").json()["keys"]
    luis = people.create(hall, f"Luis {language}")

    def signed_in() -> Any:
        page = visit("about:blank", size, language, fresh=True)
        sign_in(page, luis.id)
        return page

    # The second of the pair opens the link with their key.
    phone = signed_in()
    phone.goto(f"{hall.url}/event/{director.event}#{keys['1'][1]}")
    phone.get_by_text(words["told"]).wait_for()
    audit(phone)
    phone.get_by_role("button", name=words["link"], exact=True).click()
    phone.get_by_text(words["told"]).wait_for(state="detached")
    phone.reload()
    phone.get_by_text("Pair 1").first.wait_for()
    assert not phone.get_by_text(words["told"]).count()
    record = people.run(hall, hall.server.tournaments.find(director.event))
    assert [(row.entrant, row.place, row.account) for row in record.places] == [(1, 1, luis.id)]

    # Another device of the account needs no key: it shows where they play.
    director.decide("start_round")
    other = signed_in()
    other.goto(f"{hall.url}/event/{director.event}")
    other.locator("section.own", has_text="Pair 1").wait_for()
    assert not other.get_by_text(words["told"]).count()

    # A tab that shows the event already takes the key of a link that is opened in it.
    tab = visit(f"{hall.url}/event/{director.event}", size, language, fresh=True)
    tab.get_by_role("heading", level=1).wait_for()
    tab.evaluate("key => { location.hash = key }", keys["2"][0])
    tab.locator("section.own", has_text="Pair 2").wait_for()
