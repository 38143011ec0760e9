"""What happens at a hosted table, as the log keeps it.

A room is the fold of its events. They are facts: what a bot chose and what a clock did is
written in them, so that applying them asks nobody. They hold the table's secret and hashes
of its keys, and are for safe-keeping alone; what people are told is ``Room.state``.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, json

from capicua.table import cuts as cutting
from capicua.table.clock import Clock
from capicua.table.editions import Edition
from capicua.table.frame import SetUp
from capicua.table.protocol import TablePlan
from capicua.table.seating import Ban, Guest, KeyHashes, Sitting


class Base(Struct, tag_field="event", tag=str.lower, omit_defaults=True, kw_only=True):
    """The base of all events: when, in milliseconds, and whose request it answers."""

    ms: int
    who: str = ""
    """The hash of the token of the person who asked; empty if nobody did."""
    request: str = ""
    """The id under which it was asked for."""


class KeptRound(Struct, omit_defaults=True):
    """A round from which it can be played again."""

    number: int
    starter: int
    totals: list[int]
    streak: int
    pot: int
    order: list[int]
    lot: int
    log: list[int]


class Opened(Base):
    """A table was made; with ``sittings`` it continues another one, with ``rounds`` a record."""

    table: str
    plan: TablePlan
    secret: bytes
    keys: KeyHashes
    edition: Edition = Edition()
    sittings: list[Sitting] = []
    guests: dict[str, Guest] = {}
    rounds: list[KeptRound] = []
    """Those of a record from which it goes on; the last one up to where play begins."""


class Entered(Base):
    """Somebody came in under a token, to a seat or to watch."""

    guest: Guest


class Readied(Base):
    """Somebody said that play may go on."""


class Dealt(Base):
    """The next round was dealt."""


class Acted(Base):
    """A seat acted, or its clock, a bot or the greedy bot did it in its place."""

    seat: int
    action: int
    by: Literal["person", "bot", "clock", "auto"] = "person"
    level: str = ""
    """The level that a bot played at, where it was a faster one than its own."""
    text: str = ""
    """The action in notation, which outlives the version that numbered it; none in logs of 0.1."""


class Wished(Base):
    """A seat would like to take back all from its last action on."""

    seat: int
    count: int
    """How many actions of the round would be left."""


class Consented(Base):
    """Somebody answered a wish."""

    seat: int
    yes: bool


class Undone(Base):
    """Actions were taken back; so many of the round are left."""

    seat: int
    count: int


class Hinted(Base):
    """Somebody was helped."""


class Cut(Base):
    """A player cut the next deal with a text; in logs of 0.1."""

    seat: int
    text: str


class Sealed(Base):
    """A player sealed a cut of the next deal; an earlier one of theirs is void."""

    seat: int
    seal: str


class Opening(Base):
    """The seals of the next deal are final, and the cuts are opened."""


class CutOpened(Base):
    """A player opened a cut that was sealed."""

    seat: int
    nonce: str
    text: str


class Said(Base):
    """A line of chat; ``seat`` is nothing for who watches."""

    seat: int | None
    name: str = ""
    phrase: str = ""
    text: str = ""


class Replaced(Base):
    """From now on a bot of a level plays for a seat; with no level its own player does."""

    seat: int
    level: str
    by_clock: bool = False


class SeatOpened(Base):
    """Anybody may take the seat; while play goes on a bot holds it."""

    seat: int


class Left(Base):
    """Somebody got up for good."""

    seat: int | None = None


class Restarted(Base):
    """The deal of a solitaire was begun again."""


class Forfeited(Base):
    """A seat's time was over, and the match with it."""

    seat: int


class Woken(Base):
    """The table was out of reach until now: time to think begins afresh."""


class Muted(Base):
    """The host muted somebody, or took that back."""

    person: int
    muted: bool


class Removed(Base):
    """The host removed somebody, and perhaps banned them."""

    person: int
    banned: bool = False


class Unbanned(Base):
    """The host lifted somebody's ban."""

    person: int


class Rekeyed(Base):
    """The host replaced the keys of the table."""

    keys: KeyHashes


class ChatSet(Base):
    """The host set what may be said, and whether spectators may chat."""

    chat: Literal["off", "phrases", "free"]
    spectators: bool


class DoorsSet(Base):
    """The host set whether everybody who has the address may watch."""

    watch: bool


class Admitted(Base):
    """The host let somebody in who had asked for a seat, under their token."""

    token: str
    guest: Guest


class TurnedAway(Base):
    """The host did not let in somebody who had asked for a seat."""

    token: str


class Moved(Base):
    """Play goes on at another table."""

    table: str


class Closed(Base):
    """The rules of the table, of a version, are not played any more; the current one is another."""

    version: int
    current: int


class Scored(Struct, omit_defaults=True):
    """A finished round on the score sheet; no points where it was void."""

    points: list[int] | None
    said: bytes
    """How it ended, packed."""


class Chronicle(Struct, omit_defaults=True):
    """What was played, in terms that need no rules: it can be read under any version of them."""

    totals: list[int]
    winners: list[int] = []
    is_over: bool = False
    rounds: list[Scored] = []
    record: str = ""
    """Everything that was dealt and done, in notation."""


class Snapshot(Base):
    """Everything that the events before it amount to."""

    table: str
    plan: TablePlan
    secret: bytes
    keys: KeyHashes
    version: int
    sittings: list[Sitting]
    guests: dict[str, Guest]
    rounds: list[KeptRound]
    """All that were dealt, the last one perhaps unfinished."""
    is_settled: bool
    is_assisted: bool
    turned: int
    turned_ms: int
    actors: bytes
    ready: list[str]
    wish: tuple[int, int, list[int]] | None
    wished: int
    cuts: dict[int, dict[int, cutting.Cut]]
    forfeited: int | None
    rematch: str
    clock: Clock
    answered: bytes
    lines: list[bytes]
    first_line: int
    edition: Edition = Edition()
    set_up: SetUp | None = None
    is_practice: bool = False
    chronicle: Chronicle | None = None
    """Not in snapshots of 0.1."""
    replay: bytes = b""
    """The finished match step by step, as ``server.replaying.packed`` has it."""
    came: int = 0
    bans: list[Ban] = []
    chat: Literal["", "off", "phrases", "free"] = ""
    """Nothing in older logs: as the plan says."""
    spectator_chat: bool = True
    opening: int = 0
    watch_by_address: bool | None = None
    """Nothing in older logs: as the plan says."""
    size: int = 0


Event = (
    Opened
    | Entered
    | Readied
    | Dealt
    | Acted
    | Wished
    | Consented
    | Undone
    | Hinted
    | Cut
    | Sealed
    | Opening
    | CutOpened
    | Said
    | Replaced
    | SeatOpened
    | Left
    | Restarted
    | Forfeited
    | Woken
    | Muted
    | Removed
    | Unbanned
    | Rekeyed
    | ChatSet
    | DoorsSet
    | Admitted
    | TurnedAway
    | Moved
    | Closed
    | Snapshot
)

_encoder = json.Encoder()
_decoder: json.Decoder[Event] = json.Decoder(Event)


def encode(event: Event) -> bytes:
    """An event as JSON."""
    return _encoder.encode(event)


def decode(data: bytes | str) -> Event:
    """The event of some JSON; raises ``msgspec.DecodeError``."""
    return _decoder.decode(data)
