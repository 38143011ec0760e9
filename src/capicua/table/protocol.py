"""What goes over the wire: every request, answer and frame, as one schema.

The OpenAPI description, the AsyncAPI description of the socket and the client's TypeScript
types are made from these records. No prose travels: a sentence is the id of its text with
its arguments, and the client looks it up in the Fluent files.

The socket. A client opens ``/ws/tables/<table>`` and says ``hello``; the server answers with a
``state`` frame that holds everything the client may know, and sends another whenever
something has changed. A browser, known by its cookie, says in the address up to where it
knows the table, ``/ws/tables/<table>?since=<version>``, and is answered without a ``hello``.

Whatever the client asks for carries an id of the client's own choice and is answered by
``done`` or ``refused`` with that id. ``done`` means durable. A client that got no answer asks
again with the same id: each id counts at most once.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from capicua.core.reasons import Message
from capicua.table.cuts import NonceText, SealText
from capicua.table.frame import VISIBLE, Frame, RequestId, SetUp
from capicua.table.hosting import (
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
"""What ids are made of. Unlike ``$``, its end allows no line break after it."""
ONE_LINE: Final = r"^[^\x00-\x1f\x7f]*(?![\s\S])"

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=WORD)]
"""Of a table, a game, a score sheet."""
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=WORD)]
"""A secret that opens a table: as its host, at a seat, or to watch."""
Word = Annotated[str, Meta(max_length=64, pattern=WORD)]
"""One of some words: a preset, an option, an ending; may be empty."""
Level = Annotated[str, Meta(max_length=16, pattern=WORD)]
"""Of a bot; empty for none."""
Name = Annotated[str, Meta(max_length=24)]
"""What people call themselves; it is tidied before anybody sees it."""
Value = Annotated[str, Meta(max_length=200, pattern=ONE_LINE)]
"""What is chosen for an option."""
Seat = Annotated[int, Meta(ge=0, le=11)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
"""A number that only grows, such as that of a table; as high as every client can count."""
Touch = Annotated[str, Meta(max_length=32, pattern=VISIBLE)]
"""Something on the table a player touches to act: ``tile:6-4``, ``arm:E``, ``place:3`` (of a row),
``pile:3``, ``cell:r1c2``, ``square:3,-1``."""


class Text(Struct, omit_defaults=True):
    """A sentence: the id of its text, and the values in it."""

    id: str
    args: dict[str, str | int | float | list[str]] = {}

    @classmethod
    def of(cls, message: Message) -> Text:
        """A message as it goes over the wire; who may read it is not told."""
        return cls(message.id, dict(message.arguments))

    @property
    def message(self) -> Message:
        """The message that it was."""
        return Message(self.id, dict(self.args))


class Problem(Struct, omit_defaults=True):
    """Why something was refused; the body of every answer of status 4xx."""

    message: Text
    rule: str = ""
    """The id of the rule of the game that forbids it."""


# -- a table is made ---------------------------------------------------------------------------


class HouseRules(Struct, omit_defaults=True):
    """A game under a preset with some options changed, each as text; what a shared link holds."""

    game: Id
    preset: Word = ""
    options: Annotated[dict[Word, Value], Meta(max_length=64)] = {}
    seats: Annotated[int, Meta(ge=0, le=99)] = 0
    """0 for the usual number; no game has as many as may be asked for."""


class SeatPlan(Struct, omit_defaults=True):
    """Who is to sit at a seat when the table is made."""

    kind: Literal["me", "open", "bot"]
    level: Level = ""


class ClockPlan(Struct, omit_defaults=True, frozen=True):
    """Time to think: none, so much for each turn, or a bank for the round with an increment."""

    kind: Literal["none", "turn", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=14 * 86400)] = 0
    """For a turn or in the bank; days for a table by correspondence."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    at_zero: Literal["play", "bot", "forfeit"] = "play"
    """The table plays for them this once; a bot takes the seat; or they lose the match."""


