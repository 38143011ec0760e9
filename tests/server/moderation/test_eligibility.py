"""Suspended people do not play with strangers, and a block separates at listed tables."""

from __future__ import annotations

import pytest

from capicua.server.moderation import silence
from capicua.server.timers import now_ms
from tests.server.accounts.people import device, refusal, run
from tests.server.local_server import Site
from tests.server.moderation.test_actions import act, undo
from tests.server.person import Person, plan

LISTED = plan("block", "open", "open", listed=True, watch_by_address=True)


def test_a_suspended_person_neither_lists_a_table_nor_comes_to_one(hall, three):
    mod, ana, luis = three
    with device(hall, mod) as theirs, device(hall, ana) as hers, device(hall, luis) as his:
        keys = his.post("/api/tables", json=LISTED).json()
        table, own = f"/api/tables/{keys['table']}", {"key": keys["play"], "name": "Eva"}
        action = act(theirs, ana, "suspend")
        assert refusal(hers.post("/api/tables", json=LISTED)) == "account-suspended"
        assert refusal(hers.post(f"{table}/enter", json=own)) == "account-suspended"
        watch = {"wants": "watch"}
        assert refusal(hers.post(f"{table}/visit", json=watch)) == "account-suspended"
        assert hers.post("/api/tables", json=plan("block", "open")).status_code == 201
        undo(theirs, action)
        assert hers.post(f"{table}/enter", json=own).status_code == 200


def test_who_is_at_a_table_stays_there_when_suspended(hall, three):
    mod, ana, luis = three
    with device(hall, mod) as theirs, device(hall, ana) as hers, device(hall, luis) as his:
        keys = his.post("/api/tables", json=LISTED).json()
        table, own = f"/api/tables/{keys['table']}", {"key": keys["play"], "name": "Eva"}
        seat = hers.post(f"{table}/enter", json=own).json()["seat"]
        act(theirs, ana, "suspend")
        assert hers.post(f"{table}/enter", json=own).json()["seat"] == seat


async def forget(hall: Site) -> int:
    """Delete the guests whose mute is over; return how many."""
    return await hall.server.store.do(lambda connection: silence.forget(connection, now_ms()))


@pytest.mark.parametrize("who", ["guest", "host"])
def test_a_block_keeps_people_apart_at_listed_tables_only(hall, three, who):
    _, ana, luis = three
    relations = hall.server.relations
    pair = (ana.id, luis.id) if who == "guest" else (luis.id, ana.id)
    run(hall, relations.begin(*pair, "block"))
    with device(hall, ana) as hers, device(hall, luis) as his:
        for is_listed in (True, False):
            keys = his.post("/api/tables", json=LISTED | {"listed": is_listed}).json()
            table, own = f"/api/tables/{keys['table']}", {"key": keys["play"], "name": "Eva"}
            answer = hers.post(f"{table}/enter", json=own)
            if is_listed:
                assert refusal(answer) == "table-apart"
                watched = hers.post(f"{table}/visit", json={"wants": "watch"})
                assert refusal(watched) == "table-apart"
            else:
                assert answer.status_code == 200


def test_a_measure_holds_in_the_same_browser_after_signing_out(hall, three):
    mod, ana, luis = three
    with device(hall, mod) as theirs, device(hall, ana) as hers, device(hall, luis) as his:
        friends = his.post("/api/tables", json=plan("block", "open", "open")).json()
        keys = his.post("/api/tables", json=LISTED).json()
        table, own = f"/api/tables/{keys['table']}", {"key": keys["play"], "name": "Eva"}
        assert "capicua_standing" not in hers.get("/api/account").cookies
        measures = [act(theirs, ana, kind, minutes=60) for kind in ("suspend", "mute")]
        hers.get("/api/account")
        hers.post("/api/account/sign-out", json={})
        assert hers.get("/api/account").status_code == 204
        assert refusal(hers.post(f"{table}/enter", json=own)) == "account-suspended"
        assert refusal(hers.post("/api/tables", json=LISTED)) == "account-suspended"
        with_link = {"key": friends["play"], "name": "Eva"}
        entered = hers.post(f"/api/tables/{friends['table']}/enter", json=with_link).json()
        guest = Person(hall, friends["table"], entered["token"])
        hall.server.silence._silenced.clear()  # a restart, or the process that holds the table
        run(hall, hall.server.silence.refresh())
        assert guest.ask("say", phrase="hello")["message"]["id"] == "chat-by-moderator"
        assert run(hall, forget(hall)) == 0
        with hall.visitor(headers={"Origin": hall.url}) as another:  # another browser
            assert another.post(f"{table}/enter", json=own).status_code == 200
        for action in measures:
            undo(theirs, action)
        run(hall, hall.server.silence.refresh())
        assert guest.ask("say", phrase="hello")["type"] == "done"
        assert run(hall, forget(hall)) == 1
        assert hers.post(f"{table}/enter", json=own | {"name": "Ida"}).status_code == 200
        guest.close()
