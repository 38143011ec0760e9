"""An order in which tiles lie in one line, found from the tiles alone.

A line of two ends uses every tile once, so that it is an Eulerian trail: its tiles hang together,
and at most two numbers, those of the ends, are on an odd number of halves.
"""

from __future__ import annotations

from functools import lru_cache

from capicua.core.messages import BadText, Message
from capicua.core.position_fields import bad
from capicua.core.tiles.tile import HIGH, LOW, is_double, tile_text, tiles_text

ENDS = 2


@lru_cache(maxsize=64)
def chain(given: tuple[int, ...]) -> list[int]:
    """Return tiles from one end of the line to the other; raise ``BadText`` if they make none.

    Of several such orders it is the one closest to the order given: tiles given from one end to the
    other keep their places. The caller must not change the list.
    """
    main = max([_joined(tile, given) for tile in given], key=len)
    if len(main) < len(given):
        rest = [tile for tile in given if tile not in main]
        texts = [tile_text(tile) for tile in rest]
        raise _refused(given, "position-apart", tiles=texts, count=len(rest))
    odd = _open_numbers(given)
    if len(odd) > ENDS:
        raise _refused(given, "position-ends", numbers=[str(number) for number in odd])
    first = given[0]
    starts = odd or [int(HIGH[first]), int(LOW[first])]
    return min([_trail(given, start) for start in starts], key=lambda found: _places(found, given))


def _trail(given: tuple[int, ...], start: int) -> list[int]:
    """Return a trail from a number (Fleury's algorithm), of the earliest tiles that allow one."""
    at, left = start, list(given)
    found: list[int] = []
    while left:
        fitting = [tile for tile in left if at in (HIGH[tile], LOW[tile])]
        for tile in fitting:
            rest = [other for other in left if other != tile]
            beyond = int(HIGH[tile] + LOW[tile]) - at
            if not rest or _reaches(beyond, rest):
                break
        found.append(tile)
        left.remove(tile)
        at = beyond
    return found


def _reaches(number: int, tiles: list[int]) -> bool:
    """Return whether all tiles hang together and one of them shows the number."""
    for tile in tiles:
        if number in (HIGH[tile], LOW[tile]):
            return len(_joined(tile, tuple(tiles))) == len(tiles)
    return False


def _joined(first: int, tiles: tuple[int, ...]) -> list[int]:
    """Return the tiles that hang together with the first one."""
    numbers = {int(HIGH[first]), int(LOW[first])}
    found: list[int] = []
    size = -1
    while len(found) > size:
        size = len(found)
        found = [tile for tile in tiles if int(HIGH[tile]) in numbers or int(LOW[tile]) in numbers]
        for tile in found:
            numbers |= {int(HIGH[tile]), int(LOW[tile])}
    return found


def _open_numbers(tiles: tuple[int, ...]) -> list[int]:
    """Return the numbers on an odd number of halves, ascending: they must be open ends."""
    odd: set[int] = set()
    for tile in tiles:
        if not is_double(tile):
            odd ^= {int(HIGH[tile]), int(LOW[tile])}
    return sorted(odd)


def _places(found: list[int], given: tuple[int, ...]) -> list[int]:
    return [given.index(tile) for tile in found]


def _refused(given: tuple[int, ...], id: str, **arguments: list[str] | int) -> BadText:
    return bad("layout", tiles_text(list(given)), Message(id, dict(arguments)))
