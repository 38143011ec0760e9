"""Waiting to be paired, and the tables made for those who were."""

from __future__ import annotations

import time

import pytest

from capicua.server.lobby import seeks as seeks_module
from capicua.server.lobby.seeks import Seeks
from capicua.server.store.schema import departures, seatings, seeks
from capicua.server.timers import now_ms
from tests.server.accounts.people import refusal
from tests.server.lobby.conftest import do, rows, run, sign_up
from tests.server.lobby.lobby_visitor import WISH
from tests.server.local_server import until
from tests.server.person import Person


def test_two_strangers_find_each_other(people):
    ana, beto = people("Ana"), people("Beto")
    assert ana.seek()["state"] == "waiting"
    beto.seek()
    first, second = ana.paired(), beto.paired()
    assert first["table"] == second["table"]
    assert {first["seat"], second["seat"]} == {0, 1}
    one, other = ana.enter(), beto.enter()
    state = one.until(lambda state: state["phase"] == "playing")
    assert {seat["name"] for seat in state["seats"]} == {"Ana", "Beto"}
    assert (state["is_host"], state["paired"], "rated" in state) == (False, True, False)
    assert state["clock"]["at_zero"] == "forfeit"
    one.close()
    other.close()


def test_who_comes_late_to_a_rematch_takes_the_seat_that_is_still_free(people, hall, monkeypatch):
    monkeypatch.setattr("capicua.table.room.room.ARRIVAL_MS", 300)
    ana, beto, caro = people("Ana"), people("Beto"), people("Caro")
    for one in (ana, beto):
        one.seek(forms=["2"])
    old = ana.paired()["table"]
    one, other = ana.enter(), beto.enter()
    one.until(lambda state: state["phase"] == "playing")
    other.ask("leave")
    one.until(lambda state: state["phase"] == "over")
    one.ask("rematch")
    again = one.until(lambda state: state.get("rematch"))["rematch"]
    assert ana.post(f"/api/tables/{old}/follow").status_code == 200
    ana_again = Person(hall, again, one.token)
    ana_again.until(lambda state: any(seat["kind"] == "open" for seat in state["seats"]))
    monkeypatch.undo()
    late = beto.post(f"/api/tables/{old}/follow")
    assert late.status_code == 200, late.text
    assert late.json()["table"] == again
    assert refusal(caro.post(f"/api/tables/{again}/join", {"name": "Caro"})) == "table-full"
    beto_again = Person(hall, again, late.json()["token"])
    ana_again.until(lambda state: state["phase"] == "playing")
    for person in (one, other, ana_again, beto_again):
        person.close()


def test_who_waits_is_told_on_the_socket(people):
    ana, beto = people("Ana"), people("Beto")
    ana.seek()
    ana.connect()
    assert ana.until("seek")["state"] == "waiting"
    start = time.monotonic()
    beto.seek()
    found = ana.until("seek", lambda frame: frame["state"] == "paired")
    print(f"paired and told after {(time.monotonic() - start) * 1000:.0f} ms")
    assert found["table"] == beto.paired()["table"]


def test_a_seat_is_found_again_by_a_server_that_has_just_started(hall):
    before, after = hall.server.lobby.matchmaker.seeks, Seeks(hall.store)
    token = run(hall, before.token("seek", None, "table"))
    assert run(hall, after.token("seek", None, "table")) == token


def test_the_lobby_shows_how_many_wait_for_what(people, hall):
    ana, caro = people("Ana"), people("Caro")
    ana.connect()
    caro.seek(rule_sets=[{"game": "block"}, {"game": "draw"}], forms=["3", "4"])
    frame = ana.until("lobby", lambda frame: frame["people"] == 1)
    found = {(one["format"]["game"], one["format"]["seats"]) for one in frame["waiting"]}
    assert found == {(game, seats) for game in ("block", "draw") for seats in (3, 4)}
    caro.post("/api/lobby/seek/withdraw")
    ana.until("lobby", lambda frame: frame["people"] == 0)
    assert caro.state()["state"] == "none"


