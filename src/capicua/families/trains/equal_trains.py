"""All trains that are as long as the longest one, or as heavy as the heaviest.

A depth-first search in which every branch leads to such a train: a tile is laid only if the longest
train from what remains still makes up the difference.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from capicua.core.tiles.tile import HIGH, LOW, PIPS
from capicua.families.trains.longest_train import Train, longest_train


def equal_trains(
    tiles: Sequence[int], start: int | None = None, heaviest: bool = False
) -> Iterator[Train]:
    """Yield the trains with the most tiles or, if ``heaviest``, with the most pips.

    Doubles are laid when their number is reached first. A train from any number and the same one
    read from its other end count once. The arguments are those of ``longest_train``.
    """
    search = _Search(heaviest)
    goal = search.size(longest_train(tiles, start, heaviest).tiles)
    shown = sorted({int(half) for tile in tiles for half in (HIGH[tile], LOW[tile])})
    seen: set[tuple[int, ...]] = set()
    for first in shown if start is None else [start]:
        for laid in search.trails(first, frozenset(tiles), goal):
            if not laid or (start is None and order_of(laid)[::-1] in seen):
                continue
            seen.add(order_of(laid))
            yield Train(laid, first, sum([int(PIPS[tile]) for tile in laid]))


class _Search:
    def __init__(self, heaviest: bool) -> None:
        self.heaviest = heaviest
        self.longest: dict[tuple[int, frozenset[int]], int] = {}
        """What the best train from a number and the tiles left is worth."""

    def size(self, tiles: Sequence[int]) -> int:
        """Return what counts of a train: its tiles or its pips."""
        return sum([int(PIPS[tile]) for tile in tiles]) if self.heaviest else len(tiles)

    def trails(self, number: int, left: frozenset[int], goal: int) -> Iterator[list[int]]:
        """Yield the trains from a number that are worth the goal."""
        here = sorted(tile for tile in left if number in (HIGH[tile], LOW[tile]))
        doubles = [tile for tile in here if HIGH[tile] == LOW[tile]]
        if goal == 0 and not doubles:
            yield []
            return
        if self._best(number, left) < goal:
            return
        for tile in doubles or here:
            beyond = int(HIGH[tile] + LOW[tile]) - number
            for rest in self.trails(beyond, left - {tile}, goal - self.size([tile])):
                yield [tile, *rest]

    def _best(self, number: int, left: frozenset[int]) -> int:
        known = self.longest.get((number, left))
        if known is None:
            known = self.size(longest_train(sorted(left), number, self.heaviest).tiles)
            self.longest[number, left] = known
        return known


def order_of(laid: Sequence[int]) -> tuple[int, ...]:
    """Return the tiles but doubles, which may lie at any pass through their number."""
    return tuple([tile for tile in laid if HIGH[tile] != LOW[tile]])
