"""What the lobby shows and asks: tables with free seats, tables to watch, and pairing."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from capicua.core.messages import Message, Refused
from capicua.table.frames.protocol import (
    ClockPlan,
    Face,
    HouseRules,
    Id,
    Name,
    Seat,
    SeatPlan,
    TablePlan,
    Word,
)
from capicua.table.play.seats import USUAL_LEVEL
from capicua.table.room.rules_snapshot import game_of

Form = Literal["2", "3", "4", "partners"]
"""Who plays against whom: each for themselves by number of players, or partners."""
FORMS: Final[tuple[Form, ...]] = ("2", "3", "4", "partners")
TurnSeconds = Literal[15, 30, 60]
"""The time for each turn, in seconds."""
MOST_RULE_SETS: Final = 24
MOST_FORMATS: Final = 60
"""Maximum number of formats that one wish stands for."""
PAIRED_SEATS: Final = (2, 3, 4)


class ListedSeat(Struct, omit_defaults=True):
    """A seat of a listed table."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    face: str = ""
    level: str = ""
    account: str = ""
    """The name of the person's account, which has a profile; empty for guests and bots."""
    is_bot: bool = False
    """Whether the account is that of a program."""


class Listing(Struct, omit_defaults=True):
    """A table in the lobby: one with free seats, or one to watch."""

    table: str
    rules: HouseRules
    seats: list[ListedSeat]
    clock: ClockPlan
    phase: Literal["waiting", "playing", "between"]
    is_open: bool = False
    """Whether there is a free seat."""
    watch: bool = False
    """Whether anybody may watch."""
    rated: bool = False
    totals: list[int] = []
    """The points of the match by seat, once it has begun."""
    since: int = 0
    """When the table was listed, in milliseconds since 1970."""


class Format(Struct, frozen=True, omit_defaults=True):
    """What people who are paired play."""

    game: Id
    seats: Annotated[int, Meta(ge=2, le=4)]
    preset: Word = ""
    seconds: TurnSeconds = 30
    rated: bool = False

    @property
    def key(self) -> str:
        """The format as text, which pairing compares."""
        rated = "rated" if self.rated else ""
        return f"{self.game} {self.preset} {self.seats} {self.seconds} {rated}".rstrip()

    @property
    def rules(self) -> HouseRules:
        """The rule set."""
        return HouseRules(self.game, self.preset, {}, self.seats)

    @property
    def plan(self) -> TablePlan:
        """The table of people who have been paired.

        Whoever runs out of time at a table for two loses; elsewhere a bot plays on for them.
        """
        at_zero: Literal["bot", "forfeit"] = "forfeit" if self.seats == 2 else "bot"
        return TablePlan(
            rules=self.rules,
            seats=[SeatPlan("open")] * self.seats,
            clock=ClockPlan("turn", self.seconds, 0, at_zero),
            chat="phrases",
            watch_by_address=True,
            listed=True,
            rated=self.rated,
            pairing="first",
        )

    @classmethod
    def read(cls, key: str) -> Format:
        """Return the format of a key."""
        game, preset, seats, seconds, *rated = key.split(" ")
        pace: TurnSeconds = 15 if seconds == "15" else 60 if seconds == "60" else 30
        return cls(game, int(seats), preset, pace, bool(rated))


BOT_LEVEL: Final = USUAL_LEVEL
"""The level of bots that fill the seats of people who were paired."""


class RuleSet(Struct, frozen=True, omit_defaults=True):
    """A game and one of its presets; empty: the first one."""

    game: Id
    preset: Word = ""


class Wish(Struct, omit_defaults=True):
    """What a person would play, and under which name."""

    rule_sets: Annotated[list[RuleSet], Meta(min_length=1, max_length=MOST_RULE_SETS)]
    forms: Annotated[list[Form], Meta(min_length=1, max_length=4)]
    seconds: Annotated[list[TurnSeconds], Meta(min_length=1, max_length=3)]
    rated: bool = False
    bots_after: Literal[0, 30, 60] = 0
    """The seconds after which bots may take the seats still free; 0: never."""
    name: Name = ""
    face: Face = ""


class WaitingCount(Struct):
    """How many people wait for a format; each may wait for several."""

    format: Format
    count: int


class LobbyState(Struct):
    """Everything that the lobby shows."""

    mark: str
    """Names this state; the socket sends what has changed since."""
    tables: list[Listing]
    waiting: list[WaitingCount]
    people: int
    """The number of people who wait to be paired."""


class LobbyFrame(Struct, tag="lobby", tag_field="type"):
    """What has changed in the lobby since the client's mark."""

    mark: str
    tables: list[Listing]
    gone: list[str]
    waiting: list[WaitingCount]
    people: int


class AgainFrame(Struct, tag="again", tag_field="type"):
    """The client's mark is too old: it asks for the whole state."""


class SeekState(Struct, tag="seek", tag_field="type", omit_defaults=True):
    """Whether a person waits to be paired, or has been."""

    state: Literal["none", "waiting", "paired"]
    since: int = 0
    """When the wait began, in milliseconds since 1970."""
    formats: list[WaitingCount] = []
    """The formats that the person waits for, and how many wait for each, this person included."""
    estimate: int | None = None
    """The usual wait for these formats in seconds, from recent pairings; ``None``: unknown."""
    bots_after: int = 0
    rated: bool = False
    table: str = ""
    seat: int | None = None
    wait_until: int = 0
    """Until when this account may not be paired because it has left matches."""


class JoinTable(Struct, omit_defaults=True):
    """A request to sit down at a listed table."""

    name: Name = ""
    face: Face = ""
    seat: Seat | None = None


def formats_of(wish: Wish) -> list[Format]:
    """Return the formats that a wish stands for. Raise ``Refused`` if there is none, or too many.

    Unknown games and presets are refused with their names.
    """
    found: dict[str, Format] = {}
    for rules, seats in product(wish.rule_sets, PAIRED_SEATS):
        form = form_of(rules.game, rules.preset, seats)
        if form in wish.forms:
            for seconds in wish.seconds:
                one = Format(rules.game, seats, rules.preset, seconds, wish.rated)
                found[one.key] = one
    if not found:
        raise Refused(Message("seek-nothing"))
    if len(found) > MOST_FORMATS:
        raise Refused(Message("seek-too-much", {"high": MOST_FORMATS}))
    return list(found.values())


@lru_cache(2048)
def form_of(game: str, preset: str, seats: int) -> Form | None:
    """Return the form of a rule set with this number of players; ``None`` if it has no such form.

    Raise ``Refused`` for an unknown game or preset.
    """
    game_of(HouseRules(game, preset))
    try:
        loaded = game_of(HouseRules(game, preset, {}, seats))
    except Refused:
        return None
    if int(loaded.players) != seats or type(loaded).undo == "free":
        return None
    if len(set(loaded.sides)) < seats:
        return "partners"
    return FORMS[seats - 2]
