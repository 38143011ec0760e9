"""Two processes serve the same people: pairing, open tables, blocks, mutes, notices, ratings."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

pytest.importorskip("litestar", reason="the server's libraries are not installed")
pytest.importorskip("redis", reason="the Redis client is not installed")

from capicua.server.accounts.accounts import _COLUMNS, Account
from capicua.server.store.event_log import url_of
from capicua.server.store.schema import (
    accounts,
    match_players,
    matches,
    notices,
    ratings,
    sessions,
    turns,
)
from capicua.server.timers import now_ms
from capicua.table.play.seats import key_hash, likeness
from tests import suite
from tests.server.faults import Node, Redis
from tests.server.lobby.lobby_visitor import LobbyVisitor
from tests.server.local_server import Postgres, until
from tests.server.notices.push_service import PushService
from tests.server.person import Person, plan
from tests.server.ratings.table import play, rated_plan, seated

OFFERS = {"lobby": "on", "accounts": "yes", "ratings": "yes", "notices": "yes"}
STEPS = [("turn", "before"), pytest.param(("send", "before"), marks=suite.exhaustive)]
DAYS = {"kind": "turn", "seconds": 3 * 86_400}


class PromptNode(Node):
    """A process that does at once what others do after a while; perhaps it kills itself."""

    module = "tests.server.cluster.prompt_server"

    def __init__(self, hall: Hall, *step: str) -> None:
        self.arguments = step
        super().__init__(hall.database, hall.folder, broker=hall.broker, **OFFERS)


class Member:
    """Somebody with an account, whose devices reach any process."""

    def __init__(self, hall: Hall, name: str, role: str = "player") -> None:
        self.session = f"session-of-{name}"
        now = now_ms()
        row = {"id": name, "name": name, "likeness": likeness(name), "seat_key": os.urandom(32)}
        session = {"hash": key_hash(self.session), "account_id": name, "made": now, "seen": now}
        with hall.engine.begin() as connection:
            connection.execute(accounts.insert().values(**row, role=role, made=now, seen=now))
            connection.execute(sessions.insert().values(**session))
            query = sa.select(*_COLUMNS).where(accounts.c.id == name)
            self.account = Account(*connection.execute(query).one())

    def at(self, node: Node) -> httpx.Client:
        cookies = {"capicua_account": self.session}
        return node.visitor(cookies=cookies, headers={"Origin": node.url})

    def visits(self, node: Node) -> LobbyVisitor:
        return LobbyVisitor(node, self.account.name, self.session)


class Hall:
    """Two processes on one database, and who is there."""

    def __init__(self, postgres: Postgres, redis: Redis, folder: Path) -> None:
        self.database, self.broker, self.folder = postgres.database(), redis.url, folder
        self.engine = sa.create_engine(url_of(self.database))
        self.first, self.second = PromptNode(self), PromptNode(self)
        self._names = iter(range(1000))

    def member(self, name: str, role: str = "player") -> Member:
        return Member(self, f"{name}{next(self._names)}", role)

    def rows(self, query: Any) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(query).all())

    def stop(self) -> None:
        self.first.kill()
        self.second.kill()
        self.engine.dispose()


@pytest.fixture(scope="module")
def hall(
    postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Hall]:
    running = Hall(postgres, redis, tmp_path_factory.mktemp("hall"))
    yield running
    running.stop()


@pytest.fixture
def push() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.stop()


def test_people_who_wait_at_different_processes_are_paired_once(hall):
    people = [LobbyVisitor((hall.first, hall.second)[n % 2], f"Person {n}") for n in range(6)]
    for one in people:
        one.seek()
    found = [one.paired() for one in people]
    seats = {(one["table"], one["seat"]) for one in found}
    assert len(seats) == 6
    assert len({table for table, _ in seats}) == 3
    for one in people:  # each enters through the own process, wherever the table is held
        one.enter().close()
        one.close()


def test_an_open_table_is_seen_and_joined_at_the_other_process_but_not_by_the_blocked(hall):
    ana, eva, luis = (hall.member(name) for name in ("Ana", "Eva", "Luis"))
    with ana.at(hall.first) as hers:
        blocked = hers.put(f"/api/people/{luis.account.id}/block")
        assert blocked.status_code == 200, blocked.text
        made = hers.post("/api/tables", json=plan("block", "open", listed=True, name="Ana"))
        table = made.json()["table"]
        host = Person(hall.first, table, ana.account.table_token(table))
        host.until(bool)
        guest, other = eva.visits(hall.second), luis.visits(hall.second)
        until(lambda: table in [one["table"] for one in guest.lobby()["tables"]])
        assert table not in [one["table"] for one in other.lobby()["tables"]]
        refused = other.post(f"/api/tables/{table}/join", {"name": "Luis"})
        assert refused.status_code == 403, refused.text
        joined = guest.post(f"/api/tables/{table}/join", {"name": "Eva"})
        assert joined.status_code == 200, joined.text
        host.until(lambda state: all(seat["kind"] == "person" for seat in state["seats"]))
        for one in (host, guest, other):
            one.close()


def test_a_block_at_one_process_keeps_people_apart_who_wait_at_both(hall):
    ana, luis, eva = (hall.member(name) for name in ("Ana", "Luis", "Eva"))
    with luis.at(hall.second) as his:
        assert his.put(f"/api/people/{ana.account.id}/block").status_code == 200
    hers, his_wait = ana.visits(hall.first), luis.visits(hall.second)
    hers.seek()
    his_wait.seek()
    time.sleep(2.5)  # both processes have looked twice
    assert hers.state()["state"] == his_wait.state()["state"] == "waiting"
    third = eva.visits(hall.second)
    third.seek()
    assert third.paired()["table"] in {hers.state().get("table"), his_wait.state().get("table")}
    for one in (hers, his_wait, third):
        one.post("/api/lobby/seek/withdraw")
        one.close()


def test_decisions_of_moderators_hold_at_the_process_that_did_not_make_them(hall):
    ana, judge = hall.member("Ana"), hall.member("Marta", "moderator")
    with ana.at(hall.first) as hers, judge.at(hall.second) as theirs:
        table = hers.post("/api/tables", json=plan("block", "open")).json()["table"]
        at_table = Person(hall.first, table, ana.account.table_token(table))
        at_table.until(bool)
        assert at_table.ask("say", text="before")["type"] == "done"

        def decide(kind: str) -> None:
            path = f"/api/moderation/people/{ana.account.id}/actions"
            decided = theirs.post(path, json={"kind": kind, "text": "because", "minutes": 60})
            assert decided.status_code == 201, decided.text

        decide("mute")
        until(lambda: at_table.ask("say", text="after")["type"] == "refused")
        decide("suspend")
        wish = {"rule_sets": [{"game": "block"}], "forms": ["2"], "seconds": [30]}
        refused = hers.post("/api/lobby/seek", json=wish)
        assert refused.json()["message"]["id"] == "account-suspended"
        at_table.close()


def test_a_rated_match_at_two_processes_changes_ratings_once(hall):
    ana, luis = hall.member("Ana"), hall.member("Luis")
    with ana.at(hall.first) as hers, luis.at(hall.second) as his:
        table, people = seated(hall.first, [hers, his], rated_plan())
        people[1].close()
        people[1] = Person(hall.second, table, people[1].token)
        play(people)
    _is_rated_once(hall, table, ana, luis)
    for one in people:
        one.close()


def test_a_match_whose_process_is_killed_before_recording_it_is_rated_once(hall):
    ana, luis = hall.member("Ana"), hall.member("Luis")
    dying = PromptNode(hall, "record", "before")
    with ana.at(dying) as hers, luis.at(dying) as his:
        table, people = seated(dying, [hers, his], rated_plan())
        with suppress(ConnectionClosed):
            play(people)
        assert dying.process.wait(60) == -9
    _is_rated_once(hall, table, ana, luis)


def _is_rated_once(hall: Hall, table: str, *people: Member) -> None:
    found = sa.select(matches).where(matches.c.table_id == table)
    until(lambda: hall.rows(found))
    time.sleep(1.5)  # the other process has looked, too
    assert [row.why_unrated for row in hall.rows(found)] == [""]
    assert len(hall.rows(sa.select(match_players).where(match_players.c.table_id == table))) == 2
    for one in people:
        mine = sa.select(ratings.c.matches).where(ratings.c.account_id == one.account.id)
        assert [row.matches for row in hall.rows(mine)] == [1]


# -- turns over days -----------------------------------------------------------------------------


def _by_days(node: Node, hall: Hall, ana: Member, luis: Member) -> str:
    """Return a table by correspondence that a process holds."""
    with ana.at(node) as hers, luis.at(hall.second) as his:
        wish = plan("block", "open", clock=DAYS, name="Ana")
        keys = hers.post("/api/tables", json=wish).json()
        table: str = keys["table"]
        entry = {"key": keys["play"], "name": "Luis"}
        assert his.post(f"/api/tables/{table}/enter", json=entry).status_code == 200
    return table


def _deal(node: Node, table: str, ana: Member) -> None:
    host = Person(node, table, ana.account.table_token(table))
    host.until(lambda state: "next" in state["may"])
    host.ask("next")
    host.until(lambda state: state["phase"] == "playing")
    host.close()


def _mover(hall: Hall, table: str, *people: Member) -> Member:
    """Return whose turn it is, once that has been written down."""
    mine = sa.select(turns.c.account_id).where(turns.c.table_id == table, turns.c.is_mine)
    until(lambda: len(hall.rows(mine)) == 1)
    return next(one for one in people if one.account.id == hall.rows(mine)[0].account_id)


def _subscribe(hall: Hall, push: PushService, *people: Member) -> None:
    for one in people:
        with one.at(hall.second) as device:
            browser = push.browser(one.account.id).subscription | {"language": "es"}
            assert device.post("/api/notices/browsers", json=browser).status_code == 200


def _plays(one: Member, node: Node, table: str) -> None:
    visit = Person(node, table, one.account.table_token(table))
    visit.until(lambda state: "act" in state["may"])
    visit.act()
    visit.close()


def _is_announced_once(hall: Hall, push: PushService, table: str) -> None:
    """Check that each notice has been sent, once, and that those whose turn it is have one."""
    own = sa.select(notices).where(notices.c.table_id == table)
    mine = sa.select(turns.c.account_id).where(turns.c.table_id == table, turns.c.is_mine)

    def is_sent() -> bool:
        found = hall.rows(own)
        told = {row.account_id for row in found}
        waited_for = {row.account_id for row in hall.rows(mine)}
        return bool(told) and waited_for <= told and all(row.sent for row in found)

    def stays_sent() -> bool:
        if is_sent():
            time.sleep(2)  # the other process could take what is overdue
            return is_sent()
        return False

    until(stays_sent)
    told = Counter(row.account_id for row in hall.rows(own) if row.sent)
    assert Counter(one.browser for one in push.received) == told
    assert {one.payload["table"] for one in push.received} == {table}


def test_each_turn_is_announced_once_by_one_of_two_processes(hall, push):
    ana, luis = hall.member("Ana"), hall.member("Luis")
    _subscribe(hall, push, ana, luis)
    table = _by_days(hall.first, hall, ana, luis)
    _deal(hall.first, table, ana)
    mover = _mover(hall, table, ana, luis)
    _is_announced_once(hall, push, table)
    _plays(mover, hall.second, table)
    _is_announced_once(hall, push, table)


@pytest.mark.parametrize("step", STEPS)
def test_a_turn_whose_process_is_killed_is_announced_by_the_other_one(hall, push, step):
    ana, luis = hall.member("Ana"), hall.member("Luis")
    _subscribe(hall, push, ana, luis)
    dying = PromptNode(hall, *step)
    table = _by_days(dying, hall, ana, luis)
    with suppress(ConnectionClosed):
        _deal(dying, table, ana)
    assert dying.process.wait(60) == -9
    _is_announced_once(hall, push, table)
