"""A transposition table: bounds on the values of positions.

The stored value is what is still to come, so it does not depend on points already scored. A new
position replaces an older one in the same slot.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

LIMIT: Final[i64] = 2**19 - 1
"""Larger than any value."""
FIELD: Final[i64] = 2**20
"""Range of one number in an entry."""
NO_ACTION: Final[i64] = 2**20 - 1


FIRST_ROOM: Final[i64] = 2**12
"""Initial size of a table; sizes are powers of two."""


@final
class TranspositionTable:
    """A table that doubles when half full, up to ``most`` entries."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most
        self.room: i64 = FIRST_ROOM
        self.kept: i64 = 0
        """Number of entries in use."""
        self.keys: vec[i64] = vec[i64]([0] * int(FIRST_ROOM))
        self.entries: vec[i64] = vec[i64]([0] * int(FIRST_ROOM))
        """For each entry, the best action, upper bound and lower bound."""

    def find(self, key: i64) -> i64:
        """Return the index of a position, or -1."""
        place = key & (self.room - 1)
        return place if self.keys[place] == key else -1

    def low(self, place: i64) -> i64:
        """Return the lower bound of the value."""
        return self.entries[place] % FIELD - LIMIT

    def high(self, place: i64) -> i64:
        """Return the upper bound of the value."""
        return self.entries[place] // FIELD % FIELD - LIMIT

    def action(self, place: i64) -> i64:
        """Return the best action, or ``NO_ACTION``."""
        return self.entries[place] // (FIELD * FIELD)

    def keep(self, key: i64, low: i64, high: i64, action: i64) -> None:
        """Store a position."""
        if 2 * self.kept >= self.room and self.room < self.most:
            self._grow()
        self._put(key, (action * FIELD + high + LIMIT) * FIELD + low + LIMIT)

    def _put(self, key: i64, entry: i64) -> None:
        place = key & (self.room - 1)
        if self.keys[place] == 0:
            self.kept += 1
        self.keys[place] = key
        self.entries[place] = entry

    def _grow(self) -> None:
        """Double the size, and reinsert all positions."""
        keys = self.keys
        entries = self.entries
        self.room *= 2
        self.kept = 0
        self.keys = vec[i64]([0] * int(self.room))
        self.entries = vec[i64]([0] * int(self.room))
        for place in range(len(keys)):
            if keys[place] != 0:
                self._put(keys[place], entries[place])