def test_four_people_play_partners(people):
    wish = {"rule_sets": [{"game": "partners"}], "forms": ["partners"]}
    four = [people(name) for name in ("Ana", "Beto", "Caro", "Dani")]
    for one in four:
        one.seek(**wish)
    found = [one.paired() for one in four]
    assert len({one["table"] for one in found}) == 1
    assert sorted(one["seat"] for one in found) == [0, 1, 2, 3]


def test_bots_fill_the_table_when_all_have_agreed(people, hall):
    wish = {"rule_sets": [{"game": "partners"}], "forms": ["partners"], "bots_after": 30}
    ana, beto = people("Ana"), people("Beto")
    ana.seek(**wish)
    beto.seek(**wish)
    time.sleep(0.5)
    assert ana.state()["state"] == "waiting"
    do(hall, seeks.update().values(made=now_ms() - 31_000))
    table = ana.paired()["table"]
    assert beto.paired()["table"] == table
    person = ana.enter()
    state = person.until(lambda state: state["seats"])
    assert sorted(seat["kind"] for seat in state["seats"]) == ["bot", "bot", "person", "person"]
    person.close()


def test_a_browser_waits_only_once(people, hall):
    ana = people("Ana")
    ana.seek()
    ana.seek(forms=["3"])
    assert len(rows(hall, seeks.select().where(seeks.c.table_id.is_(None)))) == 1
    assert [one["format"]["seats"] for one in ana.state()["formats"]] == [3]


def test_an_account_waits_only_once_and_has_the_same_seat_on_every_device(people, hall):
    id, session = sign_up(hall, "Two devices")
    phone, desk, beto = people("a", session), people("b", session), people("Beto")
    phone.seek()
    desk.seek()
    assert phone.state()["state"] == "none"
    beto.seek()
    found = desk.paired()
    seated = rows(hall, seatings.select().where(seatings.c.table_id == found["table"]))
    assert [row.account_id for row in seated] == [id]
    entered = phone.post(f"/api/tables/{found['table']}/enter", {"key": "nokey"})
    assert entered.status_code == 403, "it needs the account's own list of tables, or the wait"
    person = desk.enter()
    assert person.until(lambda state: state["seat"] is not None)["seat"] == found["seat"]
    person.close()
    with_match = desk.post("/api/lobby/seek", WISH)
    assert with_match.json()["message"]["id"] == "seek-in-match"


def test_who_is_silent_for_a_moment_keeps_the_place_and_after_a_while_loses_it(people, hall):
    ana, beto = people("Ana"), people("Beto")
    ana.seek()
    asleep = now_ms() - seeks_module.HERE_MS - 5_000
    maker = hall.server.lobby.matchmaker
    hall.call(maker._heard.clear)
    do(hall, seeks.update().values(heard=asleep))
    beto.seek()
    time.sleep(1.5)
    assert beto.state()["state"] == "waiting", "nobody is seated with a phone that sleeps"
    assert ana.state()["state"] == "waiting", "and here it wakes up"
    assert ana.paired()["table"] == beto.paired()["table"]


def test_who_is_not_heard_for_a_minute_no_longer_waits(people, hall):
    ana = people("Ana")
    ana.seek()
    maker = hall.server.lobby.matchmaker
    hall.call(maker._heard.clear)
    do(hall, seeks.update().values(heard=now_ms() - seeks_module.FORGOTTEN_MS - 1000))
    hall.call(lambda: setattr(maker, "_recorded", 0))
    hall.call(maker.kick)
    until(lambda: not rows(hall, seeks.select().where(seeks.c.table_id.is_(None))))