class TablePlan(Struct, omit_defaults=True):
    """A table to be made."""

    rules: HouseRules
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    name: Name = ""
    """The name of the person who makes the table."""
    clock: ClockPlan = ClockPlan()
    chat: Literal["off", "phrases", "free"] = "free"
    open_hands: bool = False
    """Whether those who watch may see every hand once a round is over."""
    spectator_chat: bool = True
    """Whether spectators may chat, as far as ``chat`` goes."""
    watch_by_address: bool = False
    """Whether everybody who has the table's address may watch, without a link of their own."""
    club: bool = False
    """Club rules: in a partnership game nobody who plays may chat."""
    pace: Literal["quick", "calm"] = "calm"
    """Whether bots take their time as people do."""
    deal: Annotated[int, Meta(ge=1, le=999_999_999)] | None = None
    """The number of a solitaire's deal."""
    practice: bool = False
    """Whether one person practises against bots: hints, chances and taking back are free."""


# -- frames from a client ----------------------------------------------------------------------


class Asked(Struct):
    """All that is read of a frame that cannot be: the id under which it is refused."""

    id: RequestId = ""


class Hello(Frame):
    """The first frame: who is there, and up to which version of the table they know it.

    Browsers are known by their cookie and leave ``token`` out.
    """

    token: Key | None = None
    since: Version = 0


class Ping(Frame):
    """Are you there? Answered by ``pong``.

    A client asks when it has heard nothing for fifteen seconds, and says something, if only this,
    at least every forty: of who says nothing for a minute the server lets go.
    """


class Act(Frame):
    """An action of the seat to act, chosen when the table was at version ``at``."""

    id: RequestId
    action: Annotated[int, Meta(ge=0, le=2**31)]
    at: Version


class Why(Frame):
    """Why touching these things does nothing: answered by ``refused`` with the reason."""

    id: RequestId
    touch: Annotated[list[Touch], Meta(max_length=16)]


class Undo(Frame):
    """To take the last action back; where other people play, they are asked."""

    id: RequestId


class Consent(Frame):
    """The answer to somebody's wish to take an action back."""

    id: RequestId
    yes: bool


class Hint(Frame):
    """What would a good bot do? Answered by ``advice``; only where one plays alone or with bots."""

    id: RequestId


class Next(Frame):
    """On to the next round; it begins when everybody has said so. Also begins a waiting table."""

    id: RequestId


class Seal(Frame):
    """A player's cut of the next deal, sealed: the hash of a text and a nonce."""

    id: RequestId
    seal: SealText


class Open(Frame):
    """The text and the nonce of the cut that was sealed, to be sent when ``may`` says so."""

    id: RequestId
    nonce: NonceText
    text: Annotated[str, Meta(min_length=1, max_length=64)]


class Say(Frame):
    """A line of chat: a phrase by its id, or free text."""

    id: RequestId
    phrase: Annotated[str, Meta(max_length=32, pattern=WORD)] = ""
    text: Annotated[str, Meta(max_length=280)] = ""


class Replace(Frame):
    """The host puts a bot of a level in a person's place, or with no level gives the seat back."""

    id: RequestId
    seat: Seat
    level: Level = ""


class Leave(Frame):
    """To get up for good; a bot takes the seat, or it stays open where play has not begun."""

    id: RequestId


class Restart(Frame):
    """To begin the deal of a solitaire again."""

    id: RequestId


class Auto(Frame):
    """The greedy bot plays one action for a person who plays alone."""

    id: RequestId


class Rematch(Frame):
    """The same table again, seats moved on by one; everybody is told where."""

    id: RequestId


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
    """Who sits at a seat, as everybody knows it."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    here: bool = False
    """Whether a person is connected."""
    ready: bool = False
    """Whether they have said that the next round may begin."""
    held_by_bot: bool = False
    """Whether the seat is a person's who may come back, and a bot plays for them."""
    left_ms: int | None = None
    """Time left on their clock when the frame was made; nothing without a clock."""


