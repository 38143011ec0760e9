"""Score sheets over HTTP, and the quick comparison of house rules."""

from __future__ import annotations

import json

import pytest

from capicua.table.scorekeeper import scorekeeper_of
from tests.server.local_server import Site

NAMES = ["Ana", "Luis", "Eva", "Raúl"]


def plan(**rules):
    return {"rules": {"game": "garrafina", "preset": "ludoteka", **rules}, "names": NAMES}


def report(sheet, **left):
    """Report that a player went out, with the default or lowest answer to every question."""
    form = sheet["next"]
    answers = {}
    for question in form["questions"]:
        if question["after"] and "out" not in question["after"]:
            continue
        count = len(sheet["names"]) if question["of"] == "seats" else 1
        if question["of"] == "sides":
            count = len(set(sheet["sides"]))
        usual = question["usual"]
        low = max(question["low"], 1) if question["asks"] == "tiles" else question["low"]
        answers[question["id"]] = [low if usual is None else usual] * count
    answers.update(left)
    return {"ending": "out", "seat": 1, "answers": answers}


@pytest.fixture
def writer(site: Site):
    with site.visitor() as client:
        yield client


def begin(client, **rules):
    answer = client.post("/api/sheets", json=plan(**rules))
    assert answer.status_code == 201, answer.text
    keys = answer.json()
    return keys, client.get(f"/api/sheets/{keys['sheet']}").json()


def test_a_sheet_can_be_created_written_and_watched(site, writer):
    keys, sheet = begin(writer)
    assert sheet["names"] == NAMES
    assert sheet["may_write"]
    assert "6-4" in sheet["tiles"]
    where = f"/api/sheets/{keys['sheet']}"
    told = {"version": sheet["version"], "report": report(sheet)}
    after = writer.post(f"{where}/rounds", json=told).json()
    assert after["version"] == 2
    assert sum(after["rows"][0]["points"]) == 0
    assert after["totals"] == after["rows"][0]["points"]
    assert after["rows"][0]["said"]
    with site.visitor() as other:
        assert other.get(where).status_code == 403
        seen = other.post(f"{where}/enter", json={"key": keys["watch"]}).json()
        assert not seen["may_write"]
        assert seen["rows"] == after["rows"]
        assert other.get(where, params={"since": 2}).status_code == 204
        refused = other.post(f"{where}/rounds", json={**told, "version": 2})
        assert refused.status_code == 403
        assert refused.json()["message"]["id"] == "sheet-watching"


def test_the_watching_link_does_not_revoke_the_right_to_write(writer):
    keys, _ = begin(writer)
    where = f"/api/sheets/{keys['sheet']}"
    assert writer.post(f"{where}/enter", json={"key": keys["watch"]}).json()["may_write"]
    assert writer.get(where).json()["may_write"]


def test_any_round_can_be_corrected_and_the_last_deleted(writer):
    keys, sheet = begin(writer)
    where = f"/api/sheets/{keys['sheet']}"
    for _ in range(3):
        told = {"version": sheet["version"], "report": report(sheet)}
        sheet = writer.post(f"{where}/rounds", json=told).json()
    before = sheet["totals"]
    other = {**sheet["rows"][0]["report"], "seat": 2}
    change = {"version": sheet["version"], "report": other}
    sheet = writer.put(f"{where}/rounds/1", json=change).json()
    assert sheet["totals"] != before
    assert [row["report"]["seat"] for row in sheet["rows"]] == [2, 1, 1]
    sheet = writer.delete(f"{where}/rounds/last", params={"since": sheet["version"]}).json()
    assert len(sheet["rows"]) == 2


