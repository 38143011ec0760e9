"""Tables that continue from a record, over HTTP and a real socket."""

from __future__ import annotations

import capicua
from capicua.core.tiles.random import Rng
from capicua.notation import read, record_of, write
from tests.server.local_server import Site
from tests.server.person import Person


def record(game: str = "block", **options) -> str:
    match = capicua.load(game, **options).new_match(seed=2)
    rng = Rng(4)
    while not match.round.is_over:
        legal = match.round.legal_actions()
        match.round.apply(legal[rng.below(len(legal))])
    match.settle()
    return write(record_of(match))


def opened(site, text: str, query: str) -> tuple[str, Person]:
    answer = site.post_text(f"/api/tables/from-record?name=Ana&level=random&{query}", text)
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    token = next(cookie.value for cookie in answer.cookies.jar if cookie.value)
    return table, Person(site, table, token)


def test_play_continues_from_a_decision_in_a_record(site):
    text = record(players=4)
    [played] = read(text).rounds
    _, ana = opened(site, text, "round=1&step=5")
    state = ana.until(lambda state: "act" in state["may"])
    assert state["set_up"] == {"round": 1, "moves": 5}
    assert "fair" not in state
    assert state["seat"] == "ABCD".index(played.moves[5].seat)
    assert [seat["kind"] for seat in state["seats"]].count("bot") == 3
    told = [line["action"] for line in ana.lines if line["kind"] == "play"][:5]
    assert told == [move.action for move in played.moves[:5]]
    assert ana.play_round()["phase"] in ("between", "over")
    ana.close()


def test_another_seat_can_be_chosen(site):
    _, ana = opened(site, record(players=4), "step=0&seat=2")
    assert ana.until(lambda state: state["phase"] == "playing")["seat"] == 2
    ana.close()


def test_the_table_survives_a_restart_of_the_server(tmp_path):
    first = Site(str(tmp_path / "t.db"))
    table, ana = opened(first, record(players=4), "step=6")
    before = ana.until(lambda state: "act" in state["may"])
    ana.act()
    ana.until(lambda state: state["version"] > before["version"])
    ana.close()
    token = ana.token
    first.stop()
    second = Site(str(tmp_path / "t.db"))
    try:
        again = Person(second, table, token)
        state = again.until(lambda state: "act" in state["may"])
        assert state["set_up"] == {"round": 1, "moves": 6}
        told = [line["action"] for line in again.lines if line["kind"] == "play"]
        assert len(told) >= 7
        again.close()
    finally:
        second.stop()


def why(site, text: str | bytes, query: str = "") -> str:
    answer = site.post_text(f"/api/tables/from-record?name=Ana&{query}", text)
    assert 400 <= answer.status_code < 500
    return answer.json()["message"]["id"]


def test_invalid_positions_and_records_are_refused(site):
    text = record()
    assert why(site, text, "round=2") == "from-round"
    assert why(site, text, "step=9999") == "from-move"
    assert why(site, text, "seat=7") == "no-such-seat"
    assert why(site, text, "level=genius") == "unknown-bot"
    assert why(site, "no record") == "record-stray"
    assert why(site, text.replace("block", "chess")) == "record-game"
    assert why(site, b"\xff\xfe\xff") == "not-text"
    unfinished = read(text)
    unfinished.rounds[0].scores = unfinished.totals = unfinished.winners = None
    unfinished.rounds[0].moves.pop()
    assert why(site, write(unfinished)) == "from-unfinished"


def test_chances_are_shown_only_at_a_practice_table(site):
    rules = {"game": "block", "seats": 2}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    found = {}
    for practice in (True, False):
        plan = {"rules": rules, "seats": seats, "name": "Ana", "practice": practice}
        made = site.post("/api/tables", plan)
        table = made.json()["table"]
        token = next(cookie.value for cookie in made.cookies.jar if cookie.value)
        headers = {"Cookie": f"capicua_{table}={token}"}
        found[practice] = site.get(f"/api/tables/{table}/chances", headers=headers)
        assert site.get(f"/api/tables/{table}/chances").status_code == 403
        if practice:
            ana = Person(site, table, token)
            state = ana.until(lambda state: "seen" in state)
            assert state["practice"]
            ana.close()
    chances = found[True].json()
    assert (chances["seat"], chances["places"][0]) == (0, 1)
    hands = [zone for zone in state["seen"]["zones"] if zone["zone"] == "hand"]
    own = next(zone for zone in hands if zone["seat"] == 0)["tiles"]
    assert not {each["tile"] for each in chances["tiles"]} & set(own)
    assert found[False].json()["message"]["id"] == "chances-practice"
