"""The arms on the table: where they end, and every tile laid so far."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.tile import HIGH, LOW, tile_text

NO_NUMBER: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Arms:
    """A double in the middle, and the arms that grow from it.

    A laid tile is one number: the tile, its arm, its seat + 1, and whether it had just been
    drawn.
    """

    def __init__(self, tiles: i64, arms: i64) -> None:
        self.centre: i64 = NO_NUMBER
        """The number of the double in the middle; ``NO_NUMBER`` before there is one."""
        self.ends: vec[i64] = vec[i64]([NO_NUMBER] * int(arms))
        self.laid: vec[i64] = vec[i64]([0] * int(tiles))
        self.laid_count: i64 = 0

    def clear(self) -> None:
        """Take everything off the table."""
        self.centre = NO_NUMBER
        self.laid_count = 0

    def copy(self, other: Arms) -> None:
        """Become equal to another."""
        self.centre = other.centre
        self.ends = other.ends[:]
        self.laid = other.laid[:]
        self.laid_count = other.laid_count

    def note(self, tile: i64, arm: i64, seat: i64, drawn: i64) -> None:
        """Write down a tile that was laid; ``NOBODY`` as seat if it is not known whose."""
        self.laid[self.laid_count] = ((drawn << 4 | (seat + 1)) << 5 | arm) << 8 | tile
        self.laid_count += 1

    # -- what was laid -------------------------------------------------------------------------

    def tile_at(self, index: i64) -> int:
        """Return the tile that was laid as number ``index``, from 0."""
        return self.laid[index] & 255

    def arm_at(self, index: i64) -> int:
        """Return the arm it was laid on."""
        return self.laid[index] >> 8 & 31

    def seat_at(self, index: i64) -> int:
        """Return the seat that laid it; ``NOBODY`` if it is not known whose it was."""
        return (self.laid[index] >> 13 & 15) - 1

    def was_drawn(self, index: i64) -> bool:
        """Return whether it had just been drawn."""
        return self.laid[index] >> 17 != 0

    def tiles_on(self, arm: i64) -> list[int]:
        """Return the tiles that lie on an arm, outward, as far as they are listed."""
        return [
            self.tile_at(index) for index in range(self.laid_count) if self.arm_at(index) == arm
        ]

    def first_end(self, arm: i64) -> i64:
        """Return the number that the first listed tile of an arm lies against."""
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
    """Return the number a tile leaves at an end it is laid to; a double leaves its own."""
    if HIGH[tile] == LOW[tile]:
        return HIGH[tile]
    return HIGH[tile] + LOW[tile] - end
