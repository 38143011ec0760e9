"""The dates of evenings, and the iCalendar file."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from capicua.api.hall.clubs import Evening, Occurrence
from capicua.core.messages import Refused
from capicua.server.clubs.calendar import dates, icalendar, occurrences, start_of


def evening(starts: str, **more: object) -> Evening:
    return Evening(**{"title": "Friday", "starts": starts, "id": "e", **more})  # type: ignore[arg-type]


def ms(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def first(one: Evening, count: int) -> list[str]:
    found = dates(one)
    return [next(found).isoformat() for _ in range(count)]


def test_a_monthly_evening_keeps_its_weekday_and_the_fifth_is_the_last():
    second = evening("2026-11-13T20:00", repeat="monthly")  # the second Friday
    assert first(second, 3) == ["2026-11-13", "2026-12-11", "2027-01-08"]
    fifth = evening("2026-10-30T20:00", repeat="monthly")
    assert first(fifth, 3) == ["2026-10-30", "2026-11-27", "2026-12-25"]


def test_a_recurring_evening_ends_on_its_last_date():
    found = evening("2026-11-27T20:00", repeat="fortnightly", until="2026-12-25")
    assert [day.isoformat() for day in dates(found)] == ["2026-11-27", "2026-12-11", "2026-12-25"]


def test_an_evening_stays_at_its_hour_when_the_clocks_change():
    weekly = evening("2026-10-16T20:00", repeat="weekly")
    found = occurrences([weekly], "Europe/Madrid", ms("2026-10-20T00:00"), 9, days=14)
    assert [one.starts for one in found] == [ms("2026-10-23T18:00"), ms("2026-10-30T19:00")]


def test_dates_left_out_and_past_ones_are_not_coming_but_one_in_progress_is():
    weekly = evening("2026-11-06T20:00", repeat="weekly", skipped=["2026-11-13"], minutes=180)
    found = occurrences([weekly], "UTC", ms("2026-11-06T22:00"), 9, days=15)
    assert [one.date for one in found] == ["2026-11-06", "2026-11-20"]
    later = occurrences([weekly], "UTC", ms("2026-11-06T23:00"), 9, days=15)
    assert [one.date for one in later] == ["2026-11-20"]


def test_the_next_dates_are_those_of_all_evenings_however_far_away():
    weekly = evening("2026-11-06T20:00", repeat="weekly", until="2026-11-13")
    later = evening("2030-11-06T20:00", id="f")
    found = occurrences([later, weekly], "UTC", ms("2026-11-01T00:00"), 3)
    assert [one.date for one in found] == ["2026-11-06", "2026-11-13", "2030-11-06"]
    assert len(occurrences([later, weekly], "UTC", ms("2026-11-01T00:00"), 2)) == 2


@pytest.mark.parametrize("text", ["2026-02-30T20:00", "2026-11-27T25:00", "0000-01-01T00:00"])
def test_a_date_that_does_not_exist_is_refused(text):
    with pytest.raises(Refused):
        start_of(text)


def test_the_file_escapes_texts_and_folds_long_lines_between_characters():
    note = "Dominó; con premios, y café\n" + "ñ" * 100
    one = Occurrence("Viernes", ms("2026-11-27T20:00"), 90, "e1", "2026-11-27", note=note)
    file = icalendar("La Peña", "Bar Sol, 3", [one], "domino.example", "https://x/club/c", 0)
    lines = file.split("\r\n")
    assert lines[-1] == ""
    assert all(len(line.encode()) <= 75 for line in lines)
    whole = file.replace("\r\n ", "")
    assert "DTSTART:20261127T200000Z\r\nDTEND:20261127T213000Z\r\n" in whole
    assert "UID:e1-2026-11-27@domino.example\r\n" in whole
    assert "LOCATION:Bar Sol\\, 3\r\n" in whole
    assert f"DESCRIPTION:Dominó\\; con premios\\, y café\\n{'ñ' * 100}\r\n" in whole
    assert (whole.count("\nBEGIN:"), whole.count("\nEND:")) == (1, 2)
