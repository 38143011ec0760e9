"""Zones: the building blocks of a table, for renderers.

A view is a list of zones; text, SVG, web and speech output render zones without knowledge of the
game. Tiles are written larger half first (``6-4``) except in an arm, where the half nearer the
centre comes first; a hidden tile is not listed, only counted.

Zones must not be modified. They are not frozen, because that would double the time to create one,
and every frame of a table creates them all. Kept interpreted: dataclasses gain nothing from the
compiler.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from capicua.core.messages import Message


@dataclass(kw_only=True)
class Zone:
    """Base class of all zones; ``name`` distinguishes zones of one kind within a view."""

    name: str = ""

    def as_data(self) -> dict[str, Any]:
        """Return the zone as plain data for JSON, its kind first; empty fields are left out."""
        return {"zone": type(self).__name__.lower(), **_parts(self)}


@dataclass(kw_only=True)
class Hand(Zone):
    """The tiles a seat holds: all of them, or only their number.

    ``notes`` are public facts about the seat: numbers it has passed on, exchanges.
    """

    seat: int
    count: int
    tiles: list[str] = field(default_factory=list)
    notes: list[Message] = field(default_factory=list)


@dataclass(kw_only=True)
class Stock(Zone):
    """Undealt tiles, or tiles put aside: a boneyard, heaps, a trash pile.

    ``tiles`` are the visible ones (the trash, the seat's own discards), ``kept`` the
    number that must stay.
    """

    count: int
    tiles: list[str] = field(default_factory=list)
    kept: int = 0


@dataclass(kw_only=True)
class Arm:
    """One direction of growth of a layout: a side of the line, a train, a siding.

    ``tiles`` go outward from the centre, the half nearer the centre first. ``ends`` are
    the numbers a tile may show to be laid here; empty if the arm is finished or permanently
    closed by the rules. ``state`` says who may play here, where that matters. ``alike`` is the
    arm whose moves stand for this one too: both are bare edges of one double, and actions name
    only the other.
    """

    name: str
    tiles: list[str] = field(default_factory=list)
    hidden_tiles: int = 0
    """The number of tiles on this arm that are not listed (a position given by its ends)."""
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
    Doubles lie crosswise unless ``doubles`` says otherwise; ``across`` are other crosswise
    tiles, larger half first. ``pivot`` is the tile of an arm from which arms N and S grow, if
    that is not the centre.
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
    """The tiles of a trick in the order of play; ``winner`` is the seat that is winning it."""

    tiles: list[Played] = field(default_factory=list)
    winner: int | None = None


@dataclass(kw_only=True)
class Taken(Zone):
    """Tricks or tiles that a side has won, with their points.

    ``tiles`` are those that score; the ``rest`` may be looked at, but is only counted.
    """

    seats: list[int]
    points: int
    tricks: list[list[str]] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    rest: list[str] = field(default_factory=list)


@dataclass(kw_only=True)
class Row(Zone):
    """Tiles side by side in numbered places, from 1; an empty text is a gap.

    ``pointer`` is the next place, in games that go along the row.
    """

    tiles: list[str] = field(default_factory=list)
    pointer: int | None = None


@dataclass(kw_only=True)
class Grid(Zone):
    """Tiles in rows and columns, each in a cell of its own; an empty text is an empty cell.

    Cells are named r1c1, r1c2 and so on, row by row.
    """

    rows: list[list[str]] = field(default_factory=list)


@dataclass(kw_only=True)
class Placed:
    """A tile on two squares of a plane; those of its larger half come first.

    ``state`` is ``draft`` for a tile that is placed but not yet played.
    """

    tile: str
    squares: list[tuple[int, int]]
    state: Literal["", "draft"] = ""


@dataclass(kw_only=True)
class Plane(Zone):
    """Tiles lying on the squares of an endless plane, x to the right and y up.

    ``marked`` are squares to outline.
    """

    tiles: list[Placed] = field(default_factory=list)
    marked: list[tuple[int, int]] = field(default_factory=list)


@dataclass(kw_only=True)
class Pile:
    """A pile from bottom to top; only its top is in play.

    ``state`` is ``home`` for a finished pile, ``trouble`` for one whose top is in the wrong
    place.
    """

    tiles: list[str] = field(default_factory=list)
    state: Literal["", "home", "trouble"] = ""


@dataclass(kw_only=True)
class Piles(Zone):
    """Piles in places numbered from 1, round the hours of a clock or in a line.

    ``centre`` is a tile in the middle that is out of play.
    """

    shape: Literal["clock", "half_clock", "line"]
    centre: str = ""
    piles: list[Pile] = field(default_factory=list)


@dataclass(kw_only=True)
class Melds(Zone):
    """Groups of tiles that belong together, each with its score."""

    groups: list[list[str]] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    seat: int | None = None


@dataclass(kw_only=True)
class Offer(Zone):
    """One face-up tile that may be taken: a discard."""

    tile: str
    seat: int | None = None


@dataclass(kw_only=True)
class Calls(Zone):
    """What was announced, in order: bids, passes, claims."""

    said: list[tuple[int, Message]] = field(default_factory=list)


@dataclass(kw_only=True)
class Facts(Zone):
    """Short facts shown to all: trump, contract, who must cover what."""

    facts: list[Message] = field(default_factory=list)


@dataclass(kw_only=True)
class Pot(Zone):
    """Chips in the pot, and the seats still in contention."""

    chips: int
    seats: list[int]


@dataclass(kw_only=True)
class Score(Zone):
    """Points by seat: the match so far, and the current round."""

    totals: list[int]
    round: list[int]


# Every frame of a table passes through here, so types are dispatched with a dict.
_TEXTS_AND_NUMBERS: Final = frozenset((str, int, bool))


def _parts(whole: object) -> dict[str, Any]:
    """Return the non-empty fields of a zone or of a part of one, as plain data."""
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


def with_hand(zones: list[Zone], hand: Hand) -> list[Zone]:
    """Return the zones with the hand of a seat in place of what others see of it."""
    return [hand if type(zone) is Hand and zone.seat == hand.seat else zone for zone in zones]


# -- what can be seen ------------------------------------------------------------------------

_TILE: Final = re.compile(r"([0-9]+)-([0-9]+)")


def seen_in(zones: Iterable[Zone]) -> set[str]:
    """Return the tiles visible in some zones, larger half first."""
    found = set()
    for zone in zones:
        for text in _texts(zone.as_data()):
            tile = _TILE.fullmatch(text)
            if tile:
                low, high = sorted((int(tile[1]), int(tile[2])))
                found.add(f"{high}-{low}")
    return found


def _texts(data: Any) -> Iterator[str]:
    """Yield every text in plain data, except spoken ones: notes, facts, calls."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for name, value in data.items():
            if name not in ("notes", "facts", "said", "args"):
                yield from _texts(value)
    elif isinstance(data, list):
        for item in data:
            yield from _texts(item)
