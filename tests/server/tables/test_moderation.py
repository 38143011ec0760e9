"""Moderation over the wire, and its effect after a restart of the server (S13)."""

from __future__ import annotations

from capicua import client
from tests.server.person import Person, enter, make
from tests.server.tables.test_people import refusal, said, two

NOT_HERE = 4401


def come(site, keys, key, **more):
    """Try a key of the table, with optional request arguments."""
    wish = {"key": keys[key], "name": "Eva"}
    return site.post(f"/api/tables/{keys['table']}/enter", wish, **more)


def test_s13_a_banned_person_is_removed_and_stays_banned_after_a_restart(sites, database):
    site = sites(database)
    ana, luis, keys = two(site)
    people = {one["name"]: one["number"] for one in ana.ask("people")["people"]}
    assert people == {"Ana": 1, "Luis": 2}
    assert refusal(luis, "moderate", number=1, do="mute") == "only-host"
    assert ana.ask("moderate", number=2, do="mute")["type"] == "done"
    assert refusal(luis, "say", text="hola") == "chat-muted"
    assert ana.ask("chat", chat="free", spectators=False)["type"] == "done"
    assert ana.ask("moderate", number=2, do="ban")["type"] == "done"
    assert luis.closed_with() == NOT_HERE
    ana.until(lambda state: "removed" in said(ana))
    site.stop()

    site = sites(database)
    cookie = {"Origin": site.url, "Cookie": f"capicua_{keys['table']}={luis.token}"}
    answer = come(site, keys, "watch", headers=cookie)
    assert (answer.status_code, answer.json()["message"]["id"]) == (403, "banned")
    assert Person(site, keys["table"], luis.token).closed_with() == NOT_HERE
    eva = Person(site, keys["table"], enter(site, keys, key="watch")["token"])
    assert "say" not in eva.until(bool)["may"]
    assert refusal(eva, "say", text="hola") == "chat-players-only"
    ana = Person(site, keys["table"], ana.token)
    banned = [one for one in ana.ask("people")["people"] if one.get("banned")]
    assert [one["name"] for one in banned] == ["Luis"]


def test_s13_old_links_stop_working_after_a_rekey(site):
    keys, token = make(site, "draw", "open")
    ana = Person(site, keys["table"], token)
    thief = Person(site, keys["table"], enter(site, keys, key="host")["token"])
    new = ana.ask("rekey", id="once")
    assert new["type"] == "keys"
    assert thief.closed_with() == NOT_HERE
    for key in ("host", "play", "watch"):
        answer = come(site, keys, key)
        assert (answer.status_code, answer.json()["message"]["id"]) == (403, "enter-key")
        assert come(site, {"table": keys["table"], **new}, key).status_code == 200, key
    del ana.answers["once"]
    assert ana.ask("rekey", id="once")["type"] == "done", "the same id counts once"


def test_s13_chat_per_connection_is_rate_limited(sites, tmp_path):
    ana, _, _ = two(sites(str(tmp_path / "tables.db"), frames_each=100, frame_seconds=1e9))
    answers = [ana.ask("say", text="hola")["type"] for _ in range(25)]
    assert answers == ["done"] * 20 + ["refused"] * 5
    assert ana.ask("people")["type"] == "guests", "other requests are not limited"


def test_s13_the_python_client_can_moderate(site):
    keys, _ = make(site, "draw", "open")
    links = {key: f"{site.url}/t/{keys['table']}#{keys[key]}" for key in ("host", "play", "watch")}
    with client.sit(links["host"]) as host, client.sit(links["play"], "Luis") as luis:
        person = next(one for one in host.people() if one.name == "Luis")
        host.moderate(person, "mute")
        assert luis.wait(30).muted or luis.wait(30).muted
        host.set_chat("phrases", spectators=False)
        fresh = host.rekey()
        assert isinstance(fresh, client.Keys)
        host.moderate(person.number, "remove")
    with client.sit(f"{site.url}/t/{keys['table']}#{fresh.play}", "Eva") as eva:
        assert (eva.state.chat, eva.state.spectator_chat) == ("phrases", False)
