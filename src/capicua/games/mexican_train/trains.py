"""The trains on the table: their tiles, ends, and the doubles that wait for a cover."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tile import BIT, HIGH, LOW
from capicua.games.mexican_train.trains import FIRST_SIDINGS, OWN_TRAINS, TRAINS

NUMBERS = 16


@final
class Layout:
    """Everybody's trains and the public sidings, in a set of ``top`` as highest double.

    The open doubles are at the ends of the first ``open_count`` trains of ``open``, the
    oldest first.
    """

    def __init__(self, tiles: i64, top: i64) -> None:
        self.top: i64 = top
        self.station: i64 = 0
        self.ends: vec[i64] = vec[i64]([0] * TRAINS)
        self.lengths: vec[i64] = vec[i64]([0] * TRAINS)
        self.sidings: i64 = 0
        """How many public sidings have been started."""
        self.laid: vec[i64] = vec[i64]([0] * int(tiles))
        """Every play so far: tile, train, seat + 1, and whether the tile had just been drawn."""
        self.laid_count: i64 = 0
        self.shown: vec[i64] = vec[i64]([0] * NUMBERS)
        """How many tiles of each number lie on the table."""
        self.open: vec[i64] = vec[i64]([0] * TRAINS)
        self.open_count: i64 = 0

    def begin(self, station: i64) -> None:
        """Nothing but a double in the station."""
        self.station = station
        self.sidings = 0
        self.laid_count = 0
        self.open_count = 0
        train: i64 = 0
        while train < TRAINS:
            self.ends[train] = station
            self.lengths[train] = 0
            train += 1
        number: i64 = 0
        while number < NUMBERS:
            self.shown[number] = 0
            number += 1
        self.shown[station] = 1

    def copy(self, other: Layout) -> None:
        """Becomes equal to another."""
        self.station = other.station
        self.ends = other.ends[:]
        self.lengths = other.lengths[:]
        self.sidings = other.sidings
        self.laid = other.laid[:]
        self.laid_count = other.laid_count
        self.shown = other.shown[:]
        self.open = other.open[:]
        self.open_count = other.open_count

    def lay(self, tile: i64, train: i64, seat: i64, drawn: i64) -> None:
        """Puts a tile at the end of a train; ``NOBODY`` as seat if it is not known whose."""
        self.laid[self.laid_count] = ((drawn << 4 | (seat + 1)) << 5 | train) << 8 | tile
        self.laid_count += 1
        self.shown[HIGH[tile]] += 1
        if HIGH[tile] != LOW[tile]:
            self.shown[LOW[tile]] += 1
        self.ends[train] = HIGH[tile] + LOW[tile] - self.ends[train]
        if train >= OWN_TRAINS and self.lengths[train] == 0:
            self.sidings += 1
        self.lengths[train] += 1
        self.close_double(train)

    def is_dead(self, number: i64) -> bool:
        """Whether every tile of a number lies on the table (CMT-21, BMT-9)."""
        return self.shown[number] > self.top

    def public(self, limit: i64) -> i64:
        """The sidings started, and the next one while there may be more (CMT-8), as a mask."""
        return FIRST_SIDINGS[self.sidings + 1 if self.sidings < limit else self.sidings]

    # -- open doubles ------------------------------------------------------------------------

    def open_double(self, train: i64) -> None:
        """The double at the end of a train waits for a cover."""
        self.open[self.open_count] = train
        self.open_count += 1

    def close_double(self, train: i64) -> None:
        """A tile covers the double of a train, if it has one."""
        kept: i64 = 0
        index: i64 = 0
        while index < self.open_count:
            if self.open[index] != train:
                self.open[kept] = self.open[index]
                kept += 1
            index += 1
        self.open_count = kept

    def release_dead(self) -> None:
        """Doubles that nobody can cover any more bind nobody (CMT-21, BMT-18)."""
        kept: i64 = 0
        index: i64 = 0
        while index < self.open_count:
            train = self.open[index]
            if not self.is_dead(self.ends[train]):
                self.open[kept] = train
                kept += 1
            index += 1
        self.open_count = kept

    def open_trains(self) -> i64:
        """The trains with open doubles, as a mask."""
        trains: i64 = 0
        index: i64 = 0
        while index < self.open_count:
            trains |= BIT[self.open[index]]
            index += 1
        return trains
