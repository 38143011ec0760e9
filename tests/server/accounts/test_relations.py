"""Friends are mutual, and a block separates both."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from capicua.api.hall.people import Relation
from capicua.core.messages import Refused
from capicua.server.accounts import relations as rules
from capicua.server.accounts.accounts import Account
from capicua.server.accounts.relations import Relations, erase
from capicua.server.http.services import Offers
from tests.server.accounts.people import create, device, refusal, run, write
from tests.server.conftest import empty_database
from tests.server.local_server import Site
from tests.server.person import Person, plan


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def hall(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    database = empty_database(request, tmp_path_factory.mktemp("hall"))
    site = Site(database, offers=Offers(accounts=True), entries_each=10_000, tables_each=1000)
    yield site
    site.stop()


@pytest.fixture
def three(hall: Site, request: pytest.FixtureRequest) -> tuple[Account, Account, Account]:
    mark = f"{abs(hash(request.node.nodeid)) % 10**9}"
    ana, luis, eva = (create(hall, f"{name}{mark}") for name in ("Ana", "Luis", "Eva"))
    return ana, luis, eva


def relations(site: Site) -> Relations:
    found = site.server.relations
    assert found is not None
    return found


def test_friends_are_made_by_request_and_answer(hall, three):
    ana, luis, _ = three
    with device(hall, ana) as hers, device(hall, luis) as his:
        assert hers.put(f"/api/people/{luis.id}/friend").json() == {"has_asked": True}
        (asking,) = his.get("/api/people").json()["people"]
        assert (asking["id"], asking["relation"]) == (ana.id, {"is_asked": True})
        assert his.get("/api/people/invitations").json()["friend_requests"] == 1
        assert his.put(f"/api/people/{ana.id}/friend").json() == {"is_friend": True}
        assert his.get("/api/people/invitations").json()["friend_requests"] == 0
        (friend,) = hers.get("/api/people").json()["people"]
        assert (friend["name"], friend["relation"]) == (luis.name, {"is_friend": True})
        assert hers.put(f"/api/people/{luis.id}/friend").json() == {"is_friend": True}
        assert his.delete(f"/api/people/{ana.id}/friend").json() == {}
        assert hers.get("/api/people").json()["people"] == []


def test_a_request_is_declined_or_withdrawn(hall, three):
    ana, luis, _ = three
    known = relations(hall)
    run(hall, known.begin(ana.id, luis.id, "friend"))
    run(hall, known.end(luis.id, ana.id, "friend"))
    assert run(hall, known.relation(ana.id, luis.id)) == Relation()
    run(hall, known.begin(ana.id, luis.id, "friend"))
    run(hall, known.end(ana.id, luis.id, "friend"))
    assert run(hall, known.relation(luis.id, ana.id)) == Relation()


def test_a_block_ends_friendship_and_closes_both_ways(hall, three):
    ana, luis, eva = three
    known = relations(hall)
    run(hall, known.begin(ana.id, luis.id, "friend"))
    run(hall, known.begin(luis.id, ana.id, "friend"))
    run(hall, known.begin(luis.id, ana.id, "follow"))
    with device(hall, ana) as hers, device(hall, luis) as his:
        assert hers.put(f"/api/people/{luis.id}/block").json() == {"blocks": True}
        assert his.get("/api/people").json()["people"] == []
        named = his.get("/api/people/named", params={"name": ana.name})
        assert refusal(named) == refusal(his.get(f"/api/people/{ana.id}")) == "no-such-account"
        assert hers.get(f"/api/people/{luis.id}").json()["relation"] == {"blocks": True}
        for one, other in ((hers, luis), (his, ana)):
            for kind in ("friend", "follow"):
                assert refusal(one.put(f"/api/people/{other.id}/{kind}")) == "relation-closed"
    apart = run(hall, known.blocked_pairs([ana.id, luis.id, eva.id]))
    assert apart == {frozenset((ana.id, luis.id))}
    assert run(hall, known.blocked_pairs([ana.id, eva.id])) == set()
    assert run(hall, known.are_apart(luis.id, [eva.id, ana.id]))
    run(hall, known.end(ana.id, luis.id, "block"))
    assert not run(hall, known.are_apart(luis.id, [eva.id, ana.id]))


def test_the_blocked_one_cannot_lift_the_block(hall, three):
    ana, luis, _ = three
    known = relations(hall)
    run(hall, known.begin(ana.id, luis.id, "block"))
    run(hall, known.end(luis.id, ana.id, "block"))
    assert run(hall, known.are_apart(luis.id, [ana.id]))


def test_two_requests_at_once_make_friends(hall, three):
    ana, luis, _ = three
    known = relations(hall)

    async def both() -> None:
        await asyncio.gather(
            known.begin(ana.id, luis.id, "friend"), known.begin(luis.id, ana.id, "friend")
        )

    run(hall, both())
    assert run(hall, known.relation(ana.id, luis.id)) == Relation(is_friend=True)
    assert run(hall, known.relation(luis.id, ana.id)) == Relation(is_friend=True)


def test_requests_are_limited(hall, three, monkeypatch):
    ana, luis, eva = three
    monkeypatch.setitem(rules.MOST, "asked", 1)
    known = relations(hall)
    run(hall, known.begin(ana.id, luis.id, "friend"))
    run(hall, known.begin(ana.id, luis.id, "friend"))
    with pytest.raises(Refused, match="relation-most"):
        run(hall, known.begin(ana.id, eva.id, "friend"))


def test_nobody_relates_to_themselves_or_to_nobody(hall, three):
    ana = three[0]
    with device(hall, ana) as hers:
        assert refusal(hers.put(f"/api/people/{ana.id}/friend")) == "relation-self"
        assert refusal(hers.put("/api/people/nobody/friend")) == "no-such-account"
        assert hers.put(f"/api/people/{three[1].id}/enemy").status_code == 400


def test_people_are_found_by_name(hall, three):
    ana, luis, _ = three
    with device(hall, ana) as hers:
        found = hers.get("/api/people/named", params={"name": luis.name.upper()}).json()
        assert (found["id"], found["relation"]) == (luis.id, {})
        assert refusal(hers.get("/api/people/named?name=Nobody")) == "no-such-account"


def test_strangers_and_foreign_pages_are_refused(hall, three):
    ana, luis, _ = three
    assert hall.get("/api/people").status_code == 401
    assert hall.request("PUT", f"/api/people/{luis.id}/friend").status_code == 401
    with device(hall, ana, Origin="https://evil.example") as foreign:
        answer = foreign.put(f"/api/people/{luis.id}/friend")
        assert refusal(answer) == "foreign-origin"


def test_a_friend_sees_where_a_friend_plays_if_it_may_be_watched(hall, three):
    ana, luis, _ = three
    known = relations(hall)
    run(hall, known.begin(ana.id, luis.id, "friend"))
    run(hall, known.begin(luis.id, ana.id, "friend"))
    for is_open in (True, False):
        with device(hall, ana) as hers, device(hall, luis) as his:
            made = hers.post("/api/tables", json=plan(watch_by_address=is_open))
            table = made.json()["table"]
            path = f"/ws/tables/{table}"
            token = made.cookies.get(f"capicua_{table}", path=path)
            at_table = Person(hall, table, token)
            at_table.until(lambda state: state["phase"])
            (seen,) = his.get("/api/people").json()["people"]
            assert seen["is_here"]
            assert seen["table"] == (table if is_open else "")
            at_table.close()


def test_a_deleted_account_leaves_no_relation(hall, three):
    ana, luis, _ = three
    known = relations(hall)
    run(hall, known.begin(ana.id, luis.id, "friend"))
    run(hall, known.begin(luis.id, ana.id, "follow"))
    write(hall, lambda connection: erase(connection, ana.id))
    assert run(hall, known.relatives(luis.id)) == []


def test_a_server_without_accounts_has_no_people(site):
    assert site.get("/api/people").status_code == 404
