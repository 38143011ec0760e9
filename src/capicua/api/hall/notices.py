"""The bodies of HTTP requests and responses about notices; times of day are minutes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from capicua.table.frames.protocol import ONE_LINE, WORD

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Endpoint = Annotated[str, Meta(max_length=1024, pattern=ONE_LINE)]
"""The address at which a push service accepts notices for a browser."""
PushKey = Annotated[str, Meta(min_length=1, max_length=120, pattern=r"^[A-Za-z0-9_-]*=*(?![\s\S])")]
Address = Annotated[str, Meta(min_length=1, max_length=254, pattern=ONE_LINE)]
"""An e-mail address."""
LanguageCode = Annotated[str, Meta(max_length=8, pattern=WORD)]


class QuietTimes(Struct):
    """A time of day in which nothing is sent; it may go over midnight."""

    start: Minute
    end: Minute


class NoticeChoices(Struct, forbid_unknown_fields=True):
    """What a person chooses about notices."""

    pushes: bool
    """Whether the account's browsers are notified."""
    quiet: QuietTimes | None
    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]*(?![\s\S])")]
    """The time zone, for example ``America/Havana``."""
    digest: Literal["off", "once", "daily"]
    """Whether e-mail is sent: at once, or once a day."""
    digest_at: Minute


class NoticeState(Struct):
    """What a person has chosen about notices, and what the server can do."""

    key: str
    """The key under which a browser subscribes, in base64url."""
    browsers: int
    """The number of the account's browsers that receive notices."""
    has_mail: bool
    email: str
    """The confirmed e-mail address, or empty."""
    pushes: bool
    quiet: QuietTimes | None
    zone: str
    digest: Literal["off", "once", "daily"]
    digest_at: Minute
    vacation_until: int
    """Until when the person is on vacation, in milliseconds since 1970; 0 if they are not."""
    vacation_days: int
    """The days of vacation left in this year."""


class BrowserKeys(Struct):
    """The keys of a browser, in base64url."""

    p256dh: PushKey
    auth: PushKey


class NewBrowser(Struct):
    """A browser that shall receive notices, from its ``PushSubscription``."""

    endpoint: Endpoint
    keys: BrowserKeys
    language: LanguageCode = "en"
    replaced: Endpoint = ""
    """The address that the browser had before, if its push service has changed it."""


class FormerBrowser(Struct):
    """A browser that shall receive no more notices."""

    endpoint: Endpoint


class NewAddress(Struct):
    """An e-mail address to confirm: a code is sent to it."""

    address: Address
    language: LanguageCode = "en"


class AddressCode(Struct):
    """The code that was sent to an address."""

    address: Address
    code: Annotated[str, Meta(min_length=1, max_length=16, pattern=ONE_LINE)]


class Vacation(Struct):
    """Until when a person is on vacation, in milliseconds since 1970; 0 ends it."""

    until: Annotated[int, Meta(ge=0, le=2**53)]


class OwnTurn(Struct):
    """A match by correspondence of the person."""

    table: str
    game: str
    is_mine: bool
    """Whether it is the person's turn."""
    left_ms: int | None
    """The time left to whoever is to act; ``None`` between rounds."""
    others: list[str]
    """The names of the other accounts at the table."""
