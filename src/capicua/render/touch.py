"""What one touches to take an action, read off its notation and the zones of a view.

A tile that the notation names is a tile on the table, a letter after ``@`` or ``>`` the arm
of a layout, a number a place of a row or a pile, ``r1c2`` a cell and ``1:-2`` a square. What
is named and is nowhere to be touched (a bid, a suit, the half that a matador exposes) is
left out: actions with equal lists are then told apart by their labels, and actions without
any are buttons.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from capicua.core.view import View

_PART: Final = re.compile(
    r"(?P<square>-?\d+:-?\d+)|(?P<cell>r\d+c\d+)|(?P<tile>\d+-\d+)|(?P<word>[@>]?\w+)"
)
_TILE: Final = re.compile(r"\d+-\d+")


class Reach:
    """Everything that can be touched on a view, by its zones as plain data."""

    def __init__(self, zones: list[dict[str, Any]]) -> None:
        self.things: set[str] = {f"tile:{tile}" for tile in tiles_of(zones)}
        self._numbered = ""
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
        self._numbered = kind
        self.things |= {f"{kind}:{number}" for number in range(1, count + 1)}

    def has(self, thing: str) -> bool:
        """Whether the thing is on the table; every square of a plane is."""
        return thing in self.things or (self._has_plane and thing.startswith("square:"))

    def touches(self, text: str) -> list[str]:
        """What one touches, in order, to take the action of a notation."""
        return [thing for thing, _ in self.parts(text)]

    def parts(self, text: str) -> list[tuple[str, slice]]:
        """The same, each with where in the notation it is named, marks left out."""
        found = []
        for match in _PART.finditer(text):
            thing = self._thing(match)
            if thing and self.has(thing):
                mark = match.group()[0] in "@>"
                found.append((thing, slice(match.start() + mark, match.end())))
        return found

    def _thing(self, match: re.Match[str]) -> str:
        kind, text = str(match.lastgroup), match.group()
        if kind == "square":
            return f"square:{text.replace(':', ',')}"
        if kind == "tile":
            return f"tile:{larger_first(text)}"
        if kind == "cell":
            return f"cell:{text}"
        if text[0] in "@>" and f"arm:{text[1:]}" in self.things:
            return f"arm:{text[1:]}"
        number = text.lstrip("@>")
        return f"{self._numbered}:{number}" if self._numbered and number.isdigit() else ""


def touches(view: View, action: int) -> list[str]:
    """The things one touches, in order, to take an action; none where it is a button."""
    return reach(view).touches(view.text(action))


def reach(view: View) -> Reach:
    """What can be touched on a view."""
    return Reach([zone.as_data() for zone in view.zones])


def larger_first(tile: str) -> str:
    """The text of a tile, larger half first."""
    return "-".join(sorted(tile.split("-"), key=int, reverse=True))


def tiles_of(data: Any) -> set[str]:
    """Every tile that plain data of zones shows; messages tell of tiles, not show them."""
    found: set[str] = set()
    _collect(data, found)
    found.discard("")
    return found


def _collect(data: Any, found: set[str]) -> None:
    for part in data.values() if isinstance(data, dict) else data:
        if isinstance(part, str):
            found.add(_tile(part))
        elif isinstance(part, list) and part:
            if isinstance(part[0], str):
                found.update(map(_tile, part))
            elif not isinstance(part[0], int):
                _collect(part, found)
        elif isinstance(part, dict) and "id" not in part:
            _collect(part, found)


@lru_cache(4096)
def _tile(text: str) -> str:
    """The tile a text names, larger half first; nothing where it is none."""
    return larger_first(text) if _TILE.fullmatch(text) else ""
