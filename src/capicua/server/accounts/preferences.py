"""What the person of an account has chosen, as ``accounts.settings`` stores it.

Settings of later versions are kept when those of this one change.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Final, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Meta, Struct
from sqlalchemy.engine import Connection

from capicua.server.accounts.accounts import Account
from capicua.server.store.schema import accounts

Milliseconds = Annotated[int, Meta(ge=0, le=2**53)]
"""A time in milliseconds since 1970."""
ProfileField = Literal[
    "ratings", "history", "matches", "partners", "accuracy", "rules", "streaks", "country", "seen"
]
"""A part of a profile that its person may hide from others."""
MINUTES: Final = 24 * 60
Minute = Annotated[int, Meta(ge=0, lt=MINUTES)]
"""A time of day, in minutes since midnight."""
Zone = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]*(?![\s\S])")]
"""A time zone, for example ``America/Havana``."""


class QuietHours(Struct, frozen=True, omit_defaults=True):
    """A time of day in which no notices are sent; it may go over midnight."""

    start: Minute
    end: Minute


class Preferences(Struct, frozen=True, omit_defaults=True):
    """What a person has chosen; the defaults hold for new accounts."""

    hidden: Annotated[list[ProfileField], Meta(max_length=16)] = []
    """The parts of the profile that only its person sees."""
    is_listed: bool = True
    """Whether the account appears in lists of the best players."""
    quiet: QuietHours | None = None
    zone: Zone = "UTC"
    """The time zone of the quiet hours and the digest."""
    digest: Literal["off", "once", "daily"] = "off"
    """Whether an e-mail says whose turn it is: at once, or once a day."""
    digest_at: Minute = 9 * 60
    """When the daily e-mail is sent."""
    vacation_from: Milliseconds = 0
    vacation_until: Milliseconds = 0
    """Until when the clocks of tables by correspondence stand still."""
    vacation_days: Annotated[int, Meta(ge=0, le=366)] = 0
    """The days of vacation taken in ``vacation_year``, those to come included."""
    vacation_year: Annotated[int, Meta(ge=0, le=9999)] = 0
    pushes: bool = True
    """Whether the account's browsers are told of its turns."""


def preferences_of(account: Account) -> Preferences:
    """Return what an account's person has chosen; what cannot be read has its default."""
    return read_preferences(account.settings)


def read_preferences(text: str) -> Preferences:
    """Return the preferences stored as ``text``; what cannot be read has its default."""
    known = _as_object(text)
    try:
        return msgspec.convert(known, Preferences)
    except msgspec.ValidationError:  # one value of another version does not lose the others
        found = Preferences()
    for name in Preferences.__struct_fields__:
        try:
            one = msgspec.convert({name: known[name]}, Preferences)
        except (KeyError, msgspec.ValidationError):
            continue
        found = msgspec.structs.replace(found, **{name: getattr(one, name)})
    return found


def change_preferences(connection: Connection, account: str, **changed: Any) -> Preferences:
    """Change some preferences of an account within a transaction, and return all of them.

    Raise ``msgspec.ValidationError`` for a value that is not allowed.
    """
    which = accounts.c.id == account
    text = connection.scalar(sa.select(accounts.c.settings).where(which).with_for_update())
    known = _as_object(text or "{}") | msgspec.to_builtins(changed)
    msgspec.convert({name: known[name] for name in changed}, Preferences)
    connection.execute(accounts.update().where(which).values(settings=json.dumps(known)))
    return read_preferences(json.dumps(known))


def _as_object(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
