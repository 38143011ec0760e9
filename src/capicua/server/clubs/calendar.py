"""The dates of a club's evenings, and its calendar as an iCalendar file (RFC 5545).

Evenings are planned in local time, so they stay at eight o'clock when the clocks change. The file
names each date by itself, in UTC: no rules of time zones are needed, and a date that is left out is
not in it.
"""

from __future__ import annotations

import calendar
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Final

from capicua.api.hall.clubs import Evening, Occurrence
from capicua.core.messages import Message, Refused
from capicua.server.notices.times import zone_of

MOST_COMING: Final = 12
"""Number of dates on the page of a club."""
FILE_DAYS: Final = 366
"""How far the file looks ahead."""
MOST_IN_FILE: Final = 500
"""Number of dates in the file, the next ones."""
_LINE: Final = 75
"""Longest line of the file in bytes."""
_STEPS: Final = {"weekly": timedelta(days=7), "fortnightly": timedelta(days=14)}
_LATEST: Final = date(2199, 12, 31)


def start_of(text: str) -> datetime:
    """Return a local time. Raise ``Refused`` if there is no such date or hour."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise Refused(Message("club-date", {"text": text})) from None
    if not 2000 <= found.year < _LATEST.year:
        raise Refused(Message("club-date", {"text": text}))
    return found


def day_of(text: str) -> date:
    """Return a date. Raise ``Refused`` if there is no such date."""
    return start_of(f"{text}T00:00").date()


def dates(evening: Evening) -> Iterator[date]:
    """Yield the dates of an evening, those left out included."""
    first = start_of(evening.starts).date()
    last = day_of(evening.until) if evening.until else _LATEST
    if evening.repeat == "once":
        yield first
    elif evening.repeat == "monthly":
        yield from _monthly(first, last)
    else:
        day = first
        while day <= last:
            yield day
            day += _STEPS[evening.repeat]


def occurrences(
    evenings: Iterable[Evening], zone: str, since: int, most: int, *, days: int = 3653
) -> list[Occurrence]:
    """Return the next dates of evenings that end after a time, within some days."""
    found: list[Occurrence] = []
    local, last = zone_of(zone), since + days * 86_400_000
    early = datetime.fromtimestamp(since / 1000, UTC).date() - timedelta(days=4)
    for evening in evenings:
        hour = start_of(evening.starts).time()
        skipped, known = set(evening.skipped), len(found)
        for day in dates(evening):
            if day < early:
                continue
            starts = int(datetime.combine(day, hour, local).timestamp() * 1000)
            if starts > last or len(found) - known >= most:
                break
            if starts + evening.minutes * 60_000 <= since or day.isoformat() in skipped:
                continue
            found.append(
                Occurrence(
                    evening.title,
                    starts,
                    evening.minutes,
                    evening=evening.id,
                    date=day.isoformat(),
                    place=evening.place,
                    note=evening.note,
                    rules=evening.rules,
                )
            )
    return sorted(found, key=lambda one: (one.starts, one.title))[:most]


def icalendar(
    name: str, place: str, coming: Iterable[Occurrence], host: str, url: str, now: int
) -> str:
    """Return dates as an iCalendar file; ``host`` makes their ids unique."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Capicua//Clubs//EN", "METHOD:PUBLISH"]
    lines += [f"NAME:{_text(name)}", f"X-WR-CALNAME:{_text(name)}"]
    for one in coming:
        id = f"{one.evening}-{one.date}" if one.evening else one.tournament
        where, title = one.place or place, f"{one.title} · {name}"
        lines += [
            "BEGIN:VEVENT",
            f"UID:{id}@{_text(host)}",
            f"DTSTAMP:{_utc(now)}",
            f"DTSTART:{_utc(one.starts)}",
            f"DTEND:{_utc(one.starts + one.minutes * 60_000)}",
            f"SUMMARY:{_text(title)}",
            *([f"LOCATION:{_text(where)}"] if where else []),
            *([f"DESCRIPTION:{_text(one.note)}"] if one.note else []),
            f"URL:{url}",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{_folded(line)}\r\n" for line in lines)


def _monthly(first: date, last: date) -> Iterator[date]:
    """Yield the same weekday of each month, such as every second Friday; the fifth is the last."""
    which = (first.day - 1) // 7
    year, month = first.year, first.month
    while (year, month) <= (last.year, last.month):
        begins, length = calendar.monthrange(year, month)
        day = 1 + (first.weekday() - begins) % 7 + 7 * which
        found = date(year, month, day if day <= length else day - 7)
        if found <= last:
            yield found
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)


def _utc(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    for mark, escaped in (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\n", "\\n")):
        text = text.replace(mark, escaped)
    return text.replace("\r", "")


def _folded(line: str) -> str:
    """Return a line cut into pieces of 75 bytes, none of them within a character."""
    pieces: list[str] = []
    piece = ""
    for mark in line:
        if len((piece + mark).encode()) > _LINE - bool(pieces):
            pieces.append(piece)
            piece = ""
        piece += mark
    return "\r\n ".join([*pieces, piece])
