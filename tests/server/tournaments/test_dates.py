"""Rounds over weeks: their last days, and what becomes of matches that are late."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from capicua.server.tournaments.dates import deadline_of, end_of
from tests.server.tournaments.conftest import create

DAY = 86_400_000
LEAGUE = {"format": "round_robin", "rounds": 0, "tie_breaks": ["direct_encounter", "wins"]}
DATES = {"deadlines": ["2026-12-06", "2026-12-20"], "days": 7, "zone": "Europe/Madrid"}


def test_a_day_ends_at_midnight_in_its_time_zone():
    day = date(2026, 12, 6)
    assert end_of(day, "UTC") - end_of(day, "Europe/Madrid") == 3_600_000
    assert end_of(date(2026, 12, 7), "UTC") - end_of(day, "UTC") == DAY


@pytest.mark.parametrize(
    ("overdue", "scores"), [("draw", [0.5, 0.5]), ("forfeit", [0, 0]), ("open", None)]
)
def test_a_late_match_becomes_what_the_director_has_chosen(hall, overdue, scores):
    director = create(hall, 4, **LEAGUE)
    director.decide("settings", arrangements={**DATES, "overdue": overdue})
    director.decide("start_round")
    director.decide("record", round=1, table=1, points=[200, 80])
    deadlines = hall.server.deadlines
    record = hall.wait(hall.server.tournaments.find(director.event))
    days = [deadline_of(record, number, 0) for number in (1, 2, 3)]
    assert days == [date(2026, 12, 6), date(2026, 12, 20), date(2026, 12, 27)], "then every week"
    end = end_of(date(2026, 12, 6), "Europe/Madrid")
    hall.wait(deadlines.look(director.event, end - 1))
    round = director.page()["event"]["rounds"][0]
    assert round["deadline"] == "2026-12-06"
    assert "result" not in round["tables"][1], "there is time until midnight"
    for _ in range(2):
        hall.wait(deadlines.look(director.event, end))
    page: dict[str, Any] = director.page()["event"]
    late = page["rounds"][0]["tables"][1]
    if scores is None:
        assert "result" not in late
        return
    assert late["result"] == (
        {"points": [0, 0], "drawn": True} if scores[0] else {"forfeited": [0, 1]}
    )
    found = {one["entrant"]: one["score"] for one in page["standings"]}
    assert [found[side[0]] for side in late["sides"]] == scores
    assert page["rounds"][0]["tables"][0]["result"]["points"] == [200, 80]
    director.decide("correct", round=1, table=2, points=[10, 20], reason="played on Sunday")
    page = director.get("documents/calendar").text
    assert "Sunday, December 27, 2026" in page
    pairings = director.get("documents/pairings?lang=es").text
    assert "Se juega hasta el domingo, 6 de diciembre de 2026." in pairings
    trail = director.get("documents/decisions").text
    assert "Reason: Sunday, December 6, 2026" in trail
    assert "2026-12" not in page + pairings + trail


def test_a_result_that_waits_is_not_decided_by_the_date(hall):
    director = create(hall, 2, **LEAGUE)
    director.decide("settings", arrangements={**DATES, "overdue": "forfeit"})
    director.decide("start_round")
    keys = director.get("keys").json()["keys"]
    phone = type(director)(hall, director.event, keys["1"][0])
    assert phone.tells([200, 80]).json()["state"] == "waiting"
    hall.wait(hall.server.deadlines.look(director.event, end_of(date(2027, 1, 1), "UTC")))
    assert "result" not in director.page()["event"]["rounds"][0]["tables"][0]


@pytest.mark.parametrize(
    ("dates", "why"),
    [
        ({"deadlines": ["2026-02-30"]}, "event-date"),
        ({"deadlines": ["2026-12-20", "2026-12-06"]}, "event-dates-order"),
        ({"zone": "Europe/Nowhere"}, "event-zone"),
    ],
)
def test_dates_that_do_not_exist_are_refused(hall, dates, why):
    refused = create(hall).act("settings", arrangements=dates)
    assert refused.json()["message"]["id"] == why
