"""What a reader sees of a round, computed once for all uses.

Frames need it for the zones and the touch targets, and the undo rules compare what every
person sees. Only actions change a round, and an undo makes a new round object, so the object
and its number of actions identify a view.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_
from typing import Any, Final, NamedTuple

from msgspec import Raw, json

from capicua.core.state import State
from capicua.core.view import View
from capicua.core.zones import Zone
from capicua.render.touch import tiles_of

KEPT: Final = 128
"""The number of moments cached for all tables together (least recently used are dropped)."""


class Shown(NamedTuple):
    """One zone, and everything derived from it."""

    zone: Zone
    data: dict[str, Any]
    encoded: bytes
    tiles: int
    """One bit per visible tile."""


class Look:
    """A round as a seat or a spectator sees it."""

    __slots__ = ("data", "encoded", "tiles", "view", "zones")

    def __init__(self, view: View, moment: Moment) -> None:
        shown = [moment.shown(at, zone) for at, zone in enumerate(view.zones)]
        self.view = view
        self.zones: list[Zone] = [one.zone for one in shown]
        self.data: list[dict[str, Any]] = [one.data for one in shown]
        self.encoded = Raw(b"[" + b",".join([one.encoded for one in shown]) + b"]")
        self.tiles: int = reduce(or_, [one.tiles for one in shown], 0)
        """One bit per visible tile."""


class Moment:
    """The views of a round after some action; different seats share most zones."""

    __slots__ = ("_places", "looks")

    def __init__(self) -> None:
        self.looks: dict[int | None, Look] = {}
        self._places: dict[int, list[Shown]] = {}

    def shown(self, at: int, zone: Zone) -> Shown:
        """Return a zone with its derived data, reused if another seat sees an equal zone."""
        known = self._places.setdefault(at, [])
        for other in known:
            if other.zone == zone:
                return other
        data = zone.as_data()
        found = Shown(zone, data, json.encode(data), _bits(tiles_of(data)))
        known.append(found)
        return found


def look(round: State, seat: int | None) -> Look:
    """Return the round as a seat sees it now; ``None`` for a spectator."""
    moment = _moment(_Same(round), len(round.log))
    found = moment.looks.get(seat)
    if found is None:
        found = moment.looks[seat] = Look(round.view(seat), moment)
    return found


class _Same:
    """A round compared by identity, because comparing rounds by content is slow."""

    def __init__(self, round: State) -> None:
        self.round = round

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.round is other.round

    def __hash__(self) -> int:
        return id(self.round)


@lru_cache(KEPT)
def _moment(round: _Same, actions: int) -> Moment:
    return Moment()


def tiles_shown(view: View) -> set[str]:
    """Return every tile that a view shows, larger half first."""
    return tiles_of([zone.as_data() for zone in view.zones])


def _bits(tiles: Iterable[str]) -> int:
    return reduce(or_, map(_bit, tiles), 0)


@lru_cache(512)
def _bit(tile: str) -> int:
    larger, smaller = map(int, tile.split("-"))
    return 1 << larger * (larger + 1) // 2 + smaller
