"""Counting tables: how many tiles of each number are out, and who can still hold which.

Every deal that agrees with what was seen is equally likely; the shares are counted exactly
(``core.inference.marginals``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from capicua.core.inference.marginals import marginals
from capicua.core.inference.sampling import Unknowns
from capicua.core.messages import BadText, Message
from capicua.core.tiles.tile import HIGH, LOW, set_size, tile_text


@dataclass(frozen=True)
class OtherHand:
    """What is known of another hand."""

    count: int
    """Number of tiles."""
    lacks: Sequence[int] = ()
    """Numbers on which the player has passed, and so holds none of."""


@dataclass(frozen=True)
class NumberCount:
    """The tiles of one number."""

    number: int
    own: int
    laid: int
    out: int
    """Tiles in other hands and the boneyard."""


@dataclass(frozen=True)
class HiddenTileShares:
    """A tile that is out, and the probability of each other hand; the rest is the boneyard's."""

    tile: int
    shares: list[float]


@dataclass(frozen=True)
class Counted:
    """The counting tables."""

    numbers: list[NumberCount]
    tiles: list[HiddenTileShares]
    boneyard: int
    """Number of tiles that nobody holds."""


def count_tiles(
    high: int, own: Sequence[int], laid: Sequence[int], others: Sequence[OtherHand] = ()
) -> Counted:
    """Count the tiles of a set up to a double; raise ``BadText`` if they cannot be so."""
    seen = [*own, *laid]
    for place, tile in enumerate(seen):
        if tile in seen[:place]:
            raise BadText(Message("tile-twice", {"tile": tile_text(tile)}))
    hidden = [tile for tile in range(set_size(high)) if tile not in seen]
    held = sum(other.count for other in others)
    if held > len(hidden):
        raise BadText(Message("counting-too-many", {"held": held, "out": len(hidden)}))
    numbers = [
        NumberCount(number, _showing(number, own), _showing(number, laid), _showing(number, hidden))
        for number in range(high + 1)
    ]
    rooms = [*(other.count for other in others), len(hidden) - held]
    allowed = [
        sum(
            2**place
            for place, other in enumerate(others)
            if HIGH[tile] not in other.lacks and LOW[tile] not in other.lacks
        )
        + 2 ** len(others)
        for tile in hidden
    ]
    try:
        shares = marginals(Unknowns(hidden, rooms, allowed)) if hidden else []
    except ValueError:
        raise BadText(Message("counting-impossible")) from None
    tiles = [HiddenTileShares(tile, row[:-1]) for tile, row in zip(hidden, shares, strict=True)]
    return Counted(numbers, tiles, rooms[-1])


def _showing(number: int, tiles: Sequence[int]) -> int:
    """Return how many tiles show a number."""
    return sum(number in (HIGH[tile], LOW[tile]) for tile in tiles)
