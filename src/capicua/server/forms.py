"""What HTTP asks and answers: the catalogue, house rules, the way into a table, replays."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from capicua.table.protocol import WORD, HouseRules, Key, Name, RoundLine, Seat, Text
from capicua.table.visiting import Standing


class Span(Struct):
    """How many seats a game has under some options."""

    low: int
    high: int
    usual: int


class KnownAs(Struct):
    """A rule set that people look for by a name of its own."""

    preset: str
    names: dict[str, str]
    """By language."""


class GameCard(Struct):
    """A game as the lobby shows it; its picture is ``/api/games/<id>/picture.svg``."""

    id: str
    version: int
    genre: str
    """What kind of game people call it: ``line``, ``tricks`` …; its word is ``genre-<genre>``."""
    seats: Span
    high: int
    """The highest half of the usual set: 6 for a double-6."""
    is_solitaire: bool
    low_is_good: bool
    """Whether fewer points are better."""
    has_sheet: bool
    """Whether rounds played with real tiles can be scored."""
    rates_deals: bool
    """Whether its deals can be chosen and rated: a solitaire in which something is decided."""
    minutes: int
    """About how long a round takes people."""
    names: dict[str, str]
    """By language."""
    summaries: dict[str, str]
    known_as: list[KnownAs]
    """Rule sets that the lobby lists beside the game: ``/new?game=<id>&preset=<preset>``."""


class OptionForm(Struct):
    """One house rule, as a form needs it; its label and help are ``option-<name>`` and ``.help``,
    its values ``value-<name>-<value>``, else ``value-<value>``, else themselves.
    """

    name: str
    choices: list[str]
    """The values that have a name; ``yes`` and ``no`` alone make a switch."""
    low: int | None
    high: int | None
    """Bounds, where any whole number between them is allowed too."""
    by_players: bool
    """Whether a map such as ``2:7,3:5`` is allowed too."""
    subset: bool
    """Whether the value is any set of the choices, written with commas."""
    rules: list[str]


class PresetForm(Struct):
    """A named rule set: its values by option, and the seats it allows."""

    id: str
    values: dict[str, str]
    seats: Span


class GameForm(Struct):
    """All that may be chosen of a game; the first preset is the usual one."""

    id: str
    options: list[OptionForm]
    presets: list[PresetForm]
    bots: list[str]
    """The levels of bots there are, those that think least first."""


class RulesPage(Struct):
    """House rules that hold together, and the page of rules for exactly these."""

    values: dict[str, str]
    changed: dict[str, str]
    """The options that differ from the preset."""
    seats: Span
    sides: list[int]
    """The side of each seat, under the number of seats asked for."""
    html: str


class TableKeys(Struct):
    """The keys of a new table; its links carry them behind ``#``, which no server sees."""

    table: str
    host: Key
    play: Key
    """For a person who is to sit down at an open seat."""
    watch: Key


class Entry(Struct, omit_defaults=True):
    """A wish to enter a table."""

    key: Key
    name: Name = ""
    seat: Seat | None = None
    """A particular open seat; nothing for the first one."""


class Visit(Struct, omit_defaults=True):
    """A wish to come to a table without a key: to watch, or to be asked in by its host."""

    wants: Literal["watch", "seat"]
    name: Name = ""
    key: Annotated[str, Meta(max_length=64, pattern=WORD)] = ""
    """Of a seat at a table that is full: its holder may watch."""


class Visited(Struct):
    """What one is to a table that one came to without a key."""

    standing: Standing
    host_here: bool
    """Whether a host is there, who could let one in."""


class Entered(Struct):
    """Who one is at a table from now on. The token is also set as a cookie."""

    table: str
    token: str
    seat: int | None
    is_host: bool


class ReplayStep(Struct, omit_defaults=True):
    """The table after one action, from the point of view that was asked for."""

    said: list[Text]
    zones: Raw
    seat: int | None = None
    action: str = ""
    over: bool = False


class ReplayRound(Struct):
    """One round, step by step; the first step is the deal."""

    number: int
    rounds: int
    steps: list[ReplayStep]


class Replay(Struct):
    """A finished match, or the finished rounds of one still being played."""

    rules: HouseRules
    names: list[str]
    sides: list[int]
    rounds: list[RoundLine]
    totals: list[int]
    winners: list[int]


class WholeReplay(Struct):
    """A match with every round of it, step by step."""

    replay: Replay
    rounds: list[ReplayRound]


class Verdict(Struct):
    """What became of checking a record: fair, or what does not agree."""

    fair: bool
    said: list[Text]
