"""The engine without a server: whole matches, people on one device, storage, time, refusals."""

from __future__ import annotations

import base64
import json
import subprocess
import sys
from typing import Any

import pytest
from msgspec import structs

from capicua.catalogue import catalogue, kind
from capicua.local import LocalServer
from capicua.table.room import events
from tests.local.device import Device, plan


def opened(device: Device, *seats: str, game: str = "block", query: str = "", **more: Any) -> str:
    """Make a table, connect its host, and let the bots go on; return its id."""
    table = str(device.post(f"/api/tables{query}", plan(game, *seats, **more))["table"])
    device.connect("ana", table)
    device.settle(table)
    return table


def act(device: Device, name: str, place: int = 0) -> dict[str, Any]:
    """Take one of the choices that a connection is offered."""
    state = device.state(name)
    action = state["seen"]["choices"][place]["action"]
    return device.send(name, type="act", action=action, at=state["version"])


def played(device: Device, table: str, name: str = "ana", most: int = 3_000) -> dict[str, Any]:
    """Play the first choice at every turn until the match is over; return the last state."""
    for _ in range(most):
        state = device.state(name)
        if state["phase"] == "over":
            return state
        if state["phase"] == "playing":
            assert act(device, name)["type"] == "done"
        else:
            device.send(name, type="next")
        device.settle(table)
    raise AssertionError("the match never ends")


def shown(device: Device, table: str, seat: int | None = None) -> dict[str, Any]:
    """Return what a person sees of a table at this moment, with every line of its log."""
    device.frames.pop("looking", None)
    device.connect("looking", table, seat)
    state = device.state("looking")
    device.disconnect("looking")
    return state


# -- playing -------------------------------------------------------------------------------------


def test_a_match_of_several_rounds_is_played_by_frames_alone():
    device = Device()
    table = opened(device, "me", "greedy", "level1", "random")
    state = played(device, table)
    assert state["winners"]
    assert state["round"] == len(state["rounds"]) > 1
    assert sum(each["points"][0] for each in state["rounds"]) == state["totals"][0]
    assert device.get(f"/api/tables/{table}/replay")["totals"] == state["totals"]
    assert len(device.rows[table]) == state["version"]


@pytest.mark.parametrize(
    ("game", "seats", "is_ready"),
    [
        ("block", ["me", "greedy"], False),
        ("block", ["me", "open"], False),
        ("squeeze", ["me"], False),
        ("block", ["me", "level3"], True),
    ],
)
def test_the_second_worker_is_only_started_for_bots_that_search(game, seats, is_ready):
    device = Device()
    opened(device, *seats, game=game)
    assert ("prepare" in device.done) == is_ready


@pytest.mark.parametrize("game", [id for id in catalogue() if kind(id).undo != "free"])
def test_every_game_of_several_can_be_begun_and_played(game):
    device = Device()
    seats = kind(game).usual_seats(next(iter(kind(game).presets().values())))
    table = opened(device, "me", *["greedy"] * (seats - 1), game=game)
    for _ in range(3):
        if device.state("ana")["phase"] == "playing":
            assert act(device, "ana")["type"] == "done"
            device.settle(table)
    assert device.state("ana")["version"] > seats


def test_nothing_is_shown_before_it_is_stored():
    device = Device()
    table = opened(device, "me", "greedy", "greedy", "greedy")
    state = device.state("ana")
    frame = {"type": "act", "id": "x", "at": state["version"]}
    frame["action"] = state["seen"]["choices"][0]["action"]
    effects = json.loads(device.server.frame(device.now, "ana", json.dumps(frame)))
    kinds = [effect["do"] for effect in effects]
    assert kinds[0] == "append"
    assert kinds.index("send") > kinds.index("append")
    assert effects[0] | {"rows": 1} == {
        "do": "append",
        "table": table,
        "at": state["version"],
        "rows": 1,
    }