def test_people_apart_are_not_paired(people, hall):
    (ana, one), (beto, other) = sign_up(hall, "Apart one"), sign_up(hall, "Apart two")
    run(hall, hall.server.relations.begin(ana, beto, "block"))
    first, second = people("a", one), people("b", other)
    first.seek()
    second.seek()
    time.sleep(1.5)
    assert (first.state()["state"], second.state()["state"]) == ("waiting", "waiting")
    third = people("Caro")
    third.seek()
    assert third.paired()["table"] == first.paired()["table"]
    assert second.state()["state"] == "waiting"


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"rule_sets": [{"game": "chess"}]}, "unknown-game"),
        ({"rule_sets": [{"game": "partners"}], "forms": ["2"]}, "seek-nothing"),
        ({"rule_sets": [{"game": "squeeze"}]}, "seek-nothing"),
        ({"rated": True}, "seek-rated"),
        ({"name": ""}, "name-wanted"),
        ({"forms": ["5"]}, "bad-request"),
        ({"seconds": [7]}, "bad-request"),
        ({"rule_sets": []}, "bad-request"),
    ],
)
def test_a_wish_that_cannot_be_fulfilled_is_refused(people, wish, why):
    asked = people().post("/api/lobby/seek", WISH | {"name": "Ana"} | wish)
    assert asked.status_code >= 400
    assert asked.json()["message"]["id"] == why


def test_another_sites_page_cannot_use_the_cookie(people, hall):
    ana = people("Ana")
    ana.seek()
    foreign = ana.client.post(
        "/api/lobby/seek/withdraw", json={}, headers={"Origin": "https://elsewhere.example"}
    )
    assert foreign.status_code == 403
    none = ana.client.post("/api/lobby/seek/withdraw", json={}, headers={"Origin": ""})
    assert none.status_code == 403 or ana.state()["state"] == "waiting"
    assert ana.state()["state"] == "waiting"


def test_nobody_enters_with_the_ticket_of_another_wait(people, hall):
    ana, beto = people("Ana"), people("Beto")
    ana.seek()
    beto.seek()
    ana.paired()
    id = ana.client.cookies.get("capicua_seek", path="/api/lobby").partition(".")[0]
    eve = people("Eve")
    for path in ("/api/lobby",):
        eve.client.cookies.set("capicua_seek", f"{id}.{'x' * 32}", path=path)
    assert eve.post("/api/lobby/seek/enter").status_code == 403
    assert eve.state()["state"] == "none"


def test_leaving_a_match_is_recorded_once_and_makes_the_account_wait(people, hall):
    (ana, one), (_, other) = sign_up(hall, "Leaver"), sign_up(hall, "Stayer")
    first, second = people("a", one), people("b", other)
    first.seek(rated=True)
    second.seek(rated=True)
    table = first.paired()["table"]
    here, there = first.enter(), second.enter()
    state = here.until(lambda state: state["phase"] == "playing")
    assert state["rated"]
    here.ask("leave")
    there.until(lambda state: state["phase"] == "over")
    assert there.state["winners"] == [there.state["seat"]]
    until(lambda: not rows(hall, seeks.select().where(seeks.c.table_id == table)))
    left = rows(hall, departures.select())
    assert [(row.account_id, row.table_id) for row in left] == [(ana, table)]
    again = first.post("/api/lobby/seek", WISH)
    found = again.json()["message"]
    assert (found["id"], found["args"]) == ("seek-wait", {"minutes": 2})
    assert first.state()["wait_until"] > now_ms()
    assert second.seek()["state"] == "waiting"
    room = hall.registry.actors[table].room
    run(hall, hall.server.lobby.matchmaker.departures.settle(room, now_ms()))
    assert len(rows(hall, departures.select())) == len(left)
    here.close()
    there.close()


def test_the_usual_wait_is_unknown_until_some_have_been_paired(people, hall):
    wish = {"rule_sets": [{"game": "bergen"}], "forms": ["2"], "seconds": [60]}
    waiting = people("Ana").seek(**wish)
    assert waiting.get("estimate") is None
    people("Beto").seek(**wish)
    for name in ("Caro", "Dani"):
        people(name).seek(**wish)
    until(lambda: people("Eva").seek(**wish).get("estimate") is not None)
