"""The list of one's turns, and what is found after the server was killed."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from capicua.server.http.services import Offers
from capicua.server.notices.outbox import KEEP_MS
from capicua.server.store.schema import notices, turns
from capicua.testing.server_process import UNLIMITED
from tests.server.local_server import Site, until
from tests.server.notices.conftest import settings_for
from tests.server.notices.people import (
    Someone,
    come_to,
    rows,
    table_of,
    turn_rows,
    write,
)
from tests.server.person import Person

pytestmark = pytest.mark.usefixtures("soon")


def listed(one: Someone) -> list[tuple[str, bool]]:
    found = one.http.get("/api/notices/turns").json()
    return [(line["table"], line["is_mine"]) for line in found]


def test_ones_own_turns_come_first(hosted, ana, beto):
    both = [table_of(ana, beto), table_of(beto, ana, game="draw")]
    for table in both:
        come_to(ana, beto, table)
    until(lambda: sorted(listed(ana)) == sorted((table, True) for table in both))
    come_to(beto, ana, both[0])
    until(lambda: listed(ana) == [(both[1], True), (both[0], False)])
    found = ana.http.get("/api/notices/turns").json()[0]
    assert (found["game"], found["others"]) == ("draw", [beto.account.name])
    assert 2.9 < found["left_ms"] / 86_400_000 <= 3
    assert set(listed(beto)) == {(both[0], True), (both[1], False)}


def test_who_leaves_is_no_longer_told(hosted, ana, beto):
    table = table_of(ana, beto)
    until(lambda: listed(ana))
    visit = Person(hosted, table, ana.token(table))
    visit.ask("leave")
    until(lambda: listed(ana) == [])
    assert len(turn_rows(hosted)) == 1


def test_a_notice_that_a_kill_prevented_is_sent_after_the_restart(tmp_path, push):
    database = str(tmp_path / "tables.db")

    def started() -> Site:
        return Site(
            database,
            offers=Offers(accounts=True, notices=True),
            notice_settings=settings_for(),
            **UNLIMITED,
        )

    site = started()
    ana, beto = Someone(site, "Ana"), Someone(site, "Beto")
    browser = push.browser("phone").subscription
    ana.http.post("/api/notices/browsers", json=browser)
    table = table_of(ana, beto)
    come_to(ana, beto, table)
    until(lambda: len(push.received) == 1)

    def forget(connection: sa.Connection) -> None:  # as if killed before they were written
        connection.execute(notices.delete())
        connection.execute(turns.delete())

    write(site, forget)
    site.stop()
    again = started()
    try:
        until(lambda: len(push.received) == 2)
        assert len(turn_rows(again)) == 2
    finally:
        again.stop()
    third = started()
    try:
        until(lambda: table in third.registry.actors)
        third.wait(third.server.notices.outbox.send_due())
        assert len(push.received) == 2
    finally:
        third.stop()


def test_what_was_sent_a_week_ago_is_forgotten(hosted, ana, beto, push):
    ana.http.post("/api/notices/browsers", json=push.browser("phone").subscription)
    table = table_of(ana, beto)
    come_to(ana, beto, table)
    until(lambda: [row for row in rows(hosted) if row.sent])

    def age(connection: sa.Connection) -> None:
        connection.execute(notices.update().values(sent=notices.c.sent - KEEP_MS))
        connection.execute(turns.update().values(table_id="gone").where(turns.c.is_mine))

    write(hosted, age)
    hosted.wait(hosted.server.notices.outbox.sweep())
    assert rows(hosted) == []
    assert len(turn_rows(hosted)) == 1


def test_without_notices_the_routes_are_not_there(site):
    for method, path in (("GET", "/api/notices"), ("GET", "/api/notices/turns")):
        answer = site.request(method, path)
        assert (answer.status_code, answer.json()["message"]["id"]) == (404, "no-such-page")


def test_without_an_account_there_is_nothing(hosted):
    answer = hosted.get("/api/notices")
    assert (answer.status_code, answer.json()["message"]["id"]) == (401, "not-signed-in")
