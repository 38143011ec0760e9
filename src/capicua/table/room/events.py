"""The events of a hosted table, as stored in its log.

A room is the fold of its events. Events are facts: they include the choices of bots and the
effects of timeouts, so applying them requires no decisions. They contain the table's secret and
hashes of its keys, and are never sent to clients; those get what ``state_frame.state`` returns.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, json

from capicua.table.fairness import cuts as cutting
from capicua.table.fairness.set_up import SetUp
from capicua.table.frames.protocol import TablePlan
from capicua.table.play.clock import Clock
from capicua.table.play.seats import Ban, Guest, KeyHashes, Proposal, SeatOccupant
from capicua.table.room.rules_snapshot import RulesSnapshot


class Base(Struct, tag_field="event", tag=str.lower, omit_defaults=True, kw_only=True):
    """The base of all events: the time in milliseconds, and the request that caused it."""

    ms: int
    who: str = ""
    """The token hash of the person who made the request; empty if there was none."""
    request: str = ""
    """The id of the request."""


class AtSeat(Base):
    """The base of the events that concern one seat."""

    seat: int


class KeptRound(Struct, omit_defaults=True):
    """Everything needed to replay a round."""

    number: int
    starter: int
    totals: list[int]
    streak: int
    pot: int
    order: list[int]
    lot: int
    log: list[int]


class Opened(Base):
    """A table was created; ``sittings`` are set for a rematch, ``rounds`` to continue a record."""

    table: str
    plan: TablePlan
    secret: bytes
    keys: KeyHashes
    edition: RulesSnapshot = RulesSnapshot()
    sittings: list[SeatOccupant] = []
    guests: dict[str, Guest] = {}
    rounds: list[KeptRound] = []
    """The rounds of the record it continues; the last one ends where play starts."""
    deal: KeptRound | None = None
    """The deal of its first round, if it is that of other tables too."""


class Entered(Base):
    """A person joined under a token, at a seat or as a spectator."""

    guest: Guest


class Readied(Base):
    """A person is ready for the next round."""


class Dealt(Base):
    """The next round was dealt."""


class Acted(AtSeat):
    """A seat took an action, or its clock, a bot or the greedy bot took it instead."""

    action: int
    by: Literal["person", "bot", "clock", "auto"] = "person"
    level: str = ""
    """The level a bot played at, if it was a faster one than its own."""
    text: str = ""
    """The action in notation, which stays valid when versions renumber actions; empty in 0.1."""


class Wished(AtSeat):
    """A seat asked to undo everything since just before its last action."""

    count: int
    """The number of actions of the round that would remain."""


class Consented(AtSeat):
    """A player answered an undo request or a proposal."""

    yes: bool


class Undone(AtSeat):
    """Actions were undone; ``count`` actions of the round remain."""

    count: int


class Hinted(Base):
    """A player received a hint."""


class Cut(AtSeat):
    """A player cut the next deal with a plain text; only in logs of 0.1."""

    text: str


class Sealed(AtSeat):
    """A player sealed a cut of the next deal, replacing any earlier one."""

    seal: str


class Opening(Base):
    """The seals for the next deal became final, and the cuts may be opened."""


class CutOpened(AtSeat):
    """A player opened a sealed cut."""

    nonce: str
    text: str


class Said(Base):
    """A line of chat; ``seat`` is ``None`` for a spectator."""

    seat: int | None
    name: str = ""
    phrase: str = ""
    text: str = ""


class Replaced(AtSeat):
    """A bot of some level took over a seat; with an empty level, its own player is back."""

    level: str
    by_clock: bool = False


class Proposed(AtSeat):
    """A player proposed that a bot stand in for the person at a seat."""

    by: int
    waiting: list[int]
    """The seats of the players who must agree: those who were present."""


class HostPassed(Base):
    """Hosting passed to a player while every host is away; with 0, a host is back."""

    person: int = 0


class SeatOpened(AtSeat):
    """A seat was opened to anybody; during play a bot holds it."""


class Left(Base):
    """A person left for good."""

    seat: int | None = None


class Restarted(Base):
    """The deal of a solitaire was restarted."""


class Forfeited(AtSeat):
    """A seat ran out of time, or gave up the match, and lost it."""

    by_leaving: bool = False


class Stopped(Base):
    """The time of the match is up: it ends with the hands that are finished."""


class Woken(Base):
    """The table is reachable again: the current turn's clock restarts."""


