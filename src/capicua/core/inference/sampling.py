"""Uniform samples of the deals consistent with what a viewer has seen.

Everything a seat does not see reduces to one question: hidden tiles are assigned to places (a hand
as dealt, later draws of a seat, a heap, the boneyard), each place takes a known number, and
observations bar each tile from some places: a pass, a void, a lead. In addition, a clause may
require some place of a group to hold one of certain tiles, for example because a blocked layout
would have ended the round.

All assignments are counted by one table over the free room of the places and sampled from it
exactly. A narrow clause is split into cases. Wide clauses, which most samples satisfy, and
additional clauses are handled by rejection, with a limited number of tries. If they all fail, or if
the table would be too large (many hands with many different constraints), a Markov chain of random
swaps is run instead: it never leaves the consistent assignments, and every swap is as likely as its
reverse, so its limit is uniform too.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from capicua.core.inference.counting import AssignmentCounts, PlaceGroups
from capicua.core.tiles.random import Rng

TABLE_LIMIT: Final = 300_000
"""Maximum number of entries of a table that is counted exactly."""
SWAPS_PER_TILE: Final = 60
"""Number of swaps per hidden tile when the chain starts."""
FURTHER_SWAPS: Final = 6
"""Number of swaps per tile between two draws of the chain."""
WIDE: Final = 6
"""Maximum number of cases into which a clause is split; nearly all draws satisfy a wider one."""
REDRAWS: Final[i64] = 100
"""Number of draws tried until all clauses hold; after that, the chain is used permanently."""


@final
class Clause:
    """At least ``least`` of some hidden tiles lie in places of the mask ``holders``.

    ``wanted`` are these tiles, as indices of the unknown ones.
    """

    def __init__(self, wanted: list[int], holders: int, least: int) -> None:
        self.wanted: list[int] = wanted
        self.holders: int = holders
        self.least: int = least

    def holds(self, places: list[int]) -> bool:
        """Return whether the clause holds for an assignment."""
        found = 0
        for tile in self.wanted:
            if self.holders >> places[tile] & 1:
                found += 1
                if found >= self.least:
                    return True
        return False


class Unknowns:
    """Hidden tiles and the places they may be in.

    ``rooms[p]`` is the number of tiles in place p; together the places take all tiles.
    ``allowed[k]`` is a bit mask of the places where ``tiles[k]`` may be.
    """

    def __init__(self, tiles: list[int], rooms: list[int], allowed: list[int]) -> None:
        self.tiles: list[int] = tiles
        self.rooms: list[int] = rooms
        self.allowed: list[int] = allowed
        self.clauses: list[Clause] = []
        """What else is known; the clause that the fewest tiles can satisfy comes first."""

    def demand(self, wanted: list[int], holders: int, least: int = 1) -> None:
        """Require at least ``least`` of the tiles ``wanted`` in places of ``holders``."""
        if least <= 0:
            return
        clauses = self.clauses
        known = [self.tiles.index(tile) for tile in wanted if tile in self.tiles]
        clauses.append(Clause(known, holders, least))
        if len(known) < len(clauses[0].wanted):
            clauses[0], clauses[-1] = clauses[-1], clauses[0]

    def __repr__(self) -> str:
        return f"Unknowns({self.tiles}, {self.rooms}, {self.allowed})"


class Assignments:
    """All assignments of the hidden tiles; draws one uniformly.

    Raises ``ValueError`` if there is none: the observations contradict each other.
    """

    def __init__(self, unknowns: Unknowns) -> None:
        if sum(unknowns.rooms) != len(unknowns.tiles):
            raise ValueError(f"{len(unknowns.tiles)} hidden tiles for {sum(unknowns.rooms)} places")
        self.is_exact: bool = True
        """Whether draws are exactly uniform, not the end of a Markov chain."""
        self._unknowns: Unknowns = unknowns
        self._tables: list[AssignmentCounts] = []
        self._chain: _Chain | None = None
        cases = _cases(unknowns)
        self._checks: list[Clause] = unknowns.clauses[1:]
        """The clauses not covered by the tables."""
        if len(cases) > WIDE:
            cases = [unknowns.allowed]
            self._checks = unknowns.clauses
        for allowed in cases:
            groups = PlaceGroups(unknowns.rooms, allowed, [])
            if groups.table_size > TABLE_LIMIT:
                self.is_exact = False
                break
            table = AssignmentCounts(groups)
            if table.count > 0.0:
                self._tables.append(table)
        if self.is_exact and not self._tables:
            raise ValueError("no deal agrees with what was seen")
        if self._checks or not self.is_exact:
            self._chain = _Chain(unknowns)

    @property
    def count(self) -> float:
        """The number of assignments: an integer below 2⁵³, 0 if not counted.

        Clauses after the first are ignored in the count.
        """
        if not self.is_exact:
            return 0.0
        if not self._checks:
            return sum([table.count for table in self._tables])
        unknowns = self._unknowns
        tables = [
            AssignmentCounts(PlaceGroups(unknowns.rooms, allowed, []))
            for allowed in _cases(unknowns)
        ]
        return sum([table.count for table in tables])

    def sample(self, rng: Rng) -> list[int]:
        """Return the place of each hidden tile, drawn uniformly."""
        if self._chain is None:
            return self._draw(rng)
        if self.is_exact:
            for _tries in range(REDRAWS):
                places = self._draw(rng)
                if all([clause.holds(places) for clause in self._checks]):
                    return places
            self.is_exact = False
        return self._chain.sample(rng)

    def _draw(self, rng: Rng) -> list[int]:
        if len(self._tables) == 1:
            return self._tables[0].sample(rng)
        left = rng.fraction() * sum([table.count for table in self._tables])
        for table in self._tables[:-1]:
            if left < table.count:
                return table.sample(rng)
            left -= table.count
        return self._tables[-1].sample(rng)


def _cases(unknowns: Unknowns) -> list[list[int]]:
    """Return the allowed places as disjoint cases that together cover the first clause."""
    if not unknowns.clauses:
        return [unknowns.allowed]
    first = unknowns.clauses[0]
    return split(unknowns.allowed, first.wanted, first.holders, first.least)


def split(allowed: list[int], wanted: list[int], holders: int, least: int) -> list[list[int]]:
    """Return disjoint cases of the allowed places that together cover one clause.

    The wanted tiles (by index) are decided one by one, held or not, until enough are held; the
    rest stay free.
    """
    if least <= 0:
        return [allowed]
    if len(wanted) < least:
        return []
    tile, rest = wanted[0], wanted[1:]
    held = [*allowed[:tile], allowed[tile] & holders, *allowed[tile + 1 :]]
    elsewhere = [*allowed[:tile], allowed[tile] & ~holders, *allowed[tile + 1 :]]
    cases: list[list[int]] = []
    if held[tile]:
        cases += split(held, rest, holders, least - 1)
    if elsewhere[tile]:
        cases += split(elsewhere, rest, holders, least)
    return cases


@final
class _Chain:
    """Random swaps among the consistent assignments, from a random start.

    A step swaps two tiles or rotates three; it is accepted if every tile is allowed in its new
    place and all clauses still hold. A step and its reverse are equally likely, so the chain
    converges to the uniform distribution; ``SWAPS_PER_TILE`` sets its length. Further draws
    continue from the previous one, which takes a tenth of the time.
    """

    def __init__(self, unknowns: Unknowns) -> None:
        groups = PlaceGroups(
            unknowns.rooms, unknowns.allowed, [clause.holders for clause in unknowns.clauses]
        )
        self.groups: PlaceGroups = groups
        self.clauses: list[Clause] = [
            Clause(clause.wanted, groups.mask(clause.holders), clause.least)
            for clause in unknowns.clauses
        ]
        if unknowns.tiles and not self._start(Rng(1)):
            raise ValueError("no deal agrees with what was seen")
        self.places: list[int] = []
        """The group of each tile in the last draw."""

    def sample(self, rng: Rng) -> list[int]:
        """Return the place of each tile."""
        swaps = FURTHER_SWAPS
        if not self.places:
            self.places = self._start(rng)
            swaps = SWAPS_PER_TILE
        places = self.places
        tiles = len(places)
        for _ in range(swaps * tiles):
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

    def _start(self, rng: Rng) -> list[int]:
        """Return an assignment to the groups that meets all clauses; empty if there is none."""
        return _meet(self.groups.masks, self.groups, self.clauses, rng)

    def _move(self, places: list[int], tiles: list[int], goals: list[int]) -> None:
        for tile, goal in zip(tiles, goals, strict=True):
            if not self.groups.masks[tile] >> goal & 1:
                return
        before = [places[tile] for tile in tiles]
        for tile, goal in zip(tiles, goals, strict=True):
            places[tile] = goal
        if not all([clause.holds(places) for clause in self.clauses]):
            for tile, place in zip(tiles, before, strict=True):
                places[tile] = place


def _meet(masks: list[int], groups: PlaceGroups, clauses: list[Clause], rng: Rng) -> list[int]:
    """Meet the clauses one after the other by cases, then assign tiles by augmenting paths."""
    if not clauses:
        return _match(masks, groups, rng)
    clause = clauses[0]
    for case in split(masks, _shuffled(clause.wanted, rng), clause.holders, clause.least):
        places = _meet(case, groups, clauses[1:], rng)
        if places:
            return places
    return []


def _match(masks: list[int], groups: PlaceGroups, rng: Rng) -> list[int]:
    """Return an assignment under the masks, by augmenting paths; empty if there is none."""
    free = list(groups.room)
    places = [-1] * len(masks)
    for tile in groups.sequence:
        if not _lay(tile, masks, places, free, [False] * len(free), rng):
            return []
    return places


def _lay(
    tile: int, masks: list[int], places: list[int], free: list[int], tried: list[bool], rng: Rng
) -> bool:
    """Assign a tile, moving others if necessary."""
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
    rng.shuffle(result)
    return result
