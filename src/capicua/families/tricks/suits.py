"""Suits: their tiles, the suit that a lead calls, and the strength of tiles.

They are tables, so that rules, hints and beliefs treat all suits alike. A game with trumps has one
set of tables for each trump choice.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import BIT, HIGH, LOW, PIPS, WORD, set_size

NO_SUIT: Final = -1


@final
class Suits:
    """The suits of a set of tiles, under one way of playing."""

    def __init__(
        self,
        names: list[str],
        belongs: list[int],
        leads: list[int],
        strength: list[int],
        worth: list[int],
    ) -> None:
        tiles = len(belongs)
        self.names: list[str] = names
        """The names of the suits in positions and sentences."""
        self.tiles: i64 = tiles
        self.width: i64 = (tiles + WORD - 1) // WORD
        """Machine words in a set of tiles."""
        self.belongs: vec[i64] = vec[i64](belongs)
        """For each tile, a bit for every suit to which it belongs."""
        self.follow: vec[i64] = vec[i64](
            [word for suit in range(len(names)) for word in _tiles_of(suit, belongs)]
        )
        """``follow[suit * width + word]``: the tiles of a suit."""
        self.leads: vec[i64] = vec[i64](leads)
        """The suit that each tile calls for when it is led."""
        self.strength: vec[i64] = vec[i64](strength)
        """``strength[suit * tiles + tile]``: the highest takes the trick, 0 cannot."""
        self.worth: vec[i64] = vec[i64](worth)
        """The points of each tile, besides the trick itself."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Suits) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(tuple(self.names))

    def __reduce__(self) -> tuple[object, ...]:
        # Rounds share these tables; an unpickled round gets new ones, and never modifies them.
        tables = (self.belongs, self.leads, self.strength, self.worth)
        return Suits, (self.names, *([int(value) for value in table] for table in tables))

    def power(self, suit: i64, tile: i64) -> i64:
        """Return the strength of a tile when a suit is led; 0 if it cannot win."""
        return self.strength[suit * self.tiles + tile]

    def has(self, suit: i64, tile: i64) -> bool:
        """Return whether a tile belongs to a suit."""
        return self.belongs[tile] & BIT[suit] != 0


def _tiles_of(suit: int, belongs: list[int]) -> list[int]:
    """Return the tiles of a suit, word by word."""
    words = [0] * ((len(belongs) + WORD - 1) // WORD)
    for tile, suits in enumerate(belongs):
        if suits & int(BIT[suit]):
            words[tile // WORD] |= int(BIT[tile % WORD])
    return words


def plain_suits(high: int, worth: list[int] | None = None) -> Suits:
    """Return the suits of a double-``high`` set without trumps.

    Every number is a suit. A tile belongs to both of its numbers and calls for the higher one
    when it is led; within a suit the double is highest, and the other half orders the rest.
    """
    tiles = range(int(set_size(high)))
    return Suits(
        names=[str(number) for number in range(high + 1)],
        belongs=[int(BIT[HIGH[tile]] | BIT[LOW[tile]]) for tile in tiles],
        leads=[int(HIGH[tile]) for tile in tiles],
        strength=[_plain_strength(suit, tile, high) for suit in range(high + 1) for tile in tiles],
        worth=worth if worth is not None else [0 for _ in tiles],
    )


def _plain_strength(suit: int, tile: int, high: int) -> int:
    if suit not in (HIGH[tile], LOW[tile]):
        return 0
    return high + 2 if HIGH[tile] == LOW[tile] else int(PIPS[tile]) - suit + 1