class UndoWish(Struct):
    """Somebody wants to take the last action back."""

    seat: int
    waiting_for: list[int]


class RoundLine(Struct):
    """A finished round on the score sheet; no points where it was void."""

    points: list[int] | None
    said: list[Text]


class FairDeal(Struct, omit_defaults=True):
    """What proves that the round's deal was not changed after it was promised."""

    promise: str
    """The hash of the secret, known before play."""
    deal: int = 0
    """The deal that the cuts are of, counted from 1: the last one or, before a deal, the next."""
    cuts: dict[str, str] = {}
    """The texts that are known, by seat letter."""
    seals: dict[str, str] = {}
    """The seals of the cuts that were sealed, by seat letter; those without a text are closed."""
    opening: bool = False
    """Whether the seals are final, and the cuts are being opened."""
    secret: str = ""
    """The link of the last deal played out, in hexadecimal, as soon as there is one."""


class Line(Struct, omit_defaults=True):
    """One line of the table's log: something that happened, or that somebody said."""

    at: int
    """The version of the table when it happened."""
    kind: Literal["play", "table", "chat"]
    said: list[Text] = []
    seat: int | None = None
    action: str = ""
    """The action in notation."""
    text: str = ""
    """Free text of the chat."""
    round: int = 0


class Choice(Struct, omit_defaults=True):
    """An action that may be taken: in notation, in words, and what one touches to take it."""

    action: int
    text: str
    label: Text
    touch: list[Touch] = []


class Seen(Struct):
    """What a seat, or somebody who watches, sees of the round."""

    turn: int | None
    over: bool
    zones: Raw
    """A list of zones, as ``core/zones.py`` has them."""
    choices: list[Choice]


class StateFrame(Frame, tag="state"):
    """All that has changed for this client, and the table as it is now."""

    version: int
    table: str
    rules: HouseRules
    seat: int | None
    """The client's own seat; nothing for who watches."""
    is_host: bool
    phase: Literal["waiting", "playing", "between", "over"]
    """Before the first deal; a round is played; a round is over; the match is over."""
    seats: list[SeatState]
    sides: list[int]
    round: int
    totals: list[int]
    rounds: list[RoundLine]
    winners: list[int]
    may: list[str]
    """Frames that would not be refused now: ``act``, ``undo``, ``hint``, ``next`` …"""
    chat: Literal["off", "phrases", "free"]
    """What may be said at the table now."""
    clock: ClockPlan
    lines: list[Line]
    """What happened since the version the client named, or all there is where that is too old."""
    complete: bool
    """Whether ``lines`` begins with the table's first, so that the client drops what it had."""
    seen: Seen | UnsetType = UNSET
    """Not before the first deal."""
    fair: FairDeal | UnsetType = UNSET
    undo: UndoWish | UnsetType = UNSET
    deal: int | UnsetType = UNSET
    set_up: SetUp | UnsetType = UNSET
    practice: bool = False
    assisted: bool = False
    open_hands: bool = False
    spectator_chat: bool = True
    watch_by_address: bool = False
    asking: list[Asking] = []
    """Who asks for a seat; told to the host alone."""
    muted: bool = False
    """Whether the host has muted the client."""
    rematch: str = ""
    """The table where play goes on."""


class Done(Frame):
    """What was asked for under this id is done, and durable."""

    id: str
    version: int


class RefusedFrame(Frame, tag="refused"):
    """What was asked for under this id is not done, and why."""

    id: str
    message: Text
    rule: str = ""


class Advice(Frame):
    """The hint that was asked for."""

    id: str
    action: int
    reasons: list[Text] = []


class Pong(Frame):
    """I am here."""


ServerFrame = StateFrame | Done | RefusedFrame | Advice | Guests | Keys | Pong