def test_an_answer_that_got_lost_is_given_again_and_the_action_applies_once():
    device = Device()
    table = opened(device, "me", "greedy", "greedy", "greedy")
    state = device.state("ana")
    action = state["seen"]["choices"][0]["action"]
    first = device.send("ana", type="act", id="same", action=action, at=state["version"])
    stored = len(device.rows[table])
    assert device.send("ana", type="act", id="same", action=action, at=state["version"]) == first
    assert len(device.rows[table]) == stored


def test_the_deals_are_not_called_fair_and_cannot_be_cut():
    device = Device()
    table = opened(device, "me", "greedy", "greedy", "greedy")
    assert "fair" not in device.state("ana")
    played(device, table)
    record = device.ask("GET", f"/api/tables/{table}/record")[2]
    assert "Promise" not in record
    assert device.post("/api/verify", record)["fair"] is False
    device = Device()
    opened(device, "me", "open")
    assert "seal" not in device.state("ana")["may"]
    refused = device.send("ana", type="seal", seal="0" * 64)
    assert refused["message"]["id"] == "cut-local"


def test_two_devices_deal_differently_and_one_seed_the_same_way():
    hands = []
    for seed in (1, 1, 2):
        device = Device(seed=seed)
        opened(device, "me", "greedy", "greedy", "greedy")
        hands.append(device.state("ana")["seen"]["zones"])
    assert hands[0] == hands[1] != hands[2]


def test_a_seed_that_is_too_short_is_refused():
    with pytest.raises(ValueError, match="at least"):
        LocalServer(0, b"short")


# -- several people ------------------------------------------------------------------------------


def test_two_people_on_one_device_see_only_their_own_hands():
    device = Device()
    table = opened(device, "me", "open", "greedy", "greedy", query="?person=Luis")
    assert [seat.get("name") for seat in device.state("ana")["seats"]][:2] == ["Ana", "Luis"]
    device.connect("luis", table, seat=1)
    assert (device.state("ana")["seat"], device.state("luis")["seat"]) == (0, 1)
    hands = {name: _hands(device.state(name)) for name in ("ana", "luis")}
    for own, name in enumerate(("ana", "luis")):
        assert [seat for seat, tiles in hands[name].items() if tiles] == [own]
    for _ in range(4):
        turn = device.state("ana")["seen"]["turn"]
        mine, other = ("ana", "luis") if turn == 0 else ("luis", "ana")
        assert device.state(other)["seen"]["choices"] == []
        assert act(device, mine)["type"] == "done"
        device.settle(table)


def _hands(state: dict[str, Any]) -> dict[int, list[str]]:
    """Return the tiles whose faces a state shows, by the seat that holds them."""
    hands = (zone for zone in state["seen"]["zones"] if zone["zone"] == "hand")
    return {hand["seat"]: [tile for tile in hand.get("tiles") or [] if tile] for hand in hands}


def test_whoever_is_ready_deals_for_both_people_of_a_device():
    device = Device()
    table = opened(device, "me", "open", query="?person=Luis")
    device.connect("luis", table, seat=1)
    while device.state("ana")["phase"] == "playing":
        act(device, "ana" if device.state("ana")["seen"]["turn"] == 0 else "luis")
    rounds = device.state("ana")["round"]
    device.send("luis", type="next")
    assert device.state("ana")["round"] == rounds + 1


def test_people_are_away_when_the_last_connection_closes():
    device = Device()
    table = opened(device, "me", "open", query="?person=Luis")
    device.connect("luis", table, seat=1)
    here = [seat.get("here") for seat in device.get(f"/api/tables/{table}")["seats"]]
    assert here == [True, True]
    device.disconnect("ana")
    device.disconnect("luis")
    assert not any(seat.get("here") for seat in device.get(f"/api/tables/{table}")["seats"])


def test_a_person_without_a_name_is_refused():
    device = Device()
    status, _, body = device.ask("POST", "/api/tables?person=", plan("block", "me", "open"))
    assert (status, json.loads(body)["message"]["id"]) == (400, "name-wanted")
    assert device.rows == {}


