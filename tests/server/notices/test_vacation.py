"""Vacations: clocks by correspondence stand still, for thirty days of a year."""

from __future__ import annotations

import time

import pytest

from capicua.server.accounts.preferences import Preferences
from capicua.server.notices.vacation import days_left
from tests.server.local_server import until
from tests.server.notices.people import come_to, rows, table_of, turn_of
from tests.server.person import Person

pytestmark = pytest.mark.usefixtures("soon")
DAY = 86_400_000


def now() -> int:
    return time.time_ns() // 1_000_000


def vacation(one, until_ms):
    return one.http.put("/api/notices/vacation", json={"until": until_ms})


def clock(one, table, seat):
    visit = Person(one.site, table, one.token(table))
    state = visit.until(lambda state: state["phase"] == "playing")
    visit.close()
    found = state["seats"][seat]
    return found["left_ms"], found.get("paused_ms", 0)


def seat_of(one, table):
    visit = Person(one.site, table, one.token(table))
    seat = visit.until(lambda state: state["seat"] is not None)["seat"]
    visit.close()
    return seat


def test_a_vacation_stops_the_clocks_and_ends_early(hosted, ana, beto):
    table = table_of(ana, beto)
    mine, _ = turn_of(ana, beto, table=table)
    seat = seat_of(mine, table)
    taken = vacation(mine, now() + 5 * DAY).json()
    assert taken["vacation_days"] == 25
    until(lambda: clock(mine, table, seat)[1] > 4 * DAY)
    assert clock(mine, table, seat)[0] > 2.9 * DAY
    ended = vacation(mine, 0).json()
    assert (ended["vacation_until"], ended["vacation_days"]) == (0, 29)
    until(lambda: clock(mine, table, seat)[1] == 0)
    until(lambda: all(row.sent for row in rows(hosted, "pause")))


def test_a_match_that_begins_in_a_vacation_waits_too(hosted, ana, beto):
    vacation(ana, now() + 2 * DAY)
    table = table_of(ana, beto)
    come_to(ana, beto, table)
    seat = seat_of(ana, table)
    until(lambda: clock(ana, table, seat)[1] > DAY)


def test_no_more_days_than_the_year_has(hosted, ana):
    refused = vacation(ana, now() + 31 * DAY)
    assert refused.json()["message"] == {"id": "vacation-days", "args": {"count": 30}}
    assert vacation(ana, now() + 30 * DAY).json()["vacation_days"] == 0
    longer = vacation(ana, now() + 30 * DAY + 2 * 3_600_000)
    assert longer.json()["message"]["args"] == {"count": 30}
    shorter = vacation(ana, now() + 10 * DAY).json()
    assert shorter["vacation_days"] == 20


def test_the_days_of_another_year_do_not_count():
    moment = 1_795_000_000_000  # 2026
    assert days_left(Preferences(vacation_days=12, vacation_year=2026), moment) == 18
    assert days_left(Preferences(vacation_days=12, vacation_year=2025), moment) == 30
