"""Exact probabilities of the places of hidden tiles.

Every deal consistent with what a seat has seen is equally likely. The probability of a tile in a
place is therefore the share of those deals that put it there. Both are counted with the tables from
which deals are sampled (``capicua.core.inference.counting``).
"""

from __future__ import annotations

from typing import Final

from capicua.core.inference.counting import AssignmentCounts, PlaceGroups
from capicua.core.inference.sampling import TABLE_LIMIT, Assignments, Unknowns, split
from capicua.core.tiles.random import Rng

CASES_LIMIT: Final = 64
"""Maximum number of cases into which clauses are split."""


class NotCountedError(ValueError):
    """There are too many deals, or the constraints are too entangled, to count exactly."""


def marginals(unknowns: Unknowns) -> list[list[float]]:
    """Return the probability of each hidden tile being in each place, ``[tile][place]``.

    Raises ``NotCountedError`` if the tables would be too large, and ``ValueError`` if no deal
    is consistent with what was seen.
    """
    tables = [_table(unknowns.rooms, case) for case in _cases(unknowns) if 0 not in case]
    total = sum([table.count for table in tables])
    if total <= 0.0:
        raise ValueError("no deal agrees with what was seen")
    found = [[0.0] * len(unknowns.rooms) for _ in unknowns.tiles]
    for table in tables:
        for row, counted in zip(found, table.ways_by_place(), strict=True):
            for place, ways in enumerate(counted):
                row[place] += ways / total
    return found


def sampled_marginals(unknowns: Unknowns, draws: int, rng: Rng) -> list[list[float]]:
    """Return estimates of the same from random draws; the standard error is below ½/√draws."""
    assignments = Assignments(unknowns)
    counts = [[0] * len(unknowns.rooms) for _ in unknowns.tiles]
    for _ in range(draws):
        for index, place in enumerate(assignments.sample(rng)):
            counts[index][place] += 1
    return [[count / draws for count in row] for row in counts]


def _cases(unknowns: Unknowns) -> list[list[int]]:
    """Return the allowed places as disjoint cases that together cover all clauses."""
    cases = [unknowns.allowed]
    for clause in unknowns.clauses:
        wanted, holders, least = clause.wanted, clause.holders, clause.least
        cases = [part for case in cases for part in split(case, wanted, holders, least)]
        if len(cases) > CASES_LIMIT:
            raise NotCountedError("too many constraints to count the deals exactly")
    return cases


def _table(rooms: list[int], allowed: list[int]) -> AssignmentCounts:
    groups = PlaceGroups(rooms, allowed, [])
    if groups.table_size > TABLE_LIMIT:
        raise NotCountedError("too many deals to count them exactly")
    return AssignmentCounts(groups)