def test_a_host_may_watch_bots():
    device = Device()
    table = opened(device, "greedy", "greedy", "greedy", "greedy")
    state = device.state("ana")
    assert (state["seat"], state["is_host"]) == (None, True)
    device.send("ana", type="next")
    device.settle(table)
    assert device.state("ana")["round"] == 1


# -- bots that think, hints, time ----------------------------------------------------------------


def test_a_bot_that_searches_is_asked_outside_and_its_choice_applies_once():
    device = Device()
    table = str(device.post("/api/tables", plan("block", "me", "level3"))["table"])
    device.connect("ana", table)
    while device.state("ana")["seen"]["turn"] == 0:
        act(device, "ana")
    assert len(device.jobs) == 1
    asked = device.jobs[0]
    before = device.state("ana")["version"]
    device.settle(table)
    assert device.state("ana")["version"] > before
    device.jobs.append(asked)  # a result that comes twice is ignored
    version = device.state("ana")["version"]
    device.think()
    device.settle(table)
    assert device.state("ana")["version"] == version


def test_if_the_second_worker_fails_a_quick_bot_plays_and_the_log_says_so():
    device = Device()
    table = str(device.post("/api/tables", plan("block", "me", "level3"))["table"])
    device.connect("ana", table)
    while device.state("ana")["seen"]["turn"] == 0:
        act(device, "ana")
    device.jobs.clear()
    device.carry_out(device.server.think_done(device.now, table, ""))
    device.settle(table)
    said = [text["id"] for line in shown(device, table)["lines"] for text in line.get("said", [])]
    assert "bot-hurried" in said


def test_calm_bots_pause_and_quick_ones_do_not():
    waits = {}
    for pace in ("calm", "quick"):
        device = Device()
        table = opened(device, "greedy", "greedy", "greedy", "greedy", pace=pace)
        device.send("ana", type="next")
        waits[pace] = device.due[table] - device.now
    assert 800 <= waits["calm"] <= 1600
    assert waits["quick"] <= 0


def test_calm_bots_lay_the_rest_of_their_first_train_faster():
    device = Device()
    table = opened(device, "greedy", "greedy", game="mexican_train", pace="calm")
    device.send("ana", type="next")
    waits: dict[bool, list[int]] = {False: [], True: []}
    before = -1
    for _ in range(30):
        turn = device.state("ana")["seen"]["turn"]
        waits[turn == before].append(device.due[table] - device.now)
        before = turn
        device.ring(table)
    assert all(350 <= wait <= 700 for wait in waits[True])
    assert all(800 <= wait <= 1600 for wait in waits[False])
    assert waits[True]
    assert waits[False]


def test_a_hint_comes_from_the_second_worker_with_reasons():
    device = Device()
    opened(device, "me", "greedy", "greedy", "greedy", game="garrafina")
    while len(device.state("ana")["seen"]["choices"]) < 2:
        act(device, "ana")
        device.settle(device.state("ana")["table"])
    device.send("ana", type="hint", id="one")
    device.send("ana", type="hint", id="two")
    assert len(device.jobs) == 1
    device.think()
    advice = [frame for frame in device.frames["ana"] if frame["type"] == "advice"]
    assert [frame["id"] for frame in advice] == ["one", "two"]
    choices = [choice["action"] for choice in device.state("ana")["seen"]["choices"]]
    assert advice[0]["action"] in choices
    assert advice[0]["reasons"]


def test_a_hint_for_a_moment_that_has_passed_is_refused():
    device = Device()
    opened(device, "me", "greedy", "greedy", "greedy")
    while len(device.state("ana")["seen"]["choices"]) < 2:
        act(device, "ana")
        device.settle(device.state("ana")["table"])
    device.send("ana", type="hint", id="late")
    act(device, "ana")
    device.think()
    late = next(frame for frame in device.frames["ana"] if frame.get("id") == "late")
    assert (late["type"], late["message"]["id"]) == ("refused", "act-stale")


