"""Zones: what a table is made of, for whoever draws it.

Going from a state to a picture passes through zones. A view is a list of them, and text,
SVG, web and speech draw zones without knowing a game. Tiles are written larger half
first (``6-4``) except in an arm, where the half nearer the centre comes first; a tile
that may not be seen is simply not there, only counted.

Nobody changes a zone once it is made. They are not frozen all the same: making one would take
twice as long, and every frame of a table makes them all. Kept interpreted: dataclasses
gain nothing from the compiler.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from capicua.core.reasons import Message


@dataclass(kw_only=True)
class Zone:
    """The base of all zones; ``name`` tells zones of the same kind apart within a view."""

    name: str = ""

    def as_data(self) -> dict[str, Any]:
        """The zone as plain data for JSON, its kind first; empty fields are left out."""
        return {"zone": type(self).__name__.lower(), **_parts(self)}


@dataclass(kw_only=True)
class Hand(Zone):
    """The tiles a seat holds: all of them, or only their number.

    ``notes`` say what everybody may know of the seat: numbers it has passed on, exchanges.
    """

    seat: int
    count: int
    tiles: list[str] = field(default_factory=list)
    notes: list[Message] = field(default_factory=list)


@dataclass(kw_only=True)
class Stock(Zone):
    """Undealt tiles, or tiles put aside: a boneyard, heaps, a trash pile.

    ``tiles`` are those that may be seen (the trash, one's own discards), ``kept`` the
    number that must stay.
    """

    count: int
    tiles: list[str] = field(default_factory=list)
    kept: int = 0


@dataclass(kw_only=True)
class Arm:
    """One way a layout grows: a side of the line, a train, a siding.

    ``tiles`` go outward from the centre, the half nearer the centre first. ``ends`` are
    the numbers a tile may show to be laid here; none where the arm is finished or closed
    by the rules for good. ``state`` says who may play here, where that matters. ``alike`` is
    the arm whose moves stand for this one too: both are bare edges of one double, and actions
    name only the other.
    """

    name: str
    tiles: list[str] = field(default_factory=list)
    hidden_tiles: int = 0
    """Tiles laid on this arm that are not listed (a position given by its ends alone)."""
    ends: list[int] = field(default_factory=list)
    owner: int | None = None
    state: Literal["", "open", "private", "dead", "bound"] = ""
    alike: str = ""
    notes: list[Message] = field(default_factory=list)


@dataclass(kw_only=True)
class Layout(Zone):
    """Tiles laid out from a centre: a line of dominoes or a cross of trains.

    ``shape`` is ``line`` (arms E, W, N, S of one root) or ``trains`` (each arm a train
    from the station). ``centre`` is the root or the station, empty before the lead.
    Doubles lie crosswise unless ``doubles`` says otherwise; ``across`` are other tiles
    that lie so, larger half first. ``pivot`` is the tile of an arm that arms N and S grow
    from, where they do not grow from the centre.
    """

    shape: Literal["line", "trains"]
    centre: str = ""
    doubles: Literal["", "endwise"] = ""
    across: list[str] = field(default_factory=list)
    pivot: str = ""
    arms: list[Arm] = field(default_factory=list)


@dataclass(kw_only=True)
class Played:
    """A tile on the table with the seat that put it there."""

    seat: int
    tile: str


@dataclass(kw_only=True)
class Trick(Zone):
    """The tiles of a trick in the order of play; ``winner`` is who takes it as it stands."""

    tiles: list[Played] = field(default_factory=list)
    winner: int | None = None


@dataclass(kw_only=True)
class Taken(Zone):
    """What a side has won: tricks, or tiles, with their points.

    ``tiles`` are those that score; the ``rest`` may be looked at, but need only be counted.
    """

    seats: list[int]
    points: int
    tricks: list[list[str]] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    rest: list[str] = field(default_factory=list)


@dataclass(kw_only=True)
class Row(Zone):
    """Tiles side by side in numbered places, from 1; an empty text is a gap.

    ``pointer`` is the place that is next, where the row is gone along.
    """

    tiles: list[str] = field(default_factory=list)
    pointer: int | None = None


@dataclass(kw_only=True)
class Grid(Zone):
    """Tiles in rows and columns, each in a cell of its own; an empty text is an empty cell.

    Cells are named r1c1 for the first row's first, and so on.
    """

    rows: list[list[str]] = field(default_factory=list)


@dataclass(kw_only=True)
class Placed:
    """A tile on two squares of a plane; those of its larger half come first.

    ``state`` is ``draft`` for a tile that is laid but not yet played.
    """

    tile: str
    squares: list[tuple[int, int]]
    state: Literal["", "draft"] = ""


@dataclass(kw_only=True)
class Plane(Zone):
    """Tiles lying on the squares of an endless plane, x to the right and y up.

    ``marked`` are squares to be outlined.
    """

    tiles: list[Placed] = field(default_factory=list)
    marked: list[tuple[int, int]] = field(default_factory=list)


@dataclass(kw_only=True)
class Pile:
    """A pile from bottom to top; only its top counts.

    ``state`` is ``home`` for a pile that is finished, ``trouble`` for one whose top lies
    where it should not.
    """

    tiles: list[str] = field(default_factory=list)
    state: Literal["", "home", "trouble"] = ""


@dataclass(kw_only=True)
class Piles(Zone):
    """Piles in places numbered from 1, round the hours of a clock or in a line.

    ``centre`` is a tile in the middle that takes no part.
    """

    shape: Literal["clock", "half_clock", "line"]
    centre: str = ""
    piles: list[Pile] = field(default_factory=list)


@dataclass(kw_only=True)
class Melds(Zone):
    """Groups of tiles that belong together, each with what it scores."""

    groups: list[list[str]] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    seat: int | None = None


@dataclass(kw_only=True)
class Offer(Zone):
    """One tile face up that somebody may take: a discard."""

    tile: str
    seat: int | None = None


@dataclass(kw_only=True)
class Calls(Zone):
    """What was said, in order: bids, passes, claims."""

    said: list[tuple[int, Message]] = field(default_factory=list)


@dataclass(kw_only=True)
class Facts(Zone):
    """Short facts everybody needs at a glance: trump, contract, who must cover what."""

    facts: list[Message] = field(default_factory=list)


@dataclass(kw_only=True)
class Pot(Zone):
    """Chips to be won, and the seats that can still win them."""

    chips: int
    seats: list[int]


@dataclass(kw_only=True)
class Score(Zone):
    """Points by seat: the match so far, and this round as it stands."""

    totals: list[int]
    round: list[int]


# Every frame of a table comes through here, so the types are told apart by looking them up.
_TEXTS_AND_NUMBERS: Final = frozenset((str, int, bool))


def _parts(whole: object) -> dict[str, Any]:
    """The fields of a zone or of a part of one that are not empty, as plain data."""
    return {
        name: value if type(value) in _TEXTS_AND_NUMBERS else _plain(value)
        for name, value in vars(whole).items()
        if value or isinstance(value, int)
    }


def _plain(value: Any) -> Any:
    kind = type(value)
    if kind in _TEXTS_AND_NUMBERS:
        return value
    if kind is list:
        if not value or type(value[0]) is str:
            return list(value)
        return [_plain(item) for item in value]
    if kind is tuple:
        return [_plain(item) for item in value]
    if kind is Message:
        return value.as_data()
    return _parts(value) if kind in _PARTS else value


_PARTS: Final = frozenset((Arm, Pile, Placed, Played))


# -- what can be seen ------------------------------------------------------------------------

_TILE: Final = re.compile(r"([0-9]+)-([0-9]+)")


def seen_in(zones: Iterable[Zone]) -> set[str]:
    """Return the tiles that can be seen in some zones, larger half first."""
    found = set()
    for zone in zones:
        for text in _texts(zone.as_data()):
            tile = _TILE.fullmatch(text)
            if tile:
                low, high = sorted((int(tile[1]), int(tile[2])))
                found.add(f"{high}-{low}")
    return found


def _texts(data: Any) -> Iterator[str]:
    """Every text in plain data, apart from what is said: notes, facts, calls."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for name, value in data.items():
            if name not in ("notes", "facts", "said", "args"):
                yield from _texts(value)
    elif isinstance(data, list):
        for item in data:
            yield from _texts(item)
