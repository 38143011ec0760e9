"""Touch targets: the places on the table that stand for the parts of an action.

Parts that are not on the table (a bid, a suit, the half that a matador exposes) have no target.
Actions with equal target lists are distinguished by their labels; actions without targets
become buttons.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from capicua.core.action_parts import Part
from capicua.core.view import View

_TILE: Final = re.compile(r"\d+-\d+")


class TouchTargets:
    """The touch targets of a view, computed from its zones as plain data."""

    def __init__(self, zones: list[dict[str, Any]]) -> None:
        self.things: set[str] = {f"tile:{tile}" for tile in tiles_of(zones)}
        self._has_plane = False
        for zone in zones:
            self._add(zone)

    def _add(self, zone: dict[str, Any]) -> None:
        match zone["zone"]:
            case "layout":
                self.things |= {f"arm:{arm['name']}" for arm in zone.get("arms", [])}
            case "row":
                self._number("place", len(zone.get("tiles", [])))
            case "piles":
                self._number("pile", len(zone.get("piles", [])))
            case "grid":
                self.things |= {
                    f"cell:r{row}c{column}"
                    for row, tiles in enumerate(zone.get("rows", []), 1)
                    for column, _ in enumerate(tiles, 1)
                }
            case "plane":
                self._has_plane = True

    def _number(self, kind: str, count: int) -> None:
        self.things |= {f"{kind}:{number}" for number in range(1, count + 1)}

    def has(self, thing: str) -> bool:
        """Return whether a target is on the table; every square of a plane is."""
        return thing in self.things or (self._has_plane and thing.startswith("square:"))

    def touches(self, parts: list[Part]) -> list[str]:
        """Return the targets for an action with these parts, in order."""
        return [part.touch for part in parts if self.has(part.touch)]


def touches(view: View, action: int) -> list[str]:
    """Return the targets for an action, in order; empty for buttons."""
    return touch_targets(view).touches(view.parts(action))


def touch_targets(view: View) -> TouchTargets:
    """Return the touch targets of a view."""
    return TouchTargets([zone.as_data() for zone in view.zones])


def larger_first(tile: str) -> str:
    """Return the text of a tile with the larger half first."""
    return "-".join(sorted(tile.split("-"), key=int, reverse=True))


def tiles_of(data: Any) -> set[str]:
    """Return all tiles shown by zones as plain data; tiles in messages do not count."""
    found = set(map(_tile, texts_of(data)))
    found.discard("")
    return found


def texts_of(data: Any) -> list[str]:
    """Return every text in plain data of zones, such as tiles and names; messages are left out."""
    found: list[str] = []
    _collect(data, found)
    return found


def _collect(data: Any, found: list[str]) -> None:
    # Every frame of a table passes through here: to compare types is the fastest way.
    for part in data.values() if type(data) is dict else data:
        kind = type(part)
        if kind is str:
            found.append(part)
        elif kind is list and part:
            first = type(part[0])
            if first is str:
                found += part
            elif first is not int:
                _collect(part, found)
        elif kind is dict and "id" not in part:
            _collect(part, found)


@lru_cache(4096)
def _tile(text: str) -> str:
    """Return the tile that a text is, larger half first; empty if it is none."""
    return larger_first(text) if _TILE.fullmatch(text) else ""
