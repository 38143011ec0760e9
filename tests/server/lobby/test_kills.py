"""A server killed in any step of pairing neither loses people nor seats anybody twice."""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from capicua.server.store.event_log import url_of
from capicua.server.store.schema import departures, seatings, seeks, sessions, tables
from capicua.server.timers import now_ms
from capicua.testing.server_process import free_port
from tests import suite
from tests.server.conftest import DATABASES, SQLITE_EVERY_DAY, empty_database
from tests.server.lobby.lobby_visitor import LobbyVisitor
from tests.server.local_server import Killable, until

STEPS = [("reserve", "before"), ("reserve", "after"), ("open", "after"), ("tell", "before")]
KILLS = 8 if suite.IS_EXHAUSTIVE else 3
OFFERS = {"lobby": "on", "accounts": "yes"}


class Dying(Killable):
    """A server that kills itself in one step of pairing."""

    module = "tests.server.lobby.dying_server"

    def __init__(self, place: Place, *step: str) -> None:
        self.arguments = step
        super().__init__(place.database, place.folder, port=place.port, **OFFERS)


class Place:
    """A database at an address, and the servers that run there one after another."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database, self.folder, self.port = database, folder, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.engine = sa.create_engine(url_of(database))

    def dying(self, *step: str) -> Dying:
        return Dying(self, *step)

    def again(self) -> Killable:
        return Killable(self.database, self.folder, port=self.port, **OFFERS)

    def rows(self, query: Any) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(query).all())

    def visitor(self, **more: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=60, **more)


@pytest.fixture(params=SQLITE_EVERY_DAY)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    found = Place(empty_database(request, tmp_path), tmp_path)
    yield found
    found.engine.dispose()


@pytest.mark.parametrize("step", STEPS, ids=" ".join)
def test_two_people_are_seated_once_though_the_server_dies(place, step):
    server = place.dying(*step)
    ana, beto = LobbyVisitor(place, "Ana"), LobbyVisitor(place, "Beto")
    ana.seek()
    beto.seek()
    assert server.process.wait(60) == -9
    running = place.again()
    try:
        found = [ana.paired(), beto.paired()]
        assert found[0]["table"] == found[1]["table"]
        assert {one["seat"] for one in found} == {0, 1}
        assert [row.id for row in place.rows(tables.select())] == [found[0]["table"]]
        running.visitor = place.visitor
        people = [LobbyVisitor.enter(one) for one in (_on(ana, running), _on(beto, running))]
        state = people[0].until(lambda state: state["phase"] == "playing")
        assert sorted(seat["name"] for seat in state["seats"]) == ["Ana", "Beto"]
        for person in people:
            person.close()
    finally:
        running.kill()


@pytest.mark.parametrize("place", DATABASES, indirect=True)
def test_a_guest_who_got_no_answer_waits_once_after_asking_again(place):
    server = place.dying("add", "after")
    ana, key = LobbyVisitor(place, "Ana"), "k" * 22
    with pytest.raises(httpx.TransportError):
        ana.seek(key)
    assert server.process.wait(60) == -9
    running = place.again()
    try:
        assert ana.seek(key)["state"] == "waiting"
        assert len(place.rows(seeks.select())) == 1
        LobbyVisitor(place, "Beto").seek()
        assert ana.paired() == ana.seek(key)
        assert len(place.rows(tables.select())) == 1
    finally:
        running.kill()


def _on(visitor: LobbyVisitor, site: Any) -> LobbyVisitor:
    visitor.site = site
    return visitor


def test_whoever_left_is_recorded_once_though_the_server_dies(place):
    server = place.dying("settle", "before")
    people = []
    for name in ("Ana", "Beto"):
        session = _sign_up(place, name)
        people.append(_on(LobbyVisitor(place, name, session), server))
        people[-1].seek(rated=True)
    table = people[0].paired()["table"]
    ana, beto = people[0].enter(), people[1].enter()
    ana.until(lambda state: state["phase"] == "playing")
    ana.send(type="leave", id="x")
    assert server.process.wait(60) == -9
    assert place.rows(departures.select()) == []
    for _ in range(2):
        running = place.again()
        until(lambda: place.rows(departures.select()))
        until(lambda: not place.rows(seeks.select()))
        running.kill()
        left = place.rows(departures.select())
        assert [(row.account_id, row.table_id) for row in left] == [("Ana", table)]
    assert len(place.rows(seatings.select())) == 2
    for person in (ana, beto):
        person.close()


def _sign_up(place: Place, name: str) -> str:
    """Create an account and a session in the database; return the session's token."""
    from capicua.server.store.schema import accounts
    from capicua.table.play.seats import key_hash, likeness

    token = f"session of {name}".replace(" ", "-")
    row = {"id": name, "name": name, "likeness": likeness(name), "seat_key": os.urandom(32)}
    row |= {"made": now_ms(), "seen": now_ms()}
    session = {"hash": key_hash(token), "account_id": name}
    session |= {"made": now_ms(), "seen": now_ms()}
    with place.engine.begin() as connection:
        connection.execute(accounts.insert().values(**row))
        connection.execute(sessions.insert().values(**session))
    return token


def test_many_people_are_each_seated_once_through_many_kills(place):
    count = 12
    running = place.again()
    people = [LobbyVisitor(place, f"Person {number}") for number in range(count)]
    for one in people:
        _patient(one.seek)
    rng = random.Random(7)
    for _ in range(KILLS):
        asking = threading.Thread(target=lambda: [_try(one.state) for one in people])
        asking.start()
        time.sleep(rng.uniform(0, 0.5))
        running.kill()
        asking.join()
        running = place.again()
    try:
        found = [one.paired() for one in people]
        seats = {(one["table"], one["seat"]) for one in found}
        assert len(seats) == count
        assert len({table for table, _ in seats}) == count // 2
        assert len(place.rows(tables.select())) == count // 2
    finally:
        running.kill()


def _patient(work: Any) -> None:
    until(lambda: _try(work))


def _try(work: Any) -> bool:
    try:
        work()
    except (httpx.HTTPError, ValueError):
        return False
    return True
