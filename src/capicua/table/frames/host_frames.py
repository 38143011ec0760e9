"""The frames for hosts to manage people and chat at a table, and the replies."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from capicua.table.frames.frame import Frame, Request


class HostRequest(Request):
    """The base of the requests that only a host may make."""


class People(HostRequest):
    """The host requests the list of people at the table, spectators and banned people included.

    The answer is ``guests``.
    """


class Moderate(HostRequest):
    """The host mutes, removes or bans a person, or lifts a mute or a ban.

    A removed person may return with a link; a banned one may not.
    """

    number: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    """The person's number, as in ``guests``."""
    do: Literal["mute", "unmute", "remove", "ban", "unban"]


class Rekey(HostRequest):
    """The host replaces all links of the table; the old ones become invalid.

    The answer is ``keys``. People who joined with the host's key after this host are removed. If
    the answer is lost, a retry with the same id gets ``done``: send a request with a new id.
    """


class Chat(HostRequest):
    """The host sets the chat mode of the table, and whether spectators may chat."""

    chat: Literal["off", "phrases", "free"]
    spectators: bool


class Doors(HostRequest):
    """The host lets anybody with the table's address watch, or only those with a link."""

    watch: bool


class Admit(HostRequest):
    """The host admits or turns away a person who asks for a seat."""

    number: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    """The number of the person, as in ``asking`` of ``state``."""
    yes: bool


class Asking(Struct):
    """A visitor or spectator who asks for a seat."""

    number: int
    name: str


class Person(Struct, omit_defaults=True):
    """A person at the table, as shown to its host."""

    number: int
    """Assigned in order of arrival, and never reused."""
    name: str = ""
    seat: int | None = None
    here: bool = False
    """Whether they are connected."""
    is_host: bool = False
    is_you: bool = False
    muted: bool = False
    banned: bool = False


class Guests(Frame):
    """Everybody at the table or banned from it, in order of arrival."""

    id: str
    people: list[Person]


class Keys(Frame):
    """The new keys of the table, for its links; the server stores only their hashes."""

    id: str
    version: int
    host: str
    play: str
    watch: str
