"""Who sits where: seats, the people who came in, and the keys they came in with."""

from __future__ import annotations

import hashlib
import secrets
import string
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from capicua.bots.player import Bot, bot, level_id
from capicua.core.reasons import BadOption, Message, Refused
from capicua.table.protocol import SeatPlan

LONGEST_NAME: Final = 24
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that draw nothing, besides those of category C."""
MOST_MARKS: Final = 4
"""Accents on one letter; no language has more, but a heap of them covers the lines around."""
JOINER: Final = "\u200d"
LIKE_LATIN: Final = str.maketrans(
    "авекмнорстухіјѕԁԛԝгαβεζηικμνορτυχϲ", "abekmhopctyxijsdqwraβezhikmvoptuxc"
)
"""Small Cyrillic and Greek letters that look like Latin ones, themselves or as capitals."""
MOST_GUESTS: Final = 500
"""How many people may be at a table, those who watch included."""
STAND_IN: Final = "greedy"
"""The bot that plays for people who are not there."""
USUAL_LEVEL: Final = "level3"
"""The bots somebody plays against who names none."""
_LETTERS: Final = string.ascii_letters + string.digits


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

    def __post_init__(self) -> None:
        self.level = level_id(self.level)


class Guest(Struct, omit_defaults=True):
    """Somebody who came in under a token."""

    seat: int | None = None
    is_host: bool = False
    name: str = ""
    has_key: bool = False
    """Whether they came with the host's key, and not to it when the host had left."""
    number: int = 0
    """People are counted as they come; 0 in logs that are older than the numbers."""
    muted: bool = False
    address: str = ""
    """The hash of the address they came from."""

    def copy(self) -> Guest:
        """An independent copy."""
        return replace(self)


class Ban(Struct, omit_defaults=True):
    """Somebody the host has banned: the tokens and the address they may not come back with."""

    number: int
    name: str
    tokens: list[str]
    address: str = ""


class Asker(Struct, frozen=True):
    """Who asks: the hash of their token, their seat, and whether they made the table."""

    token: str
    seat: int | None = None
    is_host: bool = False
    muted: bool = False


class Wanting(Protocol):
    """A wish to enter, as ``server.forms.Entry`` has it."""

    key: str
    name: str
    seat: int | None


def unguessable(length: int) -> str:
    """A random word for an id or a key: letters and digits only, almost six bits in each.

    Words with dashes break: a command takes one at the front for an option, and programs
    that look for links in a message leave out one at the end.
    """
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def key_hash(secret: str) -> str:
    """The hash under which a key or a token is kept."""
    return hashlib.sha256(secret.encode()).hexdigest()[:32]


def numbered(guests: Iterable[Guest]) -> int:
    """Gives a number to guests of an older log, who have none; the highest number there is."""
    known = list(guests)
    highest = max((guest.number for guest in known), default=0)
    for guest in known:
        if not guest.number:
            highest += 1
            guest.number = highest
    return highest


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


def names_taken(sittings: Iterable[Sitting]) -> list[str]:
    """The names of the people who sit at a table."""
    return [sitting.name for sitting in sittings if sitting.kind == "person"]


def good_name(name: str, taken: Sequence[str]) -> str:
    """The name, tidied; raises ``Refused`` where it is empty, too long or somebody else's."""
    plain = tidy(name)
    if not plain:
        raise Refused(Message("name-wanted"))
    if len(plain) > LONGEST_NAME:
        raise Refused(Message("name-long", {"high": LONGEST_NAME}))
    if likeness(plain) in [likeness(other) for other in taken]:
        raise Refused(Message("name-taken", {"name": plain}))
    return plain


def likeness(name: str) -> str:
    """What names have in common that look alike: ``Аna`` in Cyrillic and ``Ana``."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(LIKE_LATIN)
    return "".join(mark for mark in plain if mark != JOINER and not _is_variant(mark))


def _is_variant(mark: str) -> bool:
    return "\ufe00" <= mark <= "\ufe0f" or mark >= "\U000e0100"


def tidy(text: str) -> str:
    """Text on one line, without what cannot be seen or turns the writing round.

    Nothing is left where nothing would be seen.
    """
    seen: list[str] = []
    marks = 0
    for mark in unicodedata.normalize("NFC", text):
        category = unicodedata.category(mark)[0]
        marks = marks + 1 if category == "M" else 0
        if mark.isspace():
            seen.append(" ")
        elif mark == JOINER or not (category == "C" or mark in UNSEEN or marks > MOST_MARKS):
            seen.append(mark)
    plain = " ".join("".join(seen).split())
    return plain if any(unicodedata.category(mark)[0] not in "MZC" for mark in plain) else ""
