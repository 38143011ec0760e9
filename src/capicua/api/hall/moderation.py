"""The bodies of HTTP requests and responses about reports and moderation."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from capicua.api.hall.people import Id
from capicua.table.frames.protocol import WORD, Line

Reason = Literal["abuse", "cheating", "leaving", "name", "other"]
"""What a person reports another for."""
FlagReason = Literal["abuse", "cheating", "leaving", "name", "other", "collusion", "appeal"]
"""The reason of a report; the server itself reports collusion, and an appeal is a person's answer
to what was decided about them."""
Measure = Literal["note", "mute", "suspend", "rename"]
"""What a moderator does about a person."""
ActionKind = Literal[
    "note", "mute", "suspend", "rename", "close", "undo", "role", "codes", "remove"
]
"""What was done; ``close`` is to a report, ``undo`` to another action. The last three are done at
the server's terminal: a role given, new recovery codes, an account deleted."""

LONGEST_TEXT = 1000
Words = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
"""What a person writes in a report, or a moderator about it."""
Minutes = Annotated[int, Meta(ge=10, le=5_256_000)]
"""The length of a measure: ten minutes to ten years."""


class NewReport(Struct):
    """A report about a person, perhaps with the table where it happened."""

    about: Id
    reason: Reason
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""
    table: Annotated[str, Meta(max_length=26, pattern=f"^$|{WORD}")] = ""


class OwnReport(Struct):
    """A report as the person who made it sees it; times are in milliseconds since 1970."""

    id: str
    about: str
    """The name of the person or club it is about; empty if that was deleted."""
    reason: FlagReason
    at: int
    is_closed: bool


class OwnReports(Struct):
    """The reports a person has made, the latest first."""

    reports: list[OwnReport]


class OwnMeasure(Struct):
    """A measure as the person it concerns sees it."""

    id: str
    kind: Literal["mute", "suspend", "rename"]
    reason: str
    at: int
    until: int
    """When it ends; 0 for a change of the name."""
    is_undone: bool
    appeal: Literal["", "open", "closed"]
    """Whether the person has answered, and whether that was handled."""


class OwnMeasures(Struct):
    """What moderators have done about a person, the latest first."""

    measures: list[OwnMeasure]


class Appeal(Struct):
    """A person's answer to a measure."""

    text: Words


class Party(Struct):
    """A person in a moderator's lists."""

    id: str
    name: str
    face: str
    role: str


class TableSeat(Struct):
    """A seat of a table in a report; ``level`` is set for bots."""

    name: str
    level: str
    account: str = ""


class TableLog(Struct):
    """A table as it was when it was reported: its seats, and what everybody at it could read."""

    game: str
    seats: list[TableSeat]
    lines: list[Line]


class Report(Struct):
    """A report in the queue of the moderators."""

    id: str
    by: Party | None
    """Nobody if the server itself made it, or the account was deleted."""
    about: Party | None
    reason: FlagReason
    text: str
    table: str
    at: int
    is_closed: bool
    note: str
    """What a moderator wrote when closing it."""
    log: TableLog | None = None
    """Only in the answer for a single report."""
    club: str = ""
    """The id of the club that the report is about, instead of a person."""
    club_name: str = ""
    """Its name; empty if it was deleted."""


class Reports(Struct):
    """A page of reports, in the order in which moderators handle them."""

    reports: list[Report]
    open: int
    """The number of all open reports."""


class ModeratorAction(Struct):
    """An action of a moderator or at the server's terminal, as the audit log keeps it."""

    id: str
    kind: ActionKind
    by: Party | None
    about: Party | None
    at: int
    until: int
    """When a measure ends; 0 for what has no end."""
    text: str
    """The reason, or the note."""
    of: str
    """The report that was closed, or the action that was undone; empty for others."""
    is_undone: bool
    role: str = ""
    """The role that was given; empty for others."""


class ModeratorActions(Struct):
    """Actions of moderators, the latest first."""

    actions: list[ModeratorAction]


class PastMatch(Struct, omit_defaults=True):
    """A match of a person, for moderators."""

    table: str
    game: str
    ended: int
    place: int
    has_left: bool
    event: str = ""
    """The tournament in which it was played with real tiles, so that there is no replay."""


class Case(Struct):
    """What moderators see of a person."""

    person: Party
    made: int
    seen: int
    is_bot: bool
    muted_until: int
    suspended_until: int
    reports: list[Report]
    """About the person, the latest first."""
    reported: int
    """The number of reports by the person."""
    actions: list[ModeratorAction]
    matches: list[PastMatch]


class NewAction(Struct):
    """A moderator's decision about a person."""

    kind: Measure
    text: Words
    """The reason, which the person is told; of a note only moderators read it."""
    minutes: Minutes = 1440
    """How long a mute or a suspension lasts."""
    report: Annotated[str, Meta(max_length=26, pattern=f"^$|{WORD}")] = ""
    """The report that the decision closes."""


class Closing(Struct):
    """What a moderator notes when closing a report, or undoing an action."""

    text: Words
