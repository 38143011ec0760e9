"""What a reader sees of a round, worked out once for all that is asked about it.

A frame needs it for the picture and for what can be touched, and whether something may be taken
back hangs on what every person sees. A round only ever changes by an action, and a round gone
back to is another one: the round and the number of its actions tell what is to be seen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec import Raw, json

from capicua.core.game import State
from capicua.core.view import View
from capicua.core.zones import Zone
from capicua.render.touch import tiles_of

KEPT: Final = 64
"""How many are kept, of all tables together: those that were last asked for."""


class Look:
    """A round as a seat, or somebody who watches, sees it."""

    __slots__ = ("data", "encoded", "tiles", "view", "zones")

    def __init__(self, view: View) -> None:
        self.view = view
        self.zones: list[Zone] = view.zones
        self.data: list[dict[str, Any]] = [zone.as_data() for zone in self.zones]
        self.encoded = Raw(json.encode(self.data))
        self.tiles = tiles_of(self.data)
        """Every tile that is shown, larger half first."""


def look(round: State, seat: int | None) -> Look:
    """The round as a seat sees it now; ``None`` is somebody who watches."""
    return _look(round, len(round.log), seat)


@lru_cache(KEPT)
def _look(round: State, actions: int, seat: int | None) -> Look:
    return Look(round.view(seat))
