"""Tournaments by HTTP: creating, deciding once, entering, telling results."""

from __future__ import annotations

from capicua.server.tournaments import tournament_registry
from capicua.server.tournaments.people import side_keys
from tests.server.accounts.people import create as create_account
from tests.server.accounts.people import device
from tests.server.tournaments.conftest import Somebody, create, op


def test_an_evening_of_three_rounds(hall):
    director = create(hall, pairs=8)
    for round in range(1, 4):
        assert director.decide("start_round")["round"] == round
        for table in range(1, 5):
            director.decide("record", round=round, table=table, points=[200, 90 + table])
    page = director.page()
    assert page["event"]["stage"] == "complete"
    assert sum(each["score"] for each in page["event"]["standings"]) == 12
    changed = director.decide("correct", round=2, table=1, points=[90, 200], reason="exchanged")
    assert changed["changes"]["places"]
    director.decide("close")
    assert director.page()["event"]["stage"] == "closed"
    texts = [one["text"] for one in director.get("decisions?lang=es").json()["decisions"]]
    assert texts[0] == "El torneo ha terminado."


def test_a_decision_sent_twice_is_decided_once_and_answered_alike(hall):
    director = create(hall, pairs=4)
    name = op()
    first = director.act("start_round", op_=name).json()
    assert director.act("start_round", op_=name).json() == first
    assert len(director.page()["event"]["rounds"]) == 1
    assert director.act("start_round").status_code == 400


def test_an_operation_of_another_kind_is_refused(hall):
    ana, used = Somebody(hall, create(hall).event), op()
    ana.sign_up("Ana and Luis", "Ana", "Luis", op_=used)
    answer = ana.post("withdraw", {"op": used, "entrant": 1})
    assert (answer.status_code, answer.json()["message"]["id"]) == (409, "event-op-used")


def test_a_tournament_asked_for_twice_is_created_once(hall):
    plan = {"op": op(), "settings": {"name": "A", "rules": {"game": "partners"}}}
    made = [hall.post("/api/tournaments", plan).json() for _ in range(2)]
    assert made[0] == made[1]


def test_a_page_is_sent_again_only_when_something_has_changed(hall):
    director = create(hall)
    revision = director.page()["event"]["revision"]
    assert director.get(f"?since={revision}").status_code == 204
    director.decide("enter", name="Ana and Luis")
    assert director.get(f"?since={revision}").json()["event"]["revision"] == revision + 1


def test_pairs_enter_wait_for_a_place_and_check_in(hall):
    director = create(hall)
    director.decide("settings", arrangements={"places": 2})
    people = [Somebody(hall, director.event) for _ in range(3)]
    name = op()
    ana = people[0].sign_up("Ana and Luis", "Ana", "Luis", op_=name)
    assert people[0].sign_up("Ana and Luis", "Ana", "Luis", op_=name) == ana
    people[1].sign_up("Eva and Juan", "Eva", "Juan")
    assert people[2].sign_up("Rosa and Pepe", "Rosa", "Pepe")["entrant"] == 0
    assert people[2].page()["me"]["waiting"]
    assert people[0].post("check-in", {"op": op(), "entrant": 1}).status_code == 200
    assert people[0].post("check-in", {"op": op(), "entrant": 2}).status_code == 403
    assert people[1].post("withdraw", {"op": op(), "entrant": 2}).status_code == 200
    assert people[2].page()["me"]["entrants"] == [3], "the first who waits has the free place"
    here = [one["name"] for one in director.page()["event"]["entrants"] if one.get("is_here")]
    assert here == ["Ana and Luis"]
    luis = Somebody(hall, director.event, ana["keys"][1])
    assert luis.page()["me"]["name"] == "Luis"


def test_a_result_counts_once_the_opponents_agree(hall):
    director, sides = at_a_table(hall)
    first = sides[0].tells([200, 145]).json()
    assert first["state"] == "waiting"
    assert director.page()["event"]["rounds"][0]["tables"][0]["report"] == "waiting"
    view = sides[1].get("rounds/1/tables/1").json()
    assert view["may"] == ["report", "answer"]
    answer = {"op": op(), "report": view["reports"][0]["id"], "agrees": True}
    assert sides[0].post("reports/answer", answer).status_code == 403
    assert sides[1].post("reports/answer", answer).json()["state"] == "recorded"
    assert director.page()["event"]["rounds"][0]["tables"][0]["result"]["points"] == [200, 145]
    assert sides[1].tells([200, 145]).json()["state"] == "recorded", "a phone that comes late"
    assert sides[1].tells([145, 200]).json()["state"] == "disputed"
    assert director.page()["event"]["rounds"][0]["tables"][0]["report"] == "disputed"


