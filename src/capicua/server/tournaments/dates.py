"""The last day of each round of a tournament over weeks.

A day ends at midnight in the time zone of the tournament.
"""

from __future__ import annotations

from datetime import date, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

from capicua.api.hall.tournaments import Arrangements
from capicua.core.messages import Message, Refused
from capicua.server.tournaments.tournament_record import TournamentRecord


def deadline_of(record: TournamentRecord, number: int, start: int) -> date | None:
    """Return the last day of a round; ``start`` is the decision that published it, or 0."""
    told = record.arrangements
    if number <= len(told.deadlines):
        return date.fromisoformat(told.deadlines[number - 1])
    if not told.days:
        return None
    if told.deadlines:
        later = timedelta(days=told.days * (number - len(told.deadlines)))
        return date.fromisoformat(told.deadlines[-1]) + later
    if not start:
        return None
    begun = datetime.fromisoformat(record.tournament.log[start - 1].at)
    return begun.astimezone(zone_of(told.zone)).date() + timedelta(days=told.days)


def end_of(day: date, zone: str) -> int:
    """Return the end of a day in a time zone, in milliseconds."""
    after = datetime.combine(day + timedelta(days=1), datetime.min.time(), zone_of(zone))
    return round(after.timestamp() * 1000)


def check_dates(arrangements: Arrangements) -> None:
    """Raise ``Refused`` if a date or the time zone does not exist, or the dates go back."""
    days = []
    for text in arrangements.deadlines:
        try:
            days.append(date.fromisoformat(text))
        except ValueError:
            raise Refused(Message("event-date", {"date": text})) from None
    for one, other in pairwise(days):
        if other < one:
            raise Refused(Message("event-dates-order", {"date": other.isoformat()}))
    zone_of(arrangements.zone)


def zone_of(name: str) -> ZoneInfo:
    """Return a time zone by its name; UTC without one. Raise ``Refused`` for an unknown one."""
    try:
        return ZoneInfo(name or "UTC")
    except (ValueError, OSError, LookupError):
        raise Refused(Message("event-zone", {"zone": name})) from None
