"""Worlds: uniform draws from the deals that agree with what somebody has seen.

What a seat does not see comes down to one question: hidden tiles are to be laid in
places (a hand as dealt, what a seat drew later, a heap, the boneyard), each place takes
a known number, and each tile is barred from some places by what was seen: a pass, a
void, a lead. Besides, one clause may say that some place of a group must hold one of
certain tiles, as when a blocked layout would have ended the round.

All assignments are counted by one table over the places' free room, and drawn from it
exactly. Where that table would be too large (many hands with many different constraints),
a chain of random swaps is run instead: it never leaves the consistent assignments, every
swap is as likely as its reverse, so its limit is uniform too.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.chance import Rng
from capicua.core.tile import BIT

TABLE_LIMIT: Final = 300_000
"""The largest table counted exactly, in entries."""
SWAPS_PER_TILE: Final = 60
"""Swaps tried for each hidden tile where the table would be too large."""


class Unknowns:
    """Hidden tiles and the places they may be in.

    ``rooms[p]`` is how many tiles place p takes; together they take all tiles.
    ``allowed[k]`` is a bit mask of the places where ``tiles[k]`` may be. If ``least`` is
    not 0, at least so many of the tiles ``wanted`` lie in places of the mask ``holders``.
    """

    def __init__(self, tiles: list[int], rooms: list[int], allowed: list[int]) -> None:
        self.tiles: list[int] = tiles
        self.rooms: list[int] = rooms
        self.allowed: list[int] = allowed
        self.wanted: list[int] = []
        self.holders: int = 0
        self.least: int = 0

    def demand(self, wanted: list[int], holders: int, least: int = 1) -> None:
        """At least ``least`` of the tiles ``wanted`` lie in places of ``holders``."""
        self.wanted = [tile for tile in wanted if tile in self.tiles]
        self.holders = holders
        self.least = least

    def __repr__(self) -> str:
        return f"Unknowns({self.tiles}, {self.rooms}, {self.allowed})"


class Assignments:
    """All ways to lay the hidden tiles; draws one uniformly.

    Raises ``ValueError`` where there is none: then what was seen contradicts itself.
    """

    def __init__(self, unknowns: Unknowns) -> None:
        if sum(unknowns.rooms) != len(unknowns.tiles):
            raise ValueError(f"{len(unknowns.tiles)} hidden tiles for {sum(unknowns.rooms)} places")
        self._tables: list[_Table] = []
        self._chain: _Chain | None = None
        for allowed in _cases(unknowns):
            groups = Groups(unknowns.rooms, allowed, 0)
            if groups.table_size > TABLE_LIMIT:
                self._chain = _Chain(unknowns)
                break
            table = _Table(groups)
            if table.count > 0.0:
                self._tables.append(table)
        if self._chain is None and not self._tables:
            raise ValueError("no deal agrees with what was seen")

    @property
    def is_exact(self) -> bool:
        """Whether draws are exactly uniform, rather than the end of a chain of swaps."""
        return self._chain is None

    @property
    def count(self) -> float:
        """How many assignments there are: a whole number while below 2⁵³, 0 if not counted."""
        return sum([table.count for table in self._tables]) if self.is_exact else 0.0

    def sample(self, rng: Rng) -> list[int]:
        """The place of each hidden tile, drawn uniformly."""
        if self._chain is not None:
            return self._chain.sample(rng)
        left = rng.fraction() * self.count
        for table in self._tables[:-1]:
            if left < table.count:
                return table.sample(rng)
            left -= table.count
        return self._tables[-1].sample(rng)


def _cases(unknowns: Unknowns) -> list[list[int]]:
    """The allowed places, in disjoint cases that together mean the clause."""
    at = [unknowns.tiles.index(tile) for tile in unknowns.wanted]
    return _split(unknowns.allowed, at, unknowns.holders, unknowns.least)


def _split(allowed: list[int], wanted: list[int], holders: int, least: int) -> list[list[int]]:
    """Settles the wanted tiles one by one, held or not, until enough are; the rest stay free."""
    if least <= 0:
        return [allowed]
    if len(wanted) < least:
        return []
    tile, rest = wanted[0], wanted[1:]
    held = [*allowed[:tile], allowed[tile] & holders, *allowed[tile + 1 :]]
    elsewhere = [*allowed[:tile], allowed[tile] & ~holders, *allowed[tile + 1 :]]
    cases: list[list[int]] = []
    if held[tile]:
        cases += _split(held, rest, holders, least - 1)
    if elsewhere[tile]:
        cases += _split(elsewhere, rest, holders, least)
    return cases


@final
class Groups:
    """Places that no tile tells apart are filled as one, and divided at random afterwards."""

    def __init__(self, rooms: list[int], allowed: list[int], apart: int) -> None:
        """``apart``: a mask of places that must not be put together with the others."""
        self.rooms: list[int] = rooms
        self.places: list[list[int]] = []
        columns: list[list[int]] = []
        for place in range(len(rooms)):
            if rooms[place] == 0:
                continue
            column = [mask >> place & 1 for mask in [*allowed, apart]]
            if column in columns:
                self.places[columns.index(column)].append(place)
            else:
                columns.append(column)
                self.places.append([place])
        self.room: list[int] = [sum([rooms[p] for p in places]) for places in self.places]
        self.masks: list[int] = [self.mask(places) for places in allowed]
        """For each tile, the groups it may be in."""
        self.sequence: list[int] = sorted(
            range(len(allowed)), key=lambda k: (self.masks[k].bit_count(), self.masks[k], k)
        )
        """Tiles in the order they are laid; those with few places first."""

    @property
    def table_size(self) -> int:
        """How many entries the table of all free rooms has."""
        size = 1
        for room in self.room:
            size *= room + 1
        return size

    @property
    def divisions(self) -> int:
        """In how many ways the tiles of the groups can be divided among their places."""
        ways = 1
        for group in self.places:
            left = sum([self.rooms[place] for place in group])
            for place in group:
                ways *= math.comb(left, self.rooms[place])
                left -= self.rooms[place]
        return ways

    def mask(self, places: int) -> int:
        """The groups of a mask of places."""
        return sum([2**g for g, group in enumerate(self.places) if places >> group[0] & 1])

    def divide(self, chosen: list[int], rng: Rng) -> list[int]:
        """The place of each tile, from its group."""
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
class _Table:
    """All assignments under rooms and barred places, counted by the room that is left.

    ``ways[f]`` is in how many ways the last tiles can be laid when the free room of the
    groups, read as the digits of a mixed-radix number, is f. How much room is left tells
    how many tiles are left, so no other index is needed.
    """

    def __init__(self, groups: Groups) -> None:
        self.groups: Groups = groups
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
        index: i64 = 1
        while index < len(ways):
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
            group = 0
            while group < groups:
                if free[group] > 0 and mask & BIT[group]:
                    total += ways[index - self.strides[group]]
                group += 1
            ways[index] = total
            index += 1

    def sample(self, rng: Rng) -> list[int]:
        """The place of each tile."""
        groups: i64 = len(self.groups.room)
        free = vec[i64](self.groups.room)
        index: i64 = len(self.ways) - 1
        places = [0] * len(self.groups.sequence)
        for tile in self.groups.sequence:
            mask: i64 = self.groups.masks[tile]
            left: float = rng.fraction() * self.ways[index]
            chosen: i64 = -1
            group: i64 = 0
            while group < groups:
                if free[group] > 0 and mask & BIT[group]:
                    weight = self.ways[index - self.strides[group]]
                    if weight > 0.0:
                        chosen = group
                        if left < weight:
                            break
                        left -= weight
                group += 1
            places[tile] = chosen
            free[chosen] -= 1
            index -= self.strides[chosen]
        return self.groups.divide(places, rng)


@final
class _Chain:
    """Random swaps among the consistent assignments, from a random one.

    A step swaps two tiles, or turns three round; it is taken if every tile may be where
    it goes and the clause still holds. A step and its reverse are equally likely, so the
    chain tends to the uniform distribution; ``SWAPS_PER_TILE`` says how far it is run.
    """

    def __init__(self, unknowns: Unknowns) -> None:
        self.unknowns: Unknowns = unknowns
        self.groups: Groups = Groups(unknowns.rooms, unknowns.allowed, unknowns.holders)
        self.holders: int = self.groups.mask(unknowns.holders)
        self.wanted: list[int] = [unknowns.tiles.index(tile) for tile in unknowns.wanted]
        if not self._start(Rng(1)):
            raise ValueError("no deal agrees with what was seen")

    def sample(self, rng: Rng) -> list[int]:
        """The place of each tile."""
        places = self._start(rng)
        tiles = len(places)
        for _ in range(SWAPS_PER_TILE * tiles):
            a = int(rng.below(tiles))
            b = int(rng.below(tiles))
            c = int(rng.below(tiles)) if rng.below(4) == 0 else b
            if a in (b, c):
                continue
            before = (places[a], places[b], places[c])
            if b == c:
                self._move(places, [a, b], [before[1], before[0]])
            else:
                self._move(places, [a, b, c], [before[1], before[2], before[0]])
        return self.groups.divide(places, rng)

    def _move(self, places: list[int], tiles: list[int], goals: list[int]) -> None:
        for tile, goal in zip(tiles, goals, strict=True):
            if not self.groups.masks[tile] >> goal & 1:
                return
        before = [places[tile] for tile in tiles]
        for tile, goal in zip(tiles, goals, strict=True):
            places[tile] = goal
        if not self._clause_holds(places):
            for tile, place in zip(tiles, before, strict=True):
                places[tile] = place

    def _clause_holds(self, places: list[int]) -> bool:
        held = [tile for tile in self.wanted if self.holders >> places[tile] & 1]
        return len(held) >= self.unknowns.least

    def _start(self, rng: Rng) -> list[int]:
        """Some assignment, found by augmenting paths; empty where there is none."""
        cases = _split(
            self.groups.masks,
            _shuffled(self.wanted, rng),
            self.holders,
            self.unknowns.least,
        )
        for masks in cases:
            places = _match(masks, self.groups, rng)
            if places:
                return places
        return []


def _match(masks: list[int], groups: Groups, rng: Rng) -> list[int]:
    """An assignment under the masks, by augmenting paths; empty where there is none."""
    free = list(groups.room)
    places = [-1] * len(masks)
    for tile in groups.sequence:
        if not _lay(tile, masks, places, free, [False] * len(free), rng):
            return []
    return places


def _lay(
    tile: int, masks: list[int], places: list[int], free: list[int], tried: list[bool], rng: Rng
) -> bool:
    """Lays a tile, moving others on if need be."""
    options = _shuffled([g for g in range(len(free)) if masks[tile] >> g & 1], rng)
    for group in options:
        if free[group] > 0:
            free[group] -= 1
            places[tile] = group
            return True
    for group in options:
        if tried[group]:
            continue
        tried[group] = True
        for other in range(len(places)):
            if places[other] == group and _lay(other, masks, places, free, tried, rng):
                places[tile] = group
                return True
    return False


def _shuffled(items: list[int], rng: Rng) -> list[int]:
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = int(rng.below(last + 1))
        result[last], result[other] = result[other], result[last]
    return result
