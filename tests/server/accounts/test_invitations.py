"""People invite each other to tables by name."""

from __future__ import annotations

import pytest

from capicua.server.accounts import invitations as rules
from capicua.server.accounts.invitations import erase
from capicua.server.store.schema import accounts
from capicua.server.timers import now_ms
from tests.server.accounts.people import device, refusal, run, write
from tests.server.moderation.conftest import hall, three  # noqa: F401
from tests.server.person import plan


@pytest.fixture
def table(hall, three):  # noqa: F811
    """A table of Ana's with an open seat."""
    with device(hall, three[1]) as hers:
        yield hers.post("/api/tables", json=plan("block", "open")).json()["table"]


def test_who_is_invited_sits_down_without_a_key(hall, three, table):  # noqa: F811
    _, ana, luis = three
    with device(hall, ana) as hers, device(hall, luis) as his:
        assert refusal(his.post(f"/api/tables/{table}/join", json={})) == "no-such-page"
        sent = hers.post(f"/api/people/{luis.id}/invite", json={"table": table})
        assert sent.status_code == 204
        (one,) = his.get("/api/people/invitations").json()["invitations"]
        assert (one["table"], one["game"], one["name"]) == (table, "block", ana.name)
        seat = his.post(f"/api/tables/{table}/join", json={}).json()
        assert (seat["seat"], seat["is_host"]) == (1, False)
        assert his.get("/api/people/invitations").json()["invitations"] == []
        again = hers.post(f"/api/people/{luis.id}/invite", json={"table": table})
        assert refusal(again) == "table-full"


def test_an_invitation_is_declined_or_expires(hall, three, table):  # noqa: F811
    _, ana, luis = three
    with device(hall, ana) as hers, device(hall, luis) as his:
        for _ in range(2):
            hers.post(f"/api/people/{luis.id}/invite", json={"table": table})
        assert len(his.get("/api/people/invitations").json()["invitations"]) == 1
        his.delete(f"/api/people/invitations/{table}")
        assert his.get("/api/people/invitations").json()["invitations"] == []
        assert refusal(his.post(f"/api/tables/{table}/join", json={})) == "no-such-page"
        hers.post(f"/api/people/{luis.id}/invite", json={"table": table})
        later = now_ms() + rules.VALID_MS + 1000
        assert run(hall, hall.server.invitations.forget(later)) >= 1
        assert his.get("/api/people/invitations").json()["invitations"] == []


def test_only_people_at_the_table_invite(hall, three, table):  # noqa: F811
    mod, _, luis = three
    with device(hall, luis) as his:
        answer = his.post(f"/api/people/{mod.id}/invite", json={"table": table})
        assert refusal(answer) == "not-at-table"
        answer = his.post(f"/api/people/{mod.id}/invite", json={"table": "nothing"})
        assert refusal(answer) == "no-such-table"
    assert hall.post(f"/api/people/{luis.id}/invite", {"table": table}).status_code == 401


def test_a_block_ends_invitations_and_prevents_them(hall, three, table):  # noqa: F811
    _, ana, luis = three
    with device(hall, ana) as hers, device(hall, luis) as his:
        hers.post(f"/api/people/{luis.id}/invite", json={"table": table})
        his.put(f"/api/people/{ana.id}/block")
        assert his.get("/api/people/invitations").json()["invitations"] == []
        answer = hers.post(f"/api/people/{luis.id}/invite", json={"table": table})
        assert refusal(answer) == "relation-closed"


@pytest.mark.parametrize("does_block", ["invited", "seated"])
def test_nobody_invited_sits_beside_a_person_whom_a_block_separates(
    hall,  # noqa: F811
    three,  # noqa: F811
    does_block,
):
    eva, ana, luis = three
    pair = (luis.id, eva.id) if does_block == "invited" else (eva.id, luis.id)
    run(hall, hall.server.relations.begin(*pair, "block"))
    with device(hall, ana) as hers, device(hall, luis) as his, device(hall, eva) as evas:
        keys = hers.post("/api/tables", json=plan("block", "open", "open")).json()
        table = f"/api/tables/{keys['table']}"
        hers.post(f"/api/people/{luis.id}/invite", json={"table": keys["table"]})
        with_link = {"key": keys["play"], "name": luis.name}
        assert evas.post(f"{table}/enter", json=with_link | {"name": eva.name}).status_code == 200
        assert refusal(his.post(f"{table}/join", json={})) == "table-apart"
        assert his.post(f"{table}/enter", json=with_link).status_code == 200  # the host's affair


def test_a_child_is_invited_by_friends_only(hall, three, table):  # noqa: F811
    _, ana, luis = three
    child = accounts.update().where(accounts.c.id == luis.id).values(is_child=True)
    write(hall, lambda connection: connection.execute(child))
    with device(hall, ana) as hers:
        answer = hers.post(f"/api/people/{luis.id}/invite", json={"table": table})
        assert refusal(answer) == "relation-closed"
        relations = hall.server.relations
        run(hall, relations.begin(ana.id, luis.id, "friend"))
        run(hall, relations.begin(luis.id, ana.id, "friend"))
        answer = hers.post(f"/api/people/{luis.id}/invite", json={"table": table})
        assert answer.status_code == 204


def test_invitations_are_limited(hall, three, table, monkeypatch):  # noqa: F811
    mod, ana, luis = three
    monkeypatch.setattr(rules, "MOST", 1)
    with device(hall, ana) as hers:
        hers.post(f"/api/people/{luis.id}/invite", json={"table": table})
        answer = hers.post(f"/api/people/{mod.id}/invite", json={"table": table})
        assert refusal(answer) == "relation-most"


def test_a_deleted_account_leaves_no_invitation(hall, three, table):  # noqa: F811
    _, ana, luis = three
    with device(hall, ana) as hers, device(hall, luis) as his:
        hers.post(f"/api/people/{luis.id}/invite", json={"table": table})
        write(hall, lambda connection: erase(connection, ana.id))
        assert his.get("/api/people/invitations").json()["invitations"] == []
