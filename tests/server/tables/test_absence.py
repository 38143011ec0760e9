"""People who are away, over real sockets: stand-ins, and hosting that passes and returns."""

from __future__ import annotations

import time

import pytest

from tests.server.person import Person, enter, make


def both(site, **more):
    """Ana, the host, and Luis, in the first round; the table waits for Ana."""
    keys, token = make(site, "draw", "open", **more)
    ana = Person(site, keys["table"], token)
    luis = Person(site, keys["table"], enter(site, keys, "Luis")["token"])
    for person in (ana, luis):
        assert person.ask("next")["type"] == "done"
    while ana.until(lambda s: s["phase"] == "playing")["seen"]["turn"] != 0:
        luis.until(lambda s: "act" in s["may"])
        version = luis.act()["version"]
        ana.until(lambda s, now=version: s["version"] >= now)
    return keys, token, ana, luis


def test_a_host_who_closes_the_browser_on_their_turn_does_not_stop_the_table(site, monkeypatch):
    monkeypatch.setattr("capicua.table.room.room.IDLE_MS", 300)
    keys, token, ana, luis = both(site)
    ana.close()
    waits = luis.until(lambda s: not s["seats"][0].get("here"))["waits"]
    assert [wait["seat"] for wait in waits] == [0]
    time.sleep(waits[0]["in_ms"] / 1000)
    assert luis.ask("propose", seat=0)["type"] == "done"
    state = luis.until(lambda s: "act" in s["may"] or s["phase"] != "playing")
    assert state["seats"][0]["held_by_bot"]
    back = Person(site, keys["table"], token)
    assert back.until(bool)["seats"][0]["held_by_bot"]
    assert back.ask("replace", seat=0, level="")["type"] == "done"
    back.until(lambda s: not s["seats"][0].get("held_by_bot"))


def test_a_silent_player_is_replaced_between_rounds_and_the_next_round_starts(site, monkeypatch):
    monkeypatch.setattr("capicua.table.room.room.IDLE_MS", 0)
    _, _, ana, luis = both(site)
    for _ in range(500):
        state = ana.until(lambda s: s["phase"] != "waiting")
        if state["phase"] != "playing":
            break
        person = (ana, luis)[state["seen"]["turn"]]
        person.until(lambda s: "act" in s["may"])
        version = person.act()["version"]
        ana.until(lambda s, now=version: s["version"] >= now)
    assert luis.ask("next")["type"] == "done"
    assert luis.ask("propose", seat=0)["type"] == "done"
    assert luis.until(lambda s: s["round"] == 2)["seats"][0]["held_by_bot"]


@pytest.mark.parametrize("is_stopped", [False, True])
def test_hosting_passes_by_itself_and_returns_with_the_host(
    sites, tmp_path, monkeypatch, is_stopped
):
    monkeypatch.setattr("capicua.table.room.room.HOST_AWAY_MS", 300)
    site = sites(str(tmp_path / "tables.db"))
    keys, token, ana, luis = both(site)
    ana.close()
    assert luis.until(lambda s: s["is_host"])
    assert "rekey" not in luis.state["may"]
    assert luis.ask("rekey")["message"]["id"] == "acting-host"
    if is_stopped:
        site.stop()
        site = sites(str(tmp_path / "tables.db"))
        luis = Person(site, keys["table"], luis.token)
        assert luis.until(bool)["is_host"]
    back = Person(site, keys["table"], token)
    assert back.until(bool)["is_host"]
    luis.until(lambda s: not s["is_host"])
    told = [text["id"] for line in luis.lines for text in line["said"]]
    assert told[-2:] == ["host-passed", "host-back"]
