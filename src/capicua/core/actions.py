"""A buffer of actions: the rules fill it, players and bots read it, nothing is allocated."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.tiles.tile import POSITION


@final
class Actions:
    """The legal actions of a seat, in ascending order; reused from turn to turn.

    The rules call ``add``; ``actions[k]`` and ``len(actions)`` read what was added since
    the last ``clear``.
    """

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 32)
        self.count: i64 = 0

    def clear(self) -> None:
        """Remove all actions."""
        self.count = 0

    def add(self, action: i64) -> None:
        """Append an action."""
        if self.count == len(self.items):
            self.items = append(self.items, action)
        else:
            self.items[self.count] = action
        self.count += 1

    def add_each(self, first: i64, bits: i64) -> None:
        """Append an action for each bit of a word, ascending: ``first`` plus its position."""
        if bits == 0:
            return
        items = self.items
        count = self.count
        while bits != 0:
            bit = bits & -bits
            bits ^= bit
            if count == len(items):
                self.items = append(self.items, 0)
                items = self.items
            items[count] = first + POSITION[bit % 67]
            count += 1
        self.count = count

    def has(self, action: i64) -> bool:
        """Return whether the action is in the buffer."""
        for index in range(self.count):
            if self.items[index] == action:
                return True
        return False

    def as_list(self) -> list[int]:
        """Return the actions as a list."""
        return [int(item) for item in self.items[: self.count]]

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> int:
        if index < 0 or index >= self.count:
            raise IndexError(index)
        return self.items[index]
