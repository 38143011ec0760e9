"""Where hidden tiles may be, and with which probability, counted exactly.

Every deal that agrees with what a seat has seen is as likely as every other. So the
probability of a tile in a place is the share of those deals that have it there, and both are
counted with the tables that worlds are drawn from (``capicua.core.counting``).
"""

from __future__ import annotations

from typing import Final

from capicua.core.chance import Rng
from capicua.core.counting import Groups, Table
from capicua.core.worlds import TABLE_LIMIT, Assignments, Unknowns, split

CASES_LIMIT: Final = 64
"""Into more cases than this the clauses are not split."""


class NotCountedError(ValueError):
    """There are too many deals, or too tangled constraints, to count them exactly."""


def shares(unknowns: Unknowns) -> list[list[float]]:
    """Return the probability of each hidden tile being in each place, ``[tile][place]``.

    Raises ``NotCountedError`` where the tables would be too large, and ``ValueError`` where no
    deal agrees with what was seen.
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


def sampled_shares(unknowns: Unknowns, draws: int, rng: Rng) -> list[list[float]]:
    """Return the same, estimated from so many draws: the standard error is below ½/√draws."""
    assignments = Assignments(unknowns)
    counts = [[0] * len(unknowns.rooms) for _ in unknowns.tiles]
    for _ in range(draws):
        for index, place in enumerate(assignments.sample(rng)):
            counts[index][place] += 1
    return [[count / draws for count in row] for row in counts]


def _cases(unknowns: Unknowns) -> list[list[int]]:
    """The allowed places, in disjoint cases that together mean all clauses."""
    cases = [unknowns.allowed]
    for clause in unknowns.clauses():
        at = [unknowns.tiles.index(tile) for tile in clause.wanted]
        cases = [part for case in cases for part in split(case, at, clause.holders, clause.least)]
        if len(cases) > CASES_LIMIT:
            raise NotCountedError("too many constraints to count the deals exactly")
    return cases


def _table(rooms: list[int], allowed: list[int]) -> Table:
    groups = Groups(rooms, allowed, [])
    if groups.table_size > TABLE_LIMIT:
        raise NotCountedError("too many deals to count them exactly")
    return Table(groups)
