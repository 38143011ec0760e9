"""Who holds what: where the tiles may be that a seat does not see."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from capicua.bots.player import is_compiled
from capicua.core.chances import NotCountedError
from capicua.core.view import View

DRAWS: Final = 2_500 if is_compiled() else 400
"""Deals drawn where they are too many to be counted: half a second, good to 1/√draws in 95%."""
STOCK: Final = -1
"""The place of what nobody holds."""


class HiddenTile(Struct):
    """A tile that the seat does not see."""

    tile: str
    shares: list[float]
    """The probability of each place, in the order of ``Chances.places``."""


class Lacking(Struct):
    """What somebody cannot hold, whatever was dealt."""

    seat: int
    numbers: list[int]
    """None of the hidden tiles with these numbers can be in the hand."""


class Chances(Struct):
    """Where the tiles may be that a seat does not see."""

    number: int
    step: int
    seat: int
    places: list[int]
    """The seats with hidden tiles; -1 is what nobody holds."""
    tiles: list[HiddenTile]
    """In the order of their numbers."""
    lacking: list[Lacking]
    """What has been proved; nothing where the chances are estimated."""
    draws: int
    """0 where every deal was counted, else how many were drawn to estimate the chances."""


def chances_of(view: View, number: int, step: int, seat: int) -> Chances:
    """The chances of a view: ``number`` is of the round, ``step`` how many moves were made."""
    draws = 0
    try:
        found = view.chances()
    except NotCountedError:
        draws = DRAWS
        found = view.chances(draws)
    by_tile = {
        tile: {STOCK if isinstance(place, str) else place: share for place, share in row.items()}
        for tile, row in found.items()
    }
    places = sorted({place for row in by_tile.values() for place in row}, key=_last_the_stock)
    tiles = [
        HiddenTile(tile, [round(row.get(place, 0.0), 4) for place in places])
        for tile, row in sorted(by_tile.items(), key=lambda item: _numbers(item[0]))
    ]
    return Chances(
        number=number,
        step=step,
        seat=seat,
        places=places,
        tiles=tiles,
        lacking=[] if draws else lacking(by_tile, [place for place in places if place != STOCK]),
        draws=draws,
    )


def lacking(chances: dict[str, dict[int, float]], seats: list[int]) -> list[Lacking]:
    """What the exact chances exclude: for each seat, the numbers of which it has no tile.

    A hand that is known to the last tile is left out, for it says so itself.
    """
    numbers = sorted({number for tile in chances for number in _numbers(tile)})
    found: list[Lacking] = []
    for seat in seats:
        possible = [tile for tile, row in chances.items() if seat in row]
        held = {number for tile in possible for number in _numbers(tile)}
        missing = [number for number in numbers if number not in held]
        is_known = all(len(chances[tile]) == 1 for tile in possible)
        if missing and not is_known:
            found.append(Lacking(seat, missing))
    return found


def _numbers(tile: str) -> tuple[int, ...]:
    return tuple(int(number) for number in tile.split("-"))


def _last_the_stock(place: int) -> tuple[bool, int]:
    return place == STOCK, place
