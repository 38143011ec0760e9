"""The bodies of HTTP responses about people: friends, follows and blocks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from capicua.table.frames.protocol import WORD

Id = Annotated[str, Meta(min_length=1, max_length=26, pattern=WORD)]


class Relation(Struct, frozen=True, omit_defaults=True):
    """What one account is to another, as the first one may know it."""

    is_friend: bool = False
    has_asked: bool = False
    """Whether the account has asked the other to be friends, without an answer."""
    is_asked: bool = False
    """Whether the other has asked."""
    follows: bool = False
    blocks: bool = False


class KnownPerson(Struct):
    """A person as another one knows them."""

    id: str
    name: str
    face: str
    is_bot: bool
    relation: Relation
    is_here: bool = False
    """Whether they are at a table now; only of friends."""
    table: str = ""
    """The table where they are, if others may watch it; only of friends."""


class KnownPeople(Struct):
    """Everybody a person has a relation with, the latest first."""

    people: list[KnownPerson]


class NewInvitation(Struct):
    """An invitation to a table where the client is."""

    table: Id


class ReceivedInvitation(Struct):
    """An open invitation to a table."""

    table: str
    game: str
    id: str
    """The account of the person who invites."""
    name: str
    face: str
    at: int
    """When, in milliseconds since 1970."""


class ReceivedInvitations(Struct):
    """The open invitations to a person, the latest first."""

    invitations: list[ReceivedInvitation]
    friend_requests: int
    """How many people have asked to be friends and wait for an answer."""