def test_a_clock_that_runs_out_plays_a_move():
    device = Device()
    clock = {"kind": "turn", "seconds": 5, "at_zero": "play"}
    table = str(device.post("/api/tables", plan("block", "me", "greedy", clock=clock))["table"])
    device.connect("ana", table)
    while device.state("ana")["seen"]["turn"] != 0:
        device.ring(table)
    version = device.state("ana")["version"]
    assert device.due[table] == device.now + 5_000
    device.ring(table)
    assert device.state("ana")["version"] > version


# -- solitaires ----------------------------------------------------------------------------------


def test_a_solitaire_has_a_number_undo_and_hints():
    device = Device()
    table = opened(device, "me", game="squeeze", deal=8)
    assert device.state("ana")["deal"] == 8
    before = device.state("ana")["seen"]
    act(device, "ana")
    assert device.state("ana")["seen"] != before
    assert device.send("ana", type="undo")["type"] == "done"
    assert device.state("ana")["seen"] == before
    assert len(before["choices"]) > 1
    device.send("ana", type="hint", id="h")
    device.think()
    advice = next(frame for frame in device.frames["ana"] if frame["type"] == "advice")
    assert advice["action"] in [choice["action"] for choice in before["choices"]]
    assert shown(device, table)["assisted"] is True


# -- storage -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("block", ["me", "greedy", "greedy", "greedy"]),
        ("mexican_train", ["me", "open", "greedy"]),
        ("squeeze", ["me"]),
    ],
)
def test_a_table_restored_at_any_version_is_where_it_was(game, seats):
    device = Device()
    query = "?person=Luis" * ("open" in seats)
    table = str(device.post(f"/api/tables{query}", plan(game, *seats))["table"])
    device.connect("ana", table)
    if "open" in seats:
        device.connect("luis", table, seats.index("open"))
    expected = {}
    for _ in range(40):
        state = device.state("ana")
        expected[state["version"]] = shown(device, table)
        if state["phase"] != "playing":
            break
        name = "luis" if state["seen"]["turn"] == 1 and "open" in seats else "ana"
        if "act" in device.state(name)["may"]:
            act(device, name)
        else:
            device.ring(table)
    assert len(expected) > 10
    assert any(at for at, _ in device.history[table])
    for version, state in expected.items():
        for from_snapshot in (False, True):
            other = device.restored(table, version, from_snapshot)
            assert shown(other, table) == state


def test_a_restored_table_goes_on_to_the_end():
    device = Device()
    table = opened(device, "me", "greedy", "level2", "random", game="bergen")
    other = device.restored(table, len(device.rows[table]))
    other.connect("ana", table)
    other.settle(table)
    assert played(other, table)["winners"]


def test_the_clock_of_a_restored_table_starts_again():
    device = Device()
    clock = {"kind": "turn", "seconds": 5}
    table = str(device.post("/api/tables", plan("block", "me", "greedy", clock=clock))["table"])
    device.connect("ana", table)
    while device.state("ana")["seen"]["turn"] != 0:
        device.ring(table)
    device.now += 60_000
    other = device.restored(table, len(device.rows[table]))
    other.connect("ana", table)
    assert other.state("ana")["seats"][0]["left_ms"] == 5_000


def test_a_log_that_contradicts_the_rules_is_shown_closed_with_its_reason():
    device = Device()
    table = opened(device, "me", "greedy", "greedy", "greedy")
    acted = events.encode(events.Acted(ms=device.now, seat=0, action=0))
    device.rows[table] += [base64.b64encode(acted).decode()] * 2
    other = device.restored(table, len(device.rows[table]))
    other.connect("ana", table)
    refused = other.send("ana", type="act", action=0, at=0)
    assert refused["message"]["id"] == "table-unreadable"


