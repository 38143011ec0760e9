"""Dates and times as people write them in each language."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

from babel.dates import format_date, format_time

from capicua.render.language import Language


def day_text(day: date, language: Language) -> str:
    """Return a date in words, with the day of the week.

    >>> day_text(date(2026, 12, 6), Language("es"))
    'domingo, 6 de diciembre de 2026'
    """
    return format_date(day, "full", locale=_locale(language))


def time_text(at: str, language: Language, zone: ZoneInfo | None = None) -> str:
    """Return the time of a decision to the minute, in a time zone if one is given."""
    try:
        when = datetime.fromisoformat(at)
    except ValueError:
        return at
    if zone is not None and when.tzinfo is not None:
        when = when.astimezone(zone).replace(tzinfo=None)
    locale = _locale(language)
    day, hour = format_date(when, "medium", locale), format_time(when, "short", locale=locale)
    return f"{day}, {hour} {when.tzname() or ''}".strip()


def _locale(language: Language) -> str:
    return language.code.replace("-", "_")