def test_a_report_sent_twice_is_written_once(writer):
    keys, sheet = begin(writer)
    where = f"/api/sheets/{keys['sheet']}"
    told = {"version": sheet["version"], "report": report(sheet)}
    assert writer.post(f"{where}/rounds", json=told).status_code == 200
    again = writer.post(f"{where}/rounds", json=told)
    assert again.status_code == 409
    assert again.json()["message"]["id"] == "sheet-changed"
    assert len(writer.get(where).json()["rows"]) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"ending": "quietly"},
        {"ending": "out", "seat": 9},
        {"ending": "out", "seat": -1},
        {"answers": {}},
        {"answers": {"left": ["x", "y", "z", "w"]}},
        {"answers": {"left": [["7-7"], 0, 3, 4]}},
        {"answers": {"left": [10**12] * 4}},
    ],
)
def test_invalid_reports_are_refused_with_a_reason(writer, wrong):
    keys, sheet = begin(writer)
    told = {"version": sheet["version"], "report": {**report(sheet), **wrong}}
    refused = writer.post(f"/api/sheets/{keys['sheet']}/rounds", json=told)
    assert refused.status_code == 400, refused.text
    assert refused.json()["message"]["id"]
    assert writer.get(f"/api/sheets/{keys['sheet']}").json() == sheet


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"names": ["Ana", "Ana"]}, 400),
        ({"names": ["Ana"]}, 400),
        ({"names": ["", "Luis"]}, 400),
        ({"rules": {"game": "no_such_game"}}, 404),
        ({"rules": {"game": "squeeze"}, "names": ["Ana"]}, 400),
    ],
)
def test_invalid_plans_of_sheets_are_refused(writer, change, status):
    assert writer.post("/api/sheets", json={**plan(), **change}).status_code == status


def test_a_sheet_can_be_exported_as_csv_and_as_a_file(writer):
    keys, sheet = begin(writer)
    where = f"/api/sheets/{keys['sheet']}"
    told = {"version": sheet["version"], "report": report(sheet)}
    sheet = writer.post(f"{where}/rounds", json=told).json()
    rows = writer.get(f"{where}/csv", params={"lang": "es"}).text.splitlines()
    assert rows[0].endswith("Ana,Luis,Eva,Raúl")
    assert rows[-1].split(",")[1:] == [str(total) for total in sheet["totals"]]
    file = writer.get(f"{where}/file")
    assert scorekeeper_of(file.text).totals == sheet["totals"]
    assert "attachment" in file.headers["content-disposition"]


def shut_out(client):
    """Create a sheet of Partners whose first match the first pair has won by a shutout."""
    rules = {"game": "partners", "options": {"shutout": "double"}}
    keys = client.post("/api/sheets", json={"rules": rules, "names": NAMES}).json()
    where = f"/api/sheets/{keys['sheet']}"
    left = {"leader": [0], "left": [0, 60, 0, 45]}
    told = {"version": 1, "report": {"ending": "out", "seat": 0, "answers": left}}
    return keys, where, client.post(f"{where}/rounds", json=told).json()


def test_par_30_one_sheet_holds_the_matches_of_a_series(site, writer):
    keys, where, sheet = shut_out(writer)
    assert sheet["next"] is None
    assert sheet["series"]["won"] == [2, 0, 2, 0]
    assert sheet["series"]["shutout"] == 2
    sheet = writer.post(f"{where}/matches", json={"version": sheet["version"]}).json()
    assert (sheet["version"], sheet["rows"], sheet["totals"]) == (3, [], [0] * 4)
    assert sheet["next"]["endings"]
    played = {"rows": [[105, 0, 105, 0]], "totals": [105, 0, 105, 0], "winners": [0, 2]}
    assert sheet["series"]["matches"] == [{**played, "weight": 2}]
    with site.visitor() as other:
        seen = other.post(f"{where}/enter", json={"key": keys["watch"]}).json()
        assert seen["series"] == sheet["series"]
        refused = other.post(f"{where}/matches", json={"version": 3})
        assert refused.json()["message"]["id"] == "sheet-watching"
    lines = writer.get(f"{where}/csv", params={"lang": "es"}).text.splitlines()
    assert lines[0].startswith("Partida,Mano,Ana")
    assert lines[-1] == "Partidas ganadas,,2,0,2,0"
    # Deleting before the first round of a match reopens the previous match.
    sheet = writer.delete(f"{where}/rounds/last", params={"since": 3}).json()
    assert (sheet["next"], sheet["totals"]) == (None, [105, 0, 105, 0])
    assert scorekeeper_of(writer.get(f"{where}/file").text).is_over


def test_a_match_starts_once_and_only_after_the_previous_one_is_over(writer):
    _, where, sheet = shut_out(writer)
    at = {"version": sheet["version"]}
    assert writer.post(f"{where}/matches", json=at).status_code == 200
    early = writer.post(f"{where}/matches", json=at)
    assert early.json()["message"]["id"] == "match-goes-on"
    sheet = writer.delete(f"{where}/rounds/last", params={"since": 3}).json()
    again = writer.post(f"{where}/matches", json=at)
    assert (again.status_code, again.json()["message"]["id"]) == (409, "sheet-changed")