def test_a_dropped_table_is_unknown_until_it_is_restored():
    device = Device()
    table = opened(device, "me", "greedy", "greedy", "greedy")
    assert device.server.drop(device.now, table) == "[]"
    assert device.ask("GET", f"/api/tables/{table}")[0] == 404
    device.connect("again", table)
    assert device.closed["again"] == 4401
    rows = device.rows[table]
    device.carry_out(device.server.restore(device.now, table, None, rows))
    assert device.get(f"/api/tables/{table}")["phase"] == "playing"


def test_the_tables_in_memory_are_listed_until_they_are_forgotten():
    device = Device()
    table = opened(device, "me", "greedy", "greedy", "greedy")
    listed = json.loads(device.server.tables(device.now))
    assert [each["table"] for each in listed] == [table]
    device.server.forget(device.now, table)
    assert device.server.tables(device.now) == "[]"


def test_a_finished_match_is_shown_when_its_version_of_the_rules_is_gone():
    device = Device()
    table = opened(device, "me", "greedy", "greedy", "greedy", game="bergen")
    played(device, table)
    device.settle(table)
    before = device.get(f"/api/tables/{table}/replay/1?seat=-1")
    at, row = device.snapshots[table]
    assert at == len(device.rows[table])
    kept = events.decode(base64.b64decode(row))
    assert isinstance(kept, events.Snapshot)
    kept.edition = structs.replace(kept.edition, version=999)
    later = base64.b64encode(events.encode(kept)).decode()
    other = Device(seed=4)
    other.carry_out(other.server.restore(other.now, table, later, []))
    assert other.get(f"/api/tables/{table}/replay/1?seat=-1") == before
    other.connect("ana", table)
    assert other.state("ana")["phase"] == "over"


# -- afterwards ----------------------------------------------------------------------------------


def test_a_rematch_is_another_table_with_the_same_people():
    device = Device()
    table = opened(device, "me", "open", query="?person=Luis", game="muggins")
    device.connect("luis", table, seat=1)
    for _ in range(3_000):
        state = device.state("ana")
        if state["phase"] == "over":
            break
        if state["phase"] == "between":
            device.send("ana", type="next")
        else:
            act(device, "ana" if state["seen"]["turn"] == 0 else "luis")
    assert device.send("ana", type="rematch")["type"] == "done"
    again = device.state("ana")["rematch"]
    assert again.startswith("local-")
    entered = device.post(f"/api/tables/{table}/follow")
    assert (entered["table"], entered["seat"], entered["is_host"]) == (again, 1, True)
    assert device.post(f"/api/tables/{table}/follow", seat=1)["seat"] == 0
    device.connect("there", again, seat=1)
    assert device.state("there")["is_host"] is True


def test_a_match_goes_on_from_a_position_of_its_record():
    device = Device()
    table = opened(device, "me", "greedy", "greedy", "greedy")
    played(device, table)
    record = device.ask("GET", f"/api/tables/{table}/record")[2]
    keys = device.post("/api/tables/from-record?round=1&step=3&level=greedy&name=Eva", record)
    state = shown(device, keys["table"])
    assert state["set_up"] == {"round": 1, "moves": 3}
    assert device.get(f"/api/tables/{keys['table']}/visit")["standing"] == "seated"


def test_practice_tables_show_chances():
    device = Device()
    table = opened(device, "me", "greedy", "greedy", "greedy", practice=True)
    assert device.get(f"/api/tables/{table}/chances")["seat"] == 0
    other = opened(device, "me", "greedy", "greedy", "greedy")
    status, _, body = device.ask("GET", f"/api/tables/{other}/chances")
    assert (status, json.loads(body)["message"]["id"]) == (403, "chances-practice")


