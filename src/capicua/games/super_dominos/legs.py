"""The six legs that grow from the start double (SUP-7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import double_of
from capicua.families.trains.arms import NO_NUMBER, Arms, left_by

LEGS: Final[i64] = 6
CENTRE: Final = 6
"""The leg number of the start double among the laid tiles."""
NO_LEG: Final = -1
NAMES: Final = tuple([f"L{leg + 1}" for leg in range(LEGS)])


@final
class Legs(Arms):
    """The start double and its legs; the first ``started`` legs are the started ones."""

    def __init__(self, tiles: i64) -> None:
        super().__init__(tiles, LEGS)
        self.started: i64 = 0
        self.bare: vec[i64] = vec[i64]([NO_NUMBER] * LEGS)
        """The end of a leg before its listed tiles, if a position omits earlier ones."""

    def clear(self) -> None:
        """Clear the table."""
        super().clear()
        self.started = 0
        for leg in range(LEGS):
            self.ends[leg] = NO_NUMBER
            self.bare[leg] = NO_NUMBER

    def copy(self, other: Arms) -> None:
        """Copy the legs of another table."""
        super().copy(other)
        assert isinstance(other, Legs)
        self.started = other.started
        self.bare = other.bare[:]

    def begin(self, number: i64, seat: i64) -> None:
        """Put down the start double; all legs show its number."""
        self.centre = number
        for leg in range(LEGS):
            self.ends[leg] = number
        self.note(double_of(number), CENTRE, seat, 0)

    def lay(self, tile: i64, leg: i64, seat: i64) -> i64:
        """Put a tile at the end of a leg, and return the number it leaves there."""
        left = left_by(tile, self.ends[leg])
        self.ends[leg] = left
        if leg == self.started:
            self.started += 1
        self.note(tile, leg, seat, 0)
        return left

    def begin_bare(self, leg: i64, number: i64) -> None:
        """Start a leg for which only the end is known."""
        self.ends[leg] = number
        self.bare[leg] = number
        self.started += 1

    def first_end(self, arm: i64) -> i64:
        """Return the start number, or the end of a leg before its listed tiles."""
        return self.centre if self.bare[arm] == NO_NUMBER else self.bare[arm]
