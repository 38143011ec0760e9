"""Seats, the people at a table, and the keys that admitted them."""

from __future__ import annotations

import functools
import hashlib
import secrets
import string
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import replace

from capicua.bots.levels import Bot, bot, level_id
from capicua.core.messages import BadOption, Message, Refused
from capicua.table.frames.protocol import SeatPlan

LONGEST_NAME: Final = 24
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Invisible characters that are not in Unicode category C."""
MOST_MARKS: Final = 4
"""Maximum number of accents on a letter: no language needs more, and taller stacks cover text."""
JOINER: Final = "\u200d"
LIKE_LATIN: Final = str.maketrans(
    "авекмнорстухіјѕԁԛԝгαβεζηικμνορτυχϲ", "abekmhopctyxijsdqwraβezhikmvoptuxc"
)
"""Lower-case Cyrillic and Greek letters that look like Latin ones, in either case."""
MOST_GUESTS: Final = 500
"""Maximum number of people at a table, spectators included."""
STAND_IN: Final = "greedy"
"""The bot that plays for absent people."""
USUAL_LEVEL: Final = "level3"
"""The default bot level."""
_LETTERS: Final = string.ascii_letters + string.digits


class KeyHashes(Struct, omit_defaults=True):
    """The hashes of a table's three keys."""

    host: str
    play: str
    watch: str


class Keys(NamedTuple):
    """The keys of a new table; the log stores only their hashes."""

    host: str
    play: str
    watch: str

    @property
    def hashes(self) -> KeyHashes:
        """The hashes of the keys, which are what the log stores."""
        return KeyHashes(key_hash(self.host), key_hash(self.play), key_hash(self.watch))


class SeatOccupant(Struct, omit_defaults=True):
    """A seat. If ``level`` is set, a bot plays it, even if it belongs to a person."""

    kind: str
    """``person``, ``bot``, ``open`` (anyone may sit) or ``me`` (the table's creator)."""
    name: str = ""
    level: str = ""
    face: str = ""
    """The face its person has chosen; of later versions it may be unknown."""

    def __post_init__(self) -> None:
        self.level = level_id(self.level)


class Guest(Struct, omit_defaults=True):
    """A person at a table, identified by a token."""

    seat: int | None = None
    is_host: bool = False
    name: str = ""
    has_key: bool = False
    """Whether they joined with the host's key, rather than became host when the host left."""
    number: int = 0
    """Assigned in order of arrival; 0 in logs from before numbers existed."""
    muted: bool = False
    is_acting: bool = False
    """Whether they host only while every other host is away."""
    address: str = ""
    """The hash of the network address they joined from."""
    face: str = ""
    only_phrases: bool = False
    """Whether they write and read nothing but preset phrases, as children do."""

    def copy(self) -> Guest:
        """Return an independent copy."""
        return replace(self)


class Proposal(Struct):
    """A pending proposal that a bot stand in for a person."""

    seat: int
    """The seat of the person whom the table waits for."""
    by: int
    """The seat of the player who proposes it."""
    waiting: list[int]
    """The seats of the players who have not answered."""
    ms: int


class Ban(Struct, omit_defaults=True):
    """A banned person, with the tokens and the address hash that are refused."""

    number: int
    name: str
    tokens: list[str]
    address: str = ""


class Requester(Struct, frozen=True):
    """The person making a request: token hash, seat, and whether they are a host."""

    token: str
    seat: int | None = None
    is_host: bool = False
    muted: bool = False
    only_phrases: bool = False


class SeatWish(Protocol):
    """A request for a seat, as in ``api.lobby.JoinTable``."""

    name: str
    face: str
    seat: int | None
    """A particular seat; ``None``: the first free one."""


class JoinRequest(SeatWish, Protocol):
    """A request to join with a key, as in ``api.models.Entry``."""

    key: str


def unguessable(length: int) -> str:
    """Return a random id or key of letters and digits, with almost six bits per character.

    Dashes would break: commands take a leading one for an option, and programs that detect
    links in messages drop a trailing one.
    """
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def key_hash(secret: str) -> str:
    """Return the stored hash of a key or a token."""
    return hashlib.sha256(secret.encode()).hexdigest()[:32]


def numbered(guests: Iterable[Guest]) -> int:
    """Number the guests of an older log that have no number; returns the highest number."""
    known = list(guests)
    highest = max((guest.number for guest in known), default=0)
    for guest in known:
        if not guest.number:
            highest += 1
            guest.number = highest
    return highest


def occupants_of(seats: Sequence[SeatPlan]) -> list[SeatOccupant]:
    """Return the seats of a new table; raises ``BadOption`` for an unknown bot or two ``me``."""
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise BadOption(Message("plan-one-me"))
    for seat in seats:
        if seat.kind == "bot":
            bot_of(seat.level or STAND_IN)
    return [
        SeatOccupant("bot", level=seat.level or STAND_IN)
        if seat.kind == "bot"
        else SeatOccupant(seat.kind)
        for seat in seats
    ]


def rotated(sittings: Sequence[SeatOccupant]) -> list[SeatOccupant]:
    """Return the seats of a rematch: all moved on by one, and no person replaced by a bot."""
    moved = [*sittings[-1:], *sittings[:-1]]
    return [SeatOccupant(s.kind, s.name, s.level if s.kind == "bot" else "", s.face) for s in moved]


_VISITORS: Final[dict[str, Callable[[], Bot]]] = {}
"""Custom bots, by name. A server admits none."""


def admit(name: str, player: Callable[[], Bot]) -> None:
    """Register a custom bot for tables of this process; its name is used like a level.

    ``player`` is called once: it may start a program, which then plays all moves.
    """
    _VISITORS[name] = functools.cache(player)


def bot_of(level: str) -> Bot:
    """Return the bot of a level or a custom bot; raises ``BadOption`` if there is none."""
    return _VISITORS[level]() if level in _VISITORS else bot(level)


def names_taken(sittings: Iterable[SeatOccupant]) -> list[str]:
    """Return the names of the people at the seats."""
    return [sitting.name for sitting in sittings if sitting.kind == "person"]


def good_name(name: str, taken: Sequence[str]) -> str:
    """Return the name, normalized; raises ``Refused`` if it is empty, too long or taken."""
    plain = tidy(name)
    if not plain:
        raise Refused(Message("name-wanted"))
    if len(plain) > LONGEST_NAME:
        raise Refused(Message("name-long", {"high": LONGEST_NAME}))
    if likeness(plain) in [likeness(other) for other in taken]:
        raise Refused(Message("name-taken", {"name": plain}))
    return plain


def distinct_name(name: str, taken: Sequence[str]) -> str:
    """Return a name, with a number if somebody at the table has one that looks like it.

    Raise ``Refused`` if it is empty or too long.
    """
    plain = good_name(name, ())
    known = {likeness(other) for other in taken}
    for number in range(1, len(known) + 2):
        suffix = f" {number}" if number > 1 else ""
        found = plain[: LONGEST_NAME - len(suffix)].rstrip() + suffix
        if likeness(found) not in known:
            break
    return found


def likeness(name: str) -> str:
    """Return a key equal for names that look alike, for example ``Аna`` (Cyrillic) and ``Ana``."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(LIKE_LATIN)
    return "".join(mark for mark in plain if mark != JOINER and not _is_variant(mark))


def _is_variant(mark: str) -> bool:
    return "\ufe00" <= mark <= "\ufe0f" or mark >= "\U000e0100"


def tidy(text: str) -> str:
    """Return text on one line, without invisible or direction-changing characters.

    The result is empty if nothing in it would be visible.
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
