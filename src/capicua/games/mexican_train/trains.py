"""The trains on the table: their tiles, ends, and the doubles to be covered.

Trains 0 to 11 belong to the seats of the same number (P0 to P11), 12 to 27 are the public
sidings M1 to M16.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import BIT, HIGH, LOW
from capicua.families.trains.arms import Arms

OWN_TRAINS: Final = 12
SIDINGS: Final = 16
"""The highest number of sidings needed: 15 other tiles match the station of a double-15."""
TRAINS: Final[i64] = 28
NO_TRAIN: Final = -1
NAMES: Final = tuple(
    [f"P{train}" for train in range(OWN_TRAINS)] + [f"M{train + 1}" for train in range(SIDINGS)]
)
NUMBERS: Final[i64] = 16

FIRST_SIDINGS: Final = vec[i64]([2**OWN_TRAINS * (2**count - 1) for count in range(SIDINGS + 1)])
"""The sidings up to a number, as a mask of trains."""


@final
class Trains(Arms):
    """The players' trains and the public sidings, for a set with ``top`` as highest double.

    The open doubles are at the ends of the first ``open_count`` trains of ``open``, the
    oldest first.
    """

    def __init__(self, tiles: i64, top: i64) -> None:
        super().__init__(tiles, TRAINS)
        self.top: i64 = top
        self.lengths: vec[i64] = vec[i64]([0] * TRAINS)
        self.sidings: i64 = 0
        """The number of public sidings started."""
        self.shown: vec[i64] = vec[i64]([0] * NUMBERS)
        """The number of tiles on the table that show each number."""
        self.open: vec[i64] = vec[i64]([0] * TRAINS)
        self.open_count: i64 = 0

    def begin(self, station: i64) -> None:
        """Clear the table and put a double into the station."""
        self.clear()
        self.centre = station
        self.sidings = 0
        self.open_count = 0
        for train in range(TRAINS):
            self.ends[train] = station
            self.lengths[train] = 0
        for number in range(NUMBERS):
            self.shown[number] = 0
        self.shown[station] = 1

    def copy(self, other: Arms) -> None:
        """Copy the trains of another table."""
        super().copy(other)
        assert isinstance(other, Trains)
        self.lengths = other.lengths[:]
        self.sidings = other.sidings
        self.shown = other.shown[:]
        self.open = other.open[:]
        self.open_count = other.open_count

    def lay(self, tile: i64, train: i64, seat: i64, drawn: i64) -> None:
        """Put a tile at the end of a train; ``seat`` is ``NOBODY`` if its player is unknown."""
        self.note(tile, train, seat, drawn)
        self.shown[HIGH[tile]] += 1
        if HIGH[tile] != LOW[tile]:
            self.shown[LOW[tile]] += 1
        self.ends[train] = HIGH[tile] + LOW[tile] - self.ends[train]
        if train >= OWN_TRAINS and self.lengths[train] == 0:
            self.sidings += 1
        self.lengths[train] += 1
        self.close_double(train)

    def is_dead(self, number: i64) -> bool:
        """Return whether every tile of a number is on the table (CMT-21, BMT-9)."""
        return self.shown[number] > self.top

    def public(self, limit: i64) -> i64:
        """Return a mask of the sidings started, plus the next one if allowed (CMT-8)."""
        return FIRST_SIDINGS[self.sidings + 1 if self.sidings < limit else self.sidings]

    # -- open doubles ------------------------------------------------------------------------

    def open_double(self, train: i64) -> None:
        """Record that the double at the end of a train must be covered."""
        self.open[self.open_count] = train
        self.open_count += 1

    def close_double(self, train: i64) -> None:
        """Record that a tile covers the double of a train, if it has one."""
        kept: i64 = 0
        for index in range(self.open_count):
            if self.open[index] != train:
                self.open[kept] = self.open[index]
                kept += 1
        self.open_count = kept

    def release_dead(self) -> None:
        """Release the doubles that cannot be covered any more (CMT-21, BMT-18)."""
        kept: i64 = 0
        for index in range(self.open_count):
            train = self.open[index]
            if not self.is_dead(self.ends[train]):
                self.open[kept] = train
                kept += 1
        self.open_count = kept

    def open_trains(self) -> i64:
        """Return the trains with open doubles, as a mask."""
        trains: i64 = 0
        for index in range(self.open_count):
            trains |= BIT[self.open[index]]
        return trains
