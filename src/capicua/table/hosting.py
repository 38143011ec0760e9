"""The frames with which a host keeps order at the table, and their answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from capicua.table.frame import Frame, RequestId


class People(Frame):
    """The host asks who is at the table, spectators and banned people included.

    Answered by ``guests``.
    """

    id: RequestId


class Moderate(Frame):
    """The host mutes, removes or bans a person, or takes a mute or a ban back.

    A person who is removed may come back with a link; one who is banned may not.
    """

    id: RequestId
    number: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    """The number of the person, as ``guests`` has it."""
    do: Literal["mute", "unmute", "remove", "ban", "unban"]


class Rekey(Frame):
    """The host replaces all links of the table; the old ones open nothing from then on.

    Answered by ``keys``. Whoever came in later with the host's key is removed. If the answer got
    lost, ``done`` answers the second request of the same id: ask again under a new one.
    """

    id: RequestId


class Chat(Frame):
    """The host sets what may be said at the table, and whether spectators may chat."""

    id: RequestId
    chat: Literal["off", "phrases", "free"]
    spectators: bool


class Doors(Frame):
    """The host lets everybody who has the table's address watch, or only those with a link."""

    id: RequestId
    watch: bool


class Admit(Frame):
    """The host lets in somebody who asks for a seat, or does not."""

    id: RequestId
    number: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    """The number of the person asking, as ``state`` has it in ``asking``."""
    yes: bool


class Asking(Struct):
    """Somebody who came without a key, or watches, and asks for a seat."""

    number: int
    name: str


class Person(Struct, omit_defaults=True):
    """Somebody who came to the table, as its host knows them."""

    number: int
    """People are counted as they come; the number stays theirs."""
    name: str = ""
    seat: int | None = None
    here: bool = False
    """Whether they are connected."""
    is_host: bool = False
    is_you: bool = False
    muted: bool = False
    banned: bool = False


class Guests(Frame):
    """Everybody who is at the table, and who is banned from it, in the order they came."""

    id: str
    people: list[Person]


class Keys(Frame):
    """The new keys of the table, for its links; the server keeps only hashes of them."""

    id: str
    version: int
    host: str
    play: str
    watch: str
