"""What a reader sees of a round, worked out once for all that is asked about it.

A frame needs it for the picture and for what can be touched, and whether something may be taken
back hangs on what every person sees. A round only ever changes by an action, and a round gone
back to is another one: the round and the number of its actions tell what is to be seen.
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
"""How many moments are kept, of all tables together: those that were last asked for."""


class Shown(NamedTuple):
    """One zone, and all that is read off it."""

    zone: Zone
    data: dict[str, Any]
    encoded: bytes
    tiles: int
    """A bit for each tile that is shown."""


class Look:
    """A round as a seat, or somebody who watches, sees it."""

    __slots__ = ("data", "encoded", "tiles", "view", "zones")

    def __init__(self, view: View, moment: Moment) -> None:
        shown = [moment.shown(at, zone) for at, zone in enumerate(view.zones)]
        self.view = view
        self.zones: list[Zone] = [one.zone for one in shown]
        self.data: list[dict[str, Any]] = [one.data for one in shown]
        self.encoded = Raw(b"[" + b",".join([one.encoded for one in shown]) + b"]")
        self.tiles: int = reduce(or_, [one.tiles for one in shown], 0)
        """A bit for each tile that is shown."""


class Moment:
    """What seats see of a round after some action: most zones are the same for all of them."""

    __slots__ = ("_places", "looks")

    def __init__(self) -> None:
        self.looks: dict[int | None, Look] = {}
        self._places: dict[int, list[Shown]] = {}

    def shown(self, at: int, zone: Zone) -> Shown:
        """A zone as it stands at its place for somebody; what another sees is not read twice."""
        known = self._places.setdefault(at, [])
        for other in known:
            if other.zone == zone:
                return other
        data = zone.as_data()
        found = Shown(zone, data, json.encode(data), _bits(tiles_of(data)))
        known.append(found)
        return found


def look(round: State, seat: int | None) -> Look:
    """The round as a seat sees it now; ``None`` is somebody who watches."""
    moment = _moment(_Same(round), len(round.log))
    found = moment.looks.get(seat)
    if found is None:
        found = moment.looks[seat] = Look(round.view(seat), moment)
    return found


class _Same:
    """A round as the very object it is: rounds are compared by what they hold, at some length."""

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
    """Every tile a view shows, larger half first."""
    return tiles_of([zone.as_data() for zone in view.zones])


def _bits(tiles: Iterable[str]) -> int:
    return reduce(or_, map(_bit, tiles), 0)


@lru_cache(512)
def _bit(tile: str) -> int:
    larger, smaller = map(int, tile.split("-"))
    return 1 << larger * (larger + 1) // 2 + smaller
