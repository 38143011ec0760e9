"""When a notice is due: after a short wait, and never in the quiet hours of its reader."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

from capicua.server.accounts.preferences import MINUTES, Preferences

DELAY_MS: Final = 60_000
"""How long a turn lasts before it is announced: who plays at once needs no notice."""
MAIL_DELAY_MS: Final = 600_000
"""The same for e-mail."""


def zone_of(name: str) -> tzinfo:
    """Return a time zone; UTC if this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):
        return UTC


def is_known_zone(name: str) -> bool:
    """Return whether this machine knows a time zone."""
    return name == "UTC" or zone_of(name) is not UTC


def out_of_quiet_hours(due: int, chosen: Preferences) -> int:
    """Return a time, or the end of the quiet hours that it falls into."""
    quiet = chosen.quiet
    if quiet is None or quiet.start == quiet.end:
        return due
    local = _local(due, chosen)
    since = (local.hour * 60 + local.minute - quiet.start) % MINUTES
    if since >= (quiet.end - quiet.start) % MINUTES:
        return due
    return _next(local, quiet.end)


def push_due(now: int, chosen: Preferences) -> int:
    """Return when the turn that begins now is announced to browsers; after a vacation."""
    now = max(now, chosen.vacation_until)
    return out_of_quiet_hours(now + DELAY_MS, chosen)


def mail_due(now: int, chosen: Preferences) -> int:
    """Return when the turn that begins now is announced by e-mail; after a vacation."""
    now = max(now, chosen.vacation_until)
    if chosen.digest == "daily":
        return _next(_local(now, chosen), chosen.digest_at)
    return out_of_quiet_hours(now + MAIL_DELAY_MS, chosen)


def _local(ms: int, chosen: Preferences) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC).astimezone(zone_of(chosen.zone))


def _next(after: datetime, minute: int) -> int:
    """Return the next time after a local one at which the clock on the wall shows a minute."""
    hour, minute = divmod(minute, 60)
    found = after.replace(hour=hour, minute=minute, second=0, microsecond=0)
    if found <= after:
        found += timedelta(days=1)  # on the wall: days in which clocks change are not 24 hours
    return int(found.timestamp() * 1000)
