"""Who a person is in a tournament, what they may do, and the keys by which they are known.

A key is what a link holds after ``#``. It names whom it belongs to, and ends with a code that only
the tournament's own key yields. So the director can hand out links to everybody on a list, and none
of them is stored.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from capicua.api.hall.tournaments import Power, Role
from capicua.core.messages import Message, Refused
from capicua.server.tournaments.tournament_record import SignUpRow, TournamentRecord

KEY_BYTES: Final = 32
_CODE_BYTES: Final = 12
Kind = Literal["helper", "entrant", "sign_up", "side"]
_LETTERS: Final[dict[Kind, str]] = {"helper": "d", "entrant": "e", "sign_up": "s", "side": "t"}
_KINDS: Final = {letter: kind for kind, letter in _LETTERS.items()}
_POWERS: Final[dict[Role, tuple[Power, ...]]] = {
    "director": ("direct", "results", "check_in", "report", "withdraw", "sign_up"),
    "assistant": ("results", "check_in", "report", "sign_up"),
    "entrant": ("report", "check_in", "withdraw", "sign_up"),
    "nobody": ("sign_up",),
}
_RANKS: Final[tuple[Role, ...]] = ("nobody", "entrant", "assistant", "director")


class KeyOwner(NamedTuple):
    """Whom a key belongs to.

    A helper has a number; an entrant number, place and how often the place has changed hands; a
    sign-up its id; a side of a table the decision that published the round, table and side.
    """

    kind: Kind
    parts: tuple[str, ...]


@dataclass
class Person:
    """Somebody who asks something of a tournament."""

    role: Role = "nobody"
    name: str = ""
    account: str = ""
    places: list[tuple[int, int]] = field(default_factory=list)
    """The entrants for whom the person plays, each with the place among its people."""
    sides: list[tuple[int, int, int]] = field(default_factory=list)
    """What the person holds a slip for: the decision that published the round, table, side."""
    waiting: SignUpRow | None = None

    @property
    def entrants(self) -> list[int]:
        """The numbers of the entrants for whom the person plays."""
        return sorted({entrant for entrant, _ in self.places})

    @property
    def may(self) -> tuple[Power, ...]:
        """What the person may do."""
        return _POWERS[self.role]

    def check(self, power: Power, entrant: int = 0) -> None:
        """Raise ``Refused`` unless the person may do something.

        With an entrant, those who may direct or check in may act for anybody, others for
        themselves.
        """
        is_own = not entrant or entrant in self.entrants or self.role in ("director", "assistant")
        if power not in self.may or not is_own:
            raise Refused(Message(f"event-not-{power.replace('_', '-')}"))

    def side_at(self, record: TournamentRecord, round: int, table: int) -> int | None:
        """Return the side of a table for which the person speaks; ``None`` for none."""
        found = record.tournament.state.round(round).table(table)
        start = record.starts()[round - 1]
        for side, entrants in enumerate(found.sides):
            if (start, table, side) in self.sides or set(entrants) & set(self.entrants):
                return side
        return None

    def _rise(self, role: Role, name: str) -> None:
        if _RANKS.index(role) >= _RANKS.index(self.role):
            self.role, self.name = role, name or self.name


def person_of(record: TournamentRecord, keys: Iterable[str], account: str = "") -> Person:
    """Return the person with these keys and this account."""
    person = Person(account=account)
    for key in keys:
        owner = owner_of(record.key, key)
        if owner is not None:
            _know(record, person, owner)
    if account:
        for sign_up in record.sign_ups:
            if sign_up.account == account:
                _know_sign_up(record, person, sign_up)
        turns = record.turns()
        for row in record.places:
            if row.account == account and not turns[row.entrant, row.place]:
                _play(record, person, row.entrant, row.place)
        for helper in record.helpers:
            if helper.account == account and not helper.is_removed:
                person._rise("director" if helper.role == "director" else "assistant", helper.name)
    return person


def _know(record: TournamentRecord, person: Person, owner: KeyOwner) -> None:
    """Add what a key tells about a person."""
    parts = owner.parts
    if owner.kind == "helper":
        for helper in record.helpers:
            if helper.number == int(parts[0]) and not helper.is_removed:
                person._rise("director" if helper.role == "director" else "assistant", helper.name)
    elif owner.kind == "side":
        start, table, side = map(int, parts)
        person.sides.append((start, table, side))
    elif owner.kind == "sign_up":
        for sign_up in record.sign_ups:
            if sign_up.id == parts[0]:
                _know_sign_up(record, person, sign_up)
    else:
        entrant, place, turns = map(int, parts)
        if record.turns()[entrant, place] == turns:
            _play(record, person, entrant, place)


def _know_sign_up(record: TournamentRecord, person: Person, sign_up: SignUpRow) -> None:
    if sign_up.entrant == 0:
        person.waiting = sign_up
        person.name = person.name or sign_up.wish.name
    elif sign_up.entrant > 0 and not record.turns()[sign_up.entrant, 0]:
        _play(record, person, sign_up.entrant, 0)


def _play(record: TournamentRecord, person: Person, entrant: int, place: int) -> None:
    known = record.tournament.state.entrants.get(entrant)
    if known is None:
        return
    if (entrant, place) not in person.places:
        person.places.append((entrant, place))
    name = known.members[place] if place < len(known.members) else known.name
    person._rise("entrant", name)


def entrant_keys(record: TournamentRecord, entrants: Iterable[int]) -> dict[int, list[str]]:
    """Return a key for each of the people of some entrants."""
    turns = record.turns()
    return {
        entrant: [
            key_of(record.key, "entrant", entrant, place, turns[entrant, place])
            for place in range(record.tournament.shape.members)
        ]
        for entrant in entrants
    }


def side_keys(record: TournamentRecord, round: int) -> dict[tuple[int, int], str]:
    """Return the keys on the slips of a round, by table and side."""
    found = record.tournament.state.round(round)
    start = record.starts()[round - 1]
    return {
        (table.number, side): key_of(record.key, "side", start, table.number, side)
        for table in found.tables
        for side in range(len(table.sides))
    }


def may_see(record: TournamentRecord, person: Person) -> bool:
    """Return whether a person may see the tournament."""
    is_known = person.role != "nobody" or bool(person.sides) or person.waiting is not None
    return is_known or record.arrangements.visibility != "private"


def names_of(record: TournamentRecord, entrants: Sequence[int]) -> str:
    """Return the names of some entrants, for the list of decisions."""
    return ", ".join(record.tournament.name(one) for one in entrants)


def key_of(secret: bytes, kind: Kind, *parts: object) -> str:
    """Return the key of somebody; ``secret`` is the tournament's."""
    named = ".".join([_LETTERS[kind], *map(str, parts)])
    return f"{named}.{_code(secret, named)}"


def owner_of(secret: bytes, key: str) -> KeyOwner | None:
    """Return whom a key belongs to; ``None`` for a wrong one."""
    named, _, code = key.rpartition(".")
    letter, *parts = named.split(".")
    if letter not in _KINDS or not hmac.compare_digest(code, _code(secret, named)):
        return None
    return KeyOwner(_KINDS[letter], tuple(parts))


def table_token(secret: bytes, table: str, entrant: int, place: int, turn: int) -> str:
    """Return the token of a person at a table of the tournament.

    ``turn`` is how often the person's place has changed hands.
    """
    return _digest(secret, f"seat {table} {entrant} {place} {turn}", 24)


def _code(secret: bytes, text: str) -> str:
    return _digest(secret, f"key {text}", _CODE_BYTES)


def _digest(secret: bytes, text: str, size: int) -> str:
    digest = hashlib.blake2b(text.encode("utf-8", "replace"), key=secret, digest_size=size)
    return base64.urlsafe_b64encode(digest.digest()).decode().rstrip("=")
