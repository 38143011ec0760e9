"""What a reader sees of a round, computed once for all uses.

Frames need it for the zones and the touch targets, and the undo rules compare what every
person sees. Only actions change a round, and an undo makes a new round object, so the object
and its number of actions identify a view. Of the last views of a round, the zones that an action
left as they were are used again.
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
"""The number of rounds cached for all tables together (least recently used are dropped)."""


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

    __slots__ = ("_shown", "encoded", "notes", "tiles", "view")

    def __init__(self, view: View, shown: list[EncodedZone]) -> None:
        self.view = view
        self._shown = shown
        self.encoded = Raw(b"[" + b",".join([one.encoded for one in shown]) + b"]")
        self.tiles: int = reduce(or_, [one.tiles for one in shown], 0)
        """One bit per visible tile."""
        noted = [one.noted for one in shown if one.noted is not None]
        self.notes = hash(tuple([notes for notes in noted if notes[0] != view.seat]))
        """A hash of the notes that the seat reads about the other hands."""

    @property
    def zones(self) -> list[Zone]:
        """The zones, which must not be modified."""
        return [one.zone for one in self._shown]

    @property
    def data(self) -> list[dict[str, Any]]:
        """The zones as plain data."""
        return [one.data for one in self._shown]


class ViewCache:
    """The views of a round after its last action; seats share most zones, and so do actions."""

    __slots__ = ("_actions", "_former", "_places", "_views")

    def __init__(self) -> None:
        self._actions = -1
        self._views: dict[int | None, CachedView] = {}
        self._places: list[list[EncodedZone]] = []
        """The different zones that seats see at each place of their views."""
        self._former: list[list[EncodedZone]] = []
        """Those before the last action."""

    def view(self, round: State, seat: int | None) -> CachedView:
        """Return the round as a seat sees it now; ``None`` for a spectator."""
        actions = len(round.log)
        if actions != self._actions:
            self._actions, self._views = actions, {}
            self._former, self._places = self._places, []
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self._made(round, round.view(seat))
        return found

    def _made(self, round: State, view: View) -> CachedView:
        """Return a new view; a seat's has the zones of a spectator's, apart from what it adds."""
        if view.seat is None:
            return CachedView(view, self._all_shown(view.zones))
        zones = view.known.seat_zones(lambda: self.view(round, None).zones)
        return CachedView(view, self._all_shown(zones))

    def _all_shown(self, zones: list[Zone]) -> list[EncodedZone]:
        places, former = self._places, self._former
        while len(places) < len(zones):
            places.append([])
        former += [[] for _ in range(len(zones) - len(former))]
        return [_shown(*place) for place in zip(zones, places, former, strict=False)]


def _shown(zone: Zone, known: list[EncodedZone], former: list[EncodedZone]) -> EncodedZone:
    """Return the zone with its derived data, reused if it equals a known or a former one."""
    for other in known:
        if other.zone is zone or other.zone == zone:
            return other
    found = next((other for other in former if other.zone == zone), None) or _encoded(zone)
    known.append(found)
    return found


def _encoded(zone: Zone) -> EncodedZone:
    data = zone.as_data()
    noted = (zone.seat, json.encode(data["notes"])) if type(zone) is Hand and zone.notes else None
    return EncodedZone(zone, data, json.encode(data), _bits(data), noted)


def look(round: State, seat: int | None) -> CachedView:
    """Return the round as a seat sees it now; ``None`` for a spectator."""
    return _cache_of(_Same(round)).view(round, seat)


class _Same:
    """A round compared by identity, because comparing rounds by content is slow."""

    def __init__(self, round: State) -> None:
        self.round = round

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.round is other.round

    def __hash__(self) -> int:
        return id(self.round)


@lru_cache(KEPT)
def _cache_of(round: _Same) -> ViewCache:
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