def test_both_sides_tell_the_same_without_a_network_and_it_is_recorded_once(hall):
    director, sides = at_a_table(hall)
    names = [op(), op()]
    for _ in range(2):
        for side, name in zip(sides, names, strict=True):
            told = side.tells([200, 145], op_=name)
            assert told.status_code == 200
    decisions = director.get("decisions").json()["decisions"]
    by = [one["by"].split(", ") for one in decisions if "table 1" in one["text"]]
    assert len(by) == 1, "it is recorded once"
    assert len(by[0]) == 2, "by both sides"


def test_two_results_that_differ_are_a_dispute_that_the_director_settles(hall):
    director, sides = at_a_table(hall)
    sides[0].tells([200, 145])
    assert sides[1].tells([200, 140]).json()["state"] == "disputed"
    told = director.page()["direction"]["reports"]
    assert {one["state"] for one in told} == {"disputed"}
    right = next(one for one in told if one["result"]["points"] == [200, 140])
    director.decide("settle", report=right["id"])
    page = director.page()
    assert page["direction"]["reports"] == []
    assert page["event"]["rounds"][0]["tables"][0]["result"]["points"] == [200, 140]


def at_a_table(hall):
    """Return the director, and both sides of table 1: one with a phone, one with the slip."""
    director = create(hall, pairs=4)
    director.decide("start_round")
    table = director.page()["event"]["rounds"][0]["tables"][0]
    keys = director.get("keys").json()["keys"]
    assert director.get("documents/slips").text.count("<svg") == 4, "a QR code for each side"
    first = Somebody(hall, director.event, keys[str(table["sides"][0][0])][0])
    record = hall.server.tournaments._records[director.event]
    second = Somebody(hall, director.event, side_keys(record, 1)[1, 1])
    return director, [first, second]


def test_a_deleted_account_leaves_no_name_in_decisions_exports_and_results(hall, monkeypatch):
    monkeypatch.setattr(tournament_registry, "CHECK_SECONDS", 0.0)
    director = create(hall, 1)
    account = create_account(hall, "Zenobia")
    signed = {"op": op(), "name": "Zenobia y Paz", "members": ["Zenobia", "Paz"]}
    browser = device(hall, account)
    path = f"/api/tournaments/{director.event}"
    assert browser.post(f"{path}/sign-up", json=signed).status_code == 200
    director.decide("start_round")
    told = {"op": op(), "round": 1, "table": 1, "points": [200, 10]}
    assert browser.post(f"{path}/reports", json=told).status_code == 200
    assert director.page()["direction"]["reports"][0]["by"] == "Zenobia"
    hall.wait(hall.server.erasure.erase(account.id))
    shown = director.page()
    assert shown["event"]["entrants"][1]["name"] == "— y Paz"
    texts = (str(shown), director.get("exports/json").text, director.get("decisions").text)
    assert not any("Zenobia" in text for text in texts)
    director.decide("settle", report=shown["direction"]["reports"][0]["id"])


def test_spreadsheets_read_the_accents_of_an_export_and_the_list_can_be_read_again(hall):
    director = create(hall)
    director.decide("enter", name="Inés y Raúl", members=["Inés", "Raúl"])
    content = director.get("exports/entrants").content
    assert content.startswith("\ufeff".encode())
    again = create(hall)
    assert again.decide("import", csv=content.decode())["count"] == 1
    assert again.page()["event"]["entrants"][0]["name"] == "Inés y Raúl"


def test_hands_that_were_kept_one_by_one_break_ties(hall):
    director = create(hall, 2, tie_breaks=["deals_won"])
    director.decide("start_round")
    keys = director.get("keys").json()["keys"]
    sides = director.page()["event"]["rounds"][0]["tables"][0]["sides"]
    first, second = (Somebody(hall, director.event, keys[str(side[0])][0]) for side in sides)
    told = {"round": 1, "table": 1, "points": [100, 100]}
    assert first.post("reports", {"op": op(), **told, "deals_won": [2, 5]}).status_code == 200
    assert second.post("reports", {"op": op(), **told}).json()["state"] == "recorded"
    best, other = director.page()["event"]["standings"]
    assert (best["entrant"], best["figures"], other["figures"]) == (sides[1][0], [5], [2])
    wrong = {"op": op(), "round": 1, "table": 1, "points": [0, 100], "deals_won": [1]}
    assert first.post("reports", wrong).status_code == 400
