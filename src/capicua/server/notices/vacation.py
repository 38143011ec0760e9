"""Vacations: some days of each year in which no clock by correspondence runs."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.server.accounts.preferences import Preferences, change_preferences, read_preferences
from capicua.server.notices.turns import pause
from capicua.server.store.schema import accounts, notices, turns

DAYS: Final = 30
"""The days of vacation in a year."""
DAY_MS: Final = 86_400_000
HOUR_MS: Final = 3_600_000


def days_left(chosen: Preferences, now: int) -> int:
    """Return the days of vacation that remain in this year, besides those taken and announced."""
    return DAYS - (chosen.vacation_days if chosen.vacation_year == _year(now) else 0)


def take(connection: Connection, account: str, until: int, now: int) -> int | None:
    """Set until when an account is on vacation, within a transaction; past, it ends now.

    Days that have begun count, those that a vacation ends early do not. Return the days that could
    be taken if it is too long, else ``None``.
    """
    which = accounts.c.id == account
    settings = connection.scalar(sa.select(accounts.c.settings).where(which).with_for_update())
    if settings is None:
        return None
    chosen = read_preferences(settings)
    used = chosen.vacation_days if chosen.vacation_year == _year(now) else 0
    begun = now
    if chosen.vacation_until > now:  # it is changed: its days are counted anew
        begun = chosen.vacation_from
        used = max(used - _days(chosen.vacation_until - begun), 0)
    elif until <= now:
        return None
    days = _days(max(until, now) - begun)
    if until > now and used + days > DAYS:
        return max(DAYS - used, 0)
    change_preferences(
        connection,
        account,
        vacation_from=begun,
        vacation_until=max(until, now),
        vacation_days=used + days,
        vacation_year=_year(now),
    )
    of_account = sa.select(turns.c.table_id).where(turns.c.account_id == account)
    rows = [
        pause(table, account, f"{until} {now}", now) for table in connection.scalars(of_account)
    ]
    if rows:
        connection.execute(notices.insert(), rows)
    return None


def _days(ms: int) -> int:
    """Return how many days a vacation takes: those that have begun, with an hour of grace."""
    return max(-(-(ms - HOUR_MS) // DAY_MS), 1)


def _year(ms: int) -> int:
    return datetime.fromtimestamp(ms / 1000, UTC).year
