"""Where the tiles hidden from a seat may be."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from capicua.core.inference.marginals import NotCountedError
from capicua.core.runtime.build import is_compiled
from capicua.core.view import View

DRAWS: Final = 2_500 if is_compiled() else 400
"""Number of deals sampled if there are too many to count: half a second, 95% error 1/√draws."""
STOCK: Final = -1
"""Place of tiles that nobody holds."""


class HiddenTile(Struct):
    """A tile hidden from the seat."""

    tile: str
    shares: list[float]
    """The probability of each place, in the order of ``Chances.places``."""


class Lacking(Struct):
    """Numbers of which a player certainly holds no tile."""

    seat: int
    numbers: list[int]
    """Numbers that none of the hidden tiles in the hand can have."""


class Chances(Struct):
    """Probable places of the tiles hidden from a seat."""

    number: int
    step: int
    seat: int
    places: list[int]
    """Seats with hidden tiles; -1 stands for tiles that nobody holds."""
    tiles: list[HiddenTile]
    """Hidden tiles, in ascending order."""
    lacking: list[Lacking]
    """What play has proved; empty if the probabilities are estimates."""
    draws: int
    """Number of deals sampled for the estimate; 0 if all deals were counted."""
    news: list[Lacking] = []
    """What the last move has proved, a part of ``lacking``; empty if the moves are not known."""


def chances_of(
    view: View, number: int, step: int, seat: int, before: View | None = None
) -> Chances:
    """Return the chances of a view after ``step`` moves of the round with index ``number``.

    ``before``: the view before the last move, to tell what that has proved.
    """
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
    places = sorted(
        {place for row in by_tile.values() for place in row},
        key=lambda place: (place == STOCK, place),
    )
    tiles = [
        HiddenTile(tile, [round(row.get(place, 0.0), 4) for place in places])
        for tile, row in sorted(by_tile.items(), key=lambda item: _numbers(item[0]))
    ]
    result = Chances(
        number=number,
        step=step,
        seat=seat,
        places=places,
        tiles=tiles,
        lacking=[] if draws else lacking(by_tile, [place for place in places if place != STOCK]),
        draws=draws,
    )
    if before is not None and result.lacking:
        result.news = _news(result, chances_of(before, number, step, seat))
    return result


def lacking(chances: dict[str, dict[int, float]], seats: list[int]) -> list[Lacking]:
    """Return for each seat the numbers of which it certainly has no tile, from exact chances.

    Hands known to the last tile are omitted.
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


def _news(now: Chances, before: Chances) -> list[Lacking]:
    """Return what the move between two moments has proved; nothing after an estimate."""
    if before.draws:
        return []
    known = {each.seat: set(each.numbers) for each in before.lacking}
    found = [
        Lacking(each.seat, [n for n in each.numbers if n not in known.get(each.seat, ())])
        for each in now.lacking
    ]
    return [each for each in found if each.numbers]


def _numbers(tile: str) -> tuple[int, ...]:
    return tuple(int(number) for number in tile.split("-"))
