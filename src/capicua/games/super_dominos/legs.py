"""The six legs that grow from the start double (SUP-7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tile import HIGH, LOW, double_of

LEGS: Final = 6
CENTRE: Final = 6
"""The leg number of the start double in ``laid``."""
NO_LEG: Final = -1
NO_NUMBER: Final = -1


@final
class Legs:
    """The start double and its legs; those that are started are always the first ``started``."""

    def __init__(self, tiles: i64) -> None:
        self.start: i64 = NO_NUMBER
        """The number of the start double; ``NO_NUMBER`` before the opening."""
        self.ends: vec[i64] = vec[i64]([NO_NUMBER] * LEGS)
        self.started: i64 = 0
        self.bare: vec[i64] = vec[i64]([NO_NUMBER] * LEGS)
        """The end a leg had when its listed tiles began, if a position did not list them all."""
        self.laid: vec[i64] = vec[i64]([0] * int(tiles))
        """Every tile laid so far: tile, leg and seat + 1."""
        self.laid_count: i64 = 0

    def clear(self) -> None:
        """Nothing on the table."""
        self.start = NO_NUMBER
        self.started = 0
        self.laid_count = 0
        leg: i64 = 0
        while leg < LEGS:
            self.ends[leg] = NO_NUMBER
            self.bare[leg] = NO_NUMBER
            leg += 1

    def copy(self, other: Legs) -> None:
        """Becomes equal to another."""
        self.start = other.start
        self.ends = other.ends[:]
        self.started = other.started
        self.bare = other.bare[:]
        self.laid = other.laid[:]
        self.laid_count = other.laid_count

    def begin(self, number: i64, seat: i64) -> None:
        """Puts the start double down; all legs show its number."""
        self.start = number
        leg: i64 = 0
        while leg < LEGS:
            self.ends[leg] = number
            leg += 1
        self._note(double_of(number), CENTRE, seat)

    def lay(self, tile: i64, leg: i64, seat: i64) -> i64:
        """Puts a tile at the end of a leg; returns the number it leaves there."""
        left = left_by(tile, self.ends[leg])
        self.ends[leg] = left
        if leg == self.started:
            self.started += 1
        self._note(tile, leg, seat)
        return left

    def begin_bare(self, leg: i64, number: i64) -> None:
        """A leg that is known by its end alone."""
        self.ends[leg] = number
        self.bare[leg] = number
        self.started += 1

    def _note(self, tile: i64, leg: i64, seat: i64) -> None:
        self.laid[self.laid_count] = ((seat + 1) << 3 | leg) << 8 | tile
        self.laid_count += 1

    def tiles_on(self, leg: i64) -> list[int]:
        """The tiles of a leg that are listed, outward; the start double for ``CENTRE``."""
        return [
            int(self.laid[index] & 255)
            for index in range(self.laid_count)
            if self.laid[index] >> 8 & 7 == leg
        ]


def left_by(tile: i64, end: i64) -> i64:
    """The number a tile leaves at an end it is laid to; a double leaves its own."""
    if HIGH[tile] == LOW[tile]:
        return HIGH[tile]
    return HIGH[tile] + LOW[tile] - end
