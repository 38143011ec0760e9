"""The arms on the table: their ends, and every tile laid so far."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.tiles.tile import HIGH, LOW, tile_text

NO_NUMBER: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Arms:
    """A double in the middle, and the arms that grow from it.

    A laid tile is encoded as one number: the tile, its arm, its seat + 1, and whether it had
    just been drawn.
    """

    def __init__(self, tiles: i64, arms: i64) -> None:
        self.centre: i64 = NO_NUMBER
        """The number of the double in the middle; ``NO_NUMBER`` before there is one."""
        self.ends: vec[i64] = vec[i64]([NO_NUMBER] * int(arms))
        self.laid: vec[i64] = vec[i64]([0] * int(tiles))
        self.laid_count: i64 = 0

    def clear(self) -> None:
        """Clear the table."""
        self.centre = NO_NUMBER
        self.laid_count = 0

    def copy(self, other: Arms) -> None:
        """Become a copy of another."""
        self.centre = other.centre
        self.ends = other.ends[:]
        self.laid = other.laid[:]
        self.laid_count = other.laid_count

    def note(self, tile: i64, arm: i64, seat: i64, drawn: i64) -> None:
        """Record a laid tile; the seat is ``NOBODY`` if its player is unknown."""
        self.laid[self.laid_count] = ((drawn << 4 | (seat + 1)) << 5 | arm) << 8 | tile
        self.laid_count += 1

    # -- the laid tiles -------------------------------------------------------------------------

    def tile_at(self, index: i64) -> int:
        """Return the tile laid at ``index``, from 0."""
        return self.laid[index] & 255

    def arm_at(self, index: i64) -> int:
        """Return the arm where the tile at ``index`` was laid."""
        return self.laid[index] >> 8 & 31

    def seat_at(self, index: i64) -> int:
        """Return the seat that laid the tile; ``NOBODY`` if unknown."""
        return (self.laid[index] >> 13 & 15) - 1

    def was_drawn(self, index: i64) -> bool:
        """Return whether the tile had just been drawn."""
        return self.laid[index] >> 17 != 0

    def tiles_on(self, arm: i64) -> list[int]:
        """Return the listed tiles of an arm, from the middle outward."""
        return [
            self.tile_at(index) for index in range(self.laid_count) if self.arm_at(index) == arm
        ]

    def first_end(self, arm: i64) -> i64:
        """Return the number against which the first listed tile of an arm lies."""
        return self.centre

    def outward(self, arm: i64) -> list[str]:
        """Return the tiles of an arm as text, the half nearer the middle first."""
        inner = self.first_end(arm)
        texts: list[str] = []
        for tile in self.tiles_on(arm):
            outer = left_by(tile, inner)
            texts.append(tile_text(tile) if HIGH[tile] == LOW[tile] else f"{inner}-{outer}")
            inner = outer
        return texts


def left_by(tile: i64, end: i64) -> i64:
    """Return the new end number after a tile is laid at an end; a double leaves its own."""
    if HIGH[tile] == LOW[tile]:
        return HIGH[tile]
    return HIGH[tile] + LOW[tile] - end
