"""The bodies of HTTP requests and responses about accounts."""

from __future__ import annotations

from msgspec import Struct


class Offers(Struct, frozen=True):
    """What a server offers besides tables that are found by their link."""

    accounts: bool = False
    lobby: bool = False
    ratings: bool = False
    notices: bool = False


class OwnAccount(Struct):
    """An account as its own person sees it; times are in milliseconds since 1970."""

    id: str
    name: str
    face: str
    country: str
    language: str
    role: str
    """``player``, ``moderator`` or ``admin``."""
    is_bot: bool
    is_child: bool
    """Whether it may chat with ready-made phrases only."""
    email: str
    made: int
    renamed: int
    """When the name was last changed; 0 if never."""
