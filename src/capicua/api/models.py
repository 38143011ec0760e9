"""The bodies of HTTP requests and responses: catalogue, house rules, admission, replays."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from capicua.table.frames.protocol import WORD, Face, HouseRules, Key, Name, RoundLine, Seat, Text
from capicua.table.room.visitors import Standing


class Span(Struct):
    """The numbers of seats that a game has under some options."""

    low: int
    high: int
    usual: int


class KnownAs(Struct):
    """A rule set that people search for under its own name."""

    preset: str
    names: dict[str, str]
    """By language."""


class GameCard(Struct):
    """A game as shown in the lobby; its picture is ``/api/games/<id>/picture.svg``."""

    id: str
    version: int
    genre: str
    """The kind of game: ``line``, ``tricks`` …; its label is ``genre-<genre>``."""
    seats: Span
    sides: list[list[int]]
    """The possible numbers of sides with two, three and four players."""
    high: int
    """The highest half in the default set: 6 for a double-6 set."""
    is_solitaire: bool
    low_is_good: bool
    """Whether fewer points are better."""
    has_sheet: bool
    """Whether rounds played with physical tiles can be scored."""
    rates_deals: bool
    """Whether deals can be chosen and rated: a solitaire that involves decisions."""
    minutes: int
    """Approximate duration of a round between people."""
    names: dict[str, str]
    """By language."""
    summaries: dict[str, str]
    known_as: list[KnownAs]
    """Rule sets that the lobby lists next to the game: ``/new?game=<id>&preset=<preset>``."""


class OptionForm(Struct):
    """A house rule as a form needs it.

    Its label and help are ``option-<name>`` and ``.help``; the labels of its values are
    ``value-<name>-<value>``, else ``value-<value>``, else the values themselves.
    """

    name: str
    choices: list[str]
    """The named values; ``yes`` and ``no`` alone make a switch."""
    low: int | None
    high: int | None
    """Bounds, if any integer between them is allowed as well."""
    by_players: bool
    """Whether a table by number of players, for example ``2:7,3:5``, is allowed as well."""
    by_round: bool
    """Whether a table by number of the round, for example ``1:100,2:75``, is allowed as well."""
    subset: bool
    """Whether the value is any subset of the choices, separated by commas."""
    rules: list[str]


class PresetForm(Struct):
    """A named rule set: its values by option, and the seats it allows."""

    id: str
    values: dict[str, str]
    seats: Span
    sides: list[int]
    """The number of sides with two, three and four players; 0 where so many do not play."""


class GameForm(Struct):
    """The options and presets of a game; the first preset is the default."""

    id: str
    options: list[OptionForm]
    presets: list[PresetForm]
    bots: list[str]
    """The bot levels, weakest first."""


class RulesPage(Struct):
    """A valid set of house rules, and its page of rules."""

    values: dict[str, str]
    changed: dict[str, str]
    """The options that differ from the preset."""
    seats: Span
    sides: list[int]
    """The side of each seat, for the requested number of seats."""
    html: str


class TableKeys(Struct):
    """The keys of a new table; links carry them after ``#``, which browsers do not send."""

    table: str
    host: Key
    play: Key
    """Admits a person to an open seat."""
    watch: Key


class Entry(Struct, omit_defaults=True):
    """A request to enter a table."""

    key: Key
    name: Name = ""
    seat: Seat | None = None
    """A particular open seat; null: the first one."""
    face: Face = ""


class Visit(Struct, omit_defaults=True):
    """A request to visit a table without a key: to watch, or to ask the host for a seat."""

    wants: Literal["watch", "seat"]
    name: Name = ""
    key: Annotated[str, Meta(max_length=64, pattern=WORD)] = ""
    """The key of a seat at a full table: its holder may watch."""
    face: Face = ""


class Visited(Struct):
    """The standing of a person who visits a table without a key."""

    standing: Standing
    host_here: bool
    """Whether a host is present, who could admit the visitor."""


class Entered(Struct):
    """The identity of a person at a table. The token is also set as a cookie."""

    table: str
    token: str
    seat: int | None
    is_host: bool


class ReplayStep(Struct, omit_defaults=True):
    """The table after one action, from the requested point of view."""

    said: list[Text]
    zones: Raw
    seat: int | None = None
    action: str = ""
    over: bool = False


class ReplayRound(Struct, omit_defaults=True):
    """One round, step by step; the first step is the deal."""

    number: int
    rounds: int
    steps: list[ReplayStep]
    variations: str = ""
    """The moves of the record's variations, as ``notation.variation_lines``."""


class VariationsKept(Struct):
    """A record, and the variations that one of its rounds gets."""

    record: Annotated[str, Meta(max_length=400_000)]
    round: Annotated[int, Meta(ge=1, le=100_000)]
    """Counted from 1, in the record's order."""
    variations: Annotated[str, Meta(max_length=20_000)]
    """Lines as ``notation.variation_lines``; the others are removed."""


class Replay(Struct):
    """A finished match, or the finished rounds of a match in progress."""

    rules: HouseRules
    names: list[str]
    sides: list[int]
    rounds: list[RoundLine]
    totals: list[int]
    winners: list[int]


class WholeReplay(Struct):
    """A match with all of its rounds, step by step."""

    replay: Replay
    rounds: list[ReplayRound]


class Verdict(Struct):
    """The result of verifying a record: fair, or the discrepancies."""

    fair: bool
    said: list[Text]
