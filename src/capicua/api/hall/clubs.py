"""The bodies of HTTP requests and responses about clubs.

Dates are ``2026-11-27``, local times ``2026-11-27T20:00`` in the club's time zone; other times are
milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from capicua.table.frames.protocol import ONE_LINE, WORD, HouseRules, Name

ClubRole = Literal["owner", "director", "member"]
"""The owner may do everything, a director what belongs to evenings; every club has one owner."""
Joining = Literal["invited", "open"]
"""Who may join: those invited, or anybody."""
Repeat = Literal["once", "weekly", "fortnightly", "monthly"]
"""How often an evening takes place; ``monthly``: the same weekday, as every second Friday."""

LONGEST_DESCRIPTION = 2000
ClubName = Annotated[str, Meta(min_length=1, max_length=60, pattern=ONE_LINE)]
Place = Annotated[str, Meta(max_length=120, pattern=ONE_LINE)]
Description = Annotated[str, Meta(max_length=LONGEST_DESCRIPTION)]
Zone = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_+/-]*(?![\s\S])")]
"""A time zone, such as ``America/Santo_Domingo``."""
Date = Annotated[str, Meta(max_length=10, pattern=r"^\d{4}-\d\d-\d\d(?![\s\S])")]
LocalTime = Annotated[str, Meta(max_length=16, pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d(?![\s\S])")]
Title = Annotated[str, Meta(min_length=1, max_length=80, pattern=ONE_LINE)]
LinkKey = Annotated[str, Meta(max_length=64, pattern=WORD)]
"""The secret of an invitation by link."""


class ClubPlan(Struct, omit_defaults=True):
    """A new club."""

    name: ClubName
    place: Place = ""
    description: Description = ""
    zone: Zone = "UTC"
    is_public: bool = False
    """Whether everybody finds it and sees its page; its list of members only they see."""
    joining: Joining = "invited"


class ClubChange(Struct, omit_defaults=True):
    """What changes in a club; the rest stays."""

    name: ClubName | UnsetType = UNSET
    place: Place | UnsetType = UNSET
    description: Description | UnsetType = UNSET
    zone: Zone | UnsetType = UNSET
    is_public: bool | UnsetType = UNSET
    joining: Joining | UnsetType = UNSET


class ClubMade(Struct):
    """The id of a new club, evening or rule set."""

    id: str


class ClubCard(Struct):
    """A club in a list."""

    id: str
    name: str
    place: str
    members: int
    is_public: bool
    role: ClubRole | Literal[""]
    """The client's own role; empty if it is no member."""


class ClubInvitation(Struct):
    """An open invitation to a club."""

    club: str
    name: str
    by: str
    """The name of the person who invites."""
    at: int


class Clubs(Struct):
    """The client's clubs, its invitations, and public clubs."""

    mine: list[ClubCard]
    invitations: list[ClubInvitation]
    found: list[ClubCard]


class ClubMember(Struct):
    """A member of a club."""

    id: str
    name: str
    face: str
    role: ClubRole
    joined: int


class Invited(Struct):
    """Somebody who is invited and has not answered."""

    id: str
    name: str
    face: str
    at: int


class EveningPlan(Struct, omit_defaults=True):
    """An evening in a club's calendar, single or recurring."""

    title: Title
    starts: LocalTime
    """The first time, in the club's time zone."""
    minutes: Annotated[int, Meta(ge=5, le=2880)] = 180
    repeat: Repeat = "once"
    until: Annotated[str, Meta(max_length=10, pattern=r"^(\d{4}-\d\d-\d\d)?(?![\s\S])")] = ""
    """The last possible date of a recurring one; empty: without end."""
    skipped: Annotated[list[Date], Meta(max_length=200)] = []
    """The dates on which it does not take place."""
    place: Place = ""
    """Where, if not at the club's usual place."""
    note: Annotated[str, Meta(max_length=500)] = ""
    rules: Annotated[str, Meta(max_length=26, pattern=WORD)] = ""
    """The rule set of the club that is played; empty if open."""


class Evening(EveningPlan):
    """An evening with its id."""

    id: str = ""


class Occurrence(Struct):
    """A date on which an evening or an event takes place."""

    title: str
    starts: int
    minutes: int
    evening: str = ""
    """The id of the evening; empty for a tournament."""
    date: str = ""
    """The local date, by which it is skipped."""
    tournament: str = ""
    """The id of the tournament; empty for an evening."""
    place: str = ""
    note: str = ""
    rules: str = ""


class NewClubRules(Struct):
    """A rule set of a club, under a name of its own."""

    name: Title
    rules: HouseRules


class ClubRules(NewClubRules):
    """A rule set of a club with its id."""

    id: str = ""


class PastEvent(Struct):
    """A tournament of the club that is over."""

    id: str
    name: str
    at: int
    entrants: int
    winners: list[str]
    """The names of those who came first."""


class ClubPage(Struct):
    """A club as the client sees it."""

    id: str
    name: str
    place: str
    description: str
    zone: str
    is_public: bool
    joining: Joining
    role: ClubRole | Literal[""]
    may: list[str]
    """What the client may do, from the powers of its role."""
    is_invited: bool
    members: int
    """The number of members."""
    people: list[ClubMember]
    """The members, for members; for others the owner and the directors of a public club."""
    invited: list[Invited]
    """Who has not answered; for those who may invite."""
    has_link: bool
    """Whether a link is open; for those who may invite."""
    link_until: int
    evenings: list[Evening]
    coming: list[Occurrence]
    """The next dates, the first one first."""
    rule_sets: list[ClubRules]


class InviteRequest(Struct):
    """The name of an account to invite."""

    name: Annotated[Name, Meta(min_length=1)]


class ClubLink(Struct):
    """A new link of invitation, which is never shown again; an earlier one is no longer valid."""

    key: str
    until: int


class JoinRequest(Struct, omit_defaults=True):
    """What somebody joins with: the secret of a link, or an invitation by name, or nothing."""

    key: LinkKey = ""


class LinkedClub(Struct):
    """What the holder of a link sees of a club before joining."""

    id: str
    name: str
    place: str
    members: int
    role: ClubRole | Literal[""]


class RoleChange(Struct):
    """A member's new role; a new owner takes the place of the old one, who becomes a director."""

    role: ClubRole


class ClubReport(Struct, omit_defaults=True):
    """A report about a club to the moderators."""

    reason: Literal["abuse", "cheating", "name", "other"]
    text: Annotated[str, Meta(max_length=1000)] = ""


class AllTimeLine(Struct):
    """A person in the all-time table of a club."""

    name: str
    events: int
    rounds: int
    won: int
    drawn: int
    made: int
    against: int
    places: list[int]
    """How often first, second and third."""


class ClubResults(Struct):
    """What the tournaments of a club that are over add up to."""

    events: list[PastEvent]
    """The latest first."""
    lines: list[AllTimeLine]
    """The all-time table, the most rounds won first."""


class ClubMeetings(Struct):
    """How two people have met at a club, seen from the first."""

    one: str
    other: str
    won: int
    drawn: int
    lost: int
    together: int
