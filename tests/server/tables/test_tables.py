"""Tables over real sockets: creating, entering, playing, leaving, reconnecting; both databases."""

from __future__ import annotations

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.local_server import until
from tests.server.person import Person, enter, make, plan


def test_a_round_can_be_played_against_a_bot(each):
    keys, token = make(each)
    ana = Person(each, keys["table"], token)
    state = ana.play_round()
    assert state["phase"] == "between"
    assert len(state["rounds"]) == 1
    assert state["rounds"][0]["points"] == state["totals"]
    assert ana.ask("next")["type"] == "done"
    assert ana.until(lambda s: s["round"] == 2)["phase"] == "playing"


def test_two_people_play_and_each_sees_only_their_own_tiles(each):
    keys, token = make(each, "draw", "open")
    ana = Person(each, keys["table"], token)
    luis = Person(each, keys["table"], enter(each, keys, "Luis")["token"])
    assert ana.until(lambda s: s["seats"][1]["kind"] == "person")["seats"][1]["name"] == "Luis"
    luis.until(lambda s: s["seat"] == 1)
    for person in (ana, luis):
        assert person.ask("next")["type"] == "done"
    for seat, person in enumerate((ana, luis)):
        state = person.until(lambda s: s["phase"] == "playing")
        hands = {z["seat"]: z for z in state["seen"]["zones"] if z["zone"] == "hand"}
        assert len(hands[seat]["tiles"]) == hands[seat]["count"] == 7
        assert "tiles" not in hands[1 - seat]
    while ana.state["phase"] == "playing":
        turn = ana.state["seen"]["turn"]
        actor, other = (ana, luis) if turn == 0 else (luis, ana)
        actor.until(lambda s: "act" in s["may"])
        version = actor.act()["version"]
        for person in (actor, other):
            person.until(lambda s, now=version: s["version"] >= now)
    assert ana.state["totals"] == luis.state["totals"]


def test_a_repeated_request_id_counts_once(each):
    keys, token = make(each)
    ana = Person(each, keys["table"], token)
    ana.until(lambda s: "act" in s["may"])
    for _ in range(2):
        assert ana.ask("say", id="hello", text="¡Hola!")["type"] == "done"
        del ana.answers["hello"]
    other = Person(each, keys["table"], token)  # another tab of the same person
    assert other.ask("say", id="hello", text="¡Hola!")["type"] == "done"
    told = [line for line in other.lines if line.get("text") == "¡Hola!"]
    assert len(told) == 1


def test_a_reconnecting_client_receives_only_what_it_missed(each):
    keys, token = make(each)
    ana = Person(each, keys["table"], token)
    ana.until(lambda s: "act" in s["may"])
    seen = ana.state["version"]
    ana.close()
    meanwhile = Person(each, keys["table"], token)
    assert meanwhile.ask("say", text="¿Sigues ahí?")["type"] == "done"
    ana.lines.clear()
    ana.connect(since=seen)
    state = ana.until(lambda s: s["version"] > seen)
    assert not state["complete"]
    assert [line["text"] for line in ana.lines if line["kind"] == "chat"] == ["¿Sigues ahí?"]
    assert all(line["at"] > seen for line in ana.lines)


def test_a_restarted_server_resumes_its_tables(sites, database):
    first = sites(database)
    keys, token = make(first)
    ana = Person(first, keys["table"], token)
    ana.until(lambda s: "act" in s["may"])
    ana.act()
    before = ana.until(lambda s: "act" in s["may"] or s["phase"] != "playing")
    first.stop()
    assert ana.closed_with() == 1012
    second = sites(database)
    again = Person(second, keys["table"], token)
    after = again.until(bool)
    for field in ("version", "seen", "totals", "phase", "seat", "round"):
        assert after[field] == before[field], field
    assert again.play_round()["phase"] == "between"


def test_an_unloaded_table_is_restored_from_its_snapshot(each):
    keys, token = make(each)
    ana = Person(each, keys["table"], token)
    before = ana.play_round()
    ana.close()
    actor = each.registry.actors[keys["table"]]

    def put_away():
        """Unload the table as soon as it is idle: it still records that Ana has left."""
        each.call(lambda: each.registry.put_idle_away(actor.used))
        return keys["table"] not in each.registry.actors

    until(put_away)
    after = Person(each, keys["table"], token).until(bool)
    for field in ("version", "totals", "rounds", "phase", "seen", "seats"):
        assert after[field] == before[field], field


def test_a_bot_continues_after_a_restart_without_visitors(sites, database):
    """A table whose bots were to act when the server stopped is loaded without any visitor."""
    first = sites(database)
    keys, token = make(first, pace="calm")
    ana = Person(first, keys["table"], token)
    ana.until(bool)
    while "act" in ana.until(bool)["may"]:
        ana.act()
        ana.until(lambda s: s["seen"]["turn"] is not None)
    version = ana.state["version"]
    first.stop()
    second = sites(database)
    watcher = Person(second, keys["table"], token)
    watcher.until(lambda s: s["version"] > version)


