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

from capicua.core.chance import Rng
from capicua.core.counting import Groups, Table

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
    """At least ``least`` of the tiles ``wanted`` lie in places of the mask ``holders``."""

    def __init__(self, wanted: list[int], holders: int, least: int) -> None:
        self.wanted: list[int] = wanted
        self.holders: int = holders
        self.least: int = least


class Unknowns:
    """Hidden tiles and the places they may be in.

    ``rooms[p]`` is the number of tiles in place p; together the places take all tiles.
    ``allowed[k]`` is a bit mask of the places where ``tiles[k]`` may be. If ``least`` is
    not 0, at least ``least`` of the tiles ``wanted`` lie in places of the mask ``holders``.
    """

    def __init__(self, tiles: list[int], rooms: list[int], allowed: list[int]) -> None:
        self.tiles: list[int] = tiles
        self.rooms: list[int] = rooms
        self.allowed: list[int] = allowed
        self.wanted: list[int] = []
        self.holders: int = 0
        self.least: int = 0
        self.further: list[Clause] = []
        """Further clauses of this kind."""

    def demand(self, wanted: list[int], holders: int, least: int = 1) -> None:
        """Require at least ``least`` of the tiles ``wanted`` in places of ``holders``."""
        self.wanted = [tile for tile in wanted if tile in self.tiles]
        self.holders = holders
        self.least = least

    def demand_also(self, wanted: list[int], holders: int, least: int = 1) -> None:
        """Add a clause of the same kind; clauses that the fewest tiles can satisfy come first."""
        known = [tile for tile in wanted if tile in self.tiles]
        if self.least == 0:
            self.demand(known, holders, least)
        elif len(known) < len(self.wanted):
            self.further.append(Clause(self.wanted, self.holders, self.least))
            self.demand(known, holders, least)
        else:
            self.further.append(Clause(known, holders, least))

    def clauses(self) -> list[Clause]:
        """Return all clauses in order."""
        first = [Clause(self.wanted, self.holders, self.least)] if self.least > 0 else []
        return first + self.further

    def agree(self, places: list[int]) -> bool:
        """Return whether all clauses hold for an assignment."""
        return all([_Check(self, clause).holds(places) for clause in self.clauses()])

    def __repr__(self) -> str:
        return f"Unknowns({self.tiles}, {self.rooms}, {self.allowed})"


class Assignments:
    """All assignments of the hidden tiles; draws one uniformly.

    Raises ``ValueError`` if there is none: the observations contradict each other.
    """

    def __init__(self, unknowns: Unknowns) -> None:
        if sum(unknowns.rooms) != len(unknowns.tiles):
            raise ValueError(f"{len(unknowns.tiles)} hidden tiles for {sum(unknowns.rooms)} places")
        self._unknowns: Unknowns = unknowns
        self._tables: list[Table] = []
        self._chain: _Chain | None = None
        cases = _cases(unknowns)
        self._checks: list[_Check] = []
        """The clauses not covered by the tables."""
        if len(cases) > WIDE:
            cases = [unknowns.allowed]
            self._checks = [_Check(unknowns, clause) for clause in unknowns.clauses()]
        else:
            self._checks = [_Check(unknowns, clause) for clause in unknowns.further]
        for allowed in cases:
            groups = Groups(unknowns.rooms, allowed, [])
            if groups.table_size > TABLE_LIMIT:
                self._chain = _Chain(unknowns)
                break
            table = Table(groups)
            if table.count > 0.0:
                self._tables.append(table)
        if self._chain is None and not (self._tables and self._is_possible()):
            raise ValueError("no deal agrees with what was seen")

    def _is_possible(self) -> bool:
        """Return whether some assignment meets the clauses not covered by the tables."""
        return not self._checks or has_any(self._unknowns)

    @property
    def is_exact(self) -> bool:
        """Whether draws are exactly uniform, not the end of a Markov chain."""
        return self._chain is None

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
        tables = [Table(Groups(unknowns.rooms, allowed, [])) for allowed in _cases(unknowns)]
        return sum([table.count for table in tables])

    def sample(self, rng: Rng) -> list[int]:
        """Return the place of each hidden tile, drawn uniformly."""
        if self._chain is not None:
            return self._chain.sample(rng)
        if not self._checks:
            return self._draw(rng)
        for _tries in range(REDRAWS):
            places = self._draw(rng)
            if all([check.holds(places) for check in self._checks]):
                return places
        self._chain = _Chain(self._unknowns)
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


