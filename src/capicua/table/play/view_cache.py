"""What a reader sees of a round, computed once for all uses.

Frames need it for the zones and the touch targets, and the undo rules compare what every
person sees. Only actions change a round, and an undo makes a new round object, so the object
and its number of actions identify a view.
"""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_
from typing import Any, Final, NamedTuple

from msgspec import Raw, json

from capicua.core.state import State
from capicua.core.view import View
from capicua.core.zones import Hand, Zone
from capicua.render.touch_targets import texts_of, tiles_of

KEPT: Final = 512
"""The number of moments cached for all tables together (least recently used are dropped)."""


class EncodedZone(NamedTuple):
    """One zone, and everything derived from it."""

    zone: Zone
    data: dict[str, Any]
    encoded: bytes
    tiles: int
    """One bit per visible tile."""
    noted: tuple[int, bytes] | None
    """The seat of an annotated hand, and its notes."""


class CachedView:
    """A round as a seat or a spectator sees it."""

    __slots__ = ("_shown", "encoded", "tiles", "view")

    def __init__(self, view: View, moment: ViewCache) -> None:
        self.view = view
        self._shown = moment.all_shown(view.zones)
        self.encoded = Raw(b"[" + b",".join([one.encoded for one in self._shown]) + b"]")
        self.tiles: int = reduce(or_, [one.tiles for one in self._shown], 0)
        """One bit per visible tile."""

    @property
    def data(self) -> list[dict[str, Any]]:
        """The zones as plain data."""
        return [one.data for one in self._shown]

    @property
    def notes(self) -> int:
        """A hash of the notes that the seat reads about the other hands."""
        noted = [one.noted for one in self._shown if one.noted is not None]
        return hash(tuple([notes for notes in noted if notes[0] != self.view.seat]))


class ViewCache:
    """The views of a round after some action; different seats share most zones."""

    __slots__ = ("_places", "looks")

    def __init__(self) -> None:
        self.looks: dict[int | None, CachedView] = {}
        self._places: list[list[EncodedZone]] = []

    def all_shown(self, zones: list[Zone]) -> list[EncodedZone]:
        """Return each zone with its derived data, reused if another seat sees an equal zone."""
        places = self._places
        while len(places) < len(zones):
            places.append([])
        return [_shown(zone, known) for zone, known in zip(zones, places, strict=False)]


def _shown(zone: Zone, known: list[EncodedZone]) -> EncodedZone:
    for other in known:
        if other.zone == zone:
            return other
    data = zone.as_data()
    noted = (zone.seat, json.encode(data["notes"])) if type(zone) is Hand and zone.notes else None
    found = EncodedZone(zone, data, json.encode(data), _bits(data), noted)
    known.append(found)
    return found


def look(round: State, seat: int | None) -> CachedView:
    """Return the round as a seat sees it now; ``None`` for a spectator."""
    moment = _moment(_Same(round), len(round.log))
    found = moment.looks.get(seat)
    if found is None:
        found = moment.looks[seat] = CachedView(round.view(seat), moment)
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
def _moment(round: _Same, actions: int) -> ViewCache:
    return ViewCache()


def tiles_shown(view: View) -> set[str]:
    """Return every tile that a view shows, larger half first."""
    return tiles_of([zone.as_data() for zone in view.zones])


def _bits(data: dict[str, Any]) -> int:
    return reduce(or_, map(_bit, texts_of(data)), 0)


@lru_cache(4096)
def _bit(text: str) -> int:
    """Return the bit of the tile that a text names; 0 if it names none."""
    for tile in tiles_of([text]):
        larger, smaller = map(int, tile.split("-"))
        return 1 << larger * (larger + 1) // 2 + smaller
    return 0