class Paused(AtSeat):
    """A player is on vacation: by correspondence, the seat's clock stands still for a while."""

    until: int
    """When it runs again, in milliseconds; a time that is past ends the vacation."""


class TimeAdded(AtSeat):
    """A player, or a host without a seat, gave a seat more time."""

    added: int
    """The time in milliseconds."""
    by: int | None = None
    """The seat that gave it."""


class Muted(Base):
    """The host muted or unmuted a person."""

    person: int
    muted: bool


class Removed(Base):
    """The host removed a person, and possibly banned them."""

    person: int
    banned: bool = False


class Unbanned(Base):
    """The host lifted a ban."""

    person: int


class Rekeyed(Base):
    """The host replaced the keys of the table."""

    keys: KeyHashes


class ChatSet(Base):
    """The host set the chat mode, and whether spectators may chat."""

    chat: Literal["off", "phrases", "free"]
    spectators: bool


class DoorsSet(Base):
    """The host set whether anybody with the table's address may watch."""

    watch: bool


class Admitted(Base):
    """The host admitted a person who had asked for a seat, under their token."""

    token: str
    guest: Guest


class TurnedAway(Base):
    """The host turned away a person who had asked for a seat."""

    token: str


class Moved(Base):
    """A rematch was created at another table."""

    table: str


class Closed(Base):
    """The table was closed: its version of the rules can no longer be played."""

    version: int
    current: int


class Scored(Struct, omit_defaults=True):
    """A finished round on the score sheet; ``points`` is ``None`` if it was void."""

    points: list[int] | None
    said: bytes
    """The messages about its ending, packed."""


class Chronicle(Struct, omit_defaults=True):
    """The match so far in a form that needs no rules, readable under any version of them."""

    totals: list[int]
    winners: list[int] = []
    is_over: bool = False
    rounds: list[Scored] = []
    record: str = ""
    """All deals and actions, in notation."""


class Snapshot(Base):
    """The complete state of a table, replacing all earlier events."""

    table: str
    plan: TablePlan
    secret: bytes
    keys: KeyHashes
    version: int
    sittings: list[SeatOccupant]
    guests: dict[str, Guest]
    rounds: list[KeptRound]
    """All rounds dealt; the last one may be unfinished."""
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
    edition: RulesSnapshot = RulesSnapshot()
    set_up: SetUp | None = None
    is_practice: bool = False
    chronicle: Chronicle | None = None
    """``None`` in snapshots of 0.1."""
    replay: bytes = b""
    """The finished match step by step, as returned by ``api.replays.packed``."""
    came: int = 0
    bans: list[Ban] = []
    chat: Literal["", "off", "phrases", "free"] = ""
    """Empty in older logs: the plan's value applies."""
    spectator_chat: bool = True
    opening: int = 0
    watch_by_address: bool | None = None
    """``None`` in older logs: the plan's value applies."""
    size: int = 0
    proposal: Proposal | None = None
    paused: dict[int, int] = {}
    deal: KeptRound | None = None
    """The deal of the first round, if it is that of other tables too."""
    is_stopped: bool = False


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
    | Proposed
    | HostPassed
    | SeatOpened
    | Left
    | Restarted
    | Forfeited
    | Stopped
    | Woken
    | Paused
    | TimeAdded
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
    """Return an event as JSON."""
    return _encoder.encode(event)


def decode(data: bytes | str) -> Event:
    """Return the event encoded as JSON; raises ``msgspec.DecodeError``."""
    return _decoder.decode(data)