@final
class _Check:
    """A clause prepared for checking, with its tiles as indices of the unknown ones."""

    def __init__(self, unknowns: Unknowns, clause: Clause) -> None:
        self.at: list[int] = [unknowns.tiles.index(tile) for tile in clause.wanted]
        self.holders: int = clause.holders
        self.least: int = clause.least

    def holds(self, places: list[int]) -> bool:
        """Return whether the clause holds for an assignment."""
        found = 0
        for tile in self.at:
            if self.holders >> places[tile] & 1:
                found += 1
                if found >= self.least:
                    return True
        return False


def has_any(unknowns: Unknowns) -> bool:
    """Return whether any assignment meets all clauses."""
    groups = Groups(
        unknowns.rooms, unknowns.allowed, [clause.holders for clause in unknowns.clauses()]
    )
    return len(_start(groups, unknowns, Rng(1))) > 0 or not unknowns.tiles


def _cases(unknowns: Unknowns) -> list[list[int]]:
    """Return the allowed places as disjoint cases that together cover the clause."""
    at = [unknowns.tiles.index(tile) for tile in unknowns.wanted]
    return split(unknowns.allowed, at, unknowns.holders, unknowns.least)


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
        self.unknowns: Unknowns = unknowns
        clauses = unknowns.clauses()
        self.groups: Groups = Groups(
            unknowns.rooms, unknowns.allowed, [clause.holders for clause in clauses]
        )
        self.checks: list[_Check] = [_Check(unknowns, clause) for clause in clauses]
        for check in self.checks:
            check.holders = self.groups.mask(check.holders)
        if unknowns.tiles and not _start(self.groups, unknowns, Rng(1)):
            raise ValueError("no deal agrees with what was seen")
        self.places: list[int] = []
        """The group of each tile in the last draw."""

    def sample(self, rng: Rng) -> list[int]:
        """Return the place of each tile."""
        swaps = FURTHER_SWAPS
        if not self.places:
            self.places = _start(self.groups, self.unknowns, rng)
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

    def _move(self, places: list[int], tiles: list[int], goals: list[int]) -> None:
        for tile, goal in zip(tiles, goals, strict=True):
            if not self.groups.masks[tile] >> goal & 1:
                return
        before = [places[tile] for tile in tiles]
        for tile, goal in zip(tiles, goals, strict=True):
            places[tile] = goal
        if not self._clauses_hold(places):
            for tile, place in zip(tiles, before, strict=True):
                places[tile] = place

    def _clauses_hold(self, places: list[int]) -> bool:
        for check in self.checks:
            if not check.holds(places):
                return False
        return True


def _start(groups: Groups, unknowns: Unknowns, rng: Rng) -> list[int]:
    """Return an assignment to the groups that meets all clauses; empty if there is none."""
    return _meet(groups.masks, groups, unknowns, unknowns.clauses(), rng)


def _meet(
    masks: list[int], groups: Groups, unknowns: Unknowns, clauses: list[Clause], rng: Rng
) -> list[int]:
    """Meet the clauses one after the other by cases, then assign tiles by augmenting paths."""
    if not clauses:
        return _match(masks, groups, rng)
    clause = clauses[0]
    wanted = _shuffled([unknowns.tiles.index(tile) for tile in clause.wanted], rng)
    for case in split(masks, wanted, groups.mask(clause.holders), clause.least):
        places = _meet(case, groups, unknowns, clauses[1:], rng)
        if places:
            return places
    return []


def _match(masks: list[int], groups: Groups, rng: Rng) -> list[int]:
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
    for last in range(len(result) - 1, 0, -1):
        other = int(rng.below(last + 1))
        result[last], result[other] = result[other], result[last]
    return result
