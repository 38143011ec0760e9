"""The wire format: a schema of all requests, responses and frames.

The OpenAPI description, the AsyncAPI description of the socket and the web client's TypeScript
types are generated from these classes. No prose is sent: a sentence is a message id with
arguments, and the client looks it up in the Fluent files.

The socket: a client opens ``/ws/tables/<table>`` and sends ``hello``. The server answers with a
``state`` frame that contains everything the client may know, and sends another after every
change. A browser is identified by its cookie; it puts the last version it has into the URL,
``/ws/tables/<table>?since=<version>``, and needs no ``hello``.

Every request carries an id chosen by the client, and is answered by ``done`` or ``refused``
with that id. ``done`` means durable. A client that got no answer retries with the same id; a
request is executed at most once per id.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from capicua.core.messages import Message
from capicua.table.fairness.cuts import NonceText, SealText
from capicua.table.fairness.set_up import SetUp
from capicua.table.frames.frame import VISIBLE, Frame, Request, RequestId, StandIn, Wait
from capicua.table.frames.host_frames import (
    Admit,
    Asking,
    Chat,
    Doors,
    Guests,
    Keys,
    Moderate,
    People,
    Rekey,
)

WORD: Final = r"^[A-Za-z0-9_.-]*(?![\s\S])"
"""The characters of ids. Unlike ``$``, the ending does not allow a final newline."""
ONE_LINE: Final = r"^[^\x00-\x1f\x7f]*(?![\s\S])"

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=WORD)]
"""The id of a table, a game or a score sheet."""
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=WORD)]
"""A secret that admits a client to a table: as its host, as a player, or as a spectator."""
Word = Annotated[str, Meta(max_length=64, pattern=WORD)]
"""The id of a preset, an option or an ending; may be empty."""
Level = Annotated[str, Meta(max_length=16, pattern=WORD)]
"""The level of a bot; empty for none."""
Name = Annotated[str, Meta(max_length=24)]
"""A person's name, as typed; the server normalizes it before showing it."""
Face = Annotated[str, Meta(max_length=16, pattern=WORD)]
"""The id of a drawn face, as in ``faces.FACES``; empty for one that follows from the name."""
Value = Annotated[str, Meta(max_length=200, pattern=ONE_LINE)]
"""The value of an option, as text."""
Seat = Annotated[int, Meta(ge=0, le=11)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
"""A number that only increases, up to the largest integer that every client can represent."""
Touch = Annotated[str, Meta(max_length=32, pattern=VISIBLE)]
"""Something on the table that a player touches: ``tile:6-4``, ``arm:E``, ``place:3`` (in a row),
``pile:3``, ``cell:r1c2``, ``square:3,-1``."""


class Text(Struct, omit_defaults=True):
    """A sentence: a message id and its arguments."""

    id: str
    args: dict[str, str | int | float | list[str]] = {}

    @classmethod
    def of(cls, message: Message) -> Text:
        """Return a message in wire format, without its intended reader."""
        return cls(message.id, dict(message.arguments))

    @property
    def message(self) -> Message:
        """The original message."""
        return Message(self.id, dict(self.args))


class Problem(Struct, omit_defaults=True):
    """The reason for a refusal; the body of every response with status 4xx."""

    message: Text
    rule: str = ""
    """The id of the game rule that forbids it."""
    reason: Text | None = None
    """What is wrong with a position or a record at the place that the message names."""


# -- creating a table --------------------------------------------------------------------------


class HouseRules(Struct, omit_defaults=True):
    """A game, a preset, and the options that differ from it, as text; used in shared links."""

    game: Id
    preset: Word = ""
    options: Annotated[dict[Word, Value], Meta(max_length=64)] = {}
    seats: Annotated[int, Meta(ge=0, le=99)] = 0
    """The number of seats; 0 for the game's usual number."""


class SeatPlan(Struct, omit_defaults=True):
    """The plan for a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: Level = ""


class ClockPlan(Struct, omit_defaults=True, frozen=True):
    """A time control: none, a time per turn, or a bank per round with an increment."""

    kind: Literal["none", "turn", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=14 * 86400)] = 0
    """The time per turn or in the bank; a day or more means play by correspondence."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    at_zero: Literal["play", "bot", "forfeit"] = "play"
    """On timeout, the table plays one move, a bot takes the seat, or the player loses the match."""


class TablePlan(Struct, omit_defaults=True):
    """The plan of a new table."""

    rules: HouseRules
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    name: Name = ""
    """The name of the table's creator."""
    clock: ClockPlan = ClockPlan()
    chat: Literal["off", "phrases", "free"] = "free"
    open_hands: bool = False
    """Whether spectators see every hand once a round is over."""
    spectator_chat: bool = True
    """Whether spectators may chat, within the limits of ``chat``."""
    watch_by_address: bool = False
    """Whether anybody with the table's address may watch, without a link."""
    club: bool = False
    """Club rules: in partnership games, players may not chat during a round."""
    pace: Literal["quick", "calm"] = "calm"
    """``calm`` bots pause before acting, as people do."""
    deal: Annotated[int, Meta(ge=1, le=999_999_999)] | None = None
    """The number of a solitaire's deal."""
    practice: bool = False
    """Whether one person practises against bots with free hints, chances and takebacks."""
    face: Face = ""
    """The face of the table's creator."""
    listed: bool = False
    """Whether the lobby lists the table: its open seats, and once it has begun, that it may be
    watched."""
    rated: bool = False
    """Whether the match counts for the ratings of its players."""
    delay: Annotated[int, Meta(ge=0, le=10)] = 0
    """The seconds after which a move is shown at the earliest, counted from the one before."""
    pairing: Literal["none", "first", "rematch"] = "none"
    """Whether the server has paired the players, so that nobody hosts: for this match, or for the
    one before."""
    event: Word = ""
    """The id of the tournament whose table it is; only the server sets it."""
    hands: Annotated[int, Meta(ge=0, le=1000)] = 0
    """The number of hands after which the match is over; 0: as the rules say. Only the server sets
    it."""


# -- frames from a client ----------------------------------------------------------------------


class Asked(Struct):
    """The only part that is read of an invalid frame: the id for the refusal."""

    id: RequestId = ""


class Hello(Frame):
    """The first frame: identifies the client, and the last version of the table it has.

    Browsers are identified by their cookie and omit ``token``.
    """

    token: Key | None = None
    since: Version = 0


class Ping(Frame):
    """A keepalive, answered by ``pong``.

    A client sends it after fifteen seconds without a frame from the server, and whenever it has
    sent nothing for forty seconds. The server disconnects clients that are silent for a minute.
    """


class Act(Request):
    """Take an action, chosen when the table was at version ``at``."""

    action: Annotated[int, Meta(ge=0, le=2**31)]
    at: Version


class Why(Request):
    """Ask why touching these things does nothing; answered by ``refused`` with the reason."""

    touch: Annotated[list[Touch], Meta(max_length=16)]


class Undo(Request):
    """Undo the player's last action; other people who play must consent."""


class Consent(Request):
    """Answer another player's undo request, or their proposal of a stand-in."""

    yes: bool


class Hint(Request):
    """Ask for a hint, answered by ``advice``; only for people who play alone or against bots."""


class Next(Request):
    """Report readiness for the next round, or the first; it starts when everybody is ready."""


class Seal(Request):
    """Cut the next deal, sealed: the hash of a text and a nonce."""

    seal: SealText


class Open(Request):
    """Open a sealed cut with its text and nonce; send it when ``may`` contains ``open``."""

    nonce: NonceText
    text: Annotated[str, Meta(min_length=1, max_length=64)]


class Say(Request):
    """Send a chat message: a phrase by its id, or free text."""

    phrase: Annotated[str, Meta(max_length=32, pattern=WORD)] = ""
    text: Annotated[str, Meta(max_length=280)] = ""


class Replace(Request):
    """Give a seat to a bot of a level, or without a level back to its person or to anybody."""

    seat: Seat
    level: Level = ""


class Propose(Request):
    """Propose that a bot stand in for a person the table has waited for, as in ``waits``.

    The other players who are present must agree; silence for thirty seconds counts as consent. If
    nobody else is present, or a host proposes it, the bot plays at once.
    """

    seat: Seat


class GiveTime(Request):
    """Give a seat of another side more time on its clock: 15 seconds, or a day if turns take days.

    A host who does not play may give it to any seat.
    """

    seat: Seat


class Leave(Request):
    """Leave the table for good; a bot takes the seat, or it opens if play has not started."""


class Restart(Request):
    """Restart the deal of a solitaire."""


class Auto(Request):
    """Let the greedy bot take one action; only for people who play alone or against bots."""


class Rematch(Request):
    """Open a rematch table with seats moved on by one, and announce it to everybody."""


ClientFrame = (
    Hello
    | Ping
    | Act
    | Why
    | Undo
    | Consent
    | Hint
    | Next
    | Seal
    | Open
    | Say
    | Replace
    | Propose
    | GiveTime
    | Leave
    | Restart
    | Auto
    | Rematch
    | People
    | Moderate
    | Rekey
    | Chat
    | Doors
    | Admit
)


# -- frames from the server --------------------------------------------------------------------


class SeatState(Struct, omit_defaults=True):
    """The public state of a seat."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    here: bool = False
    """Whether its person is connected."""
    ready: bool = False
    """Whether its person is ready for the next round."""
    held_by_bot: bool = False
    """Whether a bot plays at a seat that is a person's, or open to anybody."""
    left_ms: int | None = None
    """The time left on the clock when the frame was made; ``None`` without a clock."""
    face: str = ""
    """The face its person has chosen; empty for one that follows from the name."""
    paused_ms: int = 0
    """How long its clock stands still, from when the frame was made: its person is on vacation."""


class UndoWish(Struct):
    """A pending undo request."""

    seat: int
    waiting_for: list[int]


class RoundLine(Struct):
    """A finished round on the score sheet; ``points`` is ``None`` if it was void."""

    points: list[int] | None
    said: list[Text]


class FairDeal(Struct, omit_defaults=True):
    """The proof that a round's deal was not changed after the commitment."""

    promise: str
    """The commitment: a hash of the secret, published before play."""
    deal: int = 0
    """The deal that the cuts belong to, counted from 1: between rounds the next, else the last."""
    cuts: dict[str, str] = {}
    """The known texts of cuts, by seat letter."""
    seals: dict[str, str] = {}
    """The seals of sealed cuts, by seat letter; a seal without a text is not open yet."""
    opening: bool = False
    """Whether the seals are final and the cuts are being opened."""
    secret: str = ""
    """The hash-chain link of the last deal played out, in hexadecimal; empty before that."""


class Line(Struct, omit_defaults=True):
    """One line of the table's log: an event or a chat message."""

    at: int
    """The version of the table at that time."""
    kind: Literal["play", "table", "chat"]
    said: list[Text] = []
    seat: int | None = None
    action: str = ""
    """The action in notation; empty for other lines."""
    text: str = ""
    """The free text of a chat message."""
    round: int = 0


class Choice(Struct, omit_defaults=True):
    """A legal action: in notation, in words, and the things to touch to take it."""

    action: int
    text: str
    label: Text
    touch: list[Touch] = []


class Seen(Struct):
    """The round as a seat or a spectator sees it."""

    turn: int | None
    over: bool
    zones: Raw
    """A list of zones as defined in ``core/zones.py``."""
    choices: list[Choice]


class StateFrame(Frame, tag="state"):
    """The current state of the table for this client, and the new lines of the log."""

    version: int
    table: str
    rules: HouseRules
    seat: int | None
    """The client's own seat; ``None`` for a spectator."""
    is_host: bool
    phase: Literal["waiting", "playing", "between", "over"]
    """Before the first deal, during a round, between rounds, or after the match."""
    seats: list[SeatState]
    sides: list[int]
    round: int
    totals: list[int]
    rounds: list[RoundLine]
    winners: list[int]
    may: list[str]
    """The frames that would be granted now: ``act``, ``undo``, ``hint``, ``next`` …"""
    chat: Literal["off", "phrases", "free"]
    """The chat mode of the table now."""
    clock: ClockPlan
    lines: list[Line]
    """The lines since the client's version, or all that are kept if that version is too old."""
    complete: bool
    """Whether ``lines`` has every line that is kept; the client then drops the lines it had."""
    seen: Seen | UnsetType = UNSET
    """Absent before the first deal."""
    fair: FairDeal | UnsetType = UNSET
    undo: UndoWish | UnsetType = UNSET
    stand_in: StandIn | UnsetType = UNSET
    waits: list[Wait] = []
    deal: int | UnsetType = UNSET
    set_up: SetUp | UnsetType = UNSET
    practice: bool = False
    rated: bool = False
    delay: int = 0
    """The seconds after which a move is shown at the earliest, so that its timing tells nothing."""
    listed: bool = False
    paired: bool = False
    """Whether the server has paired the players: nobody hosts, and the match begins by itself."""
    assisted: bool = False
    open_hands: bool = False
    spectator_chat: bool = True
    watch_by_address: bool = False
    asking: list[Asking] = []
    """The people asking for a seat; only sent to hosts."""
    muted: bool = False
    """Whether the host has muted the client."""
    only_phrases: bool = False
    """Whether the client may write nothing but phrases, whatever the chat mode of the table."""
    rematch: str = ""
    """The id of the rematch table; empty if there is none."""
    leaders: list[int] = []
    """The seats with the best total so far; empty if all are level."""


class Done(Frame):
    """The request with this id has been executed and is durable."""

    id: str
    version: int


class RefusedFrame(Frame, tag="refused"):
    """The request with this id was refused, and why."""

    id: str
    message: Text
    rule: str = ""


class Advice(Frame):
    """The hint requested under this id."""

    id: str
    action: int
    reasons: list[Text] = []


class Pong(Frame):
    """The answer to ``ping``."""


ServerFrame = StateFrame | Done | RefusedFrame | Advice | Guests | Keys | Pong