def test_spectators_see_the_table_but_no_hands(each):
    keys, _ = make(each)
    entered = enter(each, keys, key="watch")
    assert entered["seat"] is None
    eva = Person(each, keys["table"], entered["token"])
    state = eva.until(bool)
    assert state["seat"] is None
    assert state["seen"]["choices"] == []
    assert all("tiles" not in zone for zone in state["seen"]["zones"] if zone["zone"] == "hand")
    refused = eva.ask("act", action=0, at=state["version"])
    assert (refused["type"], refused["message"]["id"]) == ("refused", "only-players")


def test_a_rematch_is_a_new_table_with_the_same_people(each):
    keys, token = make(each, "squeeze", seats=[{"kind": "me"}], rules={"game": "squeeze"})
    ana = Person(each, keys["table"], token)
    ana.play_round()
    assert ana.ask("rematch")["type"] == "done"
    table = ana.until(lambda s: s.get("rematch"))["rematch"]
    assert table != keys["table"]
    assert Person(each, table, token).until(bool)["seat"] == 0


def test_a_player_who_leaves_is_disconnected_and_replaced_by_a_bot(each):
    keys, token = make(each, "draw", "open")
    ana = Person(each, keys["table"], token)
    luis = Person(each, keys["table"], enter(each, keys, "Luis")["token"])
    for person in (ana, luis):
        person.ask("next")
    ana.until(lambda s: s["phase"] == "playing")
    assert luis.ask("leave")["type"] == "done"
    assert luis.closed_with() == 4401
    assert ana.until(lambda s: s["seats"][1]["kind"] == "bot")


def test_at_zero_the_clock_plays_for_the_player(each):
    keys, token = make(each, clock={"kind": "turn", "seconds": 1, "at_zero": "play"})
    ana = Person(each, keys["table"], token)
    state = ana.until(lambda s: "act" in s["may"])
    assert 0 < state["seats"][0]["left_ms"] <= 1000
    version = state["version"]
    ana.until(lambda s: s["version"] > version)
    assert any(line["said"][0]["id"] == "time-played" for line in ana.lines if line["said"])


def test_an_invalid_plan_creates_no_table(sites, database):
    site = sites(database)
    for wrong in (
        plan(rules={"game": "draw", "seats": 3}),
        plan(rules={"game": "nothing", "seats": 2}),
        plan(rules={"game": "draw", "seats": 2, "options": {"colour": "red"}}),
        plan(rules={"game": "draw", "seats": 2, "preset": "mine"}),
        plan("draw", "genius"),
        plan(name=""),
        plan(name="x" * 25),
        plan(seats=[]),
        plan(clock={"kind": "bank", "seconds": -1}),
    ):
        answer = site.post("/api/tables", wrong)
        assert answer.status_code in (400, 404), (wrong, answer.text)
        assert answer.json()["message"]["id"]
    health = site.get("/health").json()
    assert (health["tables"], health["sockets"]) == (0, 0)


@pytest.mark.parametrize("key", ["play", "host", "watch"])
def test_a_key_of_another_table_is_refused(each, key):
    keys, _ = make(each, "draw", "open")
    other, _ = make(each, "draw", "open")
    answer = each.post(f"/api/tables/{keys['table']}/enter", {"key": other[key], "name": "Eva"})
    assert (answer.status_code, answer.json()["message"]["id"]) == (403, "enter-key")
    assert each.get(f"/api/tables/{keys['table']}").json()["seats"][1]["kind"] == "open"


def test_a_database_failure_acknowledges_nothing_and_loses_nothing(sites, tmp_path, monkeypatch):
    """A failed write is not shown; the request counts once when it is repeated."""
    monkeypatch.setattr("capicua.server.tables.table_actor.TRY_AGAIN_MS", 50)
    site = sites(str(tmp_path / "tables.db"))
    keys, token = make(site, "draw", "open")
    ana = Person(site, keys["table"], token)
    luis = Person(site, keys["table"], enter(site, keys, "Luis")["token"])
    version = luis.until(lambda s: s["seats"][1].get("here"))["version"]
    broken = OperationalError("disk full", None, Exception())

    def fail(*_):
        raise broken

    with monkeypatch.context() as patched:
        patched.setattr("capicua.server.store.append.Statements.append_all", fail)
        ana.send(type="say", id="once", text="¿Me oís?")
        assert ana.closed_with() == 4503
        assert luis.closed_with() == 4503
        assert ana.answers["once"]["message"]["id"] == "server-database-down"
    again = Person(site, keys["table"], token)
    assert again.until(bool)["version"] == version
    assert again.ask("say", id="once", text="¿Me oís?")["type"] == "done"
    assert [line["text"] for line in again.lines if line["kind"] == "chat"] == ["¿Me oís?"]
