"""Visits to a table without a key: watching, or asking for a seat (T16)."""

from __future__ import annotations

from typing import Any

from tests.server.person import Person, enter, make
from tests.server.tables.test_people import refusal


def visit(site: Any, table: str, wants: str, name: str = "Eva", **more: Any) -> Any:
    wish = {"wants": wants, "name": name, **more}
    return site.post(f"/api/tables/{table}/visit", wish)


def known_by(table: str, token: str) -> dict[str, str]:
    return {"Cookie": f"capicua_{table}={token}"}


def token_of(answer: Any, table: str) -> str:
    found: str = answer.cookies.get(f"capicua_{table}", path=f"/ws/tables/{table}")
    return found


def standing(site: Any, table: str, token: str) -> str:
    answer = site.get(f"/api/tables/{table}/visit", headers=known_by(table, token))
    found: str = answer.json()["standing"]
    return found


def why(answer: Any) -> str:
    assert 400 <= answer.status_code < 500, answer.text
    found: str = answer.json()["message"]["id"]
    return found


def test_t16_anyone_with_the_address_may_watch_if_the_host_allows_it(site):
    keys, token = make(site, "draw", "open")
    table = keys["table"]
    assert site.get(f"/api/tables/{table}").json()["watch"] is False
    assert why(visit(site, table, "watch")) == "visit-no-watching"
    ana = Person(site, table, token)
    assert ana.ask("doors", watch=True)["type"] == "done"
    assert site.get(f"/api/tables/{table}").json()["watch"] is True
    answer = visit(site, table, "watch")
    assert answer.json() == {"standing": "watching", "host_here": True}
    eva = Person(site, table, token_of(answer, table))
    seen = eva.until(bool)
    assert seen["seat"] is None
    assert refusal(eva, "doors", watch=True) == "only-host"
    assert ana.ask("rekey")["type"] == "keys"
    assert why(visit(site, table, "watch", "Fay")) == "visit-no-watching", "a rekey turns it off"


def test_t16_the_host_can_admit_a_visitor_to_a_seat(site):
    keys, token = make(site, "draw", "open")
    table = keys["table"]
    assert standing(site, table, "nobody") == "outside"
    answer = visit(site, table, "seat")
    assert answer.json() == {"standing": "asking", "host_here": False}
    eva = token_of(answer, table)
    assert Person(site, table, eva).closed_with() == 4401, "visitors see nothing yet"
    ana = Person(site, table, token)
    asking = ana.until(lambda state: state.get("asking"))["asking"]
    assert [one["name"] for one in asking] == ["Eva"]
    assert "admit" in ana.state["may"]
    assert refusal(ana, "admit", number=asking[0]["number"] ^ 1, yes=True) == "admit-nobody"
    assert ana.ask("admit", number=asking[0]["number"], yes=True)["type"] == "done"
    assert standing(site, table, eva) == "seated"
    seated = Person(site, table, eva).until(lambda state: state["seat"] == 1)
    assert seated["seats"][1]["name"] == "Eva"
    assert not seated.get("asking"), "only the host sees who is asking"
    assert why(visit(site, table, "seat", "Fay")) == "visit-full"
    entered = visit(site, table, "watch", "Fay", key=keys["play"])
    assert entered.json()["standing"] == "watching", "a key to a full table admits a spectator"


def test_t16_a_declined_visitor_is_told_so(site):
    keys, token = make(site, "draw", "greedy")
    table = keys["table"]
    answer = visit(site, table, "seat")
    eva = token_of(answer, table)
    ana = Person(site, table, token)
    number = ana.until(lambda state: state.get("asking"))["asking"][0]["number"]
    assert ana.ask("admit", number=number, yes=False)["type"] == "done"
    assert ana.until(lambda state: not state.get("asking"))
    assert standing(site, table, eva) == "declined"


def test_t16_an_admitted_visitor_takes_a_bots_seat_and_keeps_it(sites, database):
    site = sites(database)
    keys, token = make(site, "draw", "greedy")
    table = keys["table"]
    eva = token_of(visit(site, table, "seat"), table)
    ana = Person(site, table, token)
    number = ana.until(lambda state: state.get("asking"))["asking"][0]["number"]
    ana.ask("admit", number=number, yes=True)
    assert ana.until(lambda state: state["seats"][1]["kind"] == "person")
    site.stop()
    site = sites(database)
    assert Person(site, table, eva).until(bool)["seat"] == 1


def test_t16_the_number_of_waiting_visitors_is_limited(site):
    keys, _ = make(site, "draw", "open")
    for number in range(20):
        assert visit(site, keys["table"], "seat", f"Eva {number}").status_code == 200
    assert why(visit(site, keys["table"], "seat", "Fay")) == "visit-many"
    assert why(visit(site, keys["table"], "seat", "Ana")) in ("name-taken", "visit-many")
    enter(site, keys, "Luis")
    assert why(visit(site, keys["table"], "seat", "Gil")) == "visit-full"


ROUNDS = ("record", "replay", "replay/1", "replay/1/picture.png")
"""What shows the finished rounds of a table."""


def test_the_rounds_of_a_private_match_are_shown_to_its_people_only(site):
    keys, token = make(site, "draw", "open")
    table = keys["table"]
    ana = Person(site, table, token)
    luis = Person(site, table, enter(site, keys, "Luis")["token"])
    watcher = Person(site, table, enter(site, keys, "Eva", key="watch")["token"])
    for person in (ana, luis):
        person.ask("next")
    for _ in range(500):
        if ana.until(lambda s: s["phase"] != "waiting")["phase"] != "playing":
            break
        person = (ana, luis)[ana.state["seen"]["turn"]]
        person.until(lambda s: "act" in s["may"])
        version = person.act()["version"]
        ana.until(lambda s, now=version: s["version"] >= now)
    pages = [f"/api/tables/{table}/{page}" for page in ROUNDS]
    for page in pages:
        assert why(site.get(page)) == "rounds-private", page
        stranger = site.get(page, headers=known_by(table, "nobody"))
        assert (stranger.status_code, why(stranger)) == (403, "rounds-private"), page
        for person in (ana, luis, watcher):
            answer = site.get(page, headers=known_by(table, person.token))
            assert answer.status_code == 200, (page, answer.text)
            assert "public" not in answer.headers["cache-control"], page
    number = next(one["number"] for one in ana.ask("people")["people"] if one.get("name") == "Eva")
    assert ana.ask("moderate", number=number, do="ban")["type"] == "done"
    for page in pages:
        banned = site.get(page, headers=known_by(table, watcher.token))
        assert why(banned) == "rounds-private", page
    assert ana.ask("doors", watch=True)["type"] == "done"
    for page in pages:
        assert site.get(page).status_code == 200, page
    assert ana.ask("doors", watch=False)["type"] == "done"
    assert why(site.get(pages[0])) == "rounds-private"


def test_the_rounds_of_a_match_that_is_over_are_public(site):
    keys, token = make(site, rules={"game": "draw", "seats": 2, "options": {"target": "5"}})
    ana = Person(site, keys["table"], token)
    while ana.play_round()["phase"] != "over":
        assert why(site.get(f"/api/tables/{keys['table']}/replay")) == "rounds-private"
        ana.ask("next")
        ana.until(lambda s: s["phase"] == "playing")
    for page in ROUNDS:
        assert site.get(f"/api/tables/{keys['table']}/{page}").status_code == 200, page