# -- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "target", "body", "status", "id"),
    [
        ("GET", "/api/nothing", "", 404, "no-such-page"),
        ("GET", "/api/tables", "", 405, "no-such-method"),
        ("GET", "/api/tables/local-x", "", 404, "no-such-table"),
        ("POST", "/api/tables", "{", 400, "bad-request"),
        ("POST", "/api/tables", "[" * 100_000, 400, "bad-request"),
        ("POST", "/api/tables", plan("block", "me", "zz", "zz", "zz"), 400, "unknown-bot"),
        ("POST", "/api/tables", plan("chess", "me"), 404, "unknown-game"),
        ("POST", "/api/review?round=x", "", 400, "bad-request"),
        ("POST", "/api/review?round=0", "", 400, "bad-request"),
        ("GET", "/api/sheets/local-x", "", 404, "no-such-sheet"),
        ("GET", "/api/puzzles/daily?day=1999-01-01", "", 400, "puzzle-day"),
    ],
)
def test_requests_that_are_not_allowed_are_refused(method, target, body, status, id):
    device = Device()
    found, media_type, text = device.ask(method, target, body)
    assert (found, json.loads(text)["message"]["id"]) == (status, id)
    assert media_type == "application/json"


def test_frames_that_are_not_allowed_are_refused_under_their_id():
    device = Device()
    opened(device, "me", "greedy", "greedy", "greedy")
    assert device.send("ana", type="ping") == {"type": "pong"}
    for frame, id in [
        ({"type": "fly", "id": "a"}, "bad-frame"),
        ({"type": "act", "id": "a", "action": 5000, "at": 10**6}, "act-stale"),
        ({"type": "consent", "id": "a", "yes": True}, "consent-nothing"),
    ]:
        refused = device.send("ana", **frame)
        assert (refused["id"], refused["message"]["id"]) == ("a", id)
    device.carry_out(device.server.frame(device.now, "nobody", "{}"))
    assert device.closed["nobody"] == 4401


def test_a_person_who_leaves_is_shown_out_after_the_answer():
    device = Device()
    opened(device, "me", "greedy", "greedy", "greedy")
    assert device.send("ana", type="leave")["type"] == "done"
    assert device.closed["ana"] == 4401


# -- score sheets --------------------------------------------------------------------------------


def test_a_score_sheet_is_kept_on_the_device():
    device = Device()
    rules = {"game": "block", "seats": 4}
    names = ["Ana", "Luis", "Eva", "Noa"]
    sheet = device.post("/api/sheets", {"rules": rules, "names": names})["sheet"]
    state = device.post(f"/api/sheets/{sheet}/enter", {"key": ""})
    assert (state["version"], state["may_write"]) == (1, True)
    report = {"ending": "out", "seat": 1, "answers": {"leader": [0], "left": [5, 0, 7, 8]}}
    status, _, body = device.ask(
        "POST", f"/api/sheets/{sheet}/rounds", {"version": 1, "report": report}
    )
    assert status == 200, body
    assert device.sheets[sheet][0] == 2
    late = device.ask("POST", f"/api/sheets/{sheet}/rounds", {"version": 1, "report": report})
    assert (late[0], json.loads(late[2])["message"]["id"]) == (409, "sheet-changed")
    assert device.ask("GET", f"/api/sheets/{sheet}?since=2")[0] == 204
    other = Device(seed=3)
    other.carry_out(other.server.restore_sheet(other.now, sheet, *device.sheets[sheet]))
    assert other.get(f"/api/sheets/{sheet}") == device.get(f"/api/sheets/{sheet}")
    assert "Ana,Luis,Eva,Noa" in other.ask("GET", f"/api/sheets/{sheet}/csv")[2]
    assert other.ask("DELETE", f"/api/sheets/{sheet}/rounds/last?since=2")[0] == 200
    assert other.get(f"/api/sheets/{sheet}")["rows"] == []


def test_the_worker_of_tables_loads_neither_reviews_nor_pictures_nor_lessons():
    """A phone takes a second for them, and only the second worker needs them."""
    code = "import sys; from capicua.local import LocalServer; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(found.stdout.split())
    assert "capicua.local.local_table" in loaded
    heavy = ("capicua.review", "capicua.learn", "capicua.simulation", "capicua.render.svg")
    assert loaded.isdisjoint({*heavy, "capicua.local.answers", "jinja2", "babel", "fluent"})
