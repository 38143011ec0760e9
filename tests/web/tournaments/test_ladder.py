"""A ladder in the browser: its first challenge, and the lists of who is on it."""

from __future__ import annotations

from typing import Any

from tests.server.tournaments.conftest import create
from tests.web.conftest import diagonally

WORDS = {
    "en": {
        "place": "Place 3 on the ladder",
        "challenge": "Start challenge",
        "table": "Table 1",
        "withdrawn": "withdrawn",
    },
    "es": {
        "place": "Puesto 3 de la escalera",
        "challenge": "Retar",
        "table": "Mesa 1",
        "withdrawn": "se retiró",
    },
}


@diagonally
def test_players_challenge_before_anybody_has_played(
    hall: Any, visit: Any, audit: Any, size: str, language: str
) -> None:
    words = WORDS[language]
    director = create(hall, format="ladder", rounds=0)
    # Entered from the bottom up: the order of a ladder is not that of the list.
    for place in (4, 3, 2, 1):
        members = [f"A{place}", f"B{place}"]
        director.decide("enter", name=f"Pair {place}", members=members, rating=1000 - place)
    director.decide("withdraw", entrant=1)
    keys = director.get("keys").json()["keys"]

    phone = visit(f"/event/{director.event}#{keys['2'][0]}", size, language, fresh=True)
    phone.get_by_text(words["place"]).wait_for()
    audit(phone)
    listed = [name.split("\n")[0].strip() for name in phone.locator(".names li").all_inner_texts()]
    assert [name[:9] for name in listed] == ["1. Pair 1", "2. Pair 2", "3. Pair 3"]
    assert phone.locator("select option").first.inner_text() == "Pair 1"
    phone.get_by_role("button", name=words["challenge"], exact=True).click()
    phone.get_by_text(words["table"], exact=True).first.wait_for()
    audit(phone)
    (first,) = director.page()["event"]["rounds"]
    assert first["tables"][0]["sides"] == [[2], [3]]

    gone = visit(f"/event/{director.event}#{keys['1'][0]}", size, language, fresh=True)
    gone.get_by_text(f"Pair 4 · {words['withdrawn']}").wait_for()
    assert not gone.get_by_role("button", name=words["challenge"], exact=True).count()

    # A name that has left stays in line with the others in the director's list.
    path = f"/event/{director.event}/direct?part=entrants#{director.key}"
    desk = visit(path, size, language, fresh=True)
    desk.locator(".line").nth(3).wait_for()
    audit(desk)
    assert len({name.bounding_box()["x"] for name in desk.locator(".line .name").all()}) == 1
