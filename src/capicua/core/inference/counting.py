"""Count the ways to assign hidden tiles to places, and draw one of them uniformly.

Tiles barred from the same places are interchangeable, and places that take the same tiles
are filled together: one table over the free room of the places counts all assignments exactly.
"""

from __future__ import annotations

import math
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import BIT


@final
class PlaceGroups:
    """Groups of places that no tile distinguishes: filled as one, then divided at random."""

    def __init__(self, rooms: list[int], allowed: list[int], apart: list[int]) -> None:
        """``apart``: masks of places that must not be grouped with the others."""
        self.rooms: list[int] = rooms
        self.places: list[list[int]] = []
        columns: list[list[int]] = []
        for place in range(len(rooms)):
            if rooms[place] == 0:
                continue
            column = [mask >> place & 1 for mask in [*allowed, *apart]]
            if column in columns:
                self.places[columns.index(column)].append(place)
            else:
                columns.append(column)
                self.places.append([place])
        self.room: list[int] = [sum([rooms[p] for p in places]) for places in self.places]
        self.masks: list[int] = [self.mask(places) for places in allowed]
        """For each tile, the groups where it may be."""
        self.sequence: list[int] = sorted(
            range(len(allowed)), key=lambda k: (self.masks[k].bit_count(), self.masks[k], k)
        )
        """The order in which tiles are assigned; those with few places come first."""

    @property
    def table_size(self) -> int:
        """The number of entries in the table of all free rooms."""
        return math.prod([room + 1 for room in self.room])

    @property
    def divisions(self) -> int:
        """The number of ways to divide the tiles of the groups among their places."""
        ways = 1
        for group in self.places:
            left = sum([self.rooms[place] for place in group])
            for place in group:
                ways *= math.comb(left, self.rooms[place])
                left -= self.rooms[place]
        return ways

    def mask(self, places: int) -> int:
        """Return the groups of a mask of places, as a mask."""
        return sum([2**g for g, group in enumerate(self.places) if places >> group[0] & 1])

    def divide(self, chosen: list[int], rng: Rng) -> list[int]:
        """Return the place of each tile, from its group."""
        result = [0] * len(chosen)
        for g, group in enumerate(self.places):
            tiles = [tile for tile in range(len(chosen)) if chosen[tile] == g]
            for place in group:
                for _ in range(self.rooms[place]):
                    pick = int(rng.below(len(tiles)))
                    tiles[pick], tiles[-1] = tiles[-1], tiles[pick]
                    result[tiles.pop()] = place
        return result


@final
class AssignmentCounts:
    """All assignments under rooms and barred places, counted by the room that is left.

    ``ways[f]`` is the number of ways to assign the last tiles when the free room of the
    groups, read as the digits of a mixed-radix number, is f. The room left determines how
    many tiles are left, so no other index is needed.
    """

    def __init__(self, groups: PlaceGroups) -> None:
        self.groups: PlaceGroups = groups
        strides: list[int] = []
        size = 1
        for room in groups.room:
            strides.append(size)
            size *= room + 1
        self.strides: vec[i64] = vec[i64](strides)
        self.ways: vec[float] = vec[float]([0.0] * size)
        self._count()
        self.count: float = self.ways[size - 1] * float(groups.divisions)

    def _count(self) -> None:
        room = self.groups.room
        radix = vec[i64]([free + 1 for free in room])
        masks = vec[i64]([self.groups.masks[k] for k in self.groups.sequence])
        free = vec[i64]([0] * len(room))
        groups: i64 = len(room)
        tiles: i64 = len(masks)
        ways = self.ways
        ways[0] = 1.0
        left: i64 = 0
        for index in range(1, len(ways)):
            group: i64 = 0
            while True:
                free[group] += 1
                left += 1
                if free[group] < radix[group]:
                    break
                left -= radix[group]
                free[group] = 0
                group += 1
            mask = masks[tiles - left]
            total: float = 0.0
            for group in range(groups):
                if free[group] > 0 and mask & BIT[group]:
                    total += ways[index - self.strides[group]]
            ways[index] = total

    def sample(self, rng: Rng) -> list[int]:
        """Return the place of each tile."""
        groups: i64 = len(self.groups.room)
        free = vec[i64](self.groups.room)
        index: i64 = len(self.ways) - 1
        places = [0] * len(self.groups.sequence)
        for tile in self.groups.sequence:
            mask: i64 = self.groups.masks[tile]
            left: float = rng.fraction() * self.ways[index]
            chosen: i64 = -1
            for group in range(groups):
                if free[group] > 0 and mask & BIT[group]:
                    weight = self.ways[index - self.strides[group]]
                    if weight > 0.0:
                        chosen = group
                        if left < weight:
                            break
                        left -= weight
            places[tile] = chosen
            free[chosen] -= 1
            index -= self.strides[chosen]
        return self.groups.divide(places, rng)

    def ways_by_place(self) -> list[list[float]]:
        """Return the number of assignments with each tile in each place, ``[tile][place]``.

        Makes one pass from full rooms to empty ones and multiplies the number of ways to reach
        a state of the free rooms by the number of ways to assign the rest.
        """
        groups: i64 = len(self.groups.room)
        tiles: i64 = len(self.groups.sequence)
        radix = vec[i64]([room + 1 for room in self.groups.room])
        masks = vec[i64]([self.groups.masks[k] for k in self.groups.sequence])
        free = vec[i64](self.groups.room)
        ways = self.ways
        come_to = vec[float]([0.0] * len(ways))
        found = vec[float]([0.0] * int(tiles * groups))
        index: i64 = len(ways) - 1
        left: i64 = tiles
        come_to[index] = 1.0
        while index > 0:
            reached = come_to[index]
            if reached > 0.0:
                tile = tiles - left
                mask = masks[tile]
                for group in range(groups):
                    if free[group] > 0 and mask & BIT[group]:
                        after = index - self.strides[group]
                        come_to[after] += reached
                        found[tile * groups + group] += reached * ways[after]
            group = 0
            while free[group] == 0:
                free[group] = radix[group] - 1
                left += free[group]
                group += 1
            free[group] -= 1
            left -= 1
            index -= 1
        return self._by_place(found)

    def _by_place(self, found: vec[float]) -> list[list[float]]:
        """Divide the counts by laid tile and group among the places of each group."""
        groups = self.groups
        divisions = float(groups.divisions)
        result = [[0.0] * len(groups.rooms) for _ in groups.sequence]
        for laid, tile in enumerate(groups.sequence):
            for g, places in enumerate(groups.places):
                ways = found[laid * len(groups.places) + g] * divisions
                for place in places:
                    result[tile][place] = ways * groups.rooms[place] / groups.room[g]
        return result
