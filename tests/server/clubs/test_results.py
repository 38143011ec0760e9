"""Tournaments of a club: who may hold them, its calendar, past events and all-time table."""

from __future__ import annotations

import secrets
from typing import Any

from capicua.server.timers import now_ms
from tests.server.accounts.people import refusal
from tests.server.clubs.conftest import Person

PAIRS = {"Ana y Luis": ("Ana", "Luis"), "Eva y Juan": ("Eva", "Juan")}


def op() -> str:
    return secrets.token_urlsafe(16)


def plan(club: str, **more: Any) -> dict[str, Any]:
    rules = {"game": "partners", "preset": "dominican"}
    settings = {"name": "Friday", "rules": rules, "rounds": 1}
    return {"op": op(), "settings": settings, "arrangements": {"club": club, **more}}


def hold(person: Person, club: str, points: tuple[int, int], **more: Any) -> str:
    """Hold a tournament of one round; the first pair makes the first points. Return its id."""
    made = person.browser.post("/api/tournaments", json=plan(club, **more))
    assert made.status_code == 201, made.text
    event: str = made.json()["id"]
    for name, members in PAIRS.items():
        decide(person, event, type="enter", name=name, members=members)
    decide(person, event, type="start_round")
    table = person.browser.get(f"/api/tournaments/{event}").json()["event"]["rounds"][0]["tables"][
        0
    ]
    order = points if table["sides"][0] == [1] else points[::-1]
    decide(person, event, type="record", round=1, table=1, points=order)
    return event


def decide(person: Person, event: str, **act: Any) -> None:
    wish = {"op": op(), "act": act}
    answer = person.browser.post(f"/api/tournaments/{event}/decisions", json=wish)
    assert answer.status_code == 200, answer.text


def test_the_all_time_table_adds_up_the_tournaments_that_are_over(people, club):
    owner, director, member, stranger = people
    first = hold(director, club, (200, 120))
    hold(owner, club, (90, 200), visibility="public")
    found = member.done("GET", f"/{club}/results").json()
    assert {one["name"]: (one["events"], one["won"], one["made"]) for one in found["lines"]} == {
        "Ana": (2, 1, 290),
        "Luis": (2, 1, 290),
        "Eva": (2, 1, 320),
        "Juan": (2, 1, 320),
    }
    assert [sorted(one["winners"]) for one in found["events"]] == [["Eva", "Juan"], ["Ana", "Luis"]]
    assert found["events"][1]["id"] == first
    met = member.done("GET", f"/{club}/meetings?one=ana&other=Eva").json()
    assert (met["won"], met["lost"], met["together"]) == (1, 1, 0)
    assert refusal(stranger.ask("GET", f"/{club}/results")) == "no-such-club"
    owner.done("PATCH", f"/{club}", {"is_public": True})
    seen = stranger.done("GET", f"/{club}/results").json()
    assert (len(seen["events"]), seen["lines"][0]["events"]) == (1, 1), "public ones only"
    decide(director, first, type="correct", round=1, table=1, points=[0, 0])
    assert member.done("GET", f"/{club}/results").json() != found


def test_only_the_owner_and_directors_hold_tournaments_of_a_club(people, club):
    _, director, member, stranger = people
    for person, why in ((member, "club-power"), (stranger, "no-such-club")):
        made = person.browser.post("/api/tournaments", json=plan(club))
        assert refusal(made) == why
        own = person.browser.post("/api/tournaments", json=plan("")).json()["id"]
        act = {"type": "settings", "arrangements": {"club": club}}
        wish = {"op": op(), "act": act}
        changed = person.browser.post(f"/api/tournaments/{own}/decisions", json=wish)
        assert refusal(changed) == why
    starts = now_ms() + 86_400_000
    made = director.browser.post("/api/tournaments", json=plan(club, starts_at=starts)).json()
    [coming] = member.done("GET", f"/{club}").json()["coming"]
    assert (coming["tournament"], coming["starts"]) == (made["id"], starts)
    assert made["id"] in member.done("GET", f"/{club}/calendar.ics").text
