"""Who sits where: seats, the people who came in, and the keys they came in with."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from msgspec import Struct

from capicua.bots.player import Bot, bot
from capicua.core.reasons import BadOption, Message, Refused
from capicua.table.protocol import SeatPlan

LONGEST_NAME: Final = 24
MOST_GUESTS: Final = 500
"""How many people may be at a table, those who watch included."""
STAND_IN: Final = "greedy"
"""The bot that plays for people who are not there."""


class KeyHashes(Struct, omit_defaults=True):
    """The hashes of a table's three keys."""

    host: str
    play: str
    watch: str


class Sitting(Struct, omit_defaults=True):
    """A seat. Where ``level`` is set a bot plays, whoever the seat belongs to."""

    kind: str
    """``person``, ``bot``, or ``open`` for whoever comes; ``me``: for whoever made the table."""
    name: str = ""
    level: str = ""


class Guest(Struct, omit_defaults=True):
    """Somebody who came in under a token."""

    seat: int | None = None
    is_host: bool = False
    name: str = ""
    has_key: bool = False
    """Whether they came with the host's key, and not to it when the host had left."""

    def copy(self) -> Guest:
        """An independent copy."""
        return Guest(self.seat, self.is_host, self.name, self.has_key)


class Asker(Struct, frozen=True):
    """Who asks: the hash of their token, their seat, and whether they made the table."""

    token: str
    seat: int | None = None
    is_host: bool = False


class Wanting(Protocol):
    """A wish to enter, as ``server.forms.Entry`` has it."""

    key: str
    name: str
    seat: int | None


def key_hash(secret: str) -> str:
    """The hash under which a key or a token is kept."""
    return hashlib.sha256(secret.encode()).hexdigest()[:32]


def sittings_of(seats: Sequence[SeatPlan]) -> list[Sitting]:
    """The seats of a new table; raises ``BadOption`` for an unknown bot or a second ``me``."""
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise BadOption(Message("plan-one-me"))
    for seat in seats:
        if seat.kind == "bot":
            bot_of(seat.level or STAND_IN)
    return [
        Sitting("bot", level=seat.level or STAND_IN) if seat.kind == "bot" else Sitting(seat.kind)
        for seat in seats
    ]


def moved_on(sittings: Sequence[Sitting]) -> list[Sitting]:
    """The seats of a rematch: everybody a seat further, and nobody held by a bot."""
    moved = [*sittings[-1:], *sittings[:-1]]
    return [Sitting(s.kind, s.name, s.level if s.kind == "bot" else "") for s in moved]


_VISITORS: Final[dict[str, Callable[[], Bot]]] = {}
"""Players of other people's classes, by name. A server admits none."""


def admit(name: str, player: Callable[[], Bot]) -> None:
    """Let a player of one's own sit at tables of this process, as if its name were a level."""
    _VISITORS[name] = player


def bot_of(level: str) -> Bot:
    """The bot of a level, or one that was admitted; raises ``BadOption`` where there is none."""
    return _VISITORS[level]() if level in _VISITORS else bot(level)


def good_name(name: str, taken: Sequence[str]) -> str:
    """The name, tidied; raises ``Refused`` where it is empty, too long or somebody else's."""
    plain = tidy(name)
    if not plain:
        raise Refused(Message("name-wanted"))
    if len(plain) > LONGEST_NAME:
        raise Refused(Message("name-long", {"high": LONGEST_NAME}))
    if plain.casefold() in [other.casefold() for other in taken]:
        raise Refused(Message("name-taken", {"name": plain}))
    return plain


def tidy(text: str) -> str:
    """Text on one line, without what cannot be seen or turns the writing round."""
    seen = "".join(
        " " if mark.isspace() else mark
        for mark in unicodedata.normalize("NFC", text)
        if mark.isspace() or mark == "\u200d" or unicodedata.category(mark)[0] != "C"
    )
    return " ".join(seen.split())
