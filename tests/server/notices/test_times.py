"""Quiet hours and the daily message follow the clock on the person's wall."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from capicua.server.accounts.preferences import Preferences, QuietHours
from capicua.server.notices.times import is_known_zone, mail_due, out_of_quiet_hours, push_due

NIGHT = QuietHours(22 * 60, 8 * 60)
HAVANA = ZoneInfo("America/Havana")


def at(text: str, zone: str = "America/Havana") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("due", "sent"),
    [
        ("2026-11-27 21:59", "2026-11-27 21:59"),
        ("2026-11-27 22:00", "2026-11-28 08:00"),
        ("2026-11-28 03:30", "2026-11-28 08:00"),
        ("2026-11-28 07:59", "2026-11-28 08:00"),
        ("2026-11-28 08:00", "2026-11-28 08:00"),
    ],
)
def test_quiet_hours_go_over_midnight(due, sent):
    chosen = Preferences(quiet=NIGHT, zone="America/Havana")
    assert out_of_quiet_hours(at(due), chosen) == at(sent)


def test_quiet_hours_within_a_day():
    chosen = Preferences(quiet=QuietHours(9 * 60, 17 * 60), zone="America/Havana")
    assert out_of_quiet_hours(at("2026-11-27 12:00"), chosen) == at("2026-11-27 17:00")
    assert out_of_quiet_hours(at("2026-11-27 18:00"), chosen) == at("2026-11-27 18:00")


def test_the_night_in_which_clocks_change_ends_at_the_same_time_on_the_wall():
    chosen = Preferences(quiet=NIGHT, zone="Europe/Madrid")
    before = at("2026-10-24 23:00", "Europe/Madrid")
    assert out_of_quiet_hours(before, chosen) == at("2026-10-25 08:00", "Europe/Madrid")


def test_the_daily_message_comes_at_the_chosen_time():
    chosen = Preferences(digest="daily", digest_at=9 * 60, zone="America/Havana")
    assert mail_due(at("2026-11-27 08:59"), chosen) == at("2026-11-27 09:00")
    assert mail_due(at("2026-11-27 09:00"), chosen) == at("2026-11-28 09:00")


def test_on_vacation_notices_wait_for_its_end():
    end = at("2026-12-05 12:00")
    chosen = Preferences(vacation_until=end)
    assert push_due(at("2026-11-27 08:59"), chosen) >= end


@pytest.mark.parametrize("zone", ["Mars/Phobos", "aa", "../etc/passwd", "America", "x" * 64])
def test_an_unknown_zone_is_refused_and_counts_as_utc(zone):
    assert not is_known_zone(zone)
    chosen = Preferences(quiet=NIGHT, zone=zone)
    assert out_of_quiet_hours(at("2026-11-27 23:00", "UTC"), chosen) == at(
        "2026-11-28 08:00", "UTC"
    )


@pytest.mark.parametrize("zone", ["UTC", "America/Havana", "Etc/UTC"])
def test_a_known_zone_is_accepted(zone):
    assert is_known_zone(zone)