def test_the_limit_on_rounds_applies_to_the_whole_series(writer, monkeypatch):
    monkeypatch.setattr("capicua.api.scoresheets.MOST_ROUNDS", 1)
    _, where, sheet = shut_out(writer)
    sheet = writer.post(f"{where}/matches", json={"version": sheet["version"]}).json()
    left = {"leader": [0], "left": [0, 6, 0, 4]}
    told = {"version": 3, "report": {"ending": "out", "seat": 0, "answers": left}}
    refused = writer.post(f"{where}/rounds", json=told)
    assert refused.json()["message"]["id"] == "too-long"


def test_a_sheet_survives_a_restart_of_the_server(sites, database):
    first = sites(database)
    with first.visitor() as client:
        keys, sheet = begin(client)
        told = {"version": sheet["version"], "report": report(sheet)}
        sheet = client.post(f"/api/sheets/{keys['sheet']}/rounds", json=told).json()
    first.stop()
    second = sites(database)
    header = {"Authorization": f"Bearer {keys['edit']}"}
    found = second.get(f"/api/sheets/{keys['sheet']}", headers=header).json()
    assert found == sheet


def test_house_rules_can_be_compared(site):
    a, b = {"game": "block", "seats": 2}, {"game": "block", "seats": 4}
    answer = site.post("/api/compare", {"a": a, "b": b, "rounds": 20})
    assert answer.status_code == 200, answer.text
    found = answer.json()
    ids = [measure["id"] for measure in found["measures"]]
    assert {"actions_in_round", "blocked", "starter_wins", "better_round"} <= set(ids)
    length = found["measures"][ids.index("actions_in_round")]
    assert length["a"]["low"] <= length["a"]["value"] <= length["a"]["high"]
    assert length["difference"] is not None


@pytest.mark.parametrize(
    "asked",
    [
        {"a": {"game": "block"}, "b": {"game": "block"}},
        {"a": {"game": "block"}, "b": {"game": "draw"}},
        {"a": {"game": "block"}, "b": {"game": "block", "seats": 40}},
        {"a": {"game": "block"}, "b": {"game": "block", "seats": 2}, "rounds": 10**9},
    ],
)
def test_invalid_comparisons_are_refused(site, asked):
    answer = site.post("/api/compare", asked)
    assert answer.status_code == 400
    assert json.loads(answer.text)["message"]["id"]


@pytest.mark.parametrize("version", [2**63 - 1, 2**63, 2**70, -1, -(2**70), 2**53 + 1])
def test_s1_an_invalid_sheet_version_is_refused_and_harmless(site, writer, version):
    """Regression: one such request killed the writer thread of the whole server."""
    keys, sheet = begin(writer)
    where = f"/api/sheets/{keys['sheet']}"
    told = {"version": sheet["version"], "report": report(sheet)}
    assert writer.post(f"{where}/rounds", json=told).status_code == 200
    wrong = {"version": version, "report": report(sheet)}
    for answer in (
        writer.post(f"{where}/rounds", json=wrong),
        writer.put(f"{where}/rounds/1", json=wrong),
        writer.delete(f"{where}/rounds/last", params={"since": version}),
        writer.get(where, params={"since": version}),
    ):
        assert answer.status_code == 400, answer.text
        assert answer.json()["message"]["id"] == "bad-request"
    assert writer.delete(f"{where}/rounds/last", params={"since": 2}).status_code == 200


def test_the_columns_of_an_empty_sheet_follow_from_the_house_rules(site):
    rules = {"game": "partners", "preset": "dominican"}
    found = site.post("/api/sheets/empty", rules).json()
    assert found["target"] == 200
    assert found["table"] == ["leader", "by-out", "capicua", "blocker"]
    plain = site.post("/api/sheets/empty", rules | {"options": {"capicua_bonus": "0"}}).json()
    assert "capicua" not in plain["table"]
    refused = site.post("/api/sheets/empty", {"game": "tennis"})
    assert (refused.status_code, refused.json()["message"]["id"]) == (404, "unknown-game")
