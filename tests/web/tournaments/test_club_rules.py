"""A tournament of a club is played by rules that the club has saved."""

from __future__ import annotations

from typing import Any

import pytest

from capicua.api.hall.accounts import Offers
from tests.server.clubs.conftest import Person
from tests.web.conftest import diagonally

WORDS = {
    "en": {"rules": "Rules of the club", "create": "Create tournament"},
    "es": {"rules": "Reglas del club", "create": "Crear torneo"},
}
HOUSE = {"game": "texas_42", "preset": "marks", "options": {"target": "5"}, "seats": 4}


@pytest.fixture(scope="module")
def offers() -> Offers:
    """Tournaments of clubs."""
    return Offers(accounts=True, clubs=True, tournaments=True)


@diagonally
def test_a_tournament_of_a_club_takes_the_rules_of_the_club(
    hall: Any, visit: Any, audit: Any, sign_in: Any, size: str, language: str
) -> None:
    words = WORDS[language]
    owner = Person(hall, "Olga")
    club = owner.found("Peña")
    owner.done("POST", f"/{club}/rules", {"name": "De la casa", "rules": HOUSE})
    page = visit("about:blank", size, language, fresh=True)
    sign_in(page, owner.id)
    page.goto(f"{hall.url}/tournaments/new?club={club}")
    page.locator("#name").fill("Friday")
    page.get_by_label(words["rules"]).select_option(label="De la casa")
    audit(page)
    page.get_by_role("button", name=words["create"]).click()
    page.wait_for_url("**/event/*/direct**")
    event = page.url.split("/event/")[1].split("/")[0]
    made = page.request.get(f"{hall.url}/api/tournaments/{event}").json()["event"]
    assert made["settings"]["rules"] == HOUSE
    assert made["arrangements"]["club"] == club
